import { useState } from 'react'
import type { DeskOrder } from '#contract/desk/orders.ts'
import { refundLimits } from '#contract/values/roles.ts'
import { Button } from '#src/ui/Button.tsx'
import { useCan, useMember } from '../session/use-desk.ts'
import { ExtraDialog } from '../money/ExtraDialog.tsx'
import { PayLinkDialog } from '../money/PayLinkDialog.tsx'
import { isStanding } from '../money/standing.ts'
import { TakePayment } from '../money/TakePayment.tsx'
import { texts as moneyTexts } from '../money/texts.ts'
import { CancelDialog } from './CancelDialog.tsx'
import { GiveDialog } from './GiveDialog.tsx'
import { PlaceDialog } from './PlaceDialog.tsx'
import styles from './refunds.module.css'
import { texts } from './texts.ts'

const cancellable = ['Requested', 'Pending', 'Confirmed', 'Paid-unplaced']

/** What staff can do about an order as a whole: take money, cancel it, give money back, place it. What does not apply is left out. */
export function OrderMoney({ order, onDone }: { order: DeskOrder; onDone: () => void }) {
  const { Role } = useMember()
  const [open, setOpen] = useState<'link' | 'extra' | 'cancel' | 'give' | 'place'>()
  const { Status } = order.Summary
  const mayCancel = useCan('order.cancel') && cancellable.includes(Status)
  const hasArrived = order.Stays.some(({ State }) => State !== 'expected')
  const mayGive = useCan('refund.propose') && order.Bill.Paid > order.Bill.Refunded
  const mayPlace = useCan('stay.change') && Status === 'Paid-unplaced'
  const mayTake = useCan('money.take') && order.Summary.Due > 0
  const mayLink = useCan('booking.make') && order.Summary.Due > 0 && isStanding(Status)
  const mayAdd = useCan('bill.change') && isStanding(Status)
  const dialog = { order, onDone, onClose: () => setOpen(undefined) }
  if (!mayTake && !mayLink && !mayAdd && !mayCancel && !mayGive && !mayPlace) return null
  return (
    <div className={styles['orderActions']}>
      <TakePayment order={order} isOffered={mayTake} onDone={onDone} />
      {mayLink && (
        <Button kind="outlined" onClick={() => setOpen('link')}>
          {moneyTexts.payLink}
        </Button>
      )}
      {mayAdd && (
        <Button kind="outlined" onClick={() => setOpen('extra')}>
          {moneyTexts.addExtra}
        </Button>
      )}
      {mayPlace && <Button onClick={() => setOpen('place')}>{texts.place}</Button>}
      {mayGive && (
        <Button kind="outlined" onClick={() => setOpen('give')}>
          {refundLimits[Role] > 0 ? texts.giveBack : texts.propose}
        </Button>
      )}
      {mayCancel && !hasArrived && (
        <Button kind="outlined" onClick={() => setOpen('cancel')}>
          {Status === 'Requested' ? texts.declineRequest : texts.cancelBooking}
        </Button>
      )}
      <PayLinkDialog {...dialog} isOpen={open === 'link'} />
      <ExtraDialog {...dialog} isOpen={open === 'extra'} />
      <CancelDialog {...dialog} isOpen={open === 'cancel'} />
      <GiveDialog {...dialog} isOpen={open === 'give'} />
      <PlaceDialog {...dialog} isOpen={open === 'place'} />
    </div>
  )
}
