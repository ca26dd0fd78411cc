import { expect, test } from 'vitest'
import type { HouseNights } from '#contract/catalogue/houses.ts'
import { clientBefore } from '#tests/support/answering-client.ts'
import { readNights } from './read-nights.ts'

const TODAY = '2026-12-01'

const aClient = (houses: readonly HouseNights[]) => clientBefore(() => ({ Data: houses }))

const byRoom: HouseNights = { Id: 1, UnitCount: 4, RoomPrice: 6_500, Price: 22_000, Free: [4, 1, 0, 4] }
const wholeOnly: HouseNights = { Id: 2, UnitCount: 2, RoomPrice: null, Price: 18_000, Free: [2, 2, 2, 1] }

test.each([
  { place: { houseId: 1, type: 'ROOM' as const }, prices: [6_500, 6_500, undefined] },
  { place: { houseId: 1, type: 'HOUSE' as const }, prices: [22_000, undefined, undefined] },
])('a night of a $place.type costs its price, or is full', async ({ place, prices }) => {
  const { client, asked } = aClient([byRoom])

  const nights = await readNights(client, TODAY, place)

  expect([...nights.values()].slice(0, 3).map(({ price }) => price)).toEqual(prices)
  expect(asked[0]?.path).toContain('BookingArea/Booking/Calendar?From=2026-12-01&Until=2028-06-02&Id=1')
})

test('without a place a night costs the least of what is free, and is full when nothing is', async () => {
  const { client } = aClient([{ ...byRoom, Free: [1, 0, 0, 0] }, wholeOnly])

  const nights = await readNights(client, TODAY)

  expect([...nights].slice(0, 4)).toEqual([
    ['2026-12-01', { price: 6_500 }],
    ['2026-12-02', { price: 18_000 }],
    ['2026-12-03', { price: 18_000 }],
    ['2026-12-04', { price: undefined }],
  ])
})
