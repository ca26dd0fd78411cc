import { expect, test } from 'vitest'
import { sharesOf } from './shares.ts'

test('parts add up to the total, and none is off by a paisa or more', () => {
  expect(sharesOf(660, Array(40).fill(110))).toEqual([...Array(20).fill(17), ...Array(20).fill(16)])
  expect(sharesOf(174_525, [1_300_000, -136_500])).toEqual([195_000, -20_475])
  expect(sharesOf(7, [0, 1, 0, 1])).toEqual([0, 4, 0, 3])
  expect(sharesOf(5, [0, 0])).toEqual([0, 0])
})
