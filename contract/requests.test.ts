import { expect, test } from 'vitest'
import { hallProblem, requestProblem } from './requests.ts'

const TODAY = '2026-11-20'

test('a request may be for one day, today too', () => {
  expect(requestProblem({ start: '2026-11-20T00:00', end: '2026-11-20T00:00' }, TODAY)).toBeUndefined()
})

test('a request cannot end before it starts, nor start before today', () => {
  const reversed = requestProblem({ start: '2026-12-02T09:00', end: '2026-12-02T08:59' }, TODAY)
  const past = requestProblem({ start: '2026-11-19T23:59', end: '2026-12-02T10:00' }, TODAY)

  expect(reversed).toBe('End date should be greater than start date')
  expect(past).toBe('The dates cannot be before today')
})

test('the hall holds 400 people', () => {
  expect([hallProblem(400), hallProblem(401)]).toEqual([undefined, 'The convention hall holds up to 400 people'])
})
