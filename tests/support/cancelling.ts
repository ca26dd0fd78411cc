import { randomUUID } from 'node:crypto'
import { openSession } from '#api/platform/sessions/sessions.ts'
import { cancelBooking } from '#contract/money/cancellations.ts'
import { toTaka } from '#contract/values/money.ts'
import { booksOf } from './bookings.ts'
import { bookRoom, type Booked } from './paying.ts'
import type { Shop } from './sandbox.ts'
import type { Answer } from './test-api.ts'

type Mine = Pick<Booked, 'guest' | 'code'>

export function quote({ api }: Shop, { guest, code }: Mine): Promise<Answer> {
  return api.call(cancelBooking, { body: { ActivityId: randomUUID(), Code: code, Confirm: false } }, guest)
}

/** `refund` is what the guest was shown, paisa. */
export function cancel(
  { api }: Shop,
  { guest, code }: Mine,
  { refund, activityId = randomUUID() }: { refund: number; activityId?: string },
): Promise<Answer> {
  const body = { ActivityId: activityId, Code: code, Confirm: true, Refund: toTaka(refund) } as const
  return api.call(cancelBooking, { body }, guest)
}

/** Signs the guest in again, just now. */
export async function signInAgain<Whose extends Mine>({ api: { deps } }: Shop, mine: Whose): Promise<Whose> {
  const { token } = await openSession(deps.db, mine.guest.guestId, deps.now())
  return { ...mine, guest: { ...mine.guest, token } }
}

/** A room of which 30 % are paid, days later: it was booked eleven days before its arrival. */
export async function paidRoom(shop: Shop, daysLater = 0): Promise<Booked> {
  const booked = await bookRoom(shop)
  await shop.pay(booked.paymentUrl)
  if (daysLater === 0) return booked
  shop.api.clock.advance(daysLater * 24 * 3600)
  return signInAgain(shop, booked)
}

export async function refundsOf({ api: { deps } }: Shop, orderCode: string) {
  return deps.db.query<{ id: string; attempt: string; amount: number; cause: string; state: string }>(
    `select id, attempt_id as attempt, amount_paisa as amount, cause, state from refund
     where order_code = $1 order by created_at, attempt_id desc`,
    [orderCode],
  )
}

/** Everything that a cancellation may write. */
export async function allBooksOf({ api: { deps } }: Shop): Promise<object> {
  return {
    ...(await booksOf(deps.db)),
    cancellations: await deps.db.query('select * from cancellation order by order_code'),
    refunds: await deps.db.query('select * from refund order by id'),
  }
}

/** Whether the gateway sent back exactly this sum of a payment, in paisa: the rest can still be had, and not one paisa more. */
export async function hasSentBack({ api: { deps } }: Shop, attemptId: string, amount: number): Promise<boolean> {
  const [payment] = await deps.db.query<{ refundKey: string; paid: number }>(
    'select refund_key as "refundKey", amount_paisa as paid from payment where attempt_id = $1',
    [attemptId],
  )
  if (!payment) throw new Error(`There is no payment by ${attemptId}`)
  const rest = payment.paid - amount
  const ask = async (paisa: number) => {
    const { refundKey } = payment
    const refund = { refundId: randomUUID().slice(0, 30), refundKey, amount: paisa, orderCode: '', reason: 'probe' }
    return (await deps.gateway.refund(refund)).state
  }
  return (await ask(rest + 1)) === 'refused' && (rest === 0 || (await ask(rest)) === 'processing')
}
