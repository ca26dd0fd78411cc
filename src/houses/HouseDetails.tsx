import { Check } from 'lucide-react'
import type { House, PlaceType } from '#contract/houses.ts'
import styles from './HouseDetails.module.css'
import { texts } from './texts.ts'

/** What a place is like, in words, and what is there. */
export function HouseDetails({ house, type }: { house: House; type: PlaceType }) {
  return (
    <div className={styles['details']}>
      <p>{type === 'ROOM' ? house.RoomDescription : house.Description}</p>
      {house.Facalities.length > 0 && (
        <section className={styles['facilities']}>
          <h3>{texts.facilities}</h3>
          <ul>
            {house.Facalities.map(({ Name }) => (
              <li key={Name}>
                <Check size={18} aria-hidden="true" />
                {Name}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
