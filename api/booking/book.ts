import { advanceOf } from '#contract/money.ts'
import { onceInSteps } from '../activity/once.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { requireGuestDetails } from '../guests/guest-contact.ts'
import { loadHouses } from '../houses/houses.ts'
import { ProblemError } from '../http/problem-error.ts'
import { createAttempt } from '../payment/attempts.ts'
import { openPaymentPage } from '../payment/open-payment-page.ts'
import { spend } from '../throttle/throttle.ts'
import { holdLines } from './inventory.ts'
import { linesOf } from './lines.ts'
import type { OrderLine } from './order.ts'
import { createOrderCode } from './order-code.ts'
import { appendEvent, insertLine, insertOrder } from './orders.sql.ts'
import { quoteOfLines, requireSamePrice } from './quote.ts'
import type { BookingWish } from './wish.ts'

export type BookDeps = Pick<Deps, 'db' | 'now' | 'limits' | 'gateway' | 'publicUrl' | 'log'>

/** A press of the button: who, which, and what was sent with it. */
export type Press = { guestId: number; activityId: string; body: unknown }

type Booked = { code: string; paymentUrl: string }

const HOLD_MINUTES = 15

/**
 * Holds what the guest wants and opens a payment page for it. Order, hold and payment attempt are one transaction; the gateway is
 * called after it, so a crash in between leaves a hold that the same press goes on with, or that ends by itself.
 */
export async function book(deps: BookDeps, press: Press, wish: BookingWish): Promise<Booked> {
  const principal = `guest:${press.guestId}`
  await spend(deps, `book:${principal}`, deps.limits.bookingsPerGuest)
  const activity = { principal, route: 'Booking/Book', activityId: press.activityId, body: press.body }
  return onceInSteps(deps, activity, {
    begin: async (db) => resourceOf(await holdAndOrder(db, deps, press.guestId, wish)),
    finish: async (resource) => {
      const { code, attemptId } = partsOf(resource)
      return { code, paymentUrl: await openPaymentPage(deps, attemptId) }
    },
  })
}

type Held = { code: string; attemptId: string }

async function holdAndOrder(db: Db, deps: BookDeps, guestId: number, wish: BookingWish): Promise<Held> {
  await requireGuestDetails(db, guestId)
  const houses = await loadHouses(db, [...new Set(wish.places.map(({ houseId }) => houseId))])
  const lines = linesOf(deps, wish.places, houses)
  const quote = quoteOfLines(lines)
  requireSamePrice(wish.shown, quote)

  const code = createOrderCode()
  const at = deps.now()
  const heldUntil = new Date(at.getTime() + HOLD_MINUTES * 60_000)
  await insertOrder(db, {
    code,
    guestId,
    type: 'Room',
    status: 'Pending',
    amount: quote.roomCharge,
    tax: quote.tax,
    payable: quote.payable,
    paid: 0,
    heldUntil,
    createdAt: at,
  })
  await appendEvent(db, { orderCode: code, at, actor: `guest:${guestId}`, event: 'Pending', detail: '' })
  await holdNights(db, { orderCode: code, lines, at, until: heldUntil })

  const amount = Math.min(advanceOf(quote.payable, wish.payPercent), deps.gateway.limits.max)
  const attemptId = await createAttempt(db, { orderCode: code, amount, at, gateway: deps.gateway.id })
  return { code, attemptId }
}

type NightsWanted = { orderCode: string; lines: readonly OrderLine[]; at: Date; until: Date }

async function holdNights(db: Db, wanted: NightsWanted): Promise<void> {
  for (const line of wanted.lines) await insertLine(db, wanted.orderCode, line)
  const isHeld = await holdLines(db, wanted)
  if (!isHeld) throw new ProblemError('dates_taken', 'These nights are no longer free. Please choose other dates')
}

function resourceOf({ code, attemptId }: Held): string {
  return `${code}/${attemptId}`
}

function partsOf(resource: string): Held {
  const [code = '', attemptId = ''] = resource.split('/')
  return { code, attemptId }
}
