import { expect, test } from 'vitest'
import { personsProblem, readPersons } from './site-form.ts'

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
  expect(personsProblem('ten')).toBe('Person must be a whole number, 1 or more')
  expect(personsProblem(' ')).toBe('Person is empty')
  expect(personsProblem('4')).toBeUndefined()
})
