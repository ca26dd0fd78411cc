import { NO_LEVIES } from '#contract/values/money.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '#contract/values/calendar.ts'
import { eachNight } from '#contract/values/stay.ts'
import { aHouse } from '#tests/support/bookings.ts'
import { openTestDb, type TestDb } from '#tests/support/test-db.ts'
import type { Db } from '../platform/db/db.ts'
import { seedHouses } from '../catalogue/houses/seed/seed-houses.ts'
import { bookHeldNights, holdLines, releaseNights } from './inventory.ts'
import type { OrderLine } from '../orders/order.ts'
import { lockKnownOrder, storeOrder } from '../orders/locked-order.ts'
import { insertLine } from '../orders/orders.sql.ts'

const UNITS = 3
const HOLD_MINUTES = 15
const FIRST_DAY = '2026-12-01'
const START = new Date('2026-11-20T06:00:00Z')

let database: TestDb
beforeAll(async () => {
  database = await openTestDb()
  await seedHouses(database.db, [aHouse({ unitCount: UNITS })])
  await database.db.change(
    "insert into guest (id, phone, first_name, last_name, created_at) values (1, '+8801700000000', 'A', 'B', $1)",
    [START],
  )
})
afterAll(() => database.close())

type Step =
  | { kind: 'hold'; line: OrderLine }
  | { kind: 'sell' | 'release'; pick: number }
  | { kind: 'wait'; minutes: number }

const line = fc
  .record({
    placeType: fc.constantFrom('ROOM' as const, 'HOUSE' as const),
    from: fc.integer({ min: 0, max: 4 }),
    nights: fc.integer({ min: 1, max: 3 }),
    rooms: fc.integer({ min: 1, max: UNITS }),
  })
  .map(({ placeType, from, nights, rooms }): OrderLine => {
    const arrival = addDays(FIRST_DAY, from)
    const quantity = placeType === 'HOUSE' ? 1 : rooms
    const departure = addDays(arrival, nights)
    return {
      lineNo: 1,
      houseId: 1,
      placeType,
      name: 'Rania House',
      arrival,
      departure,
      quantity,
      nights: Array(nights).fill(100),
      price: 100,
      unitId: null,
    }
  })
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: line.map((wanted): Step => ({ kind: 'hold', line: wanted })) },
  { weight: 2, arbitrary: fc.nat(9).map((pick): Step => ({ kind: 'sell', pick })) },
  { weight: 1, arbitrary: fc.nat(9).map((pick): Step => ({ kind: 'release', pick })) },
  { weight: 2, arbitrary: fc.constantFrom(5, HOLD_MINUTES).map((minutes): Step => ({ kind: 'wait', minutes })) },
)

/** What an order is entitled to, recorded outside the database: the rules in their plainest form. */
type Entitled = { code: string; line: OrderLine; until: number | 'sold' }

test('while guests hold, buy, give up and let lapse, no night of a room is promised twice', async () => {
  const result = await fc.check(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
      await clear(database.db)
      const orders: Entitled[] = []
      let at = START
      for (const each of steps) {
        if (each.kind === 'wait') at = new Date(at.getTime() + each.minutes * 60_000)
        else if (each.kind === 'hold') await hold(orders, each.line, at)
        else if (each.kind === 'sell') await sell(orders.at(each.pick % orders.length), at)
        else await release(orders.at(each.pick % orders.length))
        await expectNoBrokenPromise(orders, at)
      }
    }),
    { numRuns: 30, seed: 20_261_120 },
  )

  expect(fc.defaultReportMessage(result)).toBeUndefined()
}, 60_000)

async function hold(orders: Entitled[], wanted: OrderLine, at: Date): Promise<void> {
  const code = String(orders.length).padStart(12, '0')
  const until = new Date(at.getTime() + HOLD_MINUTES * 60_000)
  const isFree = UNITS - (await countTaken(wanted, at)) >= unitsOf(wanted)
  const isHeld = await database.db
    .inTransaction(async (db) => {
      const sums = {
        amount: 0,
        levies: NO_LEVIES,
        service: 0,
        tax: 0,
        payable: 0,
        paid: 0,
        surplus: 0,
        waived: 0,
        isBilled: false,
      }
      const order = await storeOrder(db, {
        code,
        guestId: 1,
        type: 'Room',
        status: 'Pending',
        ...sums,
        heldUntil: until,
        createdAt: at,
      })
      await insertLine(db, code, wanted)
      if (!(await holdLines(db, order, { lines: [wanted], at, until }))) throw new Taken()
      return true
    })
    .catch((error: unknown) => {
      if (error instanceof Taken) return false
      throw error
    })

  expect(isHeld).toBe(isFree)
  if (isHeld) orders.push({ code, line: wanted, until: until.getTime() })
}

class Taken extends Error {}

/** Rooms with any night of the stay promised to an order. */
async function countTaken({ arrival, departure }: OrderLine, at: Date): Promise<number> {
  const rows = await database.db.query(
    `select distinct unit_id from unit_night
     where night >= $1 and night < $2 and (hold_expires_at is null or hold_expires_at > $3)`,
    [arrival, departure, at],
  )
  return rows.length
}

async function sell(order: Entitled | undefined, at: Date): Promise<void> {
  if (!order || order.until === 'sold') return
  const { code, line: wanted, until } = order
  const isSold = await database.db.inTransaction(async (db) =>
    bookHeldNights(db, await lockKnownOrder(db, code), [wanted]),
  )
  // A hold may be sold a little late, while no other order has taken any of its nights.
  const isInTime = until > at.getTime()
  expect([isInTime, isSold]).not.toEqual([true, false])
  order.until = isSold ? 'sold' : until
}

async function release(order: Entitled | undefined): Promise<void> {
  if (!order) return
  await database.db.inTransaction(async (db) => releaseNights(db, [await lockKnownOrder(db, order.code)]))
  order.until = 0
}

/** Each order that holds or owns has all its nights, in the number of its rooms. */
async function expectNoBrokenPromise(orders: readonly Entitled[], at: Date): Promise<void> {
  const rows = await database.db.query<{ order_code: string; nights: number; units: number }>(
    `select order_code, count(*) as nights, count(distinct unit_id) as units from unit_night group by order_code`,
  )
  for (const order of orders.filter((each) => isLive(each, at))) {
    const units = unitsOf(order.line)
    expect(rows).toContainEqual({ order_code: order.code, units, nights: units * eachNight(order.line).length })
  }
}

async function clear(db: Db): Promise<void> {
  await db.change('delete from unit_night')
  await db.change('delete from orders')
}

const isLive = ({ until }: Entitled, at: Date) => until === 'sold' || until > at.getTime()
const unitsOf = ({ placeType, quantity }: OrderLine) => (placeType === 'HOUSE' ? UNITS : quantity)
