import { USUAL_LEVIES } from '#contract/values/money.ts'
import { expect, test } from 'vitest'
import type { NightRule } from '#contract/values/rates.ts'
import { addDays } from '#contract/values/calendar.ts'
import type { Nights } from './nights.ts'
import { isBarred, lackOn, lastDeparture, lowestIn, obstacleTo, priceOn, shortestFrom, totalOf } from './stay-days.ts'

const FIRST = '2029-12-01'
const day = (number: number) => addDays(FIRST, number - 1)
const stay = (arrival: number, departure: number) => ({ arrival: day(arrival), departure: day(departure) })

/** A place from the first of December on: of each night its price, or null where it is taken; and its rules by day. */
function aPlace(prices: (number | null)[], rules: Record<number, NightRule> = {}): Nights {
  return new Map(
    prices.map((price, index) => [
      day(index + 1),
      { price: price ?? 6_500, isFree: price !== null, rule: rules[index + 1] },
    ]),
  )
}

const dear = aPlace([9_000, 9_000, 9_000, 9_000])
const cheap = aPlace([6_500, 7_000, null, 6_500])

test('a night costs what the cheapest place that sells it does, and is full or closed where none does', () => {
  const closed = aPlace([6_500, 6_500, 6_500, 6_500], { 1: { Closed: true } })

  expect([1, 3, 5].map((number) => priceOn([cheap, dear], day(number)))).toEqual([6_500, 9_000, undefined])
  expect([1, 2].map((number) => priceOn([closed, dear], day(number)))).toEqual([9_000, 6_500])
  expect([3, 1, 2].map((number) => lackOn([cheap, closed], day(number)))).toEqual([undefined, undefined, undefined])
  expect(lackOn([cheap], day(3))).toBe('full')
  expect(lackOn([closed], day(1))).toBe('closed')
})

test('the lowest price of a month is that of its nights that are left', () => {
  expect(lowestIn([cheap], '2029-12', day(2))).toBe(6_500)
  expect(lowestIn([aPlace([6_500, 7_000])], '2029-12', day(2))).toBe(7_000)
  expect(lowestIn([cheap], '2030-01', day(2))).toBeUndefined()
})

test('a stay is had in one place, not in one place a night', () => {
  const other = aPlace([null, null, 8_000, 8_000])

  expect(obstacleTo([cheap, other], stay(1, 3))).toBeUndefined()
  expect(obstacleTo([cheap, other], stay(1, 4))).toBe('full')
  expect(obstacleTo([], stay(1, 4))).toBeUndefined()
})

test('a minimum says how long to stay, before a departure is chosen', () => {
  const weekend = aPlace(
    Array.from({ length: 9 }, () => 6_500),
    { 3: { MinNights: 3 }, 6: { NoDeparture: true } },
  )

  expect(obstacleTo([weekend], stay(3, 4))).toEqual({ Code: 'minNights', Night: day(3), MinNights: 3 })
  expect([1, 3, 5].map((number) => shortestFrom([weekend], day(number)))).toEqual([1, 4, 2])
  expect(shortestFrom([weekend, dear], day(3))).toBe(1)
})

test('where nobody may arrive no stay begins', () => {
  const barred = aPlace([6_500, 6_500], { 1: { NoArrival: true } })

  expect(shortestFrom([barred], day(1))).toEqual({ Code: 'noArrival', Night: day(1) })
  expect(shortestFrom([cheap], day(3))).toBe('full')
  expect(isBarred([barred], day(1), 'NoArrival')).toBe(true)
  expect(isBarred([barred, dear], day(1), 'NoArrival')).toBe(false)
})

test('a guest leaves at the latest on the day of the first full night, or after 60 nights', () => {
  expect(lastDeparture([cheap], day(1))).toBe(day(3))
  expect(lastDeparture([cheap, dear], day(1))).toBe(day(61))
  expect(lastDeparture([], day(1))).toBe(day(61))
})

test('a stay comes to the prices of its nights with 15 % tax, where it is cheapest', () => {
  expect(totalOf([dear, cheap], stay(1, 3), USUAL_LEVIES)).toBe(15_525)
  expect(totalOf([dear, cheap], stay(2, 4), USUAL_LEVIES)).toBe(20_700)
  expect(totalOf([cheap], stay(2, 4), USUAL_LEVIES)).toBeUndefined()
  expect(totalOf([cheap], stay(4, 6), USUAL_LEVIES)).toBeUndefined()
})
