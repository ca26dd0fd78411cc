import { expect, test } from 'vitest'
import { personsProblem, readPersons } from './persons.ts'

test('a number of people may be written in Bangla digits', () => {
  expect(readPersons(' 120 ')).toBe(120)
  expect(readPersons('১২০')).toBe(120)
})

test('zero, a part, a negative number and words are refused as numbers of people', () => {
  expect([readPersons('0'), readPersons('2.5'), readPersons('-3'), readPersons('ten')]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(personsProblem('ten')).toBe('unreadable')
  expect(personsProblem(' ')).toBe('missing')
  expect(personsProblem('4')).toBeUndefined()
})
