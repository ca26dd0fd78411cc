import { expect, test } from 'vitest'
import { aHouse } from '#tests/support/site-builders.ts'
import { canBeBooked, countBookable, groupByHouse, inShort, perNight } from './house-results.ts'

const room = aHouse({ Id: 1 })
const whole = aHouse({ Id: 1, Type: 'HOUSE', Available: 1 })
const unsold = aHouse({ Id: 2, Permalink: 'double-dom', Name: 'Double Dom (Private Suite)' })

test('what is free of a house stands together, in the order of the search; a house that cannot be booked comes last', () => {
  const other = aHouse({ Id: 3 })

  const results = groupByHouse([unsold, room, whole, other])

  expect(results).toEqual([
    { id: 1, room, whole },
    { id: 3, room: other, whole: undefined },
    { id: 2, room: unsold, whole: undefined },
  ])
  expect(results.map(canBeBooked)).toEqual([true, true, false])
})

test('only what can be booked is counted: no rooms that are never sold singly, none that are taken', () => {
  expect(countBookable([room, whole, unsold, aHouse({ Id: 3, Available: 0 })])).toBe(2)
})

test('the details of what was found begin with the lowest price of its nights', () => {
  const stay = { arrival: '2026-12-01', departure: '2026-12-04' }
  const found = aHouse({ Night: 3, RoomPrice: 15_000 })

  expect(perNight(found, stay)).toEqual(aHouse({ RoomPrice: 5_000, HighestRoomPrice: undefined }))
  expect(perNight({ ...found, RoomPrice: 17_000, Nights: [6_000, 5_000, 6_000] }, stay)).toEqual(
    aHouse({ RoomPrice: 5_000, HighestRoomPrice: 6_000 }),
  )
})

test('breakfast is named first, and three other amenities after it', () => {
  const Facalities = ['Air', 'Breakfast on the veranda', 'Bath', 'View', 'Pool'].map((Name) => ({ Name }))

  expect(inShort({ Facalities })).toEqual({ hasBreakfast: true, amenities: ['Air', 'Bath', 'View'] })
  expect(inShort({ Facalities: [] })).toEqual({ hasBreakfast: false, amenities: [] })
})
