// One's own shift at the till: read at first, and again when something changed. What was read stays until then.

import { assign, fromPromise, setup } from 'xstate'
import type { Till, TillCount } from '#contract/money/till.ts'
import { type Done, notProvided, withProblem } from '#machines/parts/shared.ts'

/** A shift as it was when it was closed, at an instant (ISO 8601 in UTC). */
export type Closing = { till: Till; count: TillCount; note: string; at: string }

type TillContext = {
  till: Till | undefined
  /** The shift that was just closed. */
  closing: Closing | undefined
  problem: string | undefined
}

export type TillEvent =
  /** Something was changed, here or elsewhere: it may be this shift. */
  { type: 'data.outdated' } | { type: 'shift.closed'; closing: Closing }

const tillSetup = setup({
  types: { context: {} as TillContext, events: {} as TillEvent },
  actors: { readTill: fromPromise<Till | undefined>(notProvided('readTill')) },
})

const reading = tillSetup.createStateConfig({
  on: { 'data.outdated': { target: 'reading', reenter: true } },
  invoke: {
    src: 'readTill',
    onDone: [
      {
        guard: isOpen,
        target: '#till.open',
        actions: assign({ till: ({ event }) => event.output, closing: undefined }),
      },
      { target: '#till.closed', actions: assign({ till: undefined }) },
    ],
    onError: { target: '#till.failed', actions: assign(withProblem) },
  },
})

const shown = tillSetup.createStateConfig({
  initial: 'current',
  states: { current: { on: { 'data.outdated': 'reading' } }, reading },
})

export const tillMachine = tillSetup.createMachine({
  id: 'till',
  context: { till: undefined, closing: undefined, problem: undefined },
  initial: 'reading',
  states: {
    reading,
    failed: { on: { 'data.outdated': 'reading' }, exit: assign({ problem: undefined }) },
    closed: shown,
    open: {
      ...shown,
      on: {
        'shift.closed': {
          target: 'closed',
          actions: assign({ till: undefined, closing: ({ event }) => event.closing }),
        },
      },
    },
  },
})

function isOpen({ event }: Done<Till | undefined>): boolean {
  return event.output !== undefined
}
