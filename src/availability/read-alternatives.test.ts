import { afterEach, expect, test, vi } from 'vitest'
import type { HouseNights } from '#contract/catalogue/houses.ts'
import { addDays } from '#contract/values/calendar.ts'
import { eachNight } from '#contract/values/stay.ts'
import { clientBefore } from '#tests/support/answering-client.ts'
import { aHouse } from '#tests/support/site-builders.ts'
import { nightsOf } from './place-nights.ts'
import { housesTogether, isEachFree, nearestStays, readForHouse } from './read-alternatives.ts'

afterEach(() => {
  vi.useRealTimers()
})

const FROM = '2026-12-01'
const stay = { arrival: '2026-12-04', departure: '2026-12-06' }
const wanted = { stay, today: FROM }

const aHouseWith = (Free: number[], rules: Partial<HouseNights> = {}): HouseNights => ({
  Id: 1,
  UnitCount: 2,
  RoomPrice: 5_000,
  Price: 9_000,
  Free,
  ...rules,
})

/** Whole houses by what is free of their two rooms on each night. */
function places(...houses: HouseNights[]) {
  const dates = eachNight({ arrival: FROM, departure: addDays(FROM, houses[0]?.Free.length ?? 0) })
  return houses.flatMap((house) => nightsOf(house, dates, { type: 'HOUSE' }) ?? [])
}

test('the nearest free dates are as many nights, one stay before the taken ones and one after', () => {
  const nearest = nearestStays(places(aHouseWith([2, 2, 2, 1, 2, 2, 2, 2])), wanted)

  expect(nearest).toEqual([
    { arrival: '2026-12-02', departure: '2026-12-04' },
    { arrival: '2026-12-05', departure: '2026-12-07' },
  ])
})

test('a stay is free in one house, not in one house a night', () => {
  expect(nearestStays(places(aHouseWith([2, 0, 2, 0, 2, 0]), aHouseWith([0, 2, 0, 2, 0, 2])), wanted)).toEqual([])
})

test('where a rule asks for more nights, the shortest stay that keeps it comes first', () => {
  // A minimum no longer counts on its own day.
  vi.useFakeTimers({ now: Date.parse(`${FROM}T06:00:00Z`), toFake: ['Date'] })
  const house = aHouseWith([2, 2, 2, 2, 2, 2, 2, 2], {
    Rules: [
      { Night: '2026-12-04', MinNights: 3 },
      { Night: '2026-12-07', NoDeparture: true },
    ],
  })

  expect(nearestStays(places(house), wanted)).toEqual([
    { arrival: '2026-12-03', departure: '2026-12-06' },
    { arrival: '2026-12-02', departure: '2026-12-04' },
    { arrival: '2026-12-06', departure: '2026-12-08' },
  ])
})

test.each([
  { wanted: 'two people, of a room', house: aHouse({ Id: 1 }), adults: 2, arrival: '2026-12-05' },
  { wanted: 'four people, of two rooms', house: aHouse({ Id: 1 }), adults: 4, arrival: '2026-12-06' },
  { wanted: 'all of a house', house: aHouse({ Id: 1, Type: 'HOUSE' }), adults: 2, arrival: '2026-12-06' },
])('a house that is taken is next free for $wanted', async ({ house, adults, arrival }) => {
  const { client, asked } = clientBefore(() => ({ Data: [aHouseWith([0, 1, 2, 2])] }))
  const taken = { arrival: '2026-12-04', departure: '2026-12-05' }

  const nearest = await readForHouse(client, {
    house,
    stay: taken,
    today: taken.arrival,
    party: { adults, children: 0 },
  })

  expect(nearest[0]?.arrival).toBe(arrival)
  expect(asked[0]?.path).toMatch(/Calendar\?From=2026-12-04&.*Id=1$/)
})

test('nights that the calendar does not hold are not offered', () => {
  expect(nearestStays(places(aHouseWith([2, 0, 0, 0, 0, 2])), wanted)).toEqual([])
})

const houseFor = (Id: number, AdultPerRoom: number, Price: number) =>
  aHouse({ Id, Type: 'HOUSE', AdultPerRoom, ChildrenPerRoom: 2, Price })
const houses = [houseFor(1, 8, 44_000), houseFor(2, 4, 30_000), houseFor(3, 6, 29_000), aHouse({ Id: 1 })]

test.each([
  [14, 0, [1, 3]],
  [10, 0, [3, 2]],
  [18, 6, [1, 3, 2]],
  [19, 0, []],
  [4, 7, []],
])('%i adults and %i children are held by the cheapest houses together', (adults, children, ids) => {
  expect(housesTogether(houses, { adults, children }).map(({ Id }) => Id)).toEqual(ids)
})

test.each([
  ['every house', houses, true],
  ['all but one', houses.filter(({ Id }) => Id !== 2), false],
  ['rooms alone', [aHouse({ Id: 1 }), aHouse({ Id: 2 }), aHouse({ Id: 3 })], false],
])('the resort as a whole is free when its houses are: %s', (_, free, isFree) => {
  const listed = [1, 2, 3].map((Id) => aHouse({ Id }))

  expect(isEachFree(listed, free)).toBe(isFree)
})
