import { billRefusal, cancelRefusal, paymentRefusal, refundRefusal, roomsRefusal } from '#contract/desk/order-rules.ts'
import type { DeskOrder } from '#contract/desk/orders.ts'
import { useCan } from '../session/use-desk.ts'
import { AddExtra } from '../money/AddExtra.tsx'
import { PayLink } from '../money/PayLink.tsx'
import { TakePayment } from '../money/TakePayment.tsx'
import { AssignRooms } from './AssignRooms.tsx'
import { CancelBooking } from './CancelBooking.tsx'
import { GiveBack } from './GiveBack.tsx'
import styles from './refunds.module.css'

/** What staff can do about an order as a whole: take money, cancel it, give money back, place it. What does not apply is left out. */
export function OrderMoney({ order, now, onDone }: { order: DeskOrder; now: number; onDone: () => void }) {
  const { Code, Status, Due } = order.Summary
  const states = order.Stays.map(({ State }) => State)
  const refunded = order.Refunds.reduce((sum, { Amount }) => sum + Amount, 0)
  const HeldUntil = order.HoldUntil === null ? undefined : Date.parse(order.HoldUntil)
  const isPayable = !paymentRefusal({ Status, HeldUntil, Due }, now)
  const mayCancel = useCan('order.cancel') && !cancelRefusal(Status, states)
  const mayGive = useCan('refund.propose') && !refundRefusal(order.Bill.Paid - refunded)
  const mayAssign = useCan('stay.change') && !roomsRefusal(Status)
  const mayTake = useCan('money.take') && isPayable
  const mayLink = useCan('booking.make') && isPayable
  const mayAdd = useCan('bill.change') && !billRefusal(Status)
  return (
    <div className={styles['orderActions']}>
      <TakePayment order={order} isOffered={mayTake} onDone={onDone} />
      <PayLink code={Code} phone={order.Guest.Phone} isOffered={mayLink} onDone={onDone} />
      <AddExtra code={Code} isOffered={mayAdd} onDone={onDone} />
      <AssignRooms code={Code} isOffered={mayAssign} onDone={onDone} />
      <GiveBack order={order} isOffered={mayGive} onDone={onDone} />
      <CancelBooking order={order} isOffered={mayCancel} onDone={onDone} />
    </div>
  )
}
