import { isDeepStrictEqual } from 'node:util'
import type { Till, TillEntry } from '#contract/money/till.ts'
import { tillMachine, type Closing } from '#machines/desk/till.machine.ts'
import type { TillPayment } from '#machines/desk/till-dialogs.machine.ts'
import { createTillActors } from '#desk/money/till.actors.ts'
import { unanswered } from '#tests/model/engine/edge-failures.ts'
import { flowOf, type Opened } from '#tests/model/engine/machine-flow.ts'
import { STANDING_FLOAT } from './worlds/staff-desk.ts'
import { openCounter } from './worlds/till-world.ts'

/** BDT. */
export const TAKEN = 10

export const payment: TillPayment = {
  At: '2026-11-20T06:00:00.000Z',
  Receipt: 'R-2026-000001',
  Code: 'ABCDEFGHJKMN',
  Guest: 'Salma Rahman',
  Amount: TAKEN,
  Method: 'cash',
  Number: '',
  IsReversed: false,
  IsReversible: true,
}
export const taxi: TillEntry = {
  Id: 1,
  At: '2026-11-20T06:00:00.000Z',
  By: 'Nasrin Akter',
  Amount: -500,
  Reason: 'a taxi',
  Reverses: null,
  IsReversed: false,
}
/** A shift in which one payment was taken, and cash went once. */
export const aTill: Till = {
  Id: 1,
  OpenedAt: '2026-11-20T06:00:00.000Z',
  Float: STANDING_FLOAT,
  IsTooOld: false,
  Entries: [taxi],
  Payments: [payment],
  ByMethod: [{ Method: 'cash', Amount: TAKEN, Count: 1 }],
}

const closing: Closing = {
  till: aTill,
  count: { Expected: STANDING_FLOAT, Counted: STANDING_FLOAT, Difference: 0 },
  note: '',
  at: '2026-11-20T12:00:00.000Z',
}

async function openTillWorld(opened: Opened) {
  const counter = await openCounter(opened)
  return { ...counter, actors: createTillActors(counter) }
}

export const tillFlow = flowOf(tillMachine)({
  open: openTillWorld,
  events: [
    {
      event: { type: 'readTill.resolves', output: aTill },
      detail: 'open',
      prepare: ({ stand }) => stand({ isOpen: true }),
    },
    {
      event: { type: 'readTill.resolves', output: undefined },
      detail: 'none',
      prepare: ({ stand }) => stand({ isOpen: false }),
    },
    unanswered('readTill', ['']),
    { event: { type: 'data.outdated' }, shows: 'cleared' },
    { event: { type: 'shift.closed', closing } },
  ],
  shownOf: ({ context: { till, problem, closing: closed } }) => ({
    isOpen: till !== undefined,
    isClosed: closed !== undefined,
    problem,
  }),
  checks: {
    async open(shown, { till }) {
      const isOutdated = shown.matches({ open: 'current' }) && !isDeepStrictEqual(shown.context.till, await till())
      return isOutdated ? ['What is shown is outdated'] : []
    },
  },
})
