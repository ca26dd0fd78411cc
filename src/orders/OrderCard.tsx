import { Link } from 'react-router-dom'
import { dhakaDate } from '#contract/values/calendar.ts'
import type { OrderStatus, Order } from '#contract/orders.ts'
import { paths } from '#src/lib/paths.ts'
import { buttonClass } from '#src/ui/Button.tsx'
import { classes } from '#src/ui/classes.ts'
import { showDate } from '#src/ui/dates/date-text.ts'
import { Fact } from '#src/ui/values.tsx'
import { CancelButton } from './CancelButton.tsx'
import { HoldCountdown, useSecondsUntil } from './HoldCountdown.tsx'
import sums from './order-parts.module.css'
import { canBeCancelled, dueOf, durationOf, payabilityOf, showTk } from './order-values.ts'
import styles from './OrderCard.module.css'
import { PayButton } from './PayButton.tsx'
import { texts } from './texts.ts'
import { useFocusAfterChange } from './use-focus-after-change.ts'

export function OrderCard({ order, onChanged }: { order: Order; onChanged: () => void }) {
  const due = dueOf(order)
  const isHeld = useSecondsUntil(order.HoldUntil) > 0
  const payability = payabilityOf(order, isHeld)
  const heading = useFocusAfterChange(order.Status)
  return (
    <li className={styles['card']}>
      <div className={styles['what']}>
        <StatusMark status={order.Status} />
        <h2 ref={heading} tabIndex={-1} className={styles['code']}>
          {texts.order(order.Code)}
        </h2>
        <p className={styles['facts']}>
          <span>{texts.dates(showDate(order.ReservationDate), showDate(order.ReleaseDate))}</span>
          <span>{durationOf(order)}</span>
          <span>{order.Type}</span>
          <span>{texts.items(order.ItemCount)}</span>
        </p>
        <p className={styles['facts']}>{texts.orderedOn(showDate(dhakaDate(Date.parse(order.CreatedAt))))}</p>
        {order.Status === 'Pending' && order.HoldUntil !== null && (
          <HoldCountdown type={order.Type} until={order.HoldUntil} />
        )}
      </div>
      <dl className={sums['sums']}>
        <Fact name={texts.payable} value={showTk(order.PayableAmount)} />
        <Fact name={texts.paid} value={showTk(order.Paid)} />
        <Fact name={texts.due} value={showTk(due)} />
      </dl>
      <div className={styles['actions']}>
        {payability !== 'none' && (
          <PayButton code={order.Code} payable={order.PayableAmount} due={due}>
            {payability === 'again' ? texts.payAgain : texts.payDue}
          </PayButton>
        )}
        <Link to={paths.order(order.Code)} className={buttonClass('outlined')} aria-label={texts.invoiceOf(order.Code)}>
          {texts.invoice}
        </Link>
        {canBeCancelled(order, isHeld) && <CancelButton code={order.Code} onChanged={onChanged} />}
      </div>
    </li>
  )
}

const tones = {
  Requested: 'waiting',
  Pending: 'waiting',
  Confirmed: 'good',
  'Paid-unplaced': 'waiting',
  Cancelled: 'over',
  Expired: 'over',
  Refunded: 'over',
  Completed: 'good',
} as const satisfies Record<OrderStatus, string>

function StatusMark({ status }: { status: OrderStatus }) {
  return <p className={classes(styles['status'], styles[tones[status]])}>{status}</p>
}
