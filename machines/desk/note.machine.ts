// A note in the history of a booking, for staff alone. Once it is there, the next one can be written.

import { assign, emit, fromPromise, setup } from 'xstate'
import { notProvided } from '#machines/parts/shared.ts'
import * as form from './parts/typed-form.ts'

export type NoteFields = { text: string }
type NoteContext = form.Typed<NoteFields>

const unwritten: NoteFields = { text: '' }
const note = { wrongIn: ({ fields }: NoteContext) => (fields.text.trim() === '' ? ['text'] : []) }

export const noteMachine = setup({
  types: {
    context: {} as NoteContext,
    events: {} as form.TypedEvent<NoteFields>,
    emitted: {} as { type: 'note.added' },
    tags: {} as 'busy',
  },
  actors: {
    /** Repeats itself under one ActivityId until it is answered. */
    addNote: fromPromise<unknown, NoteFields>(notProvided('addNote')),
  },
  guards: { isWhole: form.isWhole<NoteContext> },
  actions: {
    storeField: assign(form.storeField<NoteFields, NoteContext>),
    pointAtWrong: assign(form.pointAtWrong<NoteContext>),
    showRefusal: assign(form.showRefusal),
    clear: assign(form.untyped(unwritten)),
    reportAdded: emit({ type: 'note.added' }),
  },
}).createMachine({
  id: 'note',
  context: form.untyped(unwritten),
  initial: 'filling',
  states: {
    filling: { on: form.filling(note) },
    sending: {
      tags: 'busy',
      invoke: {
        src: 'addNote',
        input: ({ context }) => ({ text: context.fields.text.trim() }),
        onDone: { target: 'filling', actions: ['clear', 'reportAdded'] },
        onError: form.refused,
      },
    },
  },
})
