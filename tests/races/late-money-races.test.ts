import { afterEach, expect, test } from 'vitest'
import { expireHolds } from '#api/orders/holds/expire-holds.ts'
import { lockKnownOrder } from '#api/orders/locked-order.ts'
import { recordPayment } from '#api/orders/order-payments.ts'
import { aHouse, aPlace } from '#tests/support/bookings.ts'
import { bookingOf, bookAtOnce, startRace, tally, type Race } from './buyers.ts'

let race: Race
afterEach(() => race.close())

const ROOMS = 5
const AMOUNT = 100_000

test.each(['read committed', 'serializable'] as const)(
  'late money, tidying up and new guests at the same instant lose no money and sell no night twice (%s)',
  async (isolation) => {
    const house = aHouse({ price: 2_200_000, roomPrice: 650_000, unitCount: ROOMS })
    race = await startRace({ houses: [house], guests: 20, isolation })
    const { db } = race.api.deps
    await bookAtOnce(race, () => bookingOf(aPlace()))
    race.api.clock.advance(30 * 60)
    const lapsed = await db.query<{ code: string }>('select code from orders')

    const [answers] = await Promise.all([
      bookAtOnce(race, () => bookingOf(aPlace())),
      ...lapsed.map(({ code }) => payLate(code)),
      expireHolds(race.api.deps),
      expireHolds(race.api.deps),
    ])

    const orders = await db.query<{ status: string; paid_paisa: number; nights: number; states: string }>(`
      select o.status, o.paid_paisa, count(n.night) as nights, coalesce(min(n.state), '') as states
      from orders o left join unit_night n on n.order_code = o.code group by o.code, o.status, o.paid_paisa`)
    const paid = orders.filter((order) => order.paid_paisa > 0)
    const confirmed = paid.filter(({ status }) => status === 'Confirmed')
    expect(paid).toHaveLength(ROOMS)
    expect(paid.every(({ paid_paisa }) => paid_paisa === AMOUNT)).toBe(true)
    expect(confirmed.every(({ nights, states }) => nights === 2 && states === 'booked')).toBe(true)
    expect(paid.filter(({ status }) => status === 'Paid-unplaced').every(({ nights }) => nights === 0)).toBe(true)
    expect(confirmed.length + (tally(answers)['booked'] ?? 0)).toBe(ROOMS)
    expect(await db.query('select count(*) as nights from unit_night')).toEqual([{ nights: 2 * ROOMS }])
    expect(race.errors).toEqual([])
  },
)

function payLate(orderCode: string) {
  const at = race.api.deps.now()
  return race.api.deps.db.inTransaction(async (db) =>
    recordPayment(db, race.api.deps, await lockKnownOrder(db, orderCode), { amount: AMOUNT, method: 'VISA', at }),
  )
}
