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
  /** Whether they have just changed: then they are open, even where all cost the same. */
  isNews?: boolean
}

/** The nights of a sum, those of one price together; nothing where all cost the same. */
export function NightList({ arrival, nights, isOfOneRoom = false, isNews = false }: NightListProps) {
  const rows = rowsOf(arrival, nights)
  if (rows.length < 2 && !isNews) return null
  return (
    <details className={styles['nights']} open={isNews}>
      <summary>{isOfOneRoom ? texts.eachNightOfRoom : texts.eachNight}</summary>
      <ul>
        {rows.map(({ first, count, price }) => (
          <li key={first}>
            <span>{texts.nightsFrom(dayText(first), count)}</span>
            <span className={styles['price']}>{count > 1 ? texts.each(takaText(price)) : takaText(price)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}

function rowsOf(arrival: string, nights: NightPrices) {
  let next = arrival
  return groupNights(nights).map(({ count, price }) => {
    const first = next
    next = addDays(first, count)
    return { first, count, price: toTaka(price) }
  })
}
