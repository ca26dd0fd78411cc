import { poolMachine } from '#machines/pool.machine.ts'
import { flowOf } from '#tests/model/engine/flow-of.ts'
import { silentLog } from '#tests/model/engine/flow-place.ts'
import { openPool } from './pool-driver.ts'
import { NEW_RATE, poolModel, type PoolStep } from './pool.model.ts'
import { poolTells } from './pool.tells.ts'

const typing = ['field.changed', 'submit.pressed'] as const

export const poolFlow = flowOf<typeof poolMachine, PoolStep, ReturnType<typeof openPool>>(poolMachine, {
  model: poolModel,
  needs: { api: true, guests: 1, deps: { log: silentLog } },
  open: ({ api, guest }) => openPool(api(), guest()),
  shownOf: ({ context: { fields, rate, problems, problem } }) => ({ fields, rate, problems, problem }),
  checks: {
    editing: (shown) => (shown.hasTag('busy') ? ['A form that nobody sends is busy'] : []),
    submitting: ({ context: { problems } }) =>
      Object.keys(problems).length === 0 ? [] : ['A visit is booked that cannot be'],
    redirecting: async ({ context: { paymentUrl } }, { api }) => {
      const attempts = await api.deps.db.query('select 1 from payment_attempt where payment_url = $1', [paymentUrl])
      return attempts.length === 1 ? [] : ['The API knows of no such payment page']
    },
    failed: ({ context: { problem, rate } }) =>
      problem !== undefined && (problem !== 'The price has changed' || rate === NEW_RATE)
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
  tells: poolTells,
  takes: { editing: typing, submitting: [], redirecting: ['page.returned'], failed: typing },
})
