import { afterEach, expect, test } from 'vitest'
import { standardLimits } from '#api/platform/limits.ts'
import { book } from '#contract/orders/orders.ts'
import { aBooking, aHouse, aPlace } from '#tests/support/bookings.ts'
import { tally } from '#tests/support/post.ts'
import { bookAtOnce, countNights, startRace, type Race } from './buyers.ts'

let race: Race
afterEach(() => race.close())

/** A house at the catalogue's prices, with so many rooms. */
const houseOf = (unitCount: number) => aHouse({ price: 2_200_000, roomPrice: 650_000, unitCount })

test.each([1, 5])('of 50 guests at once for free rooms (%d) as many win', async (rooms) => {
  race = await startRace({ houses: [houseOf(rooms)], guests: 50 })

  const answers = await bookAtOnce(race, () => aBooking())

  expect(tally(answers)).toEqual({ done: rooms, dates_taken: 50 - rooms })
  expect(await countNights(race)).toEqual({ held: 2 * rooms, ordered: 2 * rooms })
  expect(race.errors).toEqual([])
})

test('of 20 orders of one guest at once two are held unpaid', async () => {
  race = await startRace({ houses: [houseOf(20)], guests: 1, deps: { limits: standardLimits } })
  const [guest] = race.guests

  const answers = await Promise.all(
    Array.from({ length: 20 }, () => race.api.call(book, { body: aBooking() }, { token: guest?.token })),
  )

  expect(tally(answers)).toEqual({ done: 2, too_many_holds: 18 })
  expect(await countNights(race)).toEqual({ held: 4, ordered: 4 })
})

test('a house and its rooms are never sold for the same night', async () => {
  race = await startRace({ houses: [houseOf(3)], guests: 30 })

  const answers = await bookAtOnce(race, (index) => aBooking([aPlace({ Type: index % 3 === 0 ? 'HOUSE' : 'ROOM' })]))

  const lines = await race.api.deps.db.query<{ place_type: string }>('select place_type from order_line')
  const sold = lines.map(({ place_type }) => place_type)
  expect(sold).toEqual(sold.includes('HOUSE') ? ['HOUSE'] : ['ROOM', 'ROOM', 'ROOM'])
  expect(tally(answers)).toEqual({ done: sold.length, dates_taken: 30 - sold.length })
  expect(await countNights(race)).toEqual({ held: 6, ordered: 6 })
  expect(race.errors).toEqual([])
})

test('stays that overlap crosswise never share a night, and no two wait for each other', async () => {
  race = await startRace({ guests: 40 })
  const arrivals = ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04']
  const stayFrom = (index: number) => ({ ArrivalDate: arrivals[index % 4] ?? '', DepartureDate: '2026-12-06' })

  const answers = await bookAtOnce(race, (index) =>
    aBooking([
      aPlace({ Id: 4, Quantity: 1 + (index % 3), ...stayFrom(index) }),
      aPlace({ Id: 1, Type: index % 5 === 0 ? 'HOUSE' : 'ROOM', ...stayFrom(index + 1) }),
    ]),
  )

  const outcomes = tally(answers)
  const { held, ordered } = await countNights(race)
  expect(outcomes['done']).toBeGreaterThan(0)
  expect((outcomes['done'] ?? 0) + (outcomes['dates_taken'] ?? 0)).toBe(40)
  expect(held).toBe(ordered)
  expect(race.errors).toEqual([])
})

test('holds that are over are taken over once', async () => {
  race = await startRace({ houses: [houseOf(2)], guests: 20 })
  await race.api.call(book, { body: aBooking([aPlace({ Type: 'HOUSE' })]) }, { token: race.guests[0]?.token })
  race.api.clock.advance(31 * 60)

  const answers = await bookAtOnce(race, () => aBooking())

  expect(tally(answers)).toEqual({ done: 2, dates_taken: 18 })
  expect(await race.api.deps.db.query('select count(*) as nights from unit_night')).toEqual([{ nights: 4 }])
  expect(race.errors).toEqual([])
})

test('the same request twice at once is one order with one answer', async () => {
  race = await startRace({ houses: [houseOf(5)], guests: 1 })
  const body = aBooking()
  const [guest] = race.guests

  const answers = await Promise.all(
    Array.from({ length: 4 }, () => race.api.call(book, { body }, { token: guest?.token })),
  )

  const [first] = answers
  expect(tally(answers)).toEqual({ done: 4 })
  expect(answers.map(({ Data }) => Data)).toEqual(answers.map(() => first?.Data))
  expect(await race.api.deps.db.query('select count(*) as orders from orders')).toEqual([{ orders: 1 }])
  expect(await countNights(race)).toEqual({ held: 2, ordered: 2 })
  expect(race.errors).toEqual([])
})
