import { afterAll, beforeAll } from 'vitest'
import { poolMachine } from '#machines/pool.machine.ts'
import { proveModel } from '#tests/model/prove-model.ts'
import { signInGuests, type SignedIn } from '#tests/support/many-guests.ts'
import { START, startTestApi, type TestApi } from '#tests/support/test-api.ts'
import { unlimited } from '#tests/support/unlimited.ts'
import { openPool } from './pool-driver.ts'
import { poolModel, type PoolStep } from './pool.model.ts'

let api: TestApi
let guests: SignedIn[]
beforeAll(async () => {
  // A gateway that is away on purpose is no news.
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  api = await startTestApi({ deps: { limits: unlimited, log } })
  guests = await signInGuests(api.deps.db, 1, START)
})
afterAll(() => api.close())

const typing = ['field.changed', 'submit.pressed'] as const

proveModel<typeof poolMachine, PoolStep, ReturnType<typeof openPool>>(poolMachine, {
  model: poolModel,
  open() {
    const [guest] = guests
    if (!guest) throw new Error('There should be a guest')
    return openPool(api, guest)
  },
  shownOf: ({ context: { fields, rate, problems, problem } }) => ({ fields, rate, problems, problem }),
  checks: {
    editing: (shown) => (shown.hasTag('busy') ? ['A form that nobody sends is busy'] : []),
    submitting: ({ context: { problems } }) =>
      Object.keys(problems).length === 0 ? [] : ['A visit is booked that cannot be'],
    redirecting: async ({ context: { paymentUrl } }) => {
      const attempts = await api.deps.db.query('select 1 from payment_attempt where payment_url = $1', [paymentUrl])
      return attempts.length === 1 ? [] : ['The API knows of no such payment page']
    },
    failed: ({ context }) => (context.problem === undefined ? ['Nobody is told what failed'] : []),
  },
  takes: { editing: typing, submitting: [], redirecting: ['page.returned'], failed: typing },
})
