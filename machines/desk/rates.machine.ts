// Prices of nights: nights are chosen, a form says what is set for them, a dry run shows what that would change, and only then it is saved. Where
// another manager was faster, the person sees which nights that changed, next to a new dry run. What was saved can be undone.

import { assign, emit, fromPromise, setup } from 'xstate'
import { ChangedNights, type ChangedNight, type FillAnswer, type RateFill } from '#contract/catalogue/rates.ts'
import { emptyForm, formBy, type FormEvent, type FormState } from '#machines/parts/form.ts'
import { notProvided, type Toast, warningOf } from '#machines/parts/shared.ts'
import { refusalData } from './parts/refusal.ts'
import { emptyRates, fillOf, type RateFields, type RatePlace, type RateProblems, validateRates } from './rate-form.ts'

/** Nights of places, as they are chosen on the grid. */
export type ChosenNights = { places: readonly RatePlace[]; from: string; last: string }

/** What is sent. */
export type AskedFill = { fill: RateFill; name: string; seen: number }

type RatesContext = FormState<RateFields, RateProblems> & {
  chosen: ChosenNights | undefined
  /** The form is about the chosen nights: it does not ask which. */
  isOfChosen: boolean
  /** The latest change that the person has seen; undefined until a dry run shows what others have changed. */
  seen: number | undefined
  /** What it would change. */
  preview: FillAnswer | undefined
  /** What others had changed when it was to be saved. */
  changed: readonly ChangedNight[] | undefined
}

type RatesEvent =
  | FormEvent<RateFields>
  | { type: 'nights.chosen'; chosen: ChosenNights | undefined }
  | { type: 'dialog.opened'; fields: Partial<RateFields>; seen: number; isOfChosen: boolean }
  | { type: 'dialog.closed' }
  /** Back to the form from what it would change. */
  | { type: 'back.pressed' }
  | { type: 'save.pressed' }
  | { type: 'undo.pressed'; change: number }

/** `rates.outdated`: the grid has to be read again. */
type RatesEmitted =
  | { type: 'rates.saved'; answer: FillAnswer; name: string }
  | { type: 'rates.undone' }
  | { type: 'rates.outdated' }
  | Toast

const form = formBy<RatesContext>(validateRates)
const start = { ...emptyForm(emptyRates), isOfChosen: false, seen: 0, preview: undefined, changed: undefined }

const ratesSetup = setup({
  types: {
    context: {} as RatesContext,
    events: {} as RatesEvent,
    emitted: {} as RatesEmitted,
    tags: {} as 'open' | 'busy',
  },
  actors: {
    /** A dry run. */
    preview: fromPromise<FillAnswer, AskedFill>(notProvided('preview')),
    /** Retries with the same ActivityId until the server answers, so it runs once. */
    save: fromPromise<FillAnswer, AskedFill>(notProvided('save')),
    undo: fromPromise<FillAnswer, { change: number }>(notProvided('undo')),
  },
  guards: { isValid: form.isValid, isChangedElsewhere },
  actions: {
    change: assign(form.change),
    showProblems: assign(form.showProblems),
    showRefusal: assign(form.showRefusal),
    /** What the next dry run shows has been seen. */
    takeChanged: assign(({ event }) => ('error' in event ? { changed: changedIn(event.error), seen: undefined } : {})),
    reportOutdated: emit({ type: 'rates.outdated' }),
  },
})

export const ratesMachine = ratesSetup.createMachine({
  id: 'rates',
  context: { ...start, chosen: undefined },
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'nights.chosen': { actions: assign({ chosen: ({ event }) => event.chosen }) },
        'dialog.opened': {
          target: 'filling',
          actions: assign(({ event: { fields, seen, isOfChosen } }) => ({
            ...start,
            fields: { ...emptyRates, ...fields },
            seen,
            isOfChosen,
          })),
        },
        'undo.pressed': 'undoing',
      },
    },
    filling: {
      tags: 'open',
      entry: assign({ preview: undefined }),
      on: {
        'field.changed': { actions: 'change' },
        'form.submitted': [
          { guard: 'isValid', target: 'previewing', actions: 'showProblems' },
          { actions: 'showProblems' },
        ],
        'dialog.closed': 'choosing',
      },
    },
    previewing: {
      tags: ['open', 'busy'],
      on: { 'dialog.closed': 'choosing' },
      invoke: {
        src: 'preview',
        input: asked,
        onDone: {
          target: 'previewed',
          actions: assign(({ context, event: { output } }) => ({
            preview: output,
            seen: context.seen ?? output.Revision,
          })),
        },
        onError: { target: 'filling', actions: ['showRefusal', 'reportOutdated'] },
      },
    },
    previewed: {
      tags: 'open',
      on: { 'save.pressed': 'saving', 'back.pressed': 'filling', 'dialog.closed': 'choosing' },
    },
    // Cannot be closed: a request that was sent cannot be withdrawn.
    saving: {
      tags: ['open', 'busy'],
      invoke: {
        src: 'save',
        input: asked,
        onDone: {
          target: 'choosing',
          actions: [
            emit(({ context, event }) => ({
              type: 'rates.saved',
              answer: event.output,
              name: context.fields.name.trim(),
            })),
            assign({ chosen: undefined }),
          ],
        },
        onError: [
          { guard: 'isChangedElsewhere', target: 'previewing', actions: ['takeChanged', 'reportOutdated'] },
          { target: 'filling', actions: ['showRefusal', 'reportOutdated'] },
        ],
      },
    },
    undoing: {
      tags: 'busy',
      invoke: {
        src: 'undo',
        input: ({ event }) => ({ change: event.type === 'undo.pressed' ? event.change : 0 }),
        onDone: { target: 'choosing', actions: emit({ type: 'rates.undone' }) },
        onError: { target: 'choosing', actions: [emit(warningOf), 'reportOutdated'] },
      },
    },
  },
})

function asked({ context: { fields, seen } }: { context: RatesContext }): AskedFill {
  return { fill: fillOf(fields), name: fields.name.trim(), seen: seen ?? 0 }
}

function isChangedElsewhere({ event }: { event: { type: string } }): boolean {
  return 'error' in event && changedIn(event.error) !== undefined
}

function changedIn(error: unknown): ChangedNight[] | undefined {
  return refusalData(error, 'changed_elsewhere', ChangedNights)
}
