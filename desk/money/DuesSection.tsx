import { Link } from 'react-router-dom'
import { listDues } from '#contract/desk/money.ts'
import { toPaisa } from '#contract/values/money.ts'
import { formatPaisa } from '#contract/wording/format.ts'
import { showDay } from '#ui/dates/date-text.ts'
import { Contacts, GuestName } from '../guests/guest.tsx'
import { ReadingState } from '../parts/Page.tsx'
import { Sums } from '../parts/Sums.tsx'
import { useDeskReading } from '../session/use-desk-call.ts'
import styles from './money.module.css'
import { texts } from './texts.ts'
import { Sum } from '#ui/values.tsx'

/** Who owes; the booking takes the money. */
export function DuesSection() {
  const reading = useDeskReading(listDues, {})
  const { data, problem } = reading
  if (!data || problem !== undefined) return <ReadingState reading={reading} />
  if (data.Data.length === 0) return <p className={styles['note']}>{texts.noDues}</p>
  const total = data.Data.reduce((sum, { Due }) => sum + toPaisa(Due), 0)
  return (
    <>
      <ul className={styles['rows']}>
        {data.Data.map(({ Code, Guest, Phone, Departure, Due }) => (
          <li key={Code}>
            <span>
              <Link to={`/orders/${Code}`}>
                <GuestName name={Guest} />
              </Link>
              <small>
                {Code} · {texts.until(showDay(Departure))}
              </small>
            </span>
            <strong>
              <Sum taka={Due} />
            </strong>
            <Contacts name={Guest} phone={Phone} />
          </li>
        ))}
      </ul>
      <Sums rows={[{ name: texts.openTotal, sum: formatPaisa(total) }]} />
    </>
  )
}
