import { expect, test } from 'vitest'
import { poolQuote, type PoolFields } from './pool.machine.ts'

const fields: PoolFields = {
  startDate: '2026-12-01',
  startTime: '10:00',
  endDate: '2026-12-01',
  endTime: '11:30',
  persons: '3',
  name: 'Rahima Khatun',
  phone: '01712345678',
  remark: '',
}

test.each<[string, Partial<PoolFields>, ReturnType<typeof poolQuote>]>([
  ['an hour and a half for three', {}, { hours: 1.5, paisa: 90_000 }],
  ['20 minutes, to three decimals', { endTime: '10:20' }, { hours: 0.333, paisa: 19_980 }],
  [
    'a visit over midnight',
    { startTime: '23:00', endDate: '2026-12-02', endTime: '01:00' },
    { hours: 2, paisa: 120_000 },
  ],
  ['Bangla digits', { persons: '৩' }, { hours: 1.5, paisa: 90_000 }],
  ['no end yet', { endTime: '' }, undefined],
  ['nobody yet', { persons: '' }, undefined],
  ['an end before the start', { endTime: '09:00' }, undefined],
])('the pool costs 200 taka an hour and person: %s', (_, typed, quote) => {
  expect(poolQuote({ ...fields, ...typed })).toEqual(quote)
})

test('the pool is quoted at the rate of the server', () => {
  expect(poolQuote(fields, 250)).toEqual({ hours: 1.5, paisa: 112_500 })
})
