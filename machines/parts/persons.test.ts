import { expect, test } from 'vitest'
import { personsProblem, readPersons } from './persons.ts'

test.each([
  [' 120 ', 120, undefined],
  ['১২০', 120, undefined],
  ['0', undefined, 'unreadable'],
  ['2.5', undefined, 'unreadable'],
  ['-3', undefined, 'unreadable'],
  ['ten', undefined, 'unreadable'],
  [' ', undefined, 'missing'],
])('the number of people %j is %s', (text, persons, problem) => {
  expect([readPersons(text), personsProblem(text)]).toEqual([persons, problem])
})
