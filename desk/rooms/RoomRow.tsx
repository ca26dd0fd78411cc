import type { ReactNode } from 'react'
import type { DeskRoom } from '#contract/reception/rooms.ts'
import { MarkRoom } from '../housekeeping/MarkRoom.tsx'
import { ReadyMark } from '../housekeeping/RoomStateMark.tsx'
import type { MenuEntry } from '../parts/Menu.tsx'
import { useCan } from '../session/use-desk.ts'
import styles from './rooms.module.css'

type RoomRowProps = {
  room: DeskRoom
  /** What else can be done with it here. */
  more: readonly MenuEntry[]
  onChanged: () => void
  /** What stands below its name. */
  children: ReactNode
}

export function RoomRow({ room, more, onChanged, children }: RoomRowProps) {
  const mayMark = useCan('room.mark')
  return (
    <li className={styles['room']}>
      <div className={styles['line']}>
        <span className={styles['name']}>{room.Room}</span>
        <ReadyMark room={room} />
        {mayMark && <MarkRoom room={room} more={more} onChanged={onChanged} />}
      </div>
      {children}
    </li>
  )
}
