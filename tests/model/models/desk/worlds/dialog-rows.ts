// What may happen in a dialog of `machines/parts/dialog.ts`. Why the API refuses a form is tested there: here a lost network represents every
// refusal, because all take the same branch.

import { isDeepStrictEqual } from 'node:util'
import type { AnyMachineSnapshot } from 'xstate'
import { unanswered } from '#tests/model/engine/edge-failures.ts'
import type { Row } from '#tests/model/engine/machine-flow.ts'

type Typing<Fields> = { [Field in keyof Fields]: { field: Field; value: Fields[Field] } }[keyof Fields] & {
  /** What is in the form before. */
  after?: Partial<Fields>
  shows?: string | readonly string[]
}

/** What a person types, one field after the other. */
export function typingRows<Fields extends object>(unfilled: Fields, typings: readonly Typing<Fields>[]) {
  return typings.map(({ field, value, after = {}, shows = [] }) => ({
    event: { type: 'field.changed', field, value } as const,
    detail: `${String(field)}, ${String(value) || 'empty'}`,
    offered: ({ context }: AnyMachineSnapshot) => isDeepStrictEqual(context.fields, { ...unfilled, ...after }),
    shows,
  }))
}

type Dialog<Subject, Fields, World> = {
  subject: Subject
  /** Prepares what the dialog is about, and answers the world's own subject. */
  open: (world: World) => Promise<Subject>
  unfilled: Fields
  typings: readonly Typing<Fields>[]
  /** What a submission shows. */
  submitted: string | readonly string[]
  /** Brings the API to take the form. */
  allow?: (world: World, snapshot: AnyMachineSnapshot) => Promise<unknown> | void
}

/** Everything that may happen in a dialog, except what it reads. */
export function dialogRows<Subject, Fields extends object, World>(dialog: Dialog<Subject, Fields, World>) {
  const { subject, open, unfilled, typings, submitted, allow = () => {} } = dialog
  return [
    {
      event: { type: 'dialog.opened', subject } as const,
      own: async (world: World) => ({ subject: await open(world) }),
    },
    { event: { type: 'dialog.closed' } as const },
    ...typingRows(unfilled, typings),
    { event: { type: 'form.submitted' } as const, shows: submitted },
    {
      event: { type: 'send.resolves', output: null } as const,
      prepare: async (world: World, snapshot: AnyMachineSnapshot) => void (await allow(world, snapshot)),
      shows: 'form.sent',
    },
    lostRow(),
  ]
}

/** The form was sent, and there was no answer. */
export function lostRow(): Row<{ type: 'send.rejects'; error: Error }> {
  const row = unanswered('send', [''])
  return { ...row, shows: ['form.refused', ...[row.shows ?? []].flat()] }
}

/** What guards read of a dialog, what it shows, and what it emits: what it is about and what was read of that is the world's own. */
export const dialogReadings = {
  readByGuards: (snapshot: AnyMachineSnapshot): unknown[] =>
    snapshot.matches('filling') || snapshot.matches('sending')
      ? [snapshot.context.fields, snapshot.context.problems !== undefined]
      : [],
  shownOf: ({ context: { fields, problems, problem } }: AnyMachineSnapshot) => ({ fields, problems, problem }),
  emittedOf: (emitted: object) =>
    Object.fromEntries(Object.entries(emitted).filter(([name]) => name !== 'subject' && name !== 'data')),
}
