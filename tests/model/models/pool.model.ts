import type { AnyMachineSnapshot } from 'xstate'
import { poolMachine, type PoolFields } from '#machines/pool.machine.ts'
import { createPoolActors } from '#src/pool/pool.actors.ts'
import { unanswered } from '#tests/model/engine/edge-failures.ts'
import { flowOf } from '#tests/model/engine/machine-flow.ts'
import { paymentPages } from './payment-pages.ts'

const poolInput = { name: 'Rahima Khatun', phone: '01712345678' }

/** What a person types, top down; the end date follows the start. */
const typed = { startDate: '2026-12-01', startTime: '10:00', endTime: '12:00', persons: '2' } as const
const fields = ['startDate', 'startTime', 'endTime', 'persons'] as const
/** How they may spoil it once all is filled in: an end before the start, by the hour or the day, and an empty name. */
const spoiled: (readonly [keyof PoolFields, string])[] = [
  ['endTime', '09:00'],
  ['endDate', '2026-11-30'],
  ['name', ''],
]
const nextOf = ({ context }: AnyMachineSnapshot) => fields.find((field) => context.fields[field] === '')

const INVALID = 'Invalid Information'

export const poolFlow = flowOf(poolMachine)({
  input: poolInput,
  open({ place: { api, guest }, clientOf }) {
    const pages = paymentPages(api)
    const client = clientOf({ token: () => guest.token })
    return { api, ...pages, actors: createPoolActors({ client, leaveFor: pages.leaveFor }) }
  },
  events: [
    ...fields.map((field) => ({
      event: { type: 'field.changed', field, value: typed[field] } as const,
      detail: `${field}, ${typed[field]}`,
      offered: (snapshot: AnyMachineSnapshot) => nextOf(snapshot) === field,
    })),
    ...spoiled.map(([field, value]) => ({
      event: { type: 'field.changed', field, value } as const,
      detail: `${field}, ${value === '' ? 'empty' : value}`,
      offered: (snapshot: AnyMachineSnapshot) =>
        nextOf(snapshot) === undefined && snapshot.context.fields[field] !== value,
    })),
    {
      event: { type: 'form.submitted', now: '2026-11-20T12:00' },
      shows: [
        'startDate: datesMissing',
        'startTime: datesMissing',
        'startTime: missing',
        'endDate: missing',
        'endTime: datesMissing',
        'endTime: missing',
        'endTime: endTimeFirst',
        'endDate: endFirst',
        'persons: missing',
        'name: missing',
      ],
    },
    {
      event: { type: 'bookPool.resolves', output: { paymentUrl: 'https://gateway.example/pay' } },
    },
    {
      event: { type: 'bookPool.resolves', output: { paymentUrl: '' } },
      detail: 'without an address',
      prepare: ({ forgetAddress }) => forgetAddress(),
      shows: INVALID,
    },
    unanswered('bookPool', ['']),
    {
      event: { type: 'redirect.rejects', error: new Error('refused') },
      prepare: ({ stayOnPage }) => stayOnPage(),
      shows: INVALID,
    },
    { event: { type: 'page.returned' } },
  ],
  readByGuards: ({ context }) => [...fields, 'endDate', 'name'].map((field) => context.fields[field]),
  shownOf: ({ context: { fields: shown, rate, problems, problem } }) => ({ fields: shown, rate, problems, problem }),
  checks: {
    filling: ({ context: { fields: shown } }) =>
      [shown.startDate, '2026-11-30'].includes(shown.endDate) ? [] : ['The end does not follow the start'],
    async redirecting({ context: { paymentUrl } }, { api }) {
      const attempts = await api.deps.db.query('select 1 from payment_attempt where payment_url = $1', [paymentUrl])
      return attempts.length === 1 ? [] : ['The API knows of no such payment page']
    },
  },
})
