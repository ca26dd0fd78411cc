import { expect, test } from 'vitest'
import { addDays } from '#contract/values/calendar.ts'
import { defaultStay } from '#contract/values/stay.ts'
import { weekendsInstead } from './weekend.ts'

const thisWeekend = weekend('This weekend', '2026-12-03')
const nextWeekend = weekend('Next weekend', '2026-12-10')

function weekend(name: string, arrival: string) {
  return { name, stay: { arrival, departure: addDays(arrival, 2) } }
}

test.each([
  ['a Sunday', '2026-11-29', [thisWeekend, nextWeekend]],
  ['a Wednesday', '2026-12-02', [thisWeekend, nextWeekend]],
  ['a Thursday', '2026-12-03', [thisWeekend, nextWeekend]],
  ['a Friday', '2026-12-04', [nextWeekend]],
  ['a Saturday', '2026-12-05', [nextWeekend]],
])('on %s a search for tonight is offered the nights of Thursday and Friday', (_, today, weekends) => {
  expect(weekendsInstead(defaultStay(today), today)).toEqual(weekends)
})

test('who chose dates is offered no others', () => {
  expect(weekendsInstead({ arrival: '2026-12-02', departure: '2026-12-04' }, '2026-12-02')).toEqual([])
})
