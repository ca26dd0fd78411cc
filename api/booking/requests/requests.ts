import { requestConvention, requestFullResort, requestProblem } from '#contract/booking/requests.ts'
import { quoteOf } from '#contract/values/money.ts'
import { HALL_CAPACITY } from '#contract/values/occasions.ts'
import { selectLevies } from '#api/catalogue/rates/levies.sql.ts'
import { guestContact } from '#api/guests/guests.ts'
import type { Occasion } from '#api/orders/order.ts'
import { placeOccasion } from '#api/orders/place-order.ts'
import type { Transaction } from '#api/platform/db/db.ts'
import type { Deps, Throws } from '#api/platform/deps.ts'
import { serve, type Route } from '#api/platform/http/serve.ts'
import { notifyResort, type ResortContact } from '#api/platform/messages/notify-resort.ts'
import { enqueue } from '#api/platform/messages/outbox.ts'
import type { Guest } from '#api/platform/sessions/sessions.ts'
import type { Texts } from '#api/platform/texts/catalogues.ts'
import { todayOf } from '#api/platform/today.ts'

export const requestsRoutes: Route[] = [
  serve(requestFullResort, (deps, { body, guest, once }) => {
    const { FromTime: start, ToTime: end, Person: persons, Name: name, phone, Remarks: remark } = body
    const occasion = { start, end, persons, name, phone, remark }
    requirePossibleDates(deps, occasion)
    return once((db) => placeRequest(db, deps, { guest, request: { type: 'Package', occasion } }))
  }),

  serve(requestConvention, (deps, { body, guest, once }) => {
    const { StartingAt: start, EndingAt: end, Person: persons, Name: name, phone, remark } = body
    const occasion = { start, end, persons, name, phone, remark }
    requirePossibleDates(deps, occasion)
    if (persons > HALL_CAPACITY) {
      throw deps.problem('too_many_people', (t) => t.rules.hallTooSmall, { data: { Field: 'Person' } })
    }
    return once((db) => placeRequest(db, deps, { guest, request: { type: 'Hall', occasion } }))
  }),
]

function requirePossibleDates(
  { now, problem }: Pick<Deps, 'now'> & Throws<'dates_not_available'>,
  occasion: { start: string; end: string },
): void {
  const reason = requestProblem(occasion, todayOf({ now }))
  if (reason !== undefined) throw problem('dates_not_available', (t) => t.rules.request[reason])
}

/** The whole resort, or its convention hall. */
type Request = { type: 'Package' | 'Hall'; occasion: Occasion }

/**
 * Stores a request as an order that staff will quote, notifies guest and resort, and answers its code. It holds nothing and
 * costs nothing.
 */
async function placeRequest(
  db: Transaction,
  { now, ...contact }: Pick<Deps, 'now'> & ResortContact,
  { guest, request }: { guest: Guest; request: Request },
): Promise<{ Code: string }> {
  const at = now()
  // Its price is yet to be agreed.
  const quote = quoteOf(0, await selectLevies(db))
  const order = { guestId: guest.id, type: request.type, quote, at, heldUntil: undefined }
  const { code } = await placeOccasion(db, order, request.occasion)
  // The number in the form may be anyone's: only the guest's own, which a code has proved, is written to.
  const { phone, t } = await guestContact(db, guest.id)
  const { type, occasion } = request
  const text = t.requests.received(code, t.requests.names[type], occasion.start.slice(0, 10))
  await enqueue(db, { channel: 'sms', to: phone, orderCode: code, text, at })
  const say = ({ resort, requests }: Texts) => resort.requested(code, requests.names[type], occasion, phone)
  await notifyResort(db, contact, { say, at })
  return { Code: code }
}
