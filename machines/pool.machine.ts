// A visit to the pool: what and when, then the way to the payment page. The price is the server's: when its rate differs, it is taken
// over, and the guest sees the new amount before they submit again.

import { assign, fromPromise, setup } from 'xstate'
import { Problem } from '#contract/problem.ts'
import {
  POOL_RATE_TAKA,
  poolHours,
  poolPaisa,
  PoolPriceChange,
  poolProblem,
  type PoolVisit,
} from '#contract/booking/pool.ts'
import { emptyForm, filling, formBy, type FormEvent, type FormState } from './parts/form.ts'
import { missingText } from './parts/problems.ts'
import { personsProblem, readPersons } from './parts/persons.ts'
import { hasNoPaymentPage, notProvided } from './parts/shared.ts'
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

type PoolContext = FormState<PoolFields, ReturnType<typeof validate>> & {
  /** Taka per person per hour. */
  rate: number
  paymentUrl: string
}

export type PoolEvent =
  | FormEvent<PoolFields>
  /** The browser showed the page again from its history, as the guest had left it for the payment. */
  | { type: 'page.returned' }

export type PoolRequest = Pick<PoolFields, 'name' | 'phone' | 'remark'> & {
  visit: PoolVisit
  persons: number
  rate: number
  quote: PoolQuote
}

const form = formBy<PoolContext>(validate, endWithStart)

export const poolMachine = setup({
  types: {
    context: {} as PoolContext,
    events: {} as PoolEvent,
    input: {} as { name: string; phone: string },
    tags: {} as 'busy',
  },
  actors: {
    /** Answers where to pay. Retries with the same ActivityId until the server answers, so it runs once. */
    bookPool: fromPromise<{ paymentUrl: string }, PoolRequest>(notProvided('bookPool')),
    redirect: fromPromise<void, { url: string }>(notProvided('redirect')),
  },
  guards: { isValid: form.isValid },
  actions: {
    change: assign(form.change),
    showProblems: assign(form.showProblems),
    showRefusal: assign(form.showRefusal),
    refusePayment: assign({ problem: texts.invalidPayment }),
  },
}).createMachine({
  id: 'pool',
  context: ({ input: { name, phone } }) => ({
    ...emptyForm({ startDate: '', startTime: '', endDate: '', endTime: '', persons: '', name, phone, remark: '' }),
    rate: POOL_RATE_TAKA,
    paymentUrl: '',
  }),
  initial: 'filling',
  states: {
    filling: { on: filling },
    sending: {
      tags: 'busy',
      invoke: {
        src: 'bookPool',
        input: ({ context }) => requestOf(context),
        onDone: [
          { guard: hasNoPaymentPage, target: 'filling', actions: 'refusePayment' },
          { target: 'redirecting', actions: assign({ paymentUrl: ({ event }) => event.output.paymentUrl }) },
        ],
        onError: {
          target: 'filling',
          actions: [assign({ rate: ({ context, event }) => newRateOf(event.error) ?? context.rate }), 'showRefusal'],
        },
      },
    },
    redirecting: {
      tags: 'busy',
      on: { 'page.returned': 'filling' },
      invoke: {
        src: 'redirect',
        input: ({ context }) => ({ url: context.paymentUrl }),
        onError: { target: 'filling', actions: 'refusePayment' },
      },
    },
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
function endWithStart(fields: PoolFields, changed: string): PoolFields {
  return changed === 'startDate' && fields.endDate === '' ? { ...fields, endDate: fields.startDate } : fields
}

function validate({ fields, submittedAt }: Pick<FormState<PoolFields>, 'fields' | 'submittedAt'>) {
  return {
    ...visitProblems(fields, submittedAt),
    persons: personsProblem(fields.persons),
    name: missingText(fields.name),
    phone: missingText(fields.phone),
  }
}

type VisitProblems = {
  startDate?: 'datesMissing' | 'tooLong' | 'past' | 'offSlot'
  startTime?: 'datesMissing' | 'missing'
  endDate?: 'datesMissing' | 'missing' | 'endFirst'
  endTime?: 'datesMissing' | 'missing' | 'endTimeFirst'
}

/** At what is missing, at the end that does not follow the start, or else at the start. */
function visitProblems(fields: PoolFields, now: string): VisitProblems {
  const visit = visitOf(fields)
  if (!visit) return missingTimes(fields)
  const problem = poolProblem(visit, now)
  if (problem === undefined) return {}
  if (problem === 'endTimeFirst') return { endTime: problem }
  return problem === 'endFirst' ? { endDate: problem } : { startDate: problem }
}

/** The first that is missing asks for all of them. */
function missingTimes({ startDate, startTime, endDate, endTime }: PoolFields): VisitProblems {
  const isFirst = { startTime: startDate !== '', endDate: startDate !== '' && startTime !== '' }
  const codeOf = (first: boolean) => (first ? ('datesMissing' as const) : ('missing' as const))
  return {
    ...(startDate === '' && { startDate: 'datesMissing' }),
    ...(startTime === '' && { startTime: codeOf(isFirst.startTime) }),
    ...(endDate === '' && { endDate: codeOf(isFirst.endDate) }),
    ...(endTime === '' && { endTime: codeOf(isFirst.endDate && endDate !== '') }),
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
