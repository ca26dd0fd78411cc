import { expect, test } from 'vitest'
import type { RequestOf } from '#contract/endpoint.ts'
import { getCalendar } from '#contract/catalogue/houses.ts'
import { addDays } from '#contract/values/calendar.ts'
import { shareTestApi } from '#tests/support/api-of-file.ts'
import { sellUnits } from '#tests/support/bookings.ts'

const api = shareTestApi({ hasHouses: true })

const nights = { From: '2026-12-01', Until: '2026-12-05' }
const ask = (query: RequestOf<typeof getCalendar>['query']) => api.call(getCalendar, { query })
const read = async (query: RequestOf<typeof getCalendar>['query']) =>
  getCalendar.data.parse((await ask(query)).Data).Data

test('each night of a house says how many rooms are free, and what a night costs', async () => {
  await sellUnits(api.deps.db, { houseId: 1, units: 1, stay: { arrival: '2026-11-30', departure: '2026-12-02' } })
  await sellUnits(api.deps.db, { houseId: 1, units: 3, stay: { arrival: '2026-12-03', departure: '2026-12-09' } })

  expect(await read({ ...nights, Id: 1 })).toEqual([
    { Id: 1, UnitCount: 4, RoomPrice: 6_500, Price: 22_000, Free: [3, 4, 1, 1] },
  ])
})

test('a hold takes its nights until it is over', async () => {
  await sellUnits(api.deps.db, { houseId: 1, units: 4, stay: { arrival: '2026-12-01', departure: '2026-12-03' } })
  const hold = (at: Date) => api.deps.db.change("update unit_night set state = 'held', hold_expires_at = $1", [at])

  await hold(new Date(api.clock.now.getTime() + 1))
  const held = await read({ ...nights, Id: 1 })
  await hold(api.clock.now)
  const over = await read({ ...nights, Id: 1 })

  expect([held, over].map(([house]) => house?.Free)).toEqual([
    [0, 0, 4, 4],
    [4, 4, 4, 4],
  ])
})

test('without a house all are there, and those that are let as a whole have no price of a room', async () => {
  const houses = await read(nights)

  expect(houses.map(({ Id, RoomPrice, Free }) => [Id, RoomPrice !== null, Free.length])).toEqual([
    [1, true, 4],
    [2, false, 4],
    [3, false, 4],
    [4, true, 4],
  ])
})

test('an unknown house is not found', async () => {
  expect(await ask({ ...nights, Id: 99 })).toMatchObject({ status: 404, Code: 'not_found' })
})

test.each([
  { Until: nights.From, status: 400 },
  { Until: addDays(nights.From, -1), status: 400 },
  { Until: addDays(nights.From, 549), status: 200 },
  { Until: addDays(nights.From, 550), status: 400 },
])('a calendar holds one night to 18 months: until $Until is $status', async ({ Until, status }) => {
  expect((await ask({ From: nights.From, Until })).status).toBe(status)
})
