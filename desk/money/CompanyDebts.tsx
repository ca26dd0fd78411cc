import { Link } from 'react-router-dom'
import { listCompanyDebts } from '#contract/money/company-bills.ts'
import { dhakaDate } from '#contract/values/calendar.ts'
import { formatTaka } from '#contract/wording/format.ts'
import { showDay } from '#ui/dates/date-text.ts'
import { plainText } from '../guests/plain-text.ts'
import { ReadingState } from '../parts/Page.tsx'
import { Sums } from '../parts/Sums.tsx'
import { useDeskReading } from '../session/use-desk-call.ts'
import styles from './money.module.css'
import { texts } from './texts.ts'
import { Sum } from '#ui/values.tsx'

/** What companies owe, the oldest first; the booking takes the money. */
export function CompanyDebts() {
  const reading = useDeskReading(listCompanyDebts, {})
  const { data, problem } = reading
  if (!data || problem !== undefined) return <ReadingState reading={reading} />
  if (data.Data.length === 0) return <p className={styles['note']}>{texts.noCompanyDebts}</p>
  return (
    <>
      <ul className={styles['rows']}>
        {data.Data.map(({ Code, Since, Company, Reference, Guest, Departure, Due }) => (
          <li key={Code}>
            <span>
              <Link to={`/orders/${Code}`}>
                <bdi>{plainText(Company)}</bdi>
              </Link>
              <small>
                <bdi>{plainText([Guest, Reference].filter((part) => part !== '').join(' · '))}</bdi>
              </small>
              <small>
                {Code} · {texts.until(showDay(Departure))} · {texts.owedSince(showDay(dhakaDate(Date.parse(Since))))}
              </small>
            </span>
            <strong>
              <Sum taka={Due} />
            </strong>
          </li>
        ))}
      </ul>
      <Sums rows={[{ name: texts.openTotal, sum: formatTaka(data.Total) }]} />
    </>
  )
}
