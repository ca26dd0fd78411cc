import type { Db } from '#api/platform/db/db.ts'
import { guestContact } from '#api/guests/guests.ts'
import { mailResort } from '#api/platform/messages/notify-resort.ts'
import { enqueue } from '#api/platform/messages/outbox.ts'
import type { Refund } from './refund.ts'

type Refunded = Pick<Refund, 'orderCode' | 'amount' | 'cause'>

export async function notifyGuestOfRefund(
  db: Db,
  { orderCode, amount, cause }: Refunded,
  { guestId, at }: { guestId: number; at: Date },
): Promise<void> {
  const { phone, t } = await guestContact(db, guestId)
  const text = t.payments.refunded[cause](amount, orderCode)
  await enqueue(db, { channel: 'sms', to: phone, orderCode, text, at })
}

/** Staff check the gateway's panel and refund by hand: a second refund is never requested automatically. */
export async function notifyResortOfFailure(
  db: Db,
  refund: Pick<Refund, 'id' | 'orderCode' | 'amount'>,
  { reason, resortEmail, at }: { reason: string; resortEmail: string; at: Date },
): Promise<void> {
  await mailResort(db, { resortEmail }, { say: (t) => t.resort.refundRefused(refund, reason), at })
}
