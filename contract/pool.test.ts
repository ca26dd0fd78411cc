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
  ['an end before the start', '2026-12-01T15:00', '2026-12-01T14:00', 'End time should be greater than start time.'],
  ['no time at all', '2026-12-01T15:00', '2026-12-01T15:00', 'End time should be greater than start time.'],
  [
    'an end on an earlier day',
    '2026-12-02T10:00',
    '2026-12-01T18:00',
    'End date and time should be greater than start date and time.',
  ],
  ['a start in the past', '2026-11-20T11:30', '2026-11-20T13:00', 'The visit cannot begin in the past'],
  ['a start beside a slot', '2026-12-01T14:10', '2026-12-01T15:00', 'Times must be in 30-minute steps'],
  ['an end beside a slot', '2026-12-01T14:00', '2026-12-01T15:29', 'Times must be in 30-minute steps'],
  ['more than a week', '2026-12-01T14:00', '2026-12-08T14:30', 'A visit can last at most 7 days'],
])('%s cannot be', (_, start, end, sentence) => {
  expect(poolProblem(visit(start, end), NOW)).toBe(sentence)
})

test('a visit may begin now and end a week later', () => {
  expect(poolProblem(visit(NOW, '2026-11-27T12:00'), NOW)).toBeUndefined()
})
