import { expect, test } from 'vitest'
import { chartOf } from './chart-data.ts'
import { judge } from './room-chart/moves.ts'

const now = Date.parse('2026-12-02T12:00:00+06:00')
const answer = {
  From: '2026-11-30',
  Days: 8,
  Houses: { Id: [1, 2], Name: ['Rania House', 'Mud House'], IsSoldByRoom: [true, false] },
  Rooms: { UnitId: ['a', 'b', 'c'], Room: ['Rania 1', 'Rania 2', 'Mud 1'], House: [0, 0, 1] },
  Stays: {
    Unit: [1, 2],
    First: [-1, 3],
    Nights: [4, 2],
    Id: [7, 8],
    State: ['inHouse' as const, 'expected' as const],
    Type: ['ROOM' as const, 'HOUSE' as const],
    Order: [0, 1],
  },
  Holds: {
    Unit: [0],
    First: [2],
    Nights: [1],
    Type: ['ROOM' as const],
    Order: [1],
    Until: ['2026-12-02T12:00:00.000Z'],
  },
  Requests: [],
  Orders: { Code: ['ABCDEFGHJKMN', 'BCDEFGHJKMNP'], Guest: ['Salma Rahman', null], Due: [100, null] },
  Blocks: [],
}

test('each house is above its rooms, and counts those that are free', () => {
  const { rows, free, taken, houses } = chartOf(answer, { now, mayMove: true })

  expect(rows.map(({ title, isGroup }) => `${isGroup ? '# ' : ''}${title}`)).toEqual([
    '# Rania House',
    'Rania 1',
    'Rania 2',
    '# Mud House',
    'Mud 1',
  ])
  expect([free.get('house:1'), free.get('house:2')]).toEqual([
    [1, 0, 2, 2, 2, 2, 2],
    [1, 1, 0, 0, 1, 1, 1],
  ])
  expect(taken).toEqual([33, 67, 33, 33, 0, 0, 0])
  expect(houses.get('c')).toEqual({ id: 2, name: 'Mud House', isSoldByRoom: false })
})

test('the days begin a day after the first that was read, and now is within today', () => {
  const { days, now: hours } = chartOf(answer, { now, mayMove: true })

  expect(days.map(({ above, number }) => `${above} ${number}`)).toEqual([
    'Dec 1',
    'Wed 2',
    'Thu 3',
    'Fri 4',
    'Sat 5',
    'Sun 6',
    'Mon 7',
  ])
  expect(days.map(({ isToday }) => isToday).indexOf(true)).toBe(1)
  expect(hours).toBe(1.5)
})

test('a bar says who it is of, in what state and until when, and names nobody to those who may not know', () => {
  const { bars, sources } = chartOf(answer, { now, mayMove: true })

  expect(bars.get('b')).toMatchObject([
    {
      first: -2,
      nights: 4,
      look: 'inHouse',
      label: 'Salma Rahman, Rania 2, in house, Sun 29 Nov to Thu 3 Dec 2026, something is due',
    },
  ])
  expect(bars.get('c')).toMatchObject([
    {
      look: 'expected',
      label: 'Taken, Mud 1, due in, Thu 3 Dec to Sat 5 Dec 2026, whole house',
      moves: { rows: false, start: true, end: true },
    },
  ])
  expect(bars.get('a')).toMatchObject([
    { look: 'held', label: expect.stringMatching(/^Taken, Rania 1, held until 02 Dec/) },
  ])
  expect(chartOf(answer, { now, mayMove: false }).bars.get('b')).toMatchObject([{ moves: undefined }])
  expect(sources.get('stay:7')).toMatchObject({
    kind: 'stay',
    Id: 7,
    code: 'ABCDEFGHJKMN',
    isInHouse: true,
  })
})

test('requests are above the houses, two of the same days below each other, and take no room', () => {
  const request = (Code: string, Type: 'Package' | 'Hall', from: string, until: string) => ({
    Code,
    Type,
    Guest: 'Rotary Club',
    StartsAt: `${from}T09:00`,
    EndsAt: `${until}T18:00`,
    Persons: 80,
  })
  const Requests = [
    request('A', 'Package', '2026-12-01', '2026-12-03'),
    request('B', 'Package', '2026-12-02', '2026-12-04'),
    request('C', 'Hall', '2026-12-02', '2026-12-02'),
    request('D', 'Package', '2026-12-03', '2026-12-05'),
  ]

  const { rows, bars, free, taken, sources } = chartOf({ ...answer, Requests }, { now, mayMove: true })

  const places = (key: string) => bars.get(key)?.map(({ first, nights }) => `${first} for ${nights}`)
  expect(rows.slice(0, 5).map(({ title }) => title)).toEqual([
    'Requests',
    'Whole resort',
    'Whole resort, 2',
    'Hall',
    'Rania House',
  ])
  expect(rows.slice(1, 4).map(({ key }) => places(key))).toEqual([['0 for 2', '2 for 2'], ['1 for 2'], ['1 for 1']])
  expect(bars.get(rows[3]?.key ?? '')).toMatchObject([
    {
      label: 'Rotary Club, Hall, request, not answered, Wed 2 Dec 2026, 9:00 am to Wed 2 Dec 2026, 6:00 pm, 80 people',
    },
  ])
  expect(sources.get('request:C')).toEqual({ kind: 'request', code: 'C' })
  const without = chartOf(answer, { now, mayMove: true })
  expect([free, taken]).toEqual([without.free, without.taken])
  expect(judge({ rows, bars, days: without.days }, { row: rows[3]?.key ?? '', first: 5, nights: 1 }).isFree).toBe(false)
})
