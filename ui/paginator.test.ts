import { expect, test } from 'vitest'
import { pagesToShow } from './Paginator.tsx'

test('few pages are all shown', () => {
  expect(pagesToShow(1, 1)).toEqual([1])
  expect(pagesToShow(2, 4)).toEqual([1, 2, 3, 4])
})

test('in the middle of many pages first, last and neighbours are shown, with gaps between', () => {
  expect(pagesToShow(21, 42)).toEqual([1, 'gap-before', 20, 21, 22, 'gap-after', 42])
})

test('at the ends there is one gap', () => {
  expect(pagesToShow(1, 42)).toEqual([1, 2, 'gap-after', 42])
  expect(pagesToShow(42, 42)).toEqual([1, 'gap-before', 41, 42])
})

test('a gap never replaces a single page', () => {
  expect(pagesToShow(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
})
