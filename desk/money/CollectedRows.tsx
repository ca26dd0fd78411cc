import { Link } from 'react-router-dom'
import type { CollectedDay, PaidRefund, Takings } from '#contract/money/takings.ts'
import { dayText, formatTaka } from '#contract/wording/format.ts'
import { methodName } from '#contract/wording/payment-words.ts'
import { Button } from '#ui/Button.tsx'
import { Sum } from '#ui/values.tsx'
import { GuestName } from '../guests/guest.tsx'
import { texts as common } from '../texts.ts'
import styles from './money.module.css'
import { signedTaka, sumText } from './money-words.ts'
import { texts } from './texts.ts'

/** All payments, those that are void struck through. */
export function PaymentRows({ payments }: { payments: Takings['Payments'] }) {
  return (
    <ul className={styles['rows']}>
      {payments.map(({ At, Receipt, Code, Guest, Amount, Method, Reference, Repeats, By, IsReversed }) => (
        <li key={Receipt} className={IsReversed ? styles['struck'] : undefined}>
          <span>
            <GuestOf code={Code} name={Guest} />
            <small>
              {listed(Receipt, methodName(Method), Reference, By, common.moment(At), IsReversed && texts.voided)}
            </small>
            {Repeats !== undefined && <small className={styles['repeats']}>{texts.repeats(Repeats)}</small>}
          </span>
          <strong>
            <Sum taka={Amount} />
          </strong>
        </li>
      ))}
    </ul>
  )
}

/** What went back, and how. */
export function RefundRows({ refunds }: { refunds: readonly PaidRefund[] }) {
  return (
    <ul className={styles['rows']}>
      {refunds.map(({ At, Code, Guest, Amount, Method, Reference, By }, index) => (
        <li key={`${Code} ${At} ${index}`}>
          <span>
            <GuestOf code={Code} name={Guest} />
            <small>{listed(Method !== '' && methodName(Method), Reference, By, common.moment(At))}</small>
          </span>
          <strong>{signedTaka(-Amount)}</strong>
        </li>
      ))}
    </ul>
  )
}

type DayRowsProps = { days: readonly CollectedDay[]; onDay: (day: string) => void }

/** What was collected on each day, less what was refunded; a day opens. */
export function DayRows({ days, onDay }: DayRowsProps) {
  return (
    <ul className={styles['rows']}>
      {days.map(({ Date: day, Taken, Refunded, Net }) => (
        <li key={day}>
          <span>
            <span>
              <Button kind="text" aria-label={texts.openDay(dayText(day))} onClick={() => onDay(day)}>
                {dayText(day)}
              </Button>
            </span>
            {Refunded > 0 && <small>{texts.lessRefunds(formatTaka(Taken), formatTaka(Refunded))}</small>}
          </span>
          <strong>{sumText(Net)}</strong>
        </li>
      ))}
    </ul>
  )
}

function GuestOf({ code, name }: { code: string; name: string }) {
  return (
    <Link to={`/orders/${code}`}>
      <GuestName name={name} />
    </Link>
  )
}

function listed(...facts: readonly (string | false)[]): string {
  return facts.filter((fact) => fact !== '' && fact !== false).join(' · ')
}
