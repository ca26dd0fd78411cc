import { randomUUID } from 'node:crypto'
import { openSession } from '#api/platform/sessions/sessions.ts'
import { cancelBooking } from '#contract/money/cancellations.ts'
import { book, type Place } from '#contract/orders/orders.ts'
import { payOrder } from '#contract/money/payments.ts'
import { addDays } from '#contract/values/calendar.ts'
import { toPaisa } from '#contract/values/money.ts'
import { aBooking, aPlace } from '#tests/support/bookings.ts'
import type { SignedIn } from '#tests/support/guests.ts'
import { accountOf, ask, between, chance, oneOf, Refusal, todayOf, type Walk } from './walk.ts'

/** How often an act is tried beside the others, and what it came to. */
export type Act = { weight: number; perform: (walk: Walk) => Promise<void> }

export const guestActs = {
  'a guest books': { weight: 90, perform: bookStay },
  'a guest pays': { weight: 90, perform: (walk) => decideAtPage(walk, 'pay') },
  'a guest pays, and no one is notified': { weight: 30, perform: payUnnoticed },
  'a payment fails': { weight: 25, perform: (walk) => decideAtPage(walk, 'fail') },
  'a guest cancels a payment': { weight: 25, perform: (walk) => decideAtPage(walk, 'cancel') },
  'a guest pays the balance': { weight: 50, perform: payBalance },
  'a guest cancels an order': { weight: 50, perform: cancelOrder },
} satisfies Record<string, Act>

const sold = [
  { Id: 1, Type: 'ROOM' },
  { Id: 4, Type: 'ROOM' },
  { Id: 2, Type: 'HOUSE' },
  { Id: 3, Type: 'HOUSE' },
  { Id: 1, Type: 'HOUSE' },
] as const

/** Mostly within a week from today; now and then of two houses. */
export function somePlaces(walk: Walk): Place[] {
  const first = somePlace(walk)
  const second = chance(walk, 0.15) ? somePlace(walk) : first
  return second.Id === first.Id ? [first] : [first, second]
}

function somePlace(walk: Walk): Place {
  const place = oneOf(walk, sold)
  const arrival = addDays(todayOf(walk), chance(walk, 0.7) ? between(walk, 0, 6) : between(walk, 7, 16))
  const stay = { ArrivalDate: arrival, DepartureDate: addDays(arrival, between(walk, 1, 3)) }
  return aPlace({ ...place, ...stay, Quantity: place.Type === 'ROOM' ? between(walk, 1, 2) : 1 })
}

const DAY_MS = 24 * 3_600_000
const FRESH_MS = 9 * 60_000

async function signedIn(walk: Walk, index: number, maxAgeMs = DAY_MS): Promise<SignedIn> {
  const guest = walk.guests[index]
  if (!guest) throw new Error(`There is no guest ${index}`)
  const { deps, clock } = walk.shop.api
  if (clock.now.getTime() - guest.signedInAt.getTime() > maxAgeMs) {
    guest.token = (await openSession(deps.db, guest.guestId, clock.now)).token
    guest.signedInAt = clock.now
  }
  return guest
}

/** An order that a guest made not long ago. */
function ownOrder(walk: Walk): { code: string; guest: number } {
  const own = walk.orders.flatMap(({ code, guest }) => (guest === undefined ? [] : [{ code, guest }]))
  return oneOf(walk, own.slice(-25))
}

async function bookStay(walk: Walk): Promise<void> {
  const index = between(walk, 0, walk.guests.length - 1)
  const guest = await signedIn(walk, index)
  const body = aBooking(somePlaces(walk), { PayPercent: chance(walk, 0.6) ? '30%' : '100%' })
  const { Code: code, PaymentURL: url } = await ask(walk, book, { body }, guest)
  walk.orders.push({ code, guest: index })
  walk.pages.push({ code, url })
  noteChange(walk, guest)
}

async function decideAtPage(walk: Walk, choice: 'pay' | 'fail' | 'cancel', isNoticed = true): Promise<void> {
  const page = oneOf(walk, walk.pages.slice(-4))
  walk.pages.splice(walk.pages.indexOf(page), 1)
  const { shop } = walk
  const shown = await (await shop.sandbox.app.request(page.url)).text()
  if (!shown.includes(`value="${choice}"`)) throw new Refusal('the page is over')
  shop.network.losesNotices = !isNoticed
  const form = await shop.choose(page.url, choice)
  shop.network.losesNotices = false
  const { status, amount } = form.fields
  if (status === 'VALID') accountOf(walk, page.code).received += toPaisa(Number(amount))
  if (isNoticed) await shop.goBack(form)
}

function payUnnoticed(walk: Walk): Promise<void> {
  return decideAtPage(walk, 'pay', false)
}

async function payBalance(walk: Walk): Promise<void> {
  const { code, guest } = ownOrder(walk)
  const body = { ActivityId: randomUUID(), Code: code, PayPercent: chance(walk, 0.7) ? '100%' : '30%' } as const
  const { PaymentURL: url } = await ask(walk, payOrder, { body }, await signedIn(walk, guest))
  if (!walk.pages.some((page) => page.url === url)) walk.pages.push({ code, url })
}

async function cancelOrder(walk: Walk): Promise<void> {
  const { code, guest: index } = ownOrder(walk)
  const guest = await signedIn(walk, index, chance(walk, 0.8) ? FRESH_MS : DAY_MS)
  const asked = { ActivityId: randomUUID(), Code: code, Confirm: false } as const
  const { Refund } = await ask(walk, cancelBooking, { body: asked }, guest)
  const body = { ActivityId: randomUUID(), Code: code, Confirm: true, Refund } as const
  await ask(walk, cancelBooking, { body }, guest)
  accountOf(walk, code).cancelled = toPaisa(Refund)
  noteChange(walk, guest)
}

function noteChange({ changes, shop }: Walk, { guestId }: SignedIn): void {
  changes.push({ at: shop.api.clock.now, actor: `guest:${guestId}`, isOfOrder: true })
}
