import { Link } from 'react-router-dom'
import { listDues } from '#contract/desk/money.ts'
import { formatTaka } from '#contract/wording/format.ts'
import { Spinner } from '#ui/loading.tsx'
import { Notice } from '#ui/messages.tsx'
import { showDay } from '#ui/dates/date-text.ts'
import { Contacts, GuestName } from '../guests/guest.tsx'
import { useDeskReading } from '../session/use-desk-call.ts'
import styles from './money.module.css'
import { texts } from './texts.ts'

/** Who owes; the booking takes the money. */
export function DuesSection() {
  const { data, problem, isLoading } = useDeskReading(listDues, {})
  if (problem !== undefined) return <Notice kind="error">{problem}</Notice>
  if (!data) return isLoading ? <Spinner /> : null
  if (data.Data.length === 0) return <p className={styles['note']}>{texts.noDues}</p>
  return (
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
          <strong>{formatTaka(Due)}</strong>
          <Contacts name={Guest} phone={Phone} />
        </li>
      ))}
    </ul>
  )
}
