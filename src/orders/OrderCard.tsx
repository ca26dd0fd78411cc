import { Link } from 'react-router-dom'
import { dhakaDate } from '#contract/values/calendar.ts'
import { whenOf } from '#contract/wording/order-words.ts'
import type { Order, OrderStatus } from '#contract/orders/orders.ts'
import { paths } from '#src/lib/paths.ts'
import { buttonClass } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import { showDate } from '#ui/dates/date-text.ts'
import { unbroken } from '#contract/wording/format.ts'
import { Code, Fact } from '#ui/values.tsx'
import { CancelButton } from './CancelButton.tsx'
import { HoldCountdown, useSecondsUntil } from './HoldCountdown.tsx'
import sums from './order-parts.module.css'
import {
  canBeBookedAgain,
  canBeCancelled,
  countdownOf,
  dueName,
  durationOf,
  isGivenUp,
  keptOf,
  payabilityOf,
  refundName,
  refundNote,
  showTk,
  titleOf,
} from './order-values.ts'
import styles from './OrderCard.module.css'
import { OrderPicture } from './OrderPicture.tsx'
import { PayButton } from './PayButton.tsx'
import { SamePlacesButton } from './SamePlacesButton.tsx'
import { texts } from './texts.ts'
import { useFocusAfterChange } from '#src/lib/page-lifecycle.ts'

type OrderCardProps = { order: Order; today: string; onChanged: () => void }

export function OrderCard({ order, today, onChanged }: OrderCardProps) {
  const isHeld = useSecondsUntil(order.HoldUntil) > 0
  const heading = useFocusAfterChange(order.Status)
  const countdown = countdownOf(order, today)
  const until = order.BookedPlaces.find(({ Until }) => Until !== undefined)?.Until
  return (
    <li className={styles['card']}>
      <OrderPicture order={order} sizes="(min-width: 560px) 200px, 96px" />
      <div className={styles['what']}>
        <p className={styles['standing']}>
          <StatusMark status={order.Status} isUnderReview={order.UnderReview} />
          {countdown !== undefined && <span className={styles['countdown']}>{countdown}</span>}
        </p>
        <h3 ref={heading} tabIndex={-1} className={styles['title']}>
          {titleOf(order)}
        </h3>
        <p className={styles['when']}>{unbroken(whenOf(order))}</p>
        {until !== undefined && <p>{texts.roomUntil(showDate(until))}</p>}
      </div>
      <div className={styles['more']}>
        <p className={styles['facts']}>
          <span>{durationOf(order)}</span>
          {order.ItemCount > 1 && <span>{texts.places(order.ItemCount)}</span>}
        </p>
        <p className={styles['facts']}>
          <Code>{texts.order(order.Code)}</Code>
          <span>{texts.orderedOn(showDate(dhakaDate(Date.parse(order.CreatedAt))))}</span>
        </p>
        {order.UnderReview && <p>{texts.reviewNote}</p>}
        {!order.UnderReview && order.Status === 'Pending' && order.HoldUntil !== null && (
          <HoldCountdown type={order.Type} until={order.HoldUntil} />
        )}
      </div>
      <OrderSums order={order} />
      <OrderActions order={order} isHeld={isHeld} today={today} onChanged={onChanged} />
    </li>
  )
}

/** What it costs; of a request that is still to come. */
function OrderSums({ order }: { order: Order }) {
  if (order.Status === 'Requested') return <p className={styles['quote']}>{texts.quoteToCome}</p>
  const kept = keptOf(order)
  return (
    <dl className={sums['sums']}>
      <Fact
        name={texts.payable}
        value={isGivenUp(order) ? <s>{showTk(order.PayableAmount)}</s> : showTk(order.PayableAmount)}
      />
      <Fact name={texts.paid} value={showTk(order.Paid)} />
      {order.SurplusRefund && (
        <Fact
          name={texts.overpaid}
          value={`${showTk(order.SurplusRefund.Amount)} · ${refundNote(order.SurplusRefund)}`}
        />
      )}
      {order.GoodwillRefund && (
        <Fact
          name={texts.goodwill}
          value={`${showTk(order.GoodwillRefund.Amount)} · ${refundNote(order.GoodwillRefund)}`}
        />
      )}
      {order.Refund && (
        <Fact name={refundName(order.Refund)} value={`${showTk(order.Refund.Amount)} · ${refundNote(order.Refund)}`} />
      )}
      {kept > 0 && <Fact name={texts.cancel.fee} value={showTk(kept)} />}
      <Fact name={dueName(order)} value={showTk(order.Due)} />
    </dl>
  )
}

type OrderActionsProps = OrderCardProps & { isHeld: boolean }

function OrderActions({ order, isHeld, today, onChanged }: OrderActionsProps) {
  const payability = payabilityOf(order, isHeld)
  const isRequest = order.Status === 'Requested'
  return (
    <div className={styles['actions']}>
      {payability !== 'none' && (
        <PayButton
          code={order.Code}
          payable={order.PayableAmount}
          due={order.Due}
          canPayPart={order.CanPayPart}
          percent={order.PayPercent}
        >
          {payability === 'again' ? texts.payAgain : texts.payDue}
        </PayButton>
      )}
      {canBeBookedAgain(order, today) && <SamePlacesButton code={order.Code} />}
      <Link
        to={paths.order(order.Code)}
        className={buttonClass('outlined')}
        aria-label={isRequest ? texts.viewRequestOf(order.Code) : texts.invoiceOf(order.Code)}
      >
        {isRequest ? texts.viewRequest : texts.invoice}
      </Link>
      {canBeCancelled(order, isHeld) && <CancelButton code={order.Code} onChanged={onChanged} />}
    </div>
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

function StatusMark({ status, isUnderReview }: { status: OrderStatus; isUnderReview: boolean }) {
  const tone = isUnderReview ? 'waiting' : tones[status]
  return <span className={classes(styles['status'], styles[tone])}>{isUnderReview ? texts.underReview : status}</span>
}
