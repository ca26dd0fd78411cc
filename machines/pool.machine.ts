// A visit to the pool: what and when, then the way to the payment page. The price is the server's: when its rate differs, it is taken
// over, and the guest sees the new amount before they submit again.

import { assign, enqueueActions, fromPromise, setup } from 'xstate'
import { Problem, sentenceOf } from '#contract/problem.ts'
import { POOL_RATE_TAKA, poolHours, poolPaisa, PoolPriceChange, poolProblem, type PoolVisit } from '#contract/pool.ts'
import {
  isReady,
  personsProblem,
  readPersons,
  type FieldChanged,
  type Problems,
  type Submitted,
} from './parts/site-form.ts'
import { hasNoPaymentPage, type Alert, notProvided } from './parts/shared.ts'
import { requiredText } from '#contract/values/required-fields.ts'
import { ruleTexts } from '#contract/wording/rules.ts'
import { texts } from './parts/texts.ts'

/** As typed; dates are `yyyy-MM-dd` and times `HH:mm`, or empty. */
export type PoolFields = {
  startDate: string
  startTime: string
  endDate: string
  endTime: string
  persons: string
  name: string
  phone: string
  remark: string
}

/** What a visit comes to: hours with three decimals, and paisa. */
export type PoolQuote = { hours: number; paisa: number }

export type PoolField = keyof PoolFields

type PoolContext = {
  fields: PoolFields
  /** Taka per person per hour. */
  rate: number
  problems: Problems<PoolFields>
  /** Why the last submission failed. */
  problem: string | undefined
  paymentUrl: string
}

export type PoolEvent =
  | FieldChanged<PoolFields>
  | Submitted
  /** The browser showed the page again from its history, as the guest had left it for the payment. */
  | { type: 'page.returned' }

export type PoolRequest = Pick<PoolFields, 'name' | 'phone' | 'remark'> & {
  visit: PoolVisit
  persons: number
  rate: number
  quote: PoolQuote
}

export const poolMachine = setup({
  types: {
    context: {} as PoolContext,
    events: {} as PoolEvent,
    input: {} as { name: string; phone: string },
    emitted: {} as Alert,
    tags: {} as 'busy',
  },
  actors: {
    /** Answers where to pay. Repeats itself under one ActivityId until it is answered. */
    bookPool: fromPromise<{ paymentUrl: string }, PoolRequest>(notProvided('bookPool')),
    redirect: fromPromise<void, { url: string }>(notProvided('redirect')),
  },
  guards: {
    isReady: ({ context, event }) =>
      event.type === 'submit.pressed' && isReady({ problemsOf, messageOf }, context.fields, event.now),
  },
}).createMachine({
  id: 'pool',
  context: ({ input: { name, phone } }) => ({
    fields: { startDate: '', startTime: '', endDate: '', endTime: '', persons: '', name, phone, remark: '' },
    rate: POOL_RATE_TAKA,
    problems: {},
    problem: undefined,
    paymentUrl: '',
  }),
  initial: 'editing',
  on: {
    'field.changed': {
      target: '.editing',
      actions: assign(({ context: { fields, problems }, event: { field, value } }) => ({
        fields: withField(fields, field, value),
        problems: { ...problems, [field]: undefined },
        problem: undefined,
      })),
    },
    'submit.pressed': [
      { guard: 'isReady', target: '.submitting' },
      {
        target: '.editing',
        actions: [
          assign({ problems: ({ context }) => problemsOf(context.fields), problem: undefined }),
          enqueueActions(({ context, event, enqueue }) => {
            const message = messageOf(context.fields, event.now)
            if (message) enqueue.emit(message)
          }),
        ],
      },
    ],
  },
  states: {
    editing: {},
    submitting: {
      tags: 'busy',
      entry: assign({ problems: {}, problem: undefined }),
      on: { 'field.changed': {}, 'submit.pressed': {} },
      invoke: {
        src: 'bookPool',
        input: ({ context }) => requestOf(context),
        onDone: [
          { guard: hasNoPaymentPage, target: 'failed', actions: assign({ problem: texts.invalidPayment }) },
          { target: 'redirecting', actions: assign({ paymentUrl: ({ event }) => event.output.paymentUrl }) },
        ],
        onError: {
          target: 'failed',
          actions: assign({
            rate: ({ context, event }) => newRateOf(event.error) ?? context.rate,
            problem: ({ event }) => sentenceOf(event.error),
          }),
        },
      },
    },
    redirecting: {
      tags: 'busy',
      on: { 'field.changed': {}, 'submit.pressed': {}, 'page.returned': 'editing' },
      invoke: {
        src: 'redirect',
        input: ({ context }) => ({ url: context.paymentUrl }),
        onError: { target: 'failed', actions: assign({ problem: texts.invalidPayment }) },
      },
    },
    failed: {},
  },
})

/** The visit, once all four of its parts are chosen. */
export function visitOf({ startDate, startTime, endDate, endTime }: PoolFields): PoolVisit | undefined {
  if ([startDate, startTime, endDate, endTime].includes('')) return undefined
  return { start: `${startDate}T${startTime}`, end: `${endDate}T${endTime}` }
}

/** What it costs so far, while the guest is still typing; undefined as long as there is nothing to count. `rate` is in taka. */
export function poolQuote(fields: PoolFields, rate: number = POOL_RATE_TAKA): PoolQuote | undefined {
  const visit = visitOf(fields)
  const persons = readPersons(fields.persons)
  if (!visit || persons === undefined || poolHours(visit) <= 0) return undefined
  return { hours: poolHours(visit), paisa: poolPaisa(visit, persons, rate) }
}

/** Most visits begin and end on one day: the end follows the start until it is chosen. */
function withField(fields: PoolFields, field: PoolField, value: string): PoolFields {
  const next = { ...fields, [field]: value }
  return field === 'startDate' && fields.endDate === '' ? { ...next, endDate: value } : next
}

function messageOf(fields: PoolFields, now: string): Alert | undefined {
  const visit = visitOf(fields)
  const reason = visit && poolProblem(visit, now)
  const text = visit ? reason && ruleTexts.pool[reason] : texts.datesOfVisitMissing
  return text === undefined ? undefined : { type: 'alert', text, fields: timesAtFault(fields) }
}

const times = ['startDate', 'startTime', 'endDate', 'endTime'] as const

/** Of a visit that cannot be: what is missing, the end that does not follow the start, or else the start. */
function timesAtFault(fields: PoolFields): PoolField[] {
  const visit = visitOf(fields)
  if (!visit) return times.filter((field) => fields[field] === '')
  if (visit.start < visit.end) return ['startDate', 'startTime']
  return fields.startDate === fields.endDate ? ['endTime'] : ['endDate', 'endTime']
}

function problemsOf({ persons, name, phone }: PoolFields): Problems<PoolFields> {
  return {
    persons: personsProblem(persons),
    name: name.trim() === '' ? requiredText('Name') : undefined,
    phone: phone.trim() === '' ? requiredText('Phone') : undefined,
  }
}

function requestOf({ fields, rate }: PoolContext): PoolRequest {
  const { name, phone, remark } = fields
  return {
    name,
    phone,
    remark,
    rate,
    visit: visitOf(fields) ?? { start: '', end: '' },
    persons: readPersons(fields.persons) ?? 0,
    quote: poolQuote(fields, rate) ?? { hours: 0, paisa: 0 },
  }
}

function newRateOf(error: unknown): number | undefined {
  if (!(error instanceof Problem) || error.code !== 'price_changed') return undefined
  return PoolPriceChange.safeParse(error.data).data?.CostPerHour
}
