import type { AnyMachineSnapshot } from 'xstate'
import type { DeskStay } from '#contract/reception/stays.ts'
import { Problem } from '#contract/problem.ts'
import { stayMachine, type StayRequest } from '#machines/desk/stay.machine.ts'
import { unanswered } from '#tests/model/engine/edge-failures.ts'
import { flowOf } from '#tests/model/engine/machine-flow.ts'
import { aDeskStay } from '#tests/support/desk/builders.ts'
import { openStays, type StayWorld } from './worlds/stay-world.ts'

/** The day on which the guests of this model are at the resort. */
export const TODAY = '2026-12-02'
const LATER = '2026-12-04'

const aGuest = (Id: number, Guest: string, changes: Partial<DeskStay> = {}) =>
  aDeskStay({ Id, Guest, UnitId: `unit ${Id}`, Code: `${Id}`.repeat(12), Departure: LATER, ...changes })
const undoable = { Undoes: 'checkIn', UndoUntil: '2026-12-09T06:00:00.000Z' } as const

/** Who is shown on that day. */
const guests = {
  salma: aGuest(1, 'Salma Rahman'),
  shirin: aGuest(2, 'Shirin Akhter'),
  karim: aGuest(3, 'Karim Mia', { State: 'inHouse', Departure: TODAY }),
  nasir: aGuest(4, 'Nasir Uddin', { State: 'inHouse' }),
  tanvir: aGuest(5, 'Tanvir Islam', { State: 'inHouse', ...undoable }),
}

const REASON = 'the boiler broke'

const requestOf = <Type extends StayRequest['type']>(type: Type, guest: keyof typeof guests) => ({
  type,
  stays: [guests[guest]],
  today: TODAY,
})

const isIn = (state: object | string) => (snapshot: AnyMachineSnapshot) => snapshot.matches(state)
/** A dialog that waits for nothing but a person. */
const isReady = isIn({ leaving: 'filling' })
const owes = ({ context }: AnyMachineSnapshot): boolean => context.due !== undefined
const allow = ({ allow: prepare }: StayWorld) => prepare()
const changeElsewhere = (world: StayWorld, { context }: AnyMachineSnapshot) =>
  world.changeElsewhere(context.requests[0].stays)

const stale = new Problem('changed_elsewhere', 'Someone else has just changed this. Please check it.')
const due = new Problem('due_open', 'BDT 14,950 is due: take the payment first')
const left = new Problem('stay_not_ready', 'These guests have checked out')

export const stayFlow = flowOf(stayMachine)({
  open: openStays,
  events: [
    { event: requestOf('checkIn.chosen', 'salma'), offered: isIn('idle'), own: ({ stand }) => stand() },
    {
      event: requestOf('checkOut.chosen', 'karim'),
      detail: 'on the day',
      offered: isIn('idle'),
      own: ({ stand }) => stand({ state: 'inHouse', isDeparture: true }),
    },
    {
      event: requestOf('checkOut.chosen', 'nasir'),
      detail: 'early',
      offered: isIn('idle'),
      own: ({ stand }) => stand({ state: 'inHouse' }),
    },
    {
      event: requestOf('noShow.chosen', 'shirin'),
      offered: (snapshot) => snapshot.matches('idle') || isAlone(snapshot, 'changing'),
      own: ({ stand }) => stand(),
    },
    {
      event: requestOf('undo.chosen', 'tanvir'),
      offered: isIn('idle'),
      own: ({ stand }) => stand({ state: 'inHouse' }),
    },

    {
      event: { type: 'change.resolves', output: undefined },
      offered: (snapshot) => !owes(snapshot),
      prepare: allow,
      shows: ['stays.answered', 'change.done'],
    },
    {
      event: { type: 'change.resolves', output: undefined },
      detail: 'waived',
      offered: owes,
      prepare: ({ owe }) => owe(),
      shows: ['stays.answered', 'change.done'],
    },
    {
      event: { type: 'change.rejects', error: stale },
      detail: 'changed elsewhere',
      prepare: changeElsewhere,
      shows: ['stays.answered', `toast warning ${stale.message}`],
    },
    {
      event: { type: 'change.rejects', error: due },
      detail: 'something due',
      offered: (snapshot) => !owes(snapshot) && (snapshot.matches('checkingOut') || snapshot.matches('leaving')),
      prepare: ({ owe }) => owe(),
      shows: 'stays.answered',
    },
    {
      event: { type: 'change.rejects', error: left },
      detail: 'left already',
      offered: isIn('leaving'),
      async prepare({ leaveElsewhere }) {
        await leaveElsewhere()
      },
      shows: ['stays.answered', left.message],
    },
    answered(unanswered('change', ['toast error', ''])),

    {
      event: { type: 'field.changed', field: 'reason', value: REASON },
      detail: 'reason',
      offered(snapshot) {
        const { fields, due: sentence } = snapshot.context
        return isReady(snapshot) && sentence !== undefined && fields.reason === ''
      },
      shows: 'cleared',
    },
    { event: { type: 'form.submitted' }, offered: isReady, shows: ['reason: missing', 'cleared'] },
    { event: { type: 'dialog.closed' }, shows: 'cleared' },
  ],
  readByGuards(snapshot) {
    const { requests: chosen, fields, problems, due: sentence, problem } = snapshot.context
    const isAsked = snapshot.matches('leaving')
    return [
      chosen[0]?.type,
      chosen[1]?.type,
      sentence !== undefined,
      ...(isAsked ? [fields, problems, problem !== undefined] : []),
    ]
  },
  shownOf: ({ context: { requests: chosen, due: sentence, fields, problems, problem } }) => ({
    requests: chosen.map(({ type }: StayRequest) => type),
    due: sentence,
    reason: fields.reason,
    problems,
    problem,
  }),
  alone: 'Each booking frees the rooms of all others.',
  // Whose stays they are is the world's own.
  emittedOf: (emitted) => ('request' in emitted ? { type: 'change.done' } : emitted),
  checks: {
    idle: ({ context }) => (context.requests.length === 0 ? [] : ['Something waits for nothing']),
    checkingOut: ({
      context: {
        requests: [request],
      },
    }) =>
      request?.type === 'checkOut.chosen' && request.stays.some(({ Departure }) => Departure > request.today)
        ? ['They leave early, and staff were not asked']
        : [],
  },
})

function isAlone(snapshot: AnyMachineSnapshot, state: string): boolean {
  return snapshot.matches(state) && snapshot.context.requests.length === 1
}

/** A page reads its stays again after every answer. */
function answered<Failing extends { shows?: string | readonly string[] }>(row: Failing): Failing {
  return { ...row, shows: ['stays.answered', ...[row.shows ?? []].flat()] }
}
