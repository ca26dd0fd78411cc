import type { DeskOrder } from '#contract/desk/orders.ts'
import { useCan } from '../session/use-desk.ts'
import { AddExtra } from '../money/AddExtra.tsx'
import { PayLink } from '../money/PayLink.tsx'
import { isStanding } from '../money/standing.ts'
import { TakePayment } from '../money/TakePayment.tsx'
import { CancelBooking } from './CancelBooking.tsx'
import { GiveBack } from './GiveBack.tsx'
import { PlaceOrder } from './PlaceOrder.tsx'
import styles from './refunds.module.css'

const cancellable = ['Requested', 'Pending', 'Confirmed', 'Paid-unplaced']

/** What staff can do about an order as a whole: take money, cancel it, give money back, place it. What does not apply is left out. */
export function OrderMoney({ order, onDone }: { order: DeskOrder; onDone: () => void }) {
  const { Code, Status } = order.Summary
  const mayCancel = useCan('order.cancel') && cancellable.includes(Status)
  const hasArrived = order.Stays.some(({ State }) => State !== 'expected')
  const mayGive = useCan('refund.propose') && order.Bill.Paid > order.Bill.Refunded
  const mayPlace = useCan('stay.change') && Status === 'Paid-unplaced'
  const mayTake = useCan('money.take') && order.Summary.Due > 0
  const mayLink = useCan('booking.make') && order.Summary.Due > 0 && isStanding(Status)
  const mayAdd = useCan('bill.change') && isStanding(Status)
  return (
    <div className={styles['orderActions']}>
      <TakePayment order={order} isOffered={mayTake} onDone={onDone} />
      <PayLink code={Code} phone={order.Guest.Phone} isOffered={mayLink} onDone={onDone} />
      <AddExtra code={Code} isOffered={mayAdd} onDone={onDone} />
      <PlaceOrder code={Code} isOffered={mayPlace} onDone={onDone} />
      <GiveBack order={order} isOffered={mayGive} onDone={onDone} />
      <CancelBooking order={order} isOffered={mayCancel && !hasArrived} onDone={onDone} />
    </div>
  )
}
