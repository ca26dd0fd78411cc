import { expect, test } from 'vitest'
import { pagesToShow } from './Paginator.tsx'

test.each([
  ['few pages are all shown', 2, 4, [1, 2, 3, 4]],
  ['at the first page there is one gap', 1, 42, [1, 2, 'gap-after', 42]],
  ['at the last page there is one gap', 42, 42, [1, 'gap-before', 41, 42]],
  ['a gap never replaces a single page', 4, 7, [1, 2, 3, 4, 5, 6, 7]],
])('%s', (_, page, count, shown) => {
  expect(pagesToShow(page, count)).toEqual(shown)
})

test('in the middle of many pages first, last and neighbours are shown, with gaps between', () => {
  expect(pagesToShow(21, 42)).toEqual([1, 'gap-before', 20, 21, 22, 'gap-after', 42])
})
