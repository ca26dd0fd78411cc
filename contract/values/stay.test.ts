import { expect, test } from 'vitest'
import { eachNight, nightsOf, stayProblem, staysOverlap } from './stay.ts'

const TODAY = '2026-11-20'

test('the day of departure is not a night of the stay', () => {
  const stay = { arrival: '2026-11-20', departure: '2026-11-22' }

  expect(nightsOf(stay)).toBe(2)
  expect(eachNight(stay)).toEqual(['2026-11-20', '2026-11-21'])
})

test('a stay may begin on the day another ends', () => {
  const first = { arrival: '2026-11-20', departure: '2026-11-22' }
  const second = { arrival: '2026-11-22', departure: '2026-11-23' }

  expect([staysOverlap(first, second), staysOverlap(second, first)]).toEqual([false, false])
  expect(staysOverlap(first, { arrival: '2026-11-21', departure: '2026-11-23' })).toBe(true)
})

test('a stay is refused when it is reversed, past, too far ahead or too long', () => {
  expect(stayProblem({ arrival: TODAY, departure: '2026-11-21' }, TODAY)).toBeUndefined()
  expect(stayProblem({ arrival: TODAY, departure: '2027-01-19' }, TODAY)).toBeUndefined()
  expect(stayProblem({ arrival: TODAY, departure: '2027-01-20' }, TODAY)).toBe('tooLong')
  expect(stayProblem({ arrival: TODAY, departure: TODAY }, TODAY)).toBe('departureFirst')
  expect(stayProblem({ arrival: '2026-11-19', departure: '2026-11-21' }, TODAY)).toBe('past')
  expect(stayProblem({ arrival: '2028-05-21', departure: '2028-05-22' }, TODAY)).toBeUndefined()
  expect(stayProblem({ arrival: '2028-05-22', departure: '2028-05-23' }, TODAY)).toBe('tooFar')
})
