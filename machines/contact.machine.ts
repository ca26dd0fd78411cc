// A message to the resort. Nothing in it may be empty, as specified, and nothing else is asked of it; what was written stays
// until the resort has it.

import { assign, emit, fromPromise, setup } from 'xstate'
import { missingContactFields, type ContactField } from '#contract/contact.ts'
import { sentenceOf } from '#contract/failure.ts'
import { requiredSentence } from '#contract/required.ts'
import { warning, type Toast } from './emitted.ts'
import { notProvided } from './not-provided.ts'
import { texts } from './texts.ts'

export type ContactMessage = Readonly<Record<ContactField, string>>

type ContactContext = {
  message: ContactMessage
  /** Fields that were left or sent empty. */
  missing: readonly ContactField[]
}

export type ContactEvent =
  | { type: 'field.changed'; field: ContactField; value: string }
  | { type: 'field.left'; field: ContactField }
  | { type: 'send.pressed' }

const unwritten: ContactMessage = { Name: '', Email: '', PhoneNumber: '', Message: '' }

export const contactMachine = setup({
  types: {
    context: {} as ContactContext,
    events: {} as ContactEvent,
    emitted: {} as Toast,
    tags: {} as 'busy',
  },
  actors: { sendMessage: fromPromise<unknown, ContactMessage>(notProvided('sendMessage')) },
  guards: {
    isLeftEmpty: ({ context, event }) => event.type === 'field.left' && context.message[event.field].trim() === '',
    isComplete: ({ context }) => missingContactFields(context.message).length === 0,
  },
  actions: {
    pointAtMissing: assign({
      missing: ({ context }) => missingContactFields(context.message).map(({ field }) => field),
    }),
    warnOfMissing: emit(({ context }) =>
      warning(requiredSentence(missingContactFields(context.message).map(({ label }) => label))),
    ),
  },
}).createMachine({
  id: 'contact',
  context: { message: unwritten, missing: [] },
  initial: 'writing',
  states: {
    writing: {
      on: {
        'field.changed': {
          actions: assign(({ context, event: { field, value } }) => ({
            message: { ...context.message, [field]: value },
            missing: context.missing.filter((other) => other !== field),
          })),
        },
        'field.left': {
          guard: 'isLeftEmpty',
          actions: assign({ missing: ({ context, event }) => [...new Set([...context.missing, event.field])] }),
        },
        'send.pressed': [{ guard: 'isComplete', target: 'sending' }, { actions: ['pointAtMissing', 'warnOfMissing'] }],
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        src: 'sendMessage',
        input: ({ context }) => context.message,
        onDone: {
          target: 'writing',
          actions: [
            assign({ message: unwritten, missing: [] }),
            emit({ type: 'toast', tone: 'success', text: texts.messageSent }),
          ],
        },
        onError: { target: 'writing', actions: emit(({ event }) => warning(sentenceOf(event.error))) },
      },
    },
  },
})
