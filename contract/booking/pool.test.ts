import { expect, test } from 'vitest'
import { poolHours, poolPaisa, poolProblem } from './pool.ts'

const NOW = '2026-11-20T12:00'
const visit = (start: string, end: string) => ({ start, end })

test('an hour in the pool costs 200 taka a person', () => {
  const afternoon = visit('2026-12-01T14:00', '2026-12-01T15:30')

  expect(poolHours(afternoon)).toBe(1.5)
  expect(poolPaisa(afternoon, 3)).toBe(90_000)
})

test('hours are counted over midnight', () => {
  expect(poolHours(visit('2026-12-01T22:30', '2026-12-02T01:00'))).toBe(2.5)
})

test.each([
  ['an end before the start', '2026-12-01T15:00', '2026-12-01T14:00', 'endTimeFirst'],
  ['no time at all', '2026-12-01T15:00', '2026-12-01T15:00', 'endTimeFirst'],
  ['an end on an earlier day', '2026-12-02T10:00', '2026-12-01T18:00', 'endFirst'],
  ['a start in the past', '2026-11-20T11:30', '2026-11-20T13:00', 'past'],
  ['a start off a slot', '2026-12-01T14:10', '2026-12-01T15:00', 'offSlot'],
  ['an end off a slot', '2026-12-01T14:00', '2026-12-01T15:29', 'offSlot'],
  ['more than a week', '2026-12-01T14:00', '2026-12-08T14:30', 'tooLong'],
])('%s cannot be', (_, start, end, problem) => {
  expect(poolProblem(visit(start, end), NOW)).toBe(problem)
})

test('a visit may begin now and end a week later', () => {
  expect(poolProblem(visit(NOW, '2026-11-27T12:00'), NOW)).toBeUndefined()
})
