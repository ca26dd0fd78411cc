import type { Db } from '../db/db.ts'
import { guestContact } from '../guests/guest-contact.ts'
import { enqueue } from '../messages/outbox.ts'
import { takaText } from '../messages/taka-text.ts'
import type { Order } from './order.ts'
import { texts } from '../texts.ts'

type Receipt = { amount: number; at: Date }

/** Notifies the guest by SMS what became of their money. */
export async function tellOfPayment(db: Db, order: Order, { amount, at }: Receipt): Promise<void> {
  const { phone } = await guestContact(db, order.guestId)
  await enqueue(db, { channel: 'sms', to: phone, text: textOf(order, amount), at })
}

function textOf({ code, status, payable, paid }: Order, amount: number): string {
  return `${texts.orders.received(takaText(amount), code)} ${outcomeText()}`

  function outcomeText(): string {
    if (status === 'Cancelled' || status === 'Refunded') return texts.orders.refundedInFull
    if (status !== 'Confirmed') return texts.orders.weWillCall
    const due = payable - paid
    return texts.orders.confirmed(due > 0 ? texts.orders.dueAtResort(takaText(due)) : texts.orders.paidInFull)
  }
}
