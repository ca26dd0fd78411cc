import type { ReactNode } from 'react'
import type { DeskRoom } from '#contract/reception/rooms.ts'
import { Button } from '#ui/Button.tsx'
import styles from './houses.module.css'

type HousesProps = {
  rooms: readonly DeskRoom[]
  /** What is said of the rooms of a house, next to its name. */
  note?: (rooms: number) => string
  /** What can be done with a house, below its rooms. */
  action?: { label: (house: string) => string; run: (rooms: readonly DeskRoom[]) => void } | undefined
  /** The item of a room. */
  children: (room: DeskRoom) => ReactNode
}

/** All rooms, each house on a sheet of its own. */
export function Houses({ rooms, note, action, children }: HousesProps) {
  return (
    <div className={styles['houses']}>
      {[...Map.groupBy(rooms, ({ House }) => House)].map(([house, ofHouse]) => (
        <section key={house} className={styles['house']} aria-label={house}>
          <h2>
            {house} {note && <span className={styles['note']}>{note(ofHouse.length)}</span>}
          </h2>
          <ul>{ofHouse.map(children)}</ul>
          {action && (
            <Button kind="text" className={styles['action']} onClick={() => action.run(ofHouse)}>
              {action.label(house)}
            </Button>
          )}
        </section>
      ))}
    </div>
  )
}
