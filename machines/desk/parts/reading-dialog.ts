// A form of the desk in a dialog that reads first what it is filled in by, and again when something was changed elsewhere or it was
// refused. What was typed stays.

import { assign, emit, fromPromise, setup } from 'xstate'
import { type Done, notProvided } from '#machines/parts/shared.ts'
import { type DialogContext, type DialogEvent, type Filled, filledOf, opened } from './form-dialog.ts'
import * as form from './typed-form.ts'

/** `known` is what was read of the subject. */
export type Informed<Fields, Subject, Known> = Filled<Fields, Subject> & { known: Known }

export type ReadingContext<Fields, Subject, Known> = DialogContext<Fields, Subject> & { known: Known | undefined }

/** `form.refused`: something may be other than the page shows it. */
type ReadingEmitted<Fields, Subject, Known> =
  | ({ type: 'form.sent' } & Informed<Fields, Subject, Known>)
  | { type: 'form.refused' }

type ReadingEvent<Fields, Subject> =
  | DialogEvent<Fields, Subject>
  /** Something was changed elsewhere: what was read may be other by now. */
  | { type: 'change.noticed' }

type ReadingDialog<Fields, Subject, Known> = {
  id: string
  unfilled: Fields
  wrongIn: (informed: Informed<Fields, Subject, Known>) => readonly string[]
  /** What of the fields still stands once it was read again. */
  adopt?: (fields: Fields, known: Known) => Fields
}

export function readingDialog<Fields extends object, Subject, Known>({
  id,
  unfilled,
  wrongIn,
  adopt = (fields) => fields,
}: ReadingDialog<Fields, Subject, Known>) {
  type Context = ReadingContext<Fields, Subject, Known>
  const rule = { wrongIn: (context: Context) => wrongIn(informedOf(context)) }

  const dialog = setup({
    types: {
      context: {} as Context,
      events: {} as ReadingEvent<Fields, Subject>,
      emitted: {} as ReadingEmitted<Fields, Subject, Known>,
      tags: {} as 'open' | 'busy',
    },
    actors: {
      read: fromPromise<Known, { subject: Subject }>(notProvided('read')),
      /** Repeats itself under one ActivityId until it is answered. */
      send: fromPromise<unknown, Informed<Fields, Subject, Known>>(notProvided('send')),
    },
    guards: { isWhole: form.isWhole<Context> },
    actions: {
      storeField: assign(form.storeField<Fields, Context>),
      pointAtWrong: assign(form.pointAtWrong<Context>),
      showRefusal: assign(form.showRefusal),
      clearProblem: assign({ problem: undefined }),
      open: assign(({ event }) =>
        event.type === 'dialog.opened' ? { ...form.untyped(unfilled), subject: event.subject, known: undefined } : {},
      ),
      adopt: assign(({ context, event }) => {
        if (!isAnswer<Known>(event)) return {}
        const { output: known } = event
        return form.withChange<Context, Partial<Context>>(
          context,
          { known, fields: adopt(context.fields, known) },
          rule,
        )
      }),
      reportSent: emit(({ context }) => ({ type: 'form.sent', ...informedOf(context) })),
      reportRefused: emit({ type: 'form.refused' }),
    },
  })

  const reading = {
    invoke: {
      src: 'read',
      input: ({ context }: { context: Context }) => ({ subject: opened(context.subject) }),
      onDone: { target: `#${id}.filling.ready`, actions: 'adopt' },
      onError: { target: 'unread', actions: 'showRefusal' },
    },
  } as const
  const unread = { on: { 'change.noticed': { target: 'reading', actions: 'clearProblem' } } } as const

  return dialog.createMachine({
    id,
    context: { ...form.untyped(unfilled), subject: undefined, known: undefined },
    initial: 'closed',
    states: {
      closed: { on: { 'dialog.opened': { target: 'opening', actions: 'open' } } },
      opening: {
        tags: 'open',
        initial: 'reading',
        on: { 'dialog.closed': 'closed', 'change.noticed': '.reading' },
        states: { reading, unread },
      },
      filling: {
        tags: 'open',
        initial: 'reading',
        on: { ...form.filling(rule), 'dialog.closed': 'closed', 'change.noticed': '.reading' },
        states: { reading, ready: {}, unread },
      },
      // Cannot be closed: a request that was sent cannot be withdrawn.
      sending: {
        tags: ['open', 'busy'],
        invoke: {
          src: 'send',
          input: ({ context }) => informedOf(context),
          onDone: { target: 'closed', actions: 'reportSent' },
          onError: { target: 'filling', actions: ['showRefusal', 'reportRefused'] },
        },
      },
    },
  })
}

/** Of a dialog that is open and has read. */
function informedOf<Fields, Subject, Known>(
  context: ReadingContext<Fields, Subject, Known>,
): Informed<Fields, Subject, Known> {
  return { ...filledOf(context), known: opened(context.known) }
}

/** Of the actor that reads. */
function isAnswer<Known>(event: { type: string }): event is Done<Known>['event'] {
  return 'output' in event
}
