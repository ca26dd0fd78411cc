import type { AnyMachineSnapshot } from 'xstate'
import { ApiProblem } from '#contract/failure.ts'
import { poolMachine, type PoolEvent, type PoolField } from '#machines/pool.machine.ts'
import { edgeFailures, type EdgeFailure } from '#tests/model/engine/edge.ts'
import { modelOf } from '#tests/model/engine/paths.ts'

export type PoolStep =
  | PoolEvent
  | { type: 'bookPool.resolves'; output: { paymentUrl: string } }
  | EdgeFailure<'bookPool'>
  | { type: 'bookPool.rejects'; error: Error; cause: 'price changed' | 'gateway away' }
  | { type: 'redirect.rejects'; error: Error }

export const input = { name: 'Rahima Khatun', phone: '01712345678' }

/** BDT for a person and hour, of an API that is newer than the page. */
export const NEW_RATE = 250

const now = '2026-11-20T12:00'
/** What a person types, top down; the end date follows the start. */
const typed = { startDate: '2026-12-01', startTime: '10:00', endTime: '12:00', persons: '2' } as const
const fields = ['startDate', 'startTime', 'endTime', 'persons'] as const
/** What spoils a form that was filled in: an end before the start, and an empty name. */
const spoiled = { endTime: '09:00', name: '' } as const

const events: PoolStep[] = [
  ...fields.map((field) => ({ type: 'field.changed', field, value: typed[field] }) as const),
  { type: 'field.changed', field: 'endTime', value: spoiled.endTime },
  { type: 'field.changed', field: 'name', value: spoiled.name },
  { type: 'submit.pressed', now },
  { type: 'bookPool.resolves', output: { paymentUrl: 'https://gateway.example/pay' } },
  { type: 'bookPool.resolves', output: { paymentUrl: '' } },
  ...edgeFailures('bookPool'),
  {
    type: 'bookPool.rejects',
    error: new ApiProblem('price_changed', 'The price has changed', {
      data: { Duration: 2, CostPerHour: NEW_RATE, Amount: 2 * 2 * NEW_RATE },
    }),
    cause: 'price changed',
  },
  {
    type: 'bookPool.rejects',
    error: new ApiProblem(
      'gateway_unavailable',
      'The payment page cannot be opened now. Your order stays held for you: you can pay again from your order history',
    ),
    cause: 'gateway away',
  },
  { type: 'redirect.rejects', error: new Error('refused') },
  { type: 'page.returned' },
]

function offers({ context }: AnyMachineSnapshot, event: PoolStep): boolean {
  if (event.type !== 'field.changed') return true
  const next = fields.find((field) => context.fields[field] === '')
  if (next === event.field) return isTyped(event.field, event.value)
  return next === undefined && !isTyped(event.field, event.value) && context.fields[event.field] !== event.value
}

function isTyped(field: PoolField, value: string): boolean {
  return Object.entries(typed).some(([name, text]) => name === field && text === value)
}

export const poolModel = modelOf<PoolStep>(poolMachine, {
  input,
  events,
  offers,
  readByGuards: ({ context }) => [...fields.map((field) => context.fields[field]), context.fields.name],
  titleOf(event) {
    switch (event.type) {
      case 'field.changed':
        return `${event.field}.changed (${event.value === '' ? 'empty' : event.value})`
      case 'bookPool.resolves':
        return event.output.paymentUrl === '' ? `${event.type} (without an address)` : event.type
      default:
        return 'cause' in event ? `${event.type} (${event.cause})` : event.type
    }
  },
})
