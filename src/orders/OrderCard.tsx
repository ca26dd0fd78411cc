import { Link } from 'react-router-dom'
import { dhakaDate } from '#contract/calendar.ts'
import type { OrderSummary } from '#contract/order.ts'
import { paths } from '#src/paths.ts'
import { buttonClass } from '#src/ui/button-class.ts'
import { showDate } from '#src/ui/date-text.ts'
import { HoldCountdown } from './HoldCountdown.tsx'
import { dueOf, durationOf, payabilityOf, showTk } from './order-values.ts'
import styles from './OrderCard.module.css'
import { PayButton } from './PayButton.tsx'
import { StatusMark } from './StatusMark.tsx'
import { texts } from './texts.ts'
import { useSecondsUntil } from './use-seconds-until.ts'

export function OrderCard({ order }: { order: OrderSummary }) {
  const due = dueOf(order)
  const payability = payabilityOf(order, useSecondsUntil(order.HoldUntil) > 0)
  return (
    <li className={styles['card']}>
      <div className={styles['what']}>
        <StatusMark status={order.Status} />
        <h2 className={styles['code']}>{texts.order(order.Code)}</h2>
        <p className={styles['facts']}>
          <span>{texts.dates(showDate(order.ReservationDate), showDate(order.ReleaseDate))}</span>
          <span>{durationOf(order)}</span>
          <span>{order.Type}</span>
          <span>{texts.items(order.ItemCount)}</span>
        </p>
        <p className={styles['facts']}>{texts.orderedOn(showDate(dhakaDate(Date.parse(order.CreatedAt))))}</p>
        {order.Status === 'Pending' && order.HoldUntil !== null && <HoldCountdown until={order.HoldUntil} />}
      </div>
      <dl className={styles['sums']}>
        <Sum label={texts.payable} taka={order.PayableAmount} />
        <Sum label={texts.paid} taka={order.Paid} />
        <Sum label={texts.due} taka={due} />
      </dl>
      <div className={styles['ways']}>
        {payability !== 'none' && (
          <PayButton code={order.Code} payable={order.PayableAmount} due={due}>
            {payability === 'again' ? texts.payAgain : texts.payDue}
          </PayButton>
        )}
        <Link to={paths.order(order.Code)} className={buttonClass('outlined')} aria-label={texts.invoiceOf(order.Code)}>
          {texts.invoice}
        </Link>
      </div>
    </li>
  )
}

function Sum({ label, taka }: { label: string; taka: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{showTk(taka)}</dd>
    </div>
  )
}
