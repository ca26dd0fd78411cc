import { addDays } from '#contract/values/calendar.ts'
import { toTaka } from '#contract/values/money.ts'
import { groupNights, type NightPrices } from '#contract/values/rates.ts'
import { dayText } from '#contract/wording/format.ts'
import { takaText } from '#ui/lib/figures.ts'
import styles from './NightList.module.css'
import { texts } from './texts.ts'

type NightListProps = {
  arrival: string
  /** Paisa, of one room or house. */
  nights: NightPrices
  /** Whether there are several rooms, each at these prices. */
  isOfOneRoom?: boolean
  /** Whether it is open, even where all cost the same: they have just changed, or are to be printed. */
  isOpen?: boolean
}

/** The nights of a sum, those of one price together; nothing where all cost the same. */
export function NightList({ arrival, nights, isOfOneRoom = false, isOpen = false }: NightListProps) {
  const groups = groupNights(nights)
  if (groups.length < 2 && !isOpen) return null
  return (
    <details className={styles['nights']} open={isOpen}>
      <summary>{isOfOneRoom ? texts.eachNightOfRoom : texts.eachNight}</summary>
      <ul>
        {groups.map(({ first, count, price }) => (
          <li key={first}>
            <span>{texts.nightsFrom(dayText(addDays(arrival, first)), count)}</span>
            <span className={styles['price']}>{priceText(toTaka(price), count)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}

function priceText(taka: number, nights: number): string {
  return nights > 1 ? texts.each(takaText(taka)) : takaText(taka)
}
