import { useState } from 'react'
import type { DeskOrder } from '#contract/desk/orders.ts'
import { Button } from '#src/ui/Button.tsx'
import { useCan } from '../session/use-desk.ts'
import { ExtraDialog } from '../money/ExtraDialog.tsx'
import { PayLinkDialog } from '../money/PayLinkDialog.tsx'
import { isStanding } from '../money/standing.ts'
import { TakePayment } from '../money/TakePayment.tsx'
import { texts } from '../money/texts.ts'
import { CancelBooking } from './CancelBooking.tsx'
import { GiveBack } from './GiveBack.tsx'
import { PlaceOrder } from './PlaceOrder.tsx'
import styles from './refunds.module.css'

const cancellable = ['Requested', 'Pending', 'Confirmed', 'Paid-unplaced']

/** What staff can do about an order as a whole: take money, cancel it, give money back, place it. What does not apply is left out. */
export function OrderMoney({ order, onDone }: { order: DeskOrder; onDone: () => void }) {
  const [open, setOpen] = useState<'link' | 'extra'>()
  const { Status } = order.Summary
  const mayCancel = useCan('order.cancel') && cancellable.includes(Status)
  const hasArrived = order.Stays.some(({ State }) => State !== 'expected')
  const mayGive = useCan('refund.propose') && order.Bill.Paid > order.Bill.Refunded
  const mayPlace = useCan('stay.change') && Status === 'Paid-unplaced'
  const mayTake = useCan('money.take') && order.Summary.Due > 0
  const mayLink = useCan('booking.make') && order.Summary.Due > 0 && isStanding(Status)
  const mayAdd = useCan('bill.change') && isStanding(Status)
  const dialog = { order, onDone, onClose: () => setOpen(undefined) }
  return (
    <div className={styles['orderActions']}>
      <TakePayment order={order} isOffered={mayTake} onDone={onDone} />
      {mayLink && (
        <Button kind="outlined" onClick={() => setOpen('link')}>
          {texts.payLink}
        </Button>
      )}
      {mayAdd && (
        <Button kind="outlined" onClick={() => setOpen('extra')}>
          {texts.addExtra}
        </Button>
      )}
      <PlaceOrder code={order.Summary.Code} isOffered={mayPlace} onDone={onDone} />
      <GiveBack order={order} isOffered={mayGive} onDone={onDone} />
      <CancelBooking order={order} isOffered={mayCancel && !hasArrived} onDone={onDone} />
      <PayLinkDialog {...dialog} isOpen={open === 'link'} />
      <ExtraDialog {...dialog} isOpen={open === 'extra'} />
    </div>
  )
}
