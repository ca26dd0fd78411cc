import { POOL_RATE_TAKA } from '#contract/pool.ts'
import { poolMachine } from '#machines/pool.machine.ts'
import { apiOfFile } from '#tests/model/api-of-file.ts'
import { proveModel } from '#tests/model/prove-model.ts'
import { openPool } from './pool-driver.ts'
import { poolModel, type PoolStep } from './pool.model.ts'

// A gateway that is away on purpose is no news.
const log = { info: () => {}, warn: () => {}, error: () => {} }
const file = apiOfFile({ guests: 1, deps: { log } })

const typing = ['field.changed', 'submit.pressed'] as const

proveModel<typeof poolMachine, PoolStep, ReturnType<typeof openPool>>(poolMachine, {
  model: poolModel,
  open: () => openPool(file.api(), file.guest()),
  shownOf: ({ context: { fields, rate, problems, problem } }) => ({ fields, rate, problems, problem }),
  checks: {
    editing: (shown) => (shown.hasTag('busy') ? ['A form that nobody sends is busy'] : []),
    submitting: ({ context: { problems } }) =>
      Object.keys(problems).length === 0 ? [] : ['A visit is booked that cannot be'],
    redirecting: async ({ context: { paymentUrl } }) => {
      const attempts = await file
        .api()
        .deps.db.query('select 1 from payment_attempt where payment_url = $1', [paymentUrl])
      return attempts.length === 1 ? [] : ['The API knows of no such payment page']
    },
    failed: ({ context: { problem, rate } }) =>
      problem !== undefined && rate === POOL_RATE_TAKA
        ? []
        : ["Nobody is told what failed, or the rate is not the server's"],
  },
  leadsTo: {
    'bookPool.resolves': 'redirecting',
    'bookPool.resolves (without an address)': 'failed',
    'bookPool.rejects (unreachable)': 'failed',
    'bookPool.rejects (server fault)': 'failed',
    'bookPool.rejects (price changed)': 'failed',
    'bookPool.rejects (gateway away)': 'failed',
    'redirect.rejects': 'failed',
  },
  takes: { editing: typing, submitting: [], redirecting: ['page.returned'], failed: typing },
})
