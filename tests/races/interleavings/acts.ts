import { expireHolds } from '#api/orders/holds/expire-holds.ts'
import { settleOpenAttempts } from '#api/payments/settle.ts'
import { book, type Place } from '#contract/orders.ts'
import { payOrder } from '#contract/payments.ts'
import { cancelBooking, CancellationTerms } from '#contract/cancellations.ts'
import { newActivityId } from '#ui/lib/api/activity-id.ts'
import { aBooking, aPlace } from '#tests/support/bookings.ts'
import type { SignedIn } from '#tests/support/guests.ts'
import type { Race } from '../buyers.ts'

export const acts = [
  'book a room',
  'book two rooms',
  'book the house',
  'book later',
  'open another page',
  'pay',
  'cancel',
  'tidy up',
] as const
export type Act = (typeof acts)[number]

/** One of two guests on the same nights. */
export type Actor = { guest: SignedIn; orderCode: string | undefined }

/** Holds are over after so many seconds. */
const HOLD_SECONDS = 31 * 60

/** Does what a guest may do next; answers the code of the refusal, if it was one. Without an order there is nothing to pay or cancel. */
export async function perform(race: Race, actor: Actor, act: Act): Promise<string | null> {
  switch (act) {
    case 'book a room':
      return bookPlace(race, actor, aPlace())
    case 'book two rooms':
      return bookPlace(race, actor, aPlace({ Quantity: 2 }))
    case 'book the house':
      return bookPlace(race, actor, aPlace({ Type: 'HOUSE', ArrivalDate: '2026-12-02', DepartureDate: '2026-12-04' }))
    case 'book later':
      return bookPlace(race, actor, aPlace({ ArrivalDate: '2026-12-02', DepartureDate: '2026-12-05' }))
    case 'open another page':
      return actor.orderCode === undefined ? null : openAnotherPage(race, actor.guest, actor.orderCode)
    case 'pay':
      return actor.orderCode === undefined ? null : pay(race, actor.guest, actor.orderCode)
    case 'cancel':
      return actor.orderCode === undefined ? null : cancel(race, actor.guest, actor.orderCode)
    case 'tidy up':
      race.api.clock.advance(HOLD_SECONDS)
      await expireHolds(race.api.deps)
      return null
    default:
      act satisfies never
      return null
  }
}

async function bookPlace({ api }: Race, actor: Actor, place: Place): Promise<string | null> {
  const { IsError, Code, Data } = await api.call(book, { body: aBooking([place]) }, actor.guest)
  if (!IsError) actor.orderCode = book.data.parse(Data).Code
  return Code
}

/** A page of another sum beside the first, so that the guest may pay too much. */
async function openAnotherPage({ api }: Race, guest: SignedIn, orderCode: string): Promise<string | null> {
  const body = { ActivityId: newActivityId(), Code: orderCode, PayPercent: '30%' } as const
  return (await api.call(payOrder, { body }, guest)).Code
}

/** The money of every attempt arrives, and the resort is notified. */
async function pay({ api: { deps, gateway } }: Race, guest: SignedIn, orderCode: string): Promise<string | null> {
  const attempts = await deps.db.query<{ id: string; amount: number }>(
    'select id, amount_paisa as amount from payment_attempt where order_code = $1',
    [orderCode],
  )
  for (const { id, amount } of attempts) {
    gateway.answer(id, {
      state: 'paid',
      attemptId: id,
      amount,
      currency: 'BDT',
      gatewayTransaction: `transaction-${id}`,
      refundKey: `key-${id}`,
      method: 'VISA',
    })
  }
  await settleOpenAttempts(deps, { guestId: guest.guestId, orderCode })
  return null
}

/** Agrees to any terms that are shown. */
async function cancel({ api }: Race, guest: SignedIn, orderCode: string): Promise<string | null> {
  const submission = { ActivityId: newActivityId(), Code: orderCode }
  const quoted = await api.call(cancelBooking, { body: { ...submission, Confirm: false } }, guest)
  if (quoted.IsError) return quoted.Code
  const { Refund } = CancellationTerms.parse(quoted.Data)
  const body = { ActivityId: newActivityId(), Code: orderCode, Confirm: true, Refund } as const
  return (await api.call(cancelBooking, { body }, guest)).Code
}
