import { leviesOf } from '#contract/values/levies.ts'
import { allowanceRefusal } from '#contract/orders/allowance-rules.ts'
import {
  billCompanyRefusal,
  billRefusal,
  cancelRefusal,
  paymentRefusal,
  refundRefusal,
  roomsRefusal,
} from '#contract/orders/order-rules.ts'
import type { DeskOrder } from '#contract/reception/orders.ts'
import { useCan } from '../session/use-desk.ts'
import { AddExtra } from '../money/AddExtra.tsx'
import { BillCompany } from '../money/BillCompany.tsx'
import { PayLink } from '../money/PayLink.tsx'
import { TakePayment } from '../money/TakePayment.tsx'
import { AssignRooms } from '../refunds/AssignRooms.tsx'
import { CancelBooking } from '../refunds/CancelBooking.tsx'
import { GiveAllowance } from '../refunds/GiveAllowance.tsx'
import { GiveBack } from '../refunds/GiveBack.tsx'
import styles from './order.module.css'

/** What staff can do about an order as a whole: take money, lower its bill, cancel it, give money back, place it. What does not apply is left out. */
export function OrderMoney({ order, now, onDone }: { order: DeskOrder; now: number; onDone: () => void }) {
  const { Code, Status, Due, Guest, BilledTo } = order.Summary
  const states = order.Stays.map(({ State }) => State)
  const refunded = order.Refunds.reduce((sum, { Amount }) => sum + Amount, 0)
  const HeldUntil = order.HoldUntil === null ? undefined : Date.parse(order.HoldUntil)
  const isPayable = !paymentRefusal({ Status, HeldUntil, Due }, now)
  const mayCancel = useCan('order.cancel') && !cancelRefusal(Status, states)
  const mayGive = useCan('refund.propose') && !refundRefusal(order.Bill.Paid - refunded)
  const mayAssign = useCan('stay.change') && !roomsRefusal(Status)
  const mayTake = useCan('money.take') && isPayable
  const mayLink = useCan('booking.make') && isPayable
  const mayBill = useCan('bill.toCompany') && !billCompanyRefusal({ Status, Due, BilledTo })
  const mayAdd = useCan('bill.change') && !billRefusal(Status)
  const mayLower = useCan('stay.waiveDue') && unpaidOf(order) > 0 && !allowanceRefusal(standingOf(order), now)
  return (
    <div className={styles['orderActions']}>
      <TakePayment order={order} isOffered={mayTake} onDone={onDone} />
      <PayLink code={Code} phone={order.Guest.Phone} billedTo={BilledTo} isOffered={mayLink} onDone={onDone} />
      <BillCompany code={Code} guest={Guest} due={Due} isOffered={mayBill} onDone={onDone} />
      <AddExtra code={Code} levies={leviesOf(order.Bill)} isOffered={mayAdd} onDone={onDone} />
      <AssignRooms code={Code} isOffered={mayAssign} onDone={onDone} />
      <GiveAllowance order={order} isOffered={mayLower} onDone={onDone} />
      <GiveBack order={order} isOffered={mayGive} onDone={onDone} />
      <CancelBooking order={order} isOffered={mayCancel} onDone={onDone} />
    </div>
  )
}

/** Unpaid of an order: nothing where it is over, though less was paid than it came to. */
function unpaidOf({ Summary: { Status, Due }, Bill: { Payable, Paid } }: DeskOrder): number {
  return Status === 'Completed' ? Payable - Paid : Due
}

function standingOf({ Summary: { Status }, Events }: DeskOrder): Parameters<typeof allowanceRefusal>[0] {
  const completed = Events.find(({ Entry }) => Entry.Kind === 'status' && Entry.To === 'Completed')
  return { Status, CompletedAt: completed && Date.parse(completed.At) }
}
