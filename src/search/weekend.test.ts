import { expect, test } from 'vitest'
import { addDays } from '#contract/values/calendar.ts'
import { defaultStay } from '#contract/values/stay.ts'
import { weekendInstead } from './weekend.ts'

test.each([
  ['a Sunday', '2026-11-29', 'This weekend', '2026-12-03'],
  ['a Wednesday', '2026-12-02', 'This weekend', '2026-12-03'],
  ['a Thursday', '2026-12-03', 'This weekend', '2026-12-03'],
  ['a Friday', '2026-12-04', 'Next weekend', '2026-12-10'],
  ['a Saturday', '2026-12-05', 'Next weekend', '2026-12-10'],
])('on %s a search for tonight is offered the nights of Thursday and Friday', (_, today, name, arrival) => {
  expect(weekendInstead(defaultStay(today), today)).toEqual({ name, stay: { arrival, departure: addDays(arrival, 2) } })
})

test('who chose dates is offered no others', () => {
  expect(weekendInstead({ arrival: '2026-12-02', departure: '2026-12-04' }, '2026-12-02')).toBeUndefined()
})
