// A shift is closed by what was counted in its drawer: one's own, or that of a colleague who is absent. What should be there is shown once
// it was counted. If it differs, it is counted again, or the difference gets a note.

import { assign, emit, fromPromise, setup } from 'xstate'
import { type Shift, type Till, TillCount } from '#contract/money/till.ts'
import { opened } from '#machines/parts/dialog.ts'
import { emptyForm, filling, formBy, type FormEvent, type FormState, showRefusal } from '#machines/parts/form.ts'
import { missingText } from '#machines/parts/problems.ts'
import { type Done, notProvided } from '#machines/parts/shared.ts'
import { amountIn, amountProblem } from './parts/amount.ts'
import { refusalData } from './parts/refusal.ts'
import type { Closing } from './till.machine.ts'

/** As typed. */
export type CountFields = { sum: string; reason: string }
export type CountProblems = ReturnType<typeof validate>

type CountContext<Subject> = FormState<CountFields, CountProblems> & {
  shift: Subject | undefined
  /** What was counted, next to what should be there, once that is known. */
  count: TillCount | undefined
}

type CountEvent<Subject> =
  | FormEvent<CountFields>
  | { type: 'dialog.opened'; shift: Subject }
  | { type: 'recount.chosen' }
  | { type: 'dialog.closed' }

/** BDT. `isCompared`: what should be there was shown. */
type Counted<Subject> = { shift: Subject; counted: number; note: string; isCompared: boolean }

/** `closed` is undefined where it was counted and is still open. */
type Answer<Closed> = { count: TillCount; closed: Closed | undefined }

export const closeShiftMachine = closeMachine<Till, Closing>('closeShift')

type OpenShift = Pick<Shift, 'Id' | 'By'>

export const closeShiftOfMachine = closeMachine<OpenShift, OpenShift>('closeShiftOf')

function closeMachine<Subject, Closed>(id: string) {
  type Context = CountContext<Subject>
  const form = formBy<Context>(validate)

  return setup({
    types: {
      context: {} as Context,
      events: {} as CountEvent<Subject>,
      /** `form.refused`: the shift may be closed already. */
      emitted: {} as { type: 'shift.closed'; closed: Closed; count: TillCount } | { type: 'form.refused' },
      tags: {} as 'open' | 'busy',
    },
    actors: {
      /** Retries with the same ActivityId until the server answers, so it runs once. */
      send: fromPromise<Answer<Closed>, Counted<Subject>>(notProvided('send')),
    },
    guards: {
      isValid: form.isValid,
      isFirstDifference: ({ context, event }) =>
        context.count === undefined && 'error' in event && differs(event.error),
    },
    actions: {
      change: assign(form.change),
      showProblems: assign(form.showProblems),
      showRefusal: assign(showRefusal),
      start: assign({ ...emptyForm<CountFields>({ sum: '', reason: '' }), count: undefined }),
      /** A refusal may say what should be there now. */
      takeCount: assign(({ context, event }) =>
        'error' in event ? form.withChange(context, { count: countIn(event.error) ?? context.count }) : {},
      ),
      reportRefused: emit({ type: 'form.refused' }),
    },
  }).createMachine({
    id,
    context: { ...emptyForm<CountFields>({ sum: '', reason: '' }), shift: undefined, count: undefined },
    initial: 'closed',
    states: {
      closed: {
        on: {
          'dialog.opened': { target: 'filling', actions: ['start', assign({ shift: ({ event }) => event.shift })] },
        },
      },
      filling: {
        tags: 'open',
        on: { ...filling, 'recount.chosen': { actions: 'start' }, 'dialog.closed': 'closed' },
      },
      // Cannot be closed: a request that was sent cannot be withdrawn.
      sending: {
        tags: ['open', 'busy'],
        invoke: {
          src: 'send',
          input: ({ context: { shift, fields, count } }) => ({
            shift: opened(shift),
            counted: amountIn(fields.sum, { least: 0 }) ?? 0,
            note: fields.reason.trim(),
            isCompared: count !== undefined,
          }),
          onDone: [
            {
              guard: isClosed,
              target: 'closed',
              actions: emit(({ event: { output } }) => ({
                type: 'shift.closed',
                closed: opened(output.closed),
                count: output.count,
              })),
            },
            { target: 'filling', actions: assign({ count: ({ event }) => event.output.count, problems: undefined }) },
          ],
          onError: [
            { guard: 'isFirstDifference', target: 'filling', actions: [assign({ problems: undefined }), 'takeCount'] },
            { target: 'filling', actions: ['showRefusal', 'takeCount', 'reportRefused'] },
          ],
        },
      },
    },
  })
}

function validate({ fields, count }: { fields: CountFields; count: TillCount | undefined }) {
  return {
    sum: count === undefined ? amountProblem(fields.sum, { least: 0 }) : undefined,
    reason: count === undefined || count.Difference === 0 ? undefined : missingText(fields.reason),
  }
}

function isClosed<Closed>({ event: { output } }: Done<Answer<Closed>>): boolean {
  return output.closed !== undefined
}

function differs(error: unknown): boolean {
  return countIn(error) !== undefined
}

function countIn(error: unknown): TillCount | undefined {
  return refusalData(error, 'till_differs', TillCount)
}
