import type { Db } from '../db/db.ts'
import { guestContact } from '../guests/guest-contact.ts'
import { enqueue } from '../messages/outbox.ts'
import { takaText } from '../messages/taka-text.ts'
import type { Order } from './order.ts'

type Receipt = { amount: number; at: Date }

/** Tells the guest by SMS what became of their money. */
export async function tellOfPayment(db: Db, order: Order, { amount, at }: Receipt): Promise<void> {
  const { phone } = await guestContact(db, order.guestId)
  await enqueue(db, { channel: 'sms', to: phone, text: textOf(order, amount), at })
}

function textOf({ code, status, payable, paid }: Order, amount: number): string {
  const received = `We received ${takaText(amount)} for your booking ${code}.`
  if (status === 'Cancelled' || status === 'Refunded') {
    return `${received} It was cancelled before, so this payment will be refunded in full.`
  }
  if (status !== 'Confirmed') return `${received} We will call you about it shortly.`
  const due = payable > paid ? `${takaText(payable - paid)} is due at the resort.` : 'It is paid in full.'
  return `${received} It is confirmed. ${due} We look forward to seeing you.`
}
