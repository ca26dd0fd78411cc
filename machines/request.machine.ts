// A request for the whole resort or the convention hall. What the guest can mend is said before it is sent; what fails after that is
// only logged, as the specification has it, and the form keeps what was typed.

import { assign, emit, fromPromise, setup } from 'xstate'
import { hallProblem, requestProblem } from '#contract/requests.ts'
import type { Alert, Failure, Toast } from './emitted.ts'
import { notProvided } from './not-provided.ts'
import { personsProblem, readPersons } from './persons.ts'
import { requiredText, texts } from './texts.ts'

export type RequestKind = 'package' | 'convention'

/** As typed; `start` and `end` are calendar dates or empty. */
export type RequestFields = {
  name: string
  phone: string
  persons: string
  start: string
  end: string
  remark: string
}
export type RequestField = keyof RequestFields

type RequestContext = {
  kind: RequestKind
  fields: RequestFields
  problems: Partial<Record<RequestField, string>>
}

export type RequestEvent =
  | { type: 'form.opened' }
  | { type: 'field.changed'; field: RequestField; value: string }
  /** `today` is the date in Dhaka. */
  | { type: 'submit.pressed'; today: string }

export type RequestWish = Pick<RequestFields, 'name' | 'phone' | 'remark'> & {
  kind: RequestKind
  persons: number
  /** On the resort's clock, `yyyy-MM-ddTHH:mm`: from the first minute of the first day to the last of the last. */
  start: string
  end: string
}

export const requestMachine = setup({
  types: {
    context: {} as RequestContext,
    events: {} as RequestEvent,
    input: {} as { kind: RequestKind; name: string; phone: string },
    emitted: {} as Toast | Alert | Failure | { type: 'request.sent' },
    tags: {} as 'busy',
  },
  actors: { sendRequest: fromPromise<void, RequestWish>(notProvided('sendRequest')) },
  guards: {
    isPossible: ({ context }, { today }: { today: string }) =>
      datesProblem(context.fields, today) === undefined && Object.keys(problemsOf(context)).length === 0,
    areDatesWrong: ({ context }, { today }: { today: string }) => datesProblem(context.fields, today) !== undefined,
  },
  actions: {
    take: assign(({ context }, { field, value }: { field: RequestField; value: string }) => ({
      fields: { ...context.fields, [field]: value },
      problems: { ...context.problems, [field]: undefined },
    })),
    pointAtProblems: assign({ problems: ({ context }) => problemsOf(context) }),
    alertOfDates: emit(({ context }, { today }: { today: string }) => ({
      type: 'alert',
      text: datesProblem(context.fields, today) ?? '',
    })),
    logFailure: emit((_, { error }: { error: unknown }) => ({ type: 'failure.met', error })),
  },
}).createMachine({
  id: 'request',
  context: ({ input: { kind, name, phone } }) => ({
    kind,
    fields: { name, phone, persons: '', start: '', end: '', remark: '' },
    problems: {},
  }),
  initial: 'editing',
  on: {
    'field.changed': { target: '.editing', actions: { type: 'take', params: ({ event }) => event } },
    'submit.pressed': [
      { guard: { type: 'isPossible', params: ({ event }) => event }, target: '.submitting' },
      {
        guard: { type: 'areDatesWrong', params: ({ event }) => event },
        target: '.editing',
        actions: ['pointAtProblems', { type: 'alertOfDates', params: ({ event }) => event }],
      },
      { target: '.editing', actions: 'pointAtProblems' },
    ],
  },
  states: {
    editing: {},
    submitting: {
      tags: 'busy',
      entry: assign({ problems: {} }),
      on: { 'field.changed': {}, 'submit.pressed': {} },
      invoke: {
        src: 'sendRequest',
        input: ({ context }) => wishOf(context),
        onDone: {
          target: 'sent',
          actions: [
            emit({ type: 'toast', tone: 'success', text: texts.requestReceived }),
            emit({ type: 'request.sent' }),
          ],
        },
        onError: {
          target: 'failed',
          actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    sent: {
      on: {
        'field.changed': {},
        'submit.pressed': {},
        'form.opened': {
          target: 'editing',
          actions: assign(({ context: { fields } }) => ({
            fields: { ...fields, persons: '', start: '', end: '', remark: '' },
          })),
        },
      },
    },
    failed: {},
  },
})

/** Why these dates cannot be asked for, in the specification's words; undefined when they can. */
function datesProblem({ start, end }: RequestFields, today: string): string | undefined {
  if (start === '' || end === '') return texts.datesOfVisitMissing
  return requestProblem({ start, end }, today)
}

function problemsOf({ kind, fields }: Pick<RequestContext, 'kind' | 'fields'>): RequestContext['problems'] {
  const persons = readPersons(fields.persons)
  const crowd = kind === 'convention' && persons !== undefined ? hallProblem(persons) : undefined
  const problems = {
    name: fields.name.trim() === '' ? requiredText('Name') : undefined,
    phone: fields.phone.trim() === '' ? requiredText('Phone') : undefined,
    persons: personsProblem(fields.persons) ?? crowd,
  }
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined))
}

function wishOf({ kind, fields: { name, phone, persons, start, end, remark } }: RequestContext): RequestWish {
  return {
    kind,
    name,
    phone,
    remark,
    persons: readPersons(persons) ?? 0,
    start: `${start}T00:00`,
    end: `${end}T23:59`,
  }
}
