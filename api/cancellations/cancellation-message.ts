import type { RefundTerms } from '#contract/refund.ts'
import type { OwnOrder } from '../orders/give-up-order.ts'
import type { Db } from '../db/db.ts'
import { guestContact } from '../guests/guest-contact.ts'
import { enqueue } from '../messages/outbox.ts'
import { takaText } from '../messages/taka-text.ts'

type Told = { terms: RefundTerms; resortEmail: string; at: Date }

/** Tells the guest by SMS and the resort by e-mail. */
export async function tellOfCancellation(db: Db, order: OwnOrder, { terms, resortEmail, at }: Told): Promise<void> {
  const { phone, name } = await guestContact(db, order.guestId)
  await enqueue(db, { channel: 'sms', to: phone, text: `Your booking ${order.code} is cancelled. ${fate(terms)}`, at })
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

function fate({ paid, refund }: RefundTerms): string {
  if (paid === 0) return 'Nothing was charged.'
  if (refund === 0) return 'By our refund policy no refund is due.'
  return `${takaText(refund)} goes back to where you paid from, within 7 to 10 working days.`
}
