import { Checkbox } from '#ui/fields/inputs.tsx'
import styles from './room-checkboxes.module.css'

type RoomCheckboxesProps = {
  rooms: readonly { UnitId: string; Room: string; House: string }[]
  chosen: readonly string[]
  /** No more can be chosen. */
  isFull?: boolean
  onChange: (chosen: readonly string[]) => void
}

/** Rooms to choose from, by house. */
export function RoomCheckboxes({ rooms, chosen, isFull = false, onChange }: RoomCheckboxesProps) {
  return (
    <div className={styles['houses']}>
      {[...Map.groupBy(rooms, ({ House }) => House)].map(([house, ofHouse]) => (
        <fieldset key={house} className={styles['house']}>
          <legend>{house}</legend>
          {ofHouse.map(({ UnitId, Room }) => {
            const isChosen = chosen.includes(UnitId)
            return (
              <Checkbox
                key={UnitId}
                label={Room}
                checked={isChosen}
                disabled={!isChosen && isFull}
                onChange={() => onChange(isChosen ? chosen.filter((other) => other !== UnitId) : [...chosen, UnitId])}
              />
            )
          })}
        </fieldset>
      ))}
    </div>
  )
}
