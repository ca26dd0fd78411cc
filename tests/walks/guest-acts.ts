import { randomUUID } from 'node:crypto'
import { openSession } from '#api/sessions/sessions.ts'
import { cancelBooking } from '#contract/cancellations.ts'
import { book, type Place } from '#contract/orders.ts'
import { payOrder } from '#contract/payments.ts'
import { addDays } from '#contract/values/calendar.ts'
import { toPaisa } from '#contract/values/money.ts'
import { aBooking, aPlace } from '#tests/support/bookings.ts'
import type { SignedIn } from '#tests/support/guests.ts'
import { accountOf, ask, between, chance, DONE, oneOf, type Outcome, todayOf, type Walk } from './walk.ts'

/** How often an act is tried beside the others, and what it came to. */
export type Act = { weight: number; perform: (walk: Walk) => Promise<Outcome> }

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
  return aPlace({ ...place, ...stay, Quantity: place?.Type === 'ROOM' ? between(walk, 1, 2) : 1 })
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
function ownOrder(walk: Walk): { code: string; guest: number } | undefined {
  const own = walk.orders.flatMap(({ code, guest }) => (guest === undefined ? [] : [{ code, guest }]))
  return oneOf(walk, own.slice(-25))
}

async function bookStay(walk: Walk): Promise<Outcome> {
  const index = between(walk, 0, walk.guests.length - 1)
  const guest = await signedIn(walk, index)
  const body = aBooking(somePlaces(walk), { PayPercent: chance(walk, 0.6) ? '30%' : '100%' })
  const booked = await ask(walk, book, { body }, guest)
  if (!booked.isDone) return booked
  const { Code: code, PaymentURL: url } = booked.data
  walk.orders.push({ code, guest: index })
  walk.pages.push({ code, url })
  noteChange(walk, guest)
  return booked
}

async function decideAtPage(walk: Walk, choice: 'pay' | 'fail' | 'cancel', isNoticed = true): Promise<Outcome> {
  const page = oneOf(walk, walk.pages.slice(-4))
  if (!page) return undefined
  walk.pages.splice(walk.pages.indexOf(page), 1)
  const { shop } = walk
  const shown = await (await shop.sandbox.app.request(page.url)).text()
  if (!shown.includes(`value="${choice}"`)) return { isDone: false, code: 'the page is over' }
  shop.network.losesNotices = !isNoticed
  const form = await shop.choose(page.url, choice)
  shop.network.losesNotices = false
  const { status, amount } = form.fields
  if (status === 'VALID') accountOf(walk, page.code).received += toPaisa(Number(amount))
  if (isNoticed) await shop.goBack(form)
  return DONE
}

function payUnnoticed(walk: Walk): Promise<Outcome> {
  return decideAtPage(walk, 'pay', false)
}

async function payBalance(walk: Walk): Promise<Outcome> {
  const order = ownOrder(walk)
  if (!order) return undefined
  const { code } = order
  const body = { ActivityId: randomUUID(), Code: code, PayPercent: chance(walk, 0.7) ? '100%' : '30%' } as const
  const opened = await ask(walk, payOrder, { body }, await signedIn(walk, order.guest))
  if (!opened.isDone) return opened
  const url = opened.data.PaymentURL
  if (!walk.pages.some((page) => page.url === url)) walk.pages.push({ code, url })
  return opened
}

async function cancelOrder(walk: Walk): Promise<Outcome> {
  const order = ownOrder(walk)
  if (!order) return undefined
  const { code } = order
  const guest = await signedIn(walk, order.guest, chance(walk, 0.8) ? FRESH_MS : DAY_MS)
  const shown = await ask(
    walk,
    cancelBooking,
    { body: { ActivityId: randomUUID(), Code: code, Confirm: false } },
    guest,
  )
  if (!shown.isDone) return shown
  const body = { ActivityId: randomUUID(), Code: code, Confirm: true, Refund: shown.data.Refund } as const
  const cancelled = await ask(walk, cancelBooking, { body }, guest)
  if (!cancelled.isDone) return cancelled
  accountOf(walk, code).cancelled = toPaisa(cancelled.data.Refund)
  noteChange(walk, guest)
  return cancelled
}

function noteChange({ changes, shop }: Walk, { guestId }: SignedIn): void {
  changes.push({ at: shop.api.clock.now, actor: `guest:${guestId}`, isOfOrder: true })
}
