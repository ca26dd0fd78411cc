import { expect, test } from 'vitest'
import type { ChangedNight, RatedPlace } from '#contract/catalogue/rates.ts'
import { previewOf } from './rate-words.ts'
import { gridOf, nightsBetween, shortPrice } from './rates-data.ts'

const week = [6_500, 6_500, 6_500, 6_500, 7_500, 7_500, 6_500]
const room: RatedPlace = {
  Id: 1,
  Type: 'ROOM',
  House: 'Rania House',
  Rooms: 4,
  Week: week,
  Floor: null,
  Nights: [{ Night: '2027-03-26', Price: 9_000, MinNights: 2 }],
}
const mud: RatedPlace = { ...room, Id: 3, Type: 'HOUSE', House: 'Mud House', Nights: [] }
const eid = {
  Id: 7,
  Name: 'Eid',
  From: '2027-03-20',
  Until: '2027-03-27',
  Provisional: true,
  Percent: 40,
  MinNights: 3,
}
const answer = {
  Revision: 3,
  Places: [room, mud],
  Levies: { Service: 0, Tax: 15 },
  Rooms: 8,
  Taken: [8, 6, 0],
  NamedDays: [eid, { ...eid, Id: 8, Name: 'Independence Day', From: '2027-03-26', Until: '2027-03-28' }],
  Changes: [],
}
// A Thursday.
const grid = gridOf(answer, { from: '2027-03-25', count: 3, today: '2027-03-26' })

test('the nights of Thursday and Friday are tinted, and each says how full it is and what it costs', () => {
  const [cells] = grid.rows.map((row) => row.cells)

  expect(grid.days.map(({ isTinted }) => isTinted)).toEqual([true, true, false])
  expect([grid.taken, grid.days[0]?.label]).toEqual([
    [100, 75, 0],
    'Night of Thu 25 Mar to Fri 26 Mar 2027: 8 of 8 rooms taken',
  ])
  expect(cells?.map(({ price, isPast }) => [price, isPast])).toEqual([
    [7_500, true],
    [9_000, false],
    [6_500, false],
  ])
  expect(cells?.[1]?.label).toBe(
    'Rania House · room, night of Fri 26 Mar to Sat 27 Mar 2027: 9,000, a price of its own, at least 2 nights',
  )
})

test('names that overlap share the head, and what is over cannot be chosen', () => {
  expect(grid.named.map(({ title, first, nights }) => [title, first, nights])).toEqual([
    ['Eid ?', 0, 2],
    ['Independence Day ?', 2, 1],
  ])
  expect(nightsBetween(grid, { row: 1, date: '2027-03-27' }, { row: 0, date: '2027-03-25' })).toEqual({
    places: [
      { Id: 1, Type: 'ROOM' },
      { Id: 3, Type: 'HOUSE' },
    ],
    from: '2027-03-26',
    last: '2027-03-27',
  })
  expect(nightsBetween(grid, { row: 0, date: '2027-03-25' }, { row: 0, date: '2027-03-25' })).toBeUndefined()
})

test('a preview says prices before and after, by place, and which rules come and go', () => {
  const nights: ChangedNight[] = [
    { Id: 1, Type: 'ROOM', Night: '2027-03-26', Before: { Night: '', Price: 9_000, MinNights: 2 }, After: null },
    { Id: 3, Type: 'HOUSE', Night: '2027-03-27', Before: null, After: { Night: '', Price: 7_500, Closed: true } },
  ]

  const preview = previewOf({ Revision: 4, Change: 0, Nights: nights, Bookings: 0, Holds: 0 }, answer.Places)

  expect(preview.summary).toBe('2 nights, 2 places: 6,500–9,000 → 7,500')
  expect(preview.lines.map(({ title, words }) => [title, ...words])).toEqual([
    ['Rania House · room', '9,000 → 7,500', 'no minimum stay'],
    ['Mud House · whole', '6,500 → 7,500', 'closed'],
  ])
})

test.each([
  [6_500, false, '6.5k'],
  [14_250, false, '14.25k'],
  [22_000, false, '22k'],
  [950, false, '950'],
  [1_25_000, true, '1,25,000'],
])('%d in a cell, with room for it: %s, is written %s', (price, isWide, text) => {
  expect(shortPrice(price, isWide)).toBe(text)
})
