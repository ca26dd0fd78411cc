// A visit to the pool: what and when, then the way to the payment page. The price is the server's: when its rate differs, it is taken
// over, and the guest sees the new amount before the next press.

import { assign, emit, fromPromise, setup } from 'xstate'
import { ApiProblem, sentenceOf } from '#contract/failure.ts'
import { POOL_RATE_TAKA, PoolPriceChange, poolProblem, type PoolVisit } from '#contract/pool.ts'
import type { Alert } from './emitted.ts'
import { notProvided } from './not-provided.ts'
import { personsProblem, readPersons } from './persons.ts'
import { poolQuote, visitOf, type PoolFields, type PoolQuote } from './pool-visit.ts'
import { requiredText, texts } from './texts.ts'

export type PoolField = keyof PoolFields

type PoolContext = {
  fields: PoolFields
  /** Taka for a person and hour. */
  rate: number
  problems: Partial<Record<PoolField, string>>
  /** Why the last press came to nothing. */
  problem: string | undefined
  paymentUrl: string
}

export type PoolEvent =
  | { type: 'field.changed'; field: PoolField; value: string }
  /** `now` is the time on a clock in Dhaka, `yyyy-MM-ddTHH:mm`. */
  | { type: 'submit.pressed'; now: string }
  /** The browser showed the page again from its history, as the guest had left it for the payment. */
  | { type: 'page.returned' }

export type PoolWish = Pick<PoolFields, 'name' | 'phone' | 'remark'> & {
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
    bookPool: fromPromise<{ paymentUrl: string }, PoolWish>(notProvided('bookPool')),
    redirect: fromPromise<void, { url: string }>(notProvided('redirect')),
  },
  guards: {
    isPossible: ({ context: { fields } }, { now }: { now: string }) =>
      visitProblem(fields, now) === undefined && Object.keys(problemsOf(fields)).length === 0,
    isVisitWrong: ({ context }, { now }: { now: string }) => visitProblem(context.fields, now) !== undefined,
    hasNoPaymentPage: (_, { paymentUrl }: { paymentUrl: string }) => paymentUrl === '',
    isPriceChange: (_, { error }: { error: unknown }) => newRateOf(error) !== undefined,
  },
  actions: {
    take: assign(({ context }, { field, value }: { field: PoolField; value: string }) => ({
      fields: withField(context.fields, field, value),
      problems: { ...context.problems, [field]: undefined },
      problem: undefined,
    })),
    pointAtProblems: assign({ problems: ({ context }) => problemsOf(context.fields), problem: undefined }),
    alertOfVisit: emit(({ context }, { now }: { now: string }) => ({
      type: 'alert',
      text: visitProblem(context.fields, now) ?? '',
    })),
    say: assign({ problem: (_, { problem }: { problem: string }) => problem }),
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
    'field.changed': { target: '.editing', actions: { type: 'take', params: ({ event }) => event } },
    'submit.pressed': [
      { guard: { type: 'isPossible', params: ({ event }) => event }, target: '.submitting' },
      {
        guard: { type: 'isVisitWrong', params: ({ event }) => event },
        target: '.editing',
        actions: ['pointAtProblems', { type: 'alertOfVisit', params: ({ event }) => event }],
      },
      { target: '.editing', actions: 'pointAtProblems' },
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
        input: ({ context }) => wishOf(context),
        onDone: [
          {
            guard: { type: 'hasNoPaymentPage', params: ({ event }) => event.output },
            target: 'failed',
            actions: { type: 'say', params: { problem: texts.invalidPayment } },
          },
          { target: 'redirecting', actions: assign({ paymentUrl: ({ event }) => event.output.paymentUrl }) },
        ],
        onError: [
          {
            guard: { type: 'isPriceChange', params: ({ event }) => ({ error: event.error }) },
            target: 'failed',
            actions: assign(({ context, event }) => ({
              rate: newRateOf(event.error) ?? context.rate,
              problem: sentenceOf(event.error),
            })),
          },
          {
            target: 'failed',
            actions: { type: 'say', params: ({ event }) => ({ problem: sentenceOf(event.error) }) },
          },
        ],
      },
    },
    redirecting: {
      tags: 'busy',
      on: { 'field.changed': {}, 'submit.pressed': {}, 'page.returned': 'editing' },
      invoke: {
        src: 'redirect',
        input: ({ context }) => ({ url: context.paymentUrl }),
        onError: { target: 'failed', actions: { type: 'say', params: { problem: texts.invalidPayment } } },
      },
    },
    failed: {},
  },
})

/** Most visits begin and end on one day: the end follows the start until it is chosen. */
function withField(fields: PoolFields, field: PoolField, value: string): PoolFields {
  const next = { ...fields, [field]: value }
  return field === 'startDate' && fields.endDate === '' ? { ...next, endDate: value } : next
}

function visitProblem(fields: PoolFields, now: string): string | undefined {
  const visit = visitOf(fields)
  return visit ? poolProblem(visit, now) : texts.datesOfVisitMissing
}

function problemsOf({ persons, name, phone }: PoolFields): PoolContext['problems'] {
  const problems = {
    persons: personsProblem(persons),
    name: name.trim() === '' ? requiredText('Name') : undefined,
    phone: phone.trim() === '' ? requiredText('Phone') : undefined,
  }
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined))
}

function wishOf({ fields, rate }: PoolContext): PoolWish {
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
  if (!(error instanceof ApiProblem) || error.code !== 'price_changed') return undefined
  return PoolPriceChange.safeParse(error.data).data?.CostPerHour
}
