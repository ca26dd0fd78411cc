import { expect, test } from 'vitest'
import { withFilters, type Filters } from './search.machine.ts'

const filters: Filters = { arrival: '2026-11-20', departure: '2026-11-22', adults: 2, children: 1 }

test.each<[string, Partial<Filters>, Partial<Filters>]>([
  ['an arrival before the departure', { arrival: '2026-11-21' }, { arrival: '2026-11-21' }],
  [
    'an arrival on the departure, which is to be chosen again',
    { arrival: '2026-11-22' },
    { arrival: '2026-11-22', departure: undefined },
  ],
  ['a departure on the arrival, which is not taken over', { departure: '2026-11-20' }, {}],
  [
    'a departure without an arrival',
    { arrival: undefined, departure: '2026-11-19' },
    { arrival: undefined, departure: '2026-11-19' },
  ],
  ['another party', { adults: 3, children: 0 }, { adults: 3, children: 0 }],
])('the filters change by %s', (_, change, expected) => {
  expect(withFilters(filters, change)).toEqual({ ...filters, ...expected })
})
