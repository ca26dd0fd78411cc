// What every form is made of: its fields, what is wrong with them, and why the server refused it. Problems show with the first submission
// and follow the typing from then on. A form is filled in (`filling`) and sent (`sending`); a refusal leads back to all that was typed.

import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate'
import { Problem, sentenceOf } from '#contract/problem.ts'
import { isClean, type Problems } from './problems.ts'
import { type Failure, notProvided, type Toast, warning } from './shared.ts'

export type FormState<Fields, Found = Problems<Fields>> = {
  fields: Fields
  /** Undefined until the first submission. */
  problems: Found | undefined
  /** Why the server refused it, as a sentence. */
  problem: string | undefined
  /** When it was last submitted, on a clock in Dhaka: `yyyy-MM-ddTHH:mm`. */
  submittedAt: string
}

export type FieldChanged<Fields> = { type: 'field.changed'; field: keyof Fields; value: Fields[keyof Fields] }

export type FormEvent<Fields> =
  | FieldChanged<Fields>
  /** `now` is needed only where the rule reads the time. */
  | { type: 'form.submitted'; now?: string }

/** A form into which nothing was typed but `fields`. */
export function emptyForm<Fields>(fields: Fields) {
  return { fields, problems: undefined, problem: undefined, submittedAt: '' }
}

/** What happens in `filling`, for a machine with the guard and the actions of these names. */
export const filling = {
  'field.changed': { actions: 'change' },
  'form.submitted': [{ guard: 'isValid', target: 'sending', actions: 'showProblems' }, { actions: 'showProblems' }],
} as const

type Made<Context> = { context: Context; event: { type: string; now?: unknown } }
type AnyForm = FormState<object, object>

/** The guard and the changes of a form, all by the one rule of what is wrong with it. `follow`: what else changes with a field. */
export function formBy<Context extends AnyForm>(
  validate: (context: Context) => NonNullable<Context['problems']>,
  follow: (fields: Context['fields'], changed: string) => Context['fields'] = (fields) => fields,
) {
  /** The context once something changed that the rule reads. */
  function withChange<Change extends Partial<Context>>(context: Context, change: Change) {
    return { ...change, problems: context.problems && validate({ ...context, ...change }) }
  }
  return {
    withChange,
    isValid: ({ context, event }: Made<Context>) => isClean(validate(at(event, context))),
    showProblems({ context, event }: Made<Context>) {
      const submitted = at(event, context)
      return { submittedAt: submitted.submittedAt, problems: validate(submitted), problem: undefined }
    },
    change({ context, event }: Made<Context>) {
      if (!isFieldChanged(event)) return {}
      const fields = follow({ ...context.fields, [event.field]: event.value }, event.field)
      return { fields, problems: context.problems && validate({ ...context, fields }) }
    },
    /** A refusal of one of its fields is shown at that field. */
    showRefusal({ context, event }: Made<Context>) {
      const error = 'error' in event ? event.error : undefined
      const field = refusedField(error, Object.keys(context.fields))
      if (field === undefined) return showRefusal({ event })
      // The sentence about what is malformed names the field as the wire does.
      const sentence = error instanceof Problem && error.code === 'malformed' ? MALFORMED : sentenceOf(error)
      return { problems: { ...validate(context), [field]: sentence }, problem: undefined }
    },
  }
}

function at<Context extends AnyForm>({ now }: { now?: unknown }, context: Context): Context {
  return typeof now === 'string' ? { ...context, submittedAt: now } : context
}

/** The context once an actor failed. */
export function showRefusal({ event }: { event: { type: string } }) {
  return 'error' in event ? { problem: sentenceOf(event.error) } : {}
}

const MALFORMED = 'This cannot be read, or is too long.'

/** The one of these fields that the server refused. The wire's name may begin with its, or the other way round: `PhoneNumber` is `phone`. */
function refusedField(error: unknown, fields: readonly string[]): string | undefined {
  const data = error instanceof Problem ? error.data : undefined
  if (typeof data !== 'object' || data === null || !('Field' in data)) return undefined
  const onWire = String(data.Field).toLowerCase()
  return fields.find((field) => onWire.startsWith(field.toLowerCase()) || field.toLowerCase().startsWith(onWire))
}

function isFieldChanged(event: { type: string }): event is FieldChanged<Readonly<Record<string, unknown>>> {
  return event.type === 'field.changed'
}

type PlainForm<Fields, Found, Input> = {
  id: string
  start: (input: Input) => Fields
  validate: (form: { fields: Fields; submittedAt: string }) => Found
  /** What stays of the fields once they were sent. */
  after: (fields: Fields) => Fields
  /** Shown when a submission has problems, where they are not only shown at the fields. */
  warningOf?: (fields: Fields) => Toast | undefined
  /** Shown when it was sent. */
  thanks?: string
  /** Where a refusal is shown: in the form, or as a toast; some are only logged. */
  refusedIn?: 'form' | 'toast' | 'log'
}

/** A form on a page. */
export function formMachine<
  Fields extends object,
  Found extends Problems<Fields>,
  Input = undefined,
  Output = unknown,
>({ id, start, validate, after, warningOf, thanks, refusedIn = 'form' }: PlainForm<Fields, Found, Input>) {
  type Context = FormState<Fields, Found>
  const form = formBy<Context>(validate)

  return setup({
    types: {
      context: {} as Context,
      events: {} as FormEvent<Fields>,
      input: {} as Input,
      emitted: {} as Toast | Failure | { type: 'form.sent'; fields: Fields; output: Output },
      tags: {} as 'busy',
    },
    actors: {
      /** Retries with the same ActivityId until the server answers, so it runs once. */
      send: fromPromise<Output, { fields: Fields }>(notProvided('send')),
    },
    guards: { isValid: form.isValid },
    actions: {
      change: assign(form.change),
      showProblems: assign(form.showProblems),
      showRefusal: assign(form.showRefusal),
      warn: enqueueActions(({ context, enqueue }) => {
        const toast = warningOf?.(context.fields)
        if (toast) enqueue.emit(toast)
      }),
      thank: enqueueActions(({ enqueue }) => {
        if (thanks !== undefined) enqueue.emit({ type: 'toast', tone: 'success', text: thanks })
      }),
      startAgain: assign(({ context }) => emptyForm(after(context.fields))),
    },
  }).createMachine({
    id,
    context: ({ input }) => emptyForm(start(input)),
    initial: 'filling',
    states: {
      filling: {
        on: {
          ...filling,
          'form.submitted': [filling['form.submitted'][0], { actions: ['showProblems', 'warn'] }],
        },
      },
      sending: {
        tags: 'busy',
        invoke: {
          src: 'send',
          input: ({ context: { fields } }) => ({ fields }),
          onDone: {
            target: 'filling',
            actions: [
              emit(({ context: { fields }, event: { output } }) => ({ type: 'form.sent', fields, output })),
              'thank',
              'startAgain',
            ],
          },
          onError: {
            target: 'filling',
            actions: [
              'showRefusal',
              enqueueActions(({ context, enqueue, event: { error } }) => {
                if (refusedIn === 'toast' && context.problem !== undefined) enqueue.emit(warning(context.problem))
                if (refusedIn === 'log') enqueue.emit({ type: 'failure.met', error })
              }),
            ],
          },
        },
      },
    },
  })
}
