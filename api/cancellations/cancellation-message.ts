import type { RefundTerms } from '#contract/cancellations.ts'
import type { OwnOrder } from '../orders/give-up-order.ts'
import type { Db } from '../db/db.ts'
import { guestContact } from '../guests/guest-contact.ts'
import { enqueue } from '../messages/outbox.ts'
import { takaText } from '../messages/taka-text.ts'
import { texts } from '../texts.ts'

type Told = { terms: RefundTerms; resortEmail: string; at: Date }

/** Tells the guest by SMS and the resort by e-mail. */
export async function tellOfCancellation(db: Db, order: OwnOrder, { terms, resortEmail, at }: Told): Promise<void> {
  const { phone, name } = await guestContact(db, order.guestId)
  await enqueue(db, {
    channel: 'sms',
    to: phone,
    text: texts.cancellations.cancelled(order.code, outcomeText(terms)),
    at,
  })
  const facts = [
    `Booking ${order.code} was cancelled by its guest\n`,
    `Guest: ${name}, ${phone}`,
    `First day: ${order.firstDay}`,
    `Status before: ${order.status}`,
    `Paid: ${takaText(terms.paid)}`,
    `Refund: ${takaText(terms.refund)} (${terms.percent} %)`,
  ]
  await enqueue(db, { channel: 'email', to: resortEmail, text: facts.join('\n'), at })
}

function outcomeText({ paid, refund }: RefundTerms): string {
  if (paid === 0) return texts.cancellations.nothingCharged
  if (refund === 0) return texts.cancellations.noRefund
  return texts.cancellations.refundOnItsWay(takaText(refund))
}
