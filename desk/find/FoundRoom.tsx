import type { DeskRoom } from '#contract/reception/rooms.ts'
import { RoomStateMark } from '../housekeeping/RoomStateMark.tsx'
import { RoomGuests } from '../rooms/RoomGuests.tsx'
import { roomTitle } from '../stays/parties.ts'
import styles from './find.module.css'

/** A room by its name: whether it is ready, who is in it and who comes next. */
export function FoundRoom({ room }: { room: DeskRoom }) {
  return (
    <li className={styles['room']}>
      <p className={styles['roomName']}>
        <span>{roomTitle(room)}</span> <RoomStateMark state={room.State} />
      </p>
      <RoomGuests guests={room.Guests} isBlocked={room.Block !== null} />
    </li>
  )
}
