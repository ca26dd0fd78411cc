// A form in a dialog: opened for something, filled in, sent once, and closed when that is done. One that reads what it is filled in by reads
// it first, and again after a refusal or when another desk changed something. What was typed stays.

import { assign, emit, fromPromise, setup } from 'xstate'
import { emptyForm, filling, formBy, type FormEvent, type FormState, showRefusal } from './form.ts'
import type { Problems } from './problems.ts'
import { type Done, notProvided } from './shared.ts'

/** What was typed, what it is about, and what was read of that. */
export type DialogForm<Fields, Subject, Data = undefined> = { fields: Fields; subject: Subject; data: Data }

type DialogContext<Fields, Found, Subject, Data> = FormState<Fields, Found> & {
  /** What it was opened for, as the page showed it. */
  subject: Subject | undefined
  /** Undefined until it is read. */
  data: Data | undefined
}

type DialogEvent<Fields, Subject> =
  | FormEvent<Fields>
  | { type: 'dialog.opened'; subject: Subject }
  | { type: 'dialog.closed' }

/** `form.refused`: the page may be out of date. */
type DialogEmitted<Fields, Subject, Data> =
  | ({ type: 'form.sent' } & DialogForm<Fields, Subject, Data>)
  | { type: 'form.refused' }

type Dialog<Fields, Found, Subject, Data> = {
  id: string
  /** What is in it when it opens; without a subject while it is closed. */
  start: (subject?: Subject) => Fields
  /** What is wrong with the fields. */
  validate: (form: DialogForm<Fields, Subject, Data>) => Found
}

export function dialogMachine<Fields extends object, Found extends Problems<Fields>, Subject>({
  id,
  start,
  validate,
}: Dialog<Fields, Found, Subject, undefined>) {
  type Context = DialogContext<Fields, Found, Subject, undefined>
  const form = formBy<Context>((context) => validate(formOf(context)))

  return setup({
    types: {
      context: {} as Context,
      events: {} as DialogEvent<Fields, Subject>,
      emitted: {} as DialogEmitted<Fields, Subject, undefined>,
      tags: {} as 'open' | 'busy',
    },
    actors: {
      /** Retries with the same ActivityId until the server answers, so it runs once. */
      send: fromPromise<unknown, DialogForm<Fields, Subject>>(notProvided('send')),
    },
    guards: { isValid: form.isValid },
    actions: {
      change: assign(form.change),
      showProblems: assign(form.showProblems),
      showRefusal: assign(showRefusal),
      reportSent: emit(({ context }) => ({ type: 'form.sent', ...formOf(context) })),
      reportRefused: emit({ type: 'form.refused' }),
    },
  }).createMachine({
    id,
    context: { ...emptyForm(start()), subject: undefined, data: undefined },
    initial: 'closed',
    states: {
      closed: {
        on: {
          'dialog.opened': {
            target: 'filling',
            actions: assign(({ event: { subject } }) => ({ ...emptyForm(start(subject)), subject })),
          },
        },
      },
      filling: { tags: 'open', on: { ...filling, 'dialog.closed': 'closed' } },
      // Cannot be closed: a request that was sent cannot be withdrawn.
      sending: {
        tags: ['open', 'busy'],
        invoke: {
          src: 'send',
          input: ({ context }) => formOf(context),
          onDone: { target: 'closed', actions: 'reportSent' },
          onError: { target: 'filling', actions: ['showRefusal', 'reportRefused'] },
        },
      },
    },
  })
}

type ReadingDialog<Fields, Found, Subject, Data> = Dialog<Fields, Found, Subject, Data> & {
  /** What stays of the fields once it was read again. */
  reconcile?: (fields: Fields, data: Data, subject: Subject) => Fields
}

/** A dialog that reads first what it is filled in by. */
export function readingDialogMachine<Fields extends object, Found extends Problems<Fields>, Subject, Data>({
  id,
  start,
  validate,
  reconcile = (fields) => fields,
}: ReadingDialog<Fields, Found, Subject, Data>) {
  type Context = DialogContext<Fields, Found, Subject, Data>
  const informed = (context: Context) => ({ ...formOf(context), data: opened(context.data) })
  const form = formBy<Context>((context) => validate(informed(context)))

  function takeData({ context, event }: { context: Context; event: { type: string } }) {
    if (!isAnswer<Data>(event)) return {}
    return form.withChange(context, {
      data: event.output,
      fields: reconcile(context.fields, event.output, opened(context.subject)),
    })
  }

  const reading = {
    invoke: {
      src: 'read',
      input: ({ context }: { context: Context }) => ({ subject: opened(context.subject) }),
      onDone: { target: `#${id}.filling.ready`, actions: 'takeData' },
      onError: { target: 'unread', actions: 'showRefusal' },
    },
  } as const
  const unread = { on: { 'data.outdated': { target: 'reading', actions: 'clearProblem' } } } as const

  return setup({
    types: {
      context: {} as Context,
      events: {} as
        | DialogEvent<Fields, Subject>
        /** Another desk changed something. */
        | { type: 'data.outdated' },
      emitted: {} as DialogEmitted<Fields, Subject, Data>,
      tags: {} as 'open' | 'busy',
    },
    actors: {
      read: fromPromise<Data, { subject: Subject }>(notProvided('read')),
      /** Retries with the same ActivityId until the server answers, so it runs once. */
      send: fromPromise<unknown, DialogForm<Fields, Subject, Data>>(notProvided('send')),
    },
    guards: { isValid: form.isValid },
    actions: {
      change: assign(form.change),
      showProblems: assign(form.showProblems),
      showRefusal: assign(showRefusal),
      clearProblem: assign({ problem: undefined }),
      takeData: assign(takeData),
      reportSent: emit(({ context }) => ({ type: 'form.sent', ...informed(context) })),
      reportRefused: emit({ type: 'form.refused' }),
    },
  }).createMachine({
    id,
    context: { ...emptyForm(start()), subject: undefined, data: undefined },
    initial: 'closed',
    states: {
      closed: {
        on: {
          'dialog.opened': {
            target: 'opening',
            actions: assign(({ event: { subject } }) => ({
              ...emptyForm(start(subject)),
              subject,
              data: undefined,
            })),
          },
        },
      },
      opening: {
        tags: 'open',
        initial: 'reading',
        on: { 'dialog.closed': 'closed', 'data.outdated': '.reading' },
        states: { reading, unread },
      },
      filling: {
        tags: 'open',
        initial: 'reading',
        on: { ...filling, 'dialog.closed': 'closed', 'data.outdated': '.reading' },
        states: { reading, ready: {}, unread },
      },
      // Cannot be closed: a request that was sent cannot be withdrawn.
      sending: {
        tags: ['open', 'busy'],
        invoke: {
          src: 'send',
          input: ({ context }) => informed(context),
          onDone: { target: 'closed', actions: 'reportSent' },
          onError: { target: 'filling', actions: ['showRefusal', 'reportRefused'] },
        },
      },
    },
  })
}

/** The form of a dialog that is open. */
function formOf<Fields, Subject>({ fields, subject }: { fields: Fields; subject: Subject | undefined }) {
  return { fields, subject: opened(subject), data: undefined }
}

/** What only an open dialog has. */
export function opened<Part>(part: Part | undefined): Part {
  if (part === undefined) throw new Error('The dialog is not open')
  return part
}

/** Whether the event is the answer of the actor that reads. */
function isAnswer<Data>(event: { type: string }): event is Done<Data>['event'] {
  return 'output' in event
}
