import { expect, test } from 'vitest'
import { requestProblem } from './requests.ts'

const TODAY = '2026-11-20'

test('a request may be for one day, today too', () => {
  expect(requestProblem({ start: '2026-11-20T00:00', end: '2026-11-20T00:00' }, TODAY)).toBeUndefined()
})

test('a request cannot end before it starts, nor start before today', () => {
  const reversed = requestProblem({ start: '2026-12-02T09:00', end: '2026-12-02T08:59' }, TODAY)
  const past = requestProblem({ start: '2026-11-19T23:59', end: '2026-12-02T10:00' }, TODAY)

  expect(reversed).toBe('endFirst')
  expect(past).toBe('past')
})
