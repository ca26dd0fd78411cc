import { expect, test } from 'vitest'
import { between, rowsInView } from './geometry.ts'

test('nights are chosen from either side', () => {
  expect([between(3, 5), between(5, 3)]).toEqual([
    { first: 3, nights: 3 },
    { first: 3, nights: 3 },
  ])
})

test('the rows in view are drawn with some to spare, and never more than 60 of 400 on a large screen', () => {
  for (let scrolled = 0; scrolled < 400 * 36; scrolled += 7) {
    const { from, until } = rowsInView(scrolled, 1_080, 400)
    expect([from * 36 <= scrolled, until * 36 >= Math.min(400 * 36, scrolled + 1_080), until - from <= 60]).toEqual([
      true,
      true,
      true,
    ])
  }
})
