import { expect, test } from 'vitest'
import type { HouseNights } from '#contract/catalogue/houses.ts'
import { clientBefore } from '#tests/support/answering-client.ts'
import { readNights } from './read-nights.ts'

const TODAY = '2026-12-01'

const byRoom: HouseNights = {
  Id: 1,
  UnitCount: 4,
  RoomPrice: 6_500,
  Price: 22_000,
  Free: [4, 1, 0, 4],
  RoomPrices: [6_500, 8_500, 6_500, 6_500],
  RoomRules: [{ Night: '2026-12-02', MinNights: 2 }],
}
const wholeOnly: HouseNights = { Id: 2, UnitCount: 2, RoomPrice: null, Price: 18_000, Free: [2, 2, 2, 1] }

test.each([
  { place: { houseId: 1, type: 'ROOM' as const }, prices: [6_500, 8_500, 6_500], isFree: [true, true, false] },
  { place: { houseId: 1, type: 'HOUSE' as const }, prices: [22_000, 22_000, 22_000], isFree: [true, false, false] },
])('a night of a $place.type has its price, and is free or not', async ({ place, prices, isFree }) => {
  const { client, asked } = clientBefore(() => ({ Data: [byRoom] }))

  const { places } = await readNights(client, TODAY, place)
  const [nights] = places

  const first = [...(nights?.values() ?? [])].slice(0, 3)
  expect(first.map(({ price }) => price)).toEqual(prices)
  expect(first.map((night) => night.isFree)).toEqual(isFree)
  expect(first[1]?.rule?.MinNights).toBe(place.type === 'ROOM' ? 2 : undefined)
  expect(asked[0]?.path).toContain('BookingArea/Booking/Calendar?From=2026-12-01&Until=2028-06-02&Id=1')
})

test('without a place all ways to book all houses are read', async () => {
  const { client } = clientBefore(() => ({ Data: [byRoom, wholeOnly] }))

  const { places } = await readNights(client, TODAY)

  expect(places.map((nights) => nights.get(TODAY)?.price)).toEqual([6_500, 22_000, 18_000])
})
