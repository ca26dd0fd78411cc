import { createActor, fromPromise, waitFor } from 'xstate'
import { expect, test } from 'vitest'
import { Problem } from '#contract/problem.ts'
import { poolMachine, poolQuote, type PoolFields, type PoolRequest } from './pool.machine.ts'

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

test('a page that is older than the API shows the new rate and why the booking was refused', async () => {
  const data = { Duration: 1.5, CostPerHour: 250, Amount: 1_125 }
  const refuse = () => Promise.reject(new Problem('price_changed', 'The price has changed', { data }))
  const machine = poolMachine.provide({
    actors: { bookPool: fromPromise<{ paymentUrl: string }, PoolRequest>(refuse) },
  })
  const pool = createActor(machine, { input: { name: fields.name, phone: fields.phone } }).start()
  for (const field of ['startDate', 'startTime', 'endTime', 'persons'] as const)
    pool.send({ type: 'field.changed', field, value: fields[field] })

  pool.send({ type: 'form.submitted', now: '2026-11-20T12:00' })

  const { context } = await waitFor(pool, (snapshot) => snapshot.context.problem !== undefined)
  expect(context).toMatchObject({ rate: 250, problem: 'The price has changed' })
})
