import { Link } from 'react-router-dom'
import { listDues } from '#contract/money/till.ts'
import type { DataOf } from '#contract/endpoint.ts'
import { dhakaDate } from '#contract/values/calendar.ts'
import { toPaisa } from '#contract/values/money.ts'
import { formatPaisa } from '#contract/wording/format.ts'
import { showDay } from '#ui/dates/date-text.ts'
import { Contacts, GuestName } from '../guests/guest.tsx'
import { ReadingState } from '../parts/Page.tsx'
import { type SumRow, Sums } from '../parts/Sums.tsx'
import { useDeskReading } from '../session/use-desk-call.ts'
import styles from './money.module.css'
import { useMinute } from '../parts/use-minute.ts'
import { texts } from './texts.ts'
import { Sum } from '#ui/values.tsx'

/** Who owes, apart by whether they leave today or before; the booking takes the money. */
export function DuesSection() {
  const reading = useDeskReading(listDues, {})
  const { data, problem } = reading
  const now = useMinute(reading.reload)
  if (!data || problem !== undefined) return <ReadingState reading={reading} />
  if (data.Data.length === 0) return <p className={styles['note']}>{texts.noDues}</p>
  const { leaving = [], later = [] } = Object.groupBy(data.Data, ({ Departure }) =>
    Departure <= dhakaDate(now) ? 'leaving' : 'later',
  )
  return (
    <>
      <Group title={texts.leavingDues} dues={leaving} />
      <Group title={texts.laterDues} dues={later} />
      {leaving.length > 0 && later.length > 0 && <Sums rows={[totalOf(texts.openTotal, data.Data)]} />}
    </>
  )
}

function Group({ title, dues }: { title: string; dues: DataOf<typeof listDues>['Data'] }) {
  if (dues.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <ul className={styles['rows']}>
        {dues.map(({ Code, Guest, Phone, Departure, Due }) => (
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
      <Sums rows={[totalOf(title, dues)]} />
    </>
  )
}

function totalOf(name: string, dues: DataOf<typeof listDues>['Data']): SumRow {
  return { name, sum: formatPaisa(dues.reduce((sum, { Due }) => sum + toPaisa(Due), 0)) }
}
