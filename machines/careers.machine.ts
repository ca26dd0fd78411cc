// A CV on its way to the resort: name, phone and one file. What a file is called is checked here, what it holds by the API.

import { assign, emit, fromPromise, setup } from 'xstate'
import { cvTypes, MAX_CV_BYTES, missingApplicationFields, type ApplicationField } from '#contract/careers.ts'
import { sentenceOf } from '#contract/failure.ts'
import { requiredSentence } from '#contract/required.ts'
import { warning, type Toast } from './emitted.ts'
import { notProvided } from './not-provided.ts'
import { texts } from './texts.ts'

/** What this machine asks of a file; in the browser it is a `File`. */
export type Cv = { readonly name: string; readonly size: number }

export type Application = Readonly<Record<ApplicationField, string>> & { readonly cv: Cv | undefined }

type Missing = ApplicationField | 'File'

type CareersContext = {
  application: Application
  /** Fields that were left or sent empty. */
  missing: readonly Missing[]
  /** Why the chosen file cannot be sent. */
  cvProblem: string | undefined
}

export type CareersEvent =
  | { type: 'field.changed'; field: ApplicationField; value: string }
  | { type: 'field.left'; field: ApplicationField }
  | { type: 'cv.chosen'; cv: Cv | undefined }
  | { type: 'send.pressed' }

const unwritten: Application = { Name: '', Phone: '', cv: undefined }

export const careersMachine = setup({
  types: {
    context: {} as CareersContext,
    events: {} as CareersEvent,
    emitted: {} as Toast,
    tags: {} as 'busy',
  },
  actors: { apply: fromPromise<unknown, Application>(notProvided('apply')) },
  guards: {
    isLeftEmpty: ({ context, event }) => event.type === 'field.left' && context.application[event.field].trim() === '',
    isIncomplete: ({ context }) => missingOf(context.application).length > 0,
    isRefused: ({ context }) => context.cvProblem !== undefined,
  },
  actions: {
    pointAtMissing: assign({ missing: ({ context }) => missingOf(context.application).map(({ field }) => field) }),
    warnOfMissing: emit(({ context }) =>
      warning(requiredSentence(missingOf(context.application).map(({ label }) => label))),
    ),
  },
}).createMachine({
  id: 'careers',
  context: { application: unwritten, missing: [], cvProblem: undefined },
  initial: 'writing',
  states: {
    writing: {
      on: {
        'field.changed': {
          actions: assign(({ context, event: { field, value } }) => ({
            application: { ...context.application, [field]: value },
            missing: context.missing.filter((other) => other !== field),
          })),
        },
        'field.left': {
          guard: 'isLeftEmpty',
          actions: assign({ missing: ({ context, event }) => [...new Set([...context.missing, event.field])] }),
        },
        'cv.chosen': {
          actions: assign(({ context, event: { cv } }) => ({
            application: { ...context.application, cv },
            missing: context.missing.filter((other) => other !== 'File'),
            cvProblem: cv && problemOf(cv),
          })),
        },
        'send.pressed': [
          { guard: 'isIncomplete', actions: ['pointAtMissing', 'warnOfMissing'] },
          { guard: 'isRefused' },
          { target: 'sending' },
        ],
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        src: 'apply',
        input: ({ context }) => context.application,
        onDone: {
          target: 'writing',
          actions: [
            assign({ application: unwritten, missing: [], cvProblem: undefined }),
            emit({ type: 'toast', tone: 'success', text: texts.applicationSent }),
          ],
        },
        onError: { target: 'writing', actions: emit(({ event }) => warning(sentenceOf(event.error))) },
      },
    },
  },
})

function missingOf(application: Application): { field: Missing; label: string }[] {
  const cv = application.cv ? [] : [{ field: 'File' as const, label: 'CV' }]
  return [...missingApplicationFields(application), ...cv]
}

function problemOf({ name, size }: Cv): string | undefined {
  const isKnown = cvTypes.some((type) => name.toLowerCase().endsWith(`.${type}`))
  if (!isKnown) return texts.cvNotReadable
  return size > MAX_CV_BYTES ? texts.cvTooLarge : undefined
}
