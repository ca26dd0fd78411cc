import { expect, test } from 'vitest'
import { isFound } from './LinkInput.tsx'

const domes = { title: 'Double Dom (Private Suite)', value: '/suits/double-dom' }

test.each([
  ['dom', true],
  ['SUITE dom', true],
  ['/suits', true],
  ['', true],
  ['mud', false],
  ['dom mud', false],
])('a page is found by words of its name and its path: %s', (query, isThere) => {
  expect(isFound(query, domes)).toBe(isThere)
})
