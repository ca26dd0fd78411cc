import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#contract/values/calendar.ts'
import { aHouse } from '#tests/support/site-builders.ts'
import {
  amountOf,
  clashes,
  countOf,
  keyFor,
  keyOf,
  lineOf as oneOf,
  quantityOf,
  savingOf,
  totalOf,
  withOneMore,
  withPrices,
  withQuantityChanged,
  withSwapped,
} from './cart-lines.ts'

const stay = { arrival: '2026-12-01', departure: '2026-12-04' }

function lineOf(item: Partial<ReturnType<typeof aHouse>>, quantity = 1, dates = stay) {
  return { ...oneOf(aHouse(item), dates), quantity }
}

test('a room costs its price per night times nights times rooms, in paisa', () => {
  expect(amountOf(lineOf({ Type: 'ROOM', RoomPrice: 5_000.5 }, 2))).toBe(2 * 3 * 500_050)
})

test('a house costs its own price, not that of its rooms', () => {
  expect(amountOf(lineOf({ Type: 'HOUSE', Price: 22_000 }))).toBe(3 * 2_200_000)
})

test('the price of an item with nights is for the whole stay', () => {
  expect(amountOf(lineOf({ Type: 'ROOM', RoomPrice: 15_000, Night: 3 }, 2))).toBe(2 * 1_500_000)
})

test('a line has the price of each night, whether the search told them or their sum alone', () => {
  const even = lineOf({ RoomPrice: 15_000, Night: 3 })
  const different = lineOf({ RoomPrice: 21_000.5, Night: 3, Nights: [6_500, 6_000.5, 8_500] })

  expect(even).toMatchObject({ RoomPrice: 15_000, Night: 3, Nights: [5_000, 5_000, 5_000] })
  expect(different).toMatchObject({ RoomPrice: 21_000.5, Night: 3, Nights: [6_500, 6_000.5, 8_500] })
  expect(amountOf({ ...different, quantity: 2 })).toBe(4_200_100)
})

test('the total is the sum of the lines in whole paisa, whatever the order of changes', () => {
  const changes = fc.array(
    fc.record({
      id: fc.integer({ min: 1, max: 3 }),
      isMore: fc.integer({ min: 0, max: 3 }).map((change) => change > 0),
    }),
    { maxLength: 40 },
  )
  const prices = fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 4, maxLength: 4 })

  fc.assert(
    fc.property(changes, prices, fc.integer({ min: 1, max: 60 }), (changes, paisa, nights) => {
      const days = { arrival: stay.arrival, departure: addDays(stay.arrival, nights) }
      const counts = new Map<number, number>()
      let lines: ReturnType<typeof withOneMore> = []
      for (const { id, isMore } of changes) {
        const item = aHouse({ Id: id, RoomPrice: (paisa[id] ?? 0) / 100, Available: 4 })
        const key = keyFor(item, days)
        lines = isMore ? withOneMore(lines, item, days) : withQuantityChanged(lines, key, -1)
        counts.set(id, Math.min(4, Math.max(0, (counts.get(id) ?? 0) + (isMore ? 1 : -1))))
        expect(quantityOf(lines, key)).toBe(counts.get(id))
      }

      const expected = [...counts].reduce((sum, [id, count]) => sum + count * (paisa[id] ?? 0) * nights, 0)
      expect(totalOf(lines)).toBe(expected)
      expect(Number.isSafeInteger(totalOf(lines))).toBe(true)
    }),
    { seed: 20_261_120 },
  )
})

test('a house and its rooms clash only on nights that they share', () => {
  const rooms = [lineOf({ Id: 1, Type: 'ROOM' })]

  expect(clashes(rooms, { Id: 1, Type: 'HOUSE' }, { arrival: '2026-12-03', departure: '2026-12-05' })).toBe(true)
  expect(clashes(rooms, { Id: 1, Type: 'HOUSE' }, { arrival: '2026-12-04', departure: '2026-12-05' })).toBe(false)
  expect(clashes(rooms, { Id: 2, Type: 'HOUSE' }, stay)).toBe(false)
  expect(clashes(rooms, { Id: 1, Type: 'ROOM' }, stay)).toBe(false)
})

test('a house is in the cart only under its own type and dates', () => {
  const lines = [lineOf({ Id: 1, Type: 'HOUSE' }), lineOf({ Id: 2, Type: 'ROOM' })]
  const house = lineOf({ Id: 1, Type: 'HOUSE' })

  expect(quantityOf(lines, keyOf(house))).toBe(1)
  expect(quantityOf(lines, keyOf({ ...house, departureDate: '2026-12-05' }))).toBe(0)
  expect(quantityOf(lines, keyOf({ ...house, Id: 2 }))).toBe(0)
})

test('a place that is not free is not added', () => {
  const rooms = [lineOf({})]

  expect(withOneMore(rooms, aHouse({ Id: 2, Available: 0 }), stay)).toEqual(rooms)
  expect(withSwapped(rooms, aHouse({ Type: 'HOUSE', Available: 0 }), stay)).toEqual(rooms)
})

test('only the line that the answer names gets the new price, for each night', () => {
  const line = lineOf({}, 2)
  const other = lineOf({ Id: 2 })
  const { Id, Type, arrivalDate: ArrivalDate, departureDate: DepartureDate } = line

  const price = { Id, Type, ArrivalDate, DepartureDate, Price: 21_000 }

  const [changed, same] = withPrices([line, other], [price])
  const [differing] = withPrices([line], [{ ...price, Nights: [6_500, 6_500, 8_000] }])

  expect(changed && amountOf(changed)).toBe(4_200_000)
  expect(changed?.Nights).toEqual([7_000, 7_000, 7_000])
  expect(differing).toMatchObject({ RoomPrice: 21_000, Nights: [6_500, 6_500, 8_000] })
  expect(same).toEqual(other)
})

test('the house takes the place of its rooms on overlapping nights, and of nothing else', () => {
  const rooms = lineOf({ Id: 1 }, 3)
  const later = lineOf({ Id: 1 }, 1, { arrival: stay.departure, departure: '2026-12-06' })
  const other = lineOf({ Id: 2 })

  const lines = withSwapped([rooms, later, other], aHouse({ Id: 1, Type: 'HOUSE', Available: 1 }), stay)

  expect(lines).toEqual([later, other, lineOf({ Id: 1, Type: 'HOUSE', Available: 1 })])
})

const house = aHouse({ Type: 'HOUSE', Price: 14_000, Available: 1 })

test.each([
  ['three rooms that cost more', lineOf({}, 3), 3 * 115_000],
  ['two rooms', lineOf({}, 2), undefined],
  ['three rooms that cost less', lineOf({ RoomPrice: 4_000 }, 3), undefined],
  ['three rooms of another house', lineOf({ Id: 2 }, 3), undefined],
  ['three rooms for other dates', lineOf({}, 3, { ...stay, departure: '2026-12-06' }), undefined],
])('instead of %s the entire house saves %s', (_, rooms, saving) => {
  expect(savingOf([rooms], house, stay)).toBe(saving)
})

test('a house that is taken saves nothing', () => {
  expect(savingOf([lineOf({}, 3)], { ...house, Available: 0 }, stay)).toBeUndefined()
})

test('a cart counts its rooms, and an entire house as one', () => {
  expect(countOf([lineOf({}, 4), lineOf({ Id: 4, Type: 'HOUSE' })])).toBe(5)
})
