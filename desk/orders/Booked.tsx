import type { DeskOrder } from '#contract/reception/orders.ts'
import { daysText, dayText, timeText } from '#contract/wording/format.ts'
import { placeTitle } from '#contract/wording/order-words.ts'
import { Contacts } from '../guests/guest.tsx'
import { plainText } from '../guests/plain-text.ts'
import styles from './order.module.css'
import { texts } from './texts.ts'
import { Sum } from '#ui/values.tsx'

/** What was booked: places for nights, or the pool, the hall or the whole resort. */
export function Booked({ order: { Lines, Occasion } }: { order: DeskOrder }) {
  return (
    <>
      {Lines.length > 0 && (
        <ul className={styles['rows']}>
          {Lines.map((line) => (
            <li key={`${line.Name} ${line.Type} ${line.Arrival}`}>
              <span>
                {plainText(placeTitle(line))}
                <small>{daysText(line.Arrival, line.Departure)}</small>
              </span>
              <span className={styles['sum']}>
                <Sum taka={line.Price} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {Occasion && (
        <dl className={styles['facts']}>
          <div>
            <dt>{texts.time}</dt>
            <dd>
              {atOf(Occasion.StartsAt)} – {atOf(Occasion.EndsAt)}
            </dd>
          </div>
          <div>
            <dt>{texts.guests}</dt>
            <dd>{texts.persons(Occasion.Persons)}</dd>
          </div>
          {Occasion.Name !== '' && (
            <div>
              <dt>{texts.contact}</dt>
              <dd>
                <bdi>{plainText(Occasion.Name)}</bdi> <Contacts name={Occasion.Name} phone={Occasion.Phone} />
              </dd>
            </div>
          )}
          {Occasion.Remark !== '' && (
            <div>
              <dt>{texts.remark}</dt>
              <dd>
                <bdi>{plainText(Occasion.Remark)}</bdi>
              </dd>
            </div>
          )}
        </dl>
      )}
    </>
  )
}

function atOf(dateTime: string): string {
  return `${dayText(dateTime.slice(0, 10))}, ${timeText(dateTime.slice(11, 16))}`
}
