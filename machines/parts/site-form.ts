// A form: its fields are checked before anything is sent, and what was typed stays until it has arrived.

import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate'
import { sentenceOf } from '#contract/problem.ts'
import { asciiDigits } from '#contract/values/digits.ts'
import { requiredSentence, requiredText, type MissingField } from '#contract/values/required-fields.ts'
import { type Alert, type Failure, notProvided, type Toast, warning } from './shared.ts'
import { texts } from './texts.ts'

/** What is wrong with each field, as a sentence. */
export type Problems<Fields> = { [Field in keyof Fields]?: string | undefined }

export type FormContext<Fields> = { fields: Fields; problems: Problems<Fields> }

export type FieldChanged<Fields> = { type: 'field.changed'; field: keyof Fields; value: Fields[keyof Fields] }

/** `now` is the time on a clock in Dhaka, `yyyy-MM-ddTHH:mm`. */
export type Submitted = { type: 'submit.pressed'; now: string }

export type FormEvent<Fields> = FieldChanged<Fields> | Submitted

/** What must hold before a form is sent. */
export type Rules<Fields> = {
  problemsOf: (fields: Fields) => Problems<Fields>
  /** What meets a submission besides: of all that is missing, or of what concerns no single field. */
  messageOf: (fields: Fields, now: string) => Toast | Alert | undefined
}

type Form<Fields, Input> = Rules<Fields> & {
  id: string
  open: (input: Input) => Fields
  /** Once they were sent. */
  cleared: (fields: Fields) => Fields
  thanks: string
  /** Whether guests are shown why it did not arrive; if not, it is only logged. */
  isFailureShown: boolean
  /** What is wrong with a field as soon as it is changed. */
  problemAtOnce?: (fields: Fields, field: keyof Fields) => string | undefined
}

export function formMachine<Fields extends object, Input = undefined>(form: Form<Fields, Input>) {
  return setup({
    types: {
      context: {} as FormContext<Fields>,
      events: {} as FormEvent<Fields>,
      input: {} as Input,
      emitted: {} as Toast | Alert | Failure | { type: 'form.sent' },
      tags: {} as 'busy',
    },
    actors: { send: fromPromise<unknown, { fields: Fields }>(notProvided('send')) },
    guards: {
      isReady: ({ context, event }) => event.type === 'submit.pressed' && isReady(form, context.fields, event.now),
    },
  }).createMachine({
    id: form.id,
    context: ({ input }) => ({ fields: form.open(input), problems: {} }),
    initial: 'editing',
    on: {
      'field.changed': {
        target: '.editing',
        actions: assign(({ context: { fields, problems }, event: { field, value } }) => {
          const next = { ...fields, [field]: value }
          return { fields: next, problems: { ...problems, [field]: form.problemAtOnce?.(next, field) } }
        }),
      },
      'submit.pressed': [
        { guard: 'isReady', target: '.submitting' },
        {
          target: '.editing',
          actions: [
            assign({ problems: ({ context }) => form.problemsOf(context.fields) }),
            enqueueActions(({ context, event, enqueue }) => {
              const message = form.messageOf(context.fields, event.now)
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
        entry: assign({ problems: {} }),
        on: { 'field.changed': {}, 'submit.pressed': {} },
        invoke: {
          src: 'send',
          input: ({ context: { fields } }) => ({ fields }),
          onDone: {
            target: 'sent',
            actions: [
              assign({ fields: ({ context }) => form.cleared(context.fields) }),
              emit({ type: 'toast', tone: 'success', text: form.thanks }),
              emit({ type: 'form.sent' }),
            ],
          },
          onError: {
            target: 'failed',
            actions: emit(({ event: { error } }) =>
              form.isFailureShown ? warning(sentenceOf(error)) : { type: 'failure.met', error },
            ),
          },
        },
      },
      sent: {},
      failed: {},
    },
  })
}

export function isReady<Fields>({ problemsOf, messageOf }: Rules<Fields>, fields: Fields, now: string): boolean {
  return wrongFields(problemsOf(fields)).length === 0 && messageOf(fields, now) === undefined
}

export function wrongFields<Fields>(problems: Problems<Fields>): string[] {
  return Object.entries(problems).flatMap(([field, problem]) => (problem === undefined ? [] : [field]))
}

/** 'Name is required', field by field. */
export function requiredProblems(missing: readonly MissingField<string>[]): Record<string, string> {
  return Object.fromEntries(missing.map(({ field, label }) => [field, requiredText(label)]))
}

/** 'Name, Phone are required.' */
export function requiredWarning(missing: readonly MissingField<string>[]): Toast | undefined {
  return missing.length > 0 ? warning(requiredSentence(missing.map(({ label }) => label))) : undefined
}

const MAX_PERSONS = 9_999

/** The number of people as a guest types it, Bangla digits too; undefined unless it is a whole number from 1 to 9,999. */
export function readPersons(text: string): number | undefined {
  const digits = asciiDigits(text.trim())
  const persons = /^\d{1,4}$/.test(digits) ? Number(digits) : 0
  return persons >= 1 && persons <= MAX_PERSONS ? persons : undefined
}

/** What is wrong with it, as a sentence. */
export function personsProblem(text: string): string | undefined {
  if (text.trim() === '') return texts.personsMissing
  return readPersons(text) === undefined ? texts.personsUnreadable : undefined
}
