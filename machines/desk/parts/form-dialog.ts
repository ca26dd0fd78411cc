// A form of the desk in a dialog: it is opened for something, filled in, sent once, and closed when it was done. A refusal leads back to
// all that was typed.

import { assign, emit, fromPromise, setup } from 'xstate'
import { notProvided } from '#machines/parts/shared.ts'
import * as form from './typed-form.ts'

/** What was typed, and what it is about. */
export type Filled<Fields, Subject> = { fields: Fields; subject: Subject }

export type DialogContext<Fields, Subject> = form.Typed<Fields> & {
  /** What it was opened for, as the page showed it. */
  subject: Subject | undefined
}

export type DialogEvent<Fields, Subject> =
  | form.TypedEvent<Fields>
  | { type: 'dialog.opened'; subject: Subject }
  | { type: 'dialog.closed' }

/** `form.refused`: something may be other than the page shows it. */
export type DialogEmitted<Fields, Subject> =
  | ({ type: 'form.sent' } & Filled<Fields, Subject>)
  | { type: 'form.refused' }

type FormDialog<Fields, Subject> = {
  id: string
  /** What stands in it when it is opened. */
  fill: (subject?: Subject) => Fields
  wrongIn: (filled: Filled<Fields, Subject>) => readonly string[]
}

export function formDialog<Fields extends object, Subject>({ id, fill, wrongIn }: FormDialog<Fields, Subject>) {
  type Context = DialogContext<Fields, Subject>
  const rule = { wrongIn: (context: Context) => wrongIn(filledOf(context)) }

  return setup({
    types: {
      context: {} as Context,
      events: {} as DialogEvent<Fields, Subject>,
      emitted: {} as DialogEmitted<Fields, Subject>,
      tags: {} as 'open' | 'busy',
    },
    actors: {
      /** Repeats itself under one ActivityId until it is answered. */
      send: fromPromise<unknown, Filled<Fields, Subject>>(notProvided('send')),
    },
    guards: { isWhole: form.isWhole<Context> },
    actions: {
      storeField: assign(form.storeField<Fields, Context>),
      pointAtWrong: assign(form.pointAtWrong<Context>),
      showRefusal: assign(form.showRefusal),
      open: assign(({ event }) =>
        event.type === 'dialog.opened' ? { ...form.untyped(fill(event.subject)), subject: event.subject } : {},
      ),
      reportSent: emit(({ context }) => ({ type: 'form.sent', ...filledOf(context) })),
      reportRefused: emit({ type: 'form.refused' }),
    },
  }).createMachine({
    id,
    context: { ...form.untyped(fill()), subject: undefined },
    initial: 'closed',
    states: {
      closed: { on: { 'dialog.opened': { target: 'filling', actions: 'open' } } },
      filling: { tags: 'open', on: { ...form.filling(rule), 'dialog.closed': 'closed' } },
      // Cannot be closed: a request that was sent cannot be withdrawn.
      sending: {
        tags: ['open', 'busy'],
        invoke: {
          src: 'send',
          input: ({ context }) => filledOf(context),
          onDone: { target: 'closed', actions: 'reportSent' },
          onError: { target: 'filling', actions: ['showRefusal', 'reportRefused'] },
        },
      },
    },
  })
}

/** Of a dialog that is open. */
export function filledOf<Fields, Subject>({
  fields,
  subject,
}: DialogContext<Fields, Subject>): Filled<Fields, Subject> {
  return { fields, subject: opened(subject) }
}

/** What only an open dialog has. */
export function opened<Part>(part: Part | undefined): Part {
  if (part === undefined) throw new Error('The dialog is not open')
  return part
}
