import { createActor, fromPromise, waitFor } from 'xstate'
import { describe, expect, test } from 'vitest'
import { ApiProblem } from '#contract/failure.ts'
import { poolMachine, type PoolWish } from './pool.machine.ts'
import { poolQuote, type PoolFields } from './pool-visit.ts'

const now = '2026-11-20T09:10'
const complete = {
  startDate: '2026-11-20',
  startTime: '10:00',
  endDate: '2026-11-20',
  endTime: '12:30',
  persons: '3',
}

function openPool(book: () => Promise<{ paymentUrl: string }> = async () => ({ paymentUrl: 'https://pay.example/1' })) {
  const wishes: PoolWish[] = []
  const alerts: string[] = []
  const left: string[] = []
  const pool = createActor(
    poolMachine.provide({
      actors: {
        bookPool: fromPromise(async ({ input }) => {
          wishes.push(input)
          return book()
        }),
        redirect: fromPromise(async ({ input }) => void left.push(input.url)),
      },
    }),
    { input: { name: 'Rahima Khatun', phone: '+8801712345678' } },
  )
  pool.on('alert', ({ text }) => alerts.push(text))
  pool.start()
  const type = (fields: Partial<PoolFields>) => {
    for (const field of ['startDate', 'startTime', 'endDate', 'endTime', 'persons', 'name'] as const) {
      const value = fields[field]
      if (value !== undefined) pool.send({ type: 'field.changed', field, value })
    }
  }
  const submit = async () => {
    pool.send({ type: 'submit.pressed', now })
    const settled = await waitFor(pool, (snapshot) => !snapshot.matches('submitting'), { timeout: 1_000 })
    return settled
  }
  return { pool, wishes, alerts, left, type, submit }
}

describe('a visit to the pool', () => {
  test('is booked at persons x hours x 200 BDT, and leads to the payment page', async () => {
    const { wishes, left, type, submit } = openPool()
    type(complete)

    const { value } = await submit()

    expect(value).toBe('redirecting')
    expect(wishes).toEqual([
      {
        name: 'Rahima Khatun',
        phone: '+8801712345678',
        remark: '',
        rate: 200,
        visit: { start: '2026-11-20T10:00', end: '2026-11-20T12:30' },
        persons: 3,
        quote: { hours: 2.5, paisa: 150_000 },
      },
    ])
    expect(left).toEqual(['https://pay.example/1'])
  })

  test('shows what it costs as soon as it can be counted', () => {
    const { pool, type } = openPool()
    const quote = () => poolQuote(pool.getSnapshot().context.fields)

    type({ ...complete, persons: '' })
    expect(quote()).toBeUndefined()
    type({ persons: '1', endTime: '10:30' })
    expect(quote()).toEqual({ hours: 0.5, paisa: 10_000 })
    type({ endTime: '10:00' })
    expect(quote()).toBeUndefined()
  })

  test('ends on the day it begins unless another is chosen', () => {
    const { pool, type } = openPool()

    type({ startDate: '2026-12-01' })
    expect(pool.getSnapshot().context.fields.endDate).toBe('2026-12-01')
    type({ endDate: '2026-12-02' })
    type({ startDate: '2026-11-30' })

    expect(pool.getSnapshot().context.fields.endDate).toBe('2026-12-02')
  })

  test.each([
    [{ startTime: '' }, 'Please select start and end dates.'],
    [{ endTime: '10:00' }, 'End time should be greater than start time.'],
    [
      { startDate: '2026-11-22', endDate: '2026-11-21' },
      'End date and time should be greater than start date and time.',
    ],
    [{ startTime: '09:00' }, 'The visit cannot begin in the past'],
    [{ startTime: '10:10' }, 'Times go by steps of 30 minutes'],
  ])('that cannot be is met by an alert: %o', async (change, alert) => {
    const { wishes, alerts, type, submit } = openPool()
    type({ ...complete, ...change })

    const { value } = await submit()

    expect(value).toBe('editing')
    expect(alerts).toEqual([alert])
    expect(wishes).toEqual([])
  })

  test('needs to know how many come, and who', async () => {
    const { type, submit, wishes } = openPool()
    type({ ...complete, persons: '', name: '' })

    const { context } = await submit()

    expect(context.problems).toEqual({ persons: 'Person is empty', name: 'Name is required' })
    expect(wishes).toEqual([])
  })

  test('that the server refuses says why, keeps what was typed, and goes on by typing', async () => {
    const { pool, type, submit } = openPool(() =>
      Promise.reject(new ApiProblem('gateway_unavailable', 'The payment page cannot be reached')),
    )
    type(complete)

    const failed = await submit()
    type({ persons: '4' })

    expect(failed.value).toBe('failed')
    expect(failed.context).toMatchObject({ problem: 'The payment page cannot be reached', fields: complete })
    expect(pool.getSnapshot().value).toBe('editing')
    expect(pool.getSnapshot().context.problem).toBeUndefined()
  })

  test('whose rate has changed is booked at the new one with the next press', async () => {
    const data = { Duration: 2.5, CostPerHour: 250, Amount: 1_875 }
    const answers = [
      () => Promise.reject(new ApiProblem('price_changed', 'The price has changed', { data })),
      async () => ({ paymentUrl: 'https://pay.example/2' }),
    ]
    const { wishes, type, submit } = openPool(() => answers.shift()?.() ?? Promise.reject(new Error('asked too often')))
    type(complete)

    const refused = await submit()
    await submit()

    expect(refused.context.problem).toBe('The price has changed')
    expect(wishes.at(-1)).toMatchObject({ rate: 250, quote: { paisa: 187_500 } })
  })

  test('without a payment address is invalid', async () => {
    const { left, type, submit } = openPool(async () => ({ paymentUrl: '' }))
    type(complete)

    const { value, context } = await submit()

    expect([value, context.problem]).toEqual(['failed', 'Invalid Information'])
    expect(left).toEqual([])
  })

  test('can be changed after the way back from the payment page', async () => {
    const { pool, type, submit } = openPool()
    type(complete)
    await submit()

    pool.send({ type: 'page.returned' })

    expect(pool.getSnapshot().value).toBe('editing')
    expect(pool.getSnapshot().context.fields).toMatchObject(complete)
  })
})
