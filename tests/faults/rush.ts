import type { Db } from '#api/platform/db/db.ts'
import { aBooking, aPlace, stayInDays, type BookBody } from '#tests/support/bookings.ts'
import type { SignedIn } from '#tests/support/guests.ts'
import { brokenNights } from '#tests/support/invariants/nights.ts'
import { brokenOrders } from '#tests/support/invariants/orders.ts'

/** How many of a rush have their answer when what answers them dies. */
export const ANSWERED = [1, 3, 6]
/** Guests of each rush. */
const GUESTS = 20
const ROOMS = 5
const NIGHTS = 2
/** All of them together, whoever gets the rooms. */
export const ALL_GUESTS = GUESTS * ANSWERED.length
export const SOLD = { orders: ROOMS * ANSWERED.length, nights: ROOMS * NIGHTS * ANSWERED.length }

export type Submission = { token: string; body: BookBody }

/** Guests who want one house at the same instant: each rush wants nights of its own. */
export function rushesOf(guests: readonly SignedIn[]): Submission[][] {
  return ANSWERED.map((_, round) => {
    const house = aPlace({ Id: 4, Name: 'Ichamoti House', ...stayInDays(10 + 5 * round, NIGHTS) })
    return guests.slice(GUESTS * round, GUESTS * (round + 1)).map(({ token }) => ({ token, body: aBooking([house]) }))
  })
}

/** Orders that are not whole, and nights that are not those of an order. */
export async function brokenIn(db: Db): Promise<string[]> {
  const deps = { db, now: () => new Date() }
  return [...(await brokenOrders(deps)), ...(await brokenNights(deps))]
}

/** What the books hold at the end: as much as was SOLD. */
export async function soldIn(db: Db): Promise<{ orders: number; nights: number } | undefined> {
  const [row] = await db.query<{ orders: number; nights: number }>(
    'select (select count(*) from orders) as orders, (select count(*) from unit_night) as nights',
  )
  return row
}
