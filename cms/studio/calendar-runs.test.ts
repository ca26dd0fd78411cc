import { expect, test } from 'vitest'
import { DAYS, firstMonday, runOf, runText } from './calendar-runs.ts'

const at = (day: string) => `${day}T18:00:00.000Z`

test.each([
  ['2026-11-30', '2026-11-23'],
  ['2026-12-06', '2026-11-23'],
  ['2026-12-07', '2026-11-30'],
])('on %s the calendar begins a week before this one, on %s', (today, monday) => {
  expect(firstMonday(today)).toBe(monday)
})

test.each([
  ['in the middle', { visibleFrom: at('2026-11-29'), visibleUntil: at('2026-12-02') }, { start: 7, end: 10 }],
  ['since ever', { visibleUntil: at('2026-11-29') }, { start: 0, end: 7 }],
  ['for ever', { visibleFrom: at('2026-11-29'), visibleUntil: null }, { start: 7, end: DAYS }],
  ['for a moment', { visibleFrom: at('2026-11-29'), visibleUntil: at('2026-11-29') }, { start: 7, end: 8 }],
  ['before', { visibleFrom: at('2026-10-01'), visibleUntil: at('2026-11-01') }, undefined],
  ['after', { visibleFrom: at('2027-11-29') }, undefined],
])('what runs %s has its place', (_, timed, run) => {
  expect(runOf(timed, '2026-11-23')).toEqual(run)
})

test('days are named as staff name them', () => {
  const [from, until] = [at('2026-11-29'), at('2026-12-02')]

  expect(
    [{ visibleFrom: from, visibleUntil: until }, { visibleFrom: from }, { visibleUntil: until }].map(runText),
  ).toEqual(['Mon 30 Nov to Thu 3 Dec 2026', 'from Mon 30 Nov 2026', 'until Thu 3 Dec 2026'])
})
