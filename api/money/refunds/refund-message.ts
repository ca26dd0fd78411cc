import { formatPaisa } from '#contract/wording/format.ts'
import type { Db } from '#api/platform/db/db.ts'
import { guestContact } from '#api/guests/guests.ts'
import { enqueue } from '#api/platform/messages/outbox.ts'
import type { Refund } from './refund.ts'
import { texts } from '#api/platform/texts/texts.ts'

type Refunded = Pick<Refund, 'orderCode' | 'amount' | 'cause'>

export async function notifyGuestOfRefund(
  db: Db,
  { orderCode, amount, cause }: Refunded,
  { guestId, at }: { guestId: number; at: Date },
): Promise<void> {
  const { phone } = await guestContact(db, guestId)
  const text = texts.payments.refunded[cause](formatPaisa(amount), orderCode)
  await enqueue(db, { channel: 'sms', to: phone, orderCode, text, at })
}

/** Staff check the gateway's panel and refund by hand: a second refund is never requested automatically. */
export async function notifyResortOfFailure(
  db: Db,
  { id, orderCode, amount }: Pick<Refund, 'id' | 'orderCode' | 'amount'>,
  { reason, resortEmail, at }: { reason: string; resortEmail: string; at: Date },
): Promise<void> {
  const text = [
    `A refund of ${formatPaisa(amount)} for booking ${orderCode} was refused\n`,
    `Reason given by the gateway: ${reason}`,
    `Refund: ${id}`,
    "Please check the gateway's panel and refund the guest by hand.",
  ].join('\n')
  await enqueue(db, { channel: 'email', to: resortEmail, text, at })
}
