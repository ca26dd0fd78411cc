import { expect, test } from 'vitest'
import { giveableOf } from './staff-limit.ts'

const limit = (order: [used: number, most: number | null], day: [used: number, most: number | null]) => ({
  Order: { Used: order[0], Most: order[1] },
  Day: { Used: day[0], Most: day[1] },
})

test.each([
  ['what is left of the order, where that is less', limit([15_000, 20_000], [15_000, 40_000]), 5_000],
  ['what is left of the day, where that is less', limit([0, 20_000], [38_500, 40_000]), 1_500],
  ['nothing, once more was given than the limit is now', limit([20_000, 0], [0, 40_000]), 0],
  ['what is left of the day alone, where the order has no limit', limit([90_000, null], [90_000, 100_000]), 10_000],
  ['any sum, without a limit', limit([90_000, null], [90_000, null]), Infinity],
])('a member may still give %s', (_, known, sum) => {
  expect(giveableOf(known)).toBe(sum)
})
