import { isStanding } from '#contract/orders/order-rules.ts'
import type { today } from '#contract/reception/orders.ts'
import type { DataOf } from '#contract/endpoint.ts'
import { timeText } from '#contract/wording/format.ts'
import { showDay } from '#ui/dates/date-text.ts'
import { DueMark } from '../orders/DueMark.tsx'
import styles from './party.module.css'
import { texts } from './texts.ts'
import { Who } from './Who.tsx'

/** The pool, the hall and the whole resort on a day. */
export function Occasions({ occasions, day }: { occasions: DataOf<typeof today>['Occasions']; day: string }) {
  return (
    <ul>
      {occasions.map(({ Code, Type, Guest, Phone, StartsAt, EndsAt, Persons, Status, Due, BilledTo }) => (
        <li key={Code} className={styles['party']}>
          <Who code={Code} guest={Guest} phone={Phone}>
            {Due !== null && <DueMark order={{ Due, BilledTo }} isStanding={isStanding(Status)} />}
          </Who>
          <p className={styles['when']}>
            {[texts.kinds[Type], texts.times(atOf(StartsAt, day), atOf(EndsAt, day)), texts.persons(Persons)].join(
              ' · ',
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}

/** The time, with the day where it is another one. */
function atOf(dateTime: string, day: string): string {
  const [date, time] = [dateTime.slice(0, 10), timeText(dateTime.slice(11, 16))]
  return date === day ? time : `${showDay(date)}, ${time}`
}
