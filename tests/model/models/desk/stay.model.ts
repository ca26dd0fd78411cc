import type { AnyMachineSnapshot } from 'xstate'
import { Problem } from '#contract/problem.ts'
import { stayMachine, type StayRequest } from '#machines/desk/stay.machine.ts'
import { edgeRows } from '#tests/model/engine/edge-failures.ts'
import { flowOf } from '#tests/model/engine/machine-flow.ts'
import { aDeskStay } from '#tests/support/desk/builders.ts'
import { openStays, type StayWorld } from './worlds/stay-world.ts'

/** The day on which the guests of this model are at the resort. */
export const TODAY = '2026-12-02'
const LATER = '2026-12-04'
const DUE = 14_950

/** Who is shown on that day, and what is about to be done with them. */
export const guests = {
  salma: aDeskStay({ Id: 1, Guest: 'Salma Rahman', UnitId: 'a', Code: 'AAAAAAAAAAAA', Departure: LATER }),
  shirin: aDeskStay({ Id: 2, Guest: 'Shirin Akhter', UnitId: 'b', Code: 'BBBBBBBBBBBB', Departure: LATER }),
  karim: aDeskStay({
    Id: 3,
    Guest: 'Karim Mia',
    UnitId: 'c',
    Code: 'CCCCCCCCCCCC',
    State: 'inHouse',
    Departure: TODAY,
  }),
  nasir: aDeskStay({
    Id: 4,
    Guest: 'Nasir Uddin',
    UnitId: 'd',
    Code: 'DDDDDDDDDDDD',
    State: 'inHouse',
    Departure: LATER,
  }),
  farhana: aDeskStay({
    Id: 5,
    Guest: 'Farhana Haque',
    UnitId: 'e',
    Code: 'EEEEEEEEEEEE',
    State: 'inHouse',
    Departure: TODAY,
    Due: DUE,
  }),
  tanvir: aDeskStay({
    Id: 6,
    Guest: 'Tanvir Islam',
    UnitId: 'f',
    Code: 'FFFFFFFFFFFF',
    State: 'inHouse',
    Departure: LATER,
    UndoUntil: '2026-12-09T06:00:00.000Z',
  }),
}
const freeRoom = { UnitId: 'g', Room: 'Rania House 4', House: 'Rania House' }

const requests = ['checkIn.chosen', 'checkOut.chosen', 'noShow.chosen', 'undo.chosen', 'move.chosen'] as const
const requestOf = <Type extends StayRequest['type']>(type: Type, guest: keyof typeof guests) => ({
  type,
  stays: [guests[guest]],
  today: TODAY,
})

const isIn = (state: object | string) => (snapshot: AnyMachineSnapshot) => snapshot.matches(state)
const hasRoom = ({ context }: AnyMachineSnapshot): boolean => context.room !== undefined
const allow = ({ allow: prepare }: StayWorld) => prepare()

const stale = new Problem('changed_elsewhere', 'Someone changed this meanwhile: please look again')
const due = new Problem('due_open', 'BDT 14,950 is due: please take it first')
const left = new Problem('stay_not_ready', 'These guests have left')
const taken = new Problem('dates_taken', 'That room is not free on all these nights')

export const stayFlow = flowOf(stayMachine)({
  open: openStays,
  events: [
    {
      event: requestOf('checkIn.chosen', 'salma'),
      offered: isIn('idle'),
      own: ({ stand }) => stand(),
    },
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
      event: requestOf('checkOut.chosen', 'farhana'),
      detail: 'with something due',
      offered: isIn('idle'),
      own: ({ stand }) => stand({ state: 'inHouse', isDeparture: true, due: DUE }),
    },
    {
      event: requestOf('noShow.chosen', 'shirin'),
      offered: (snapshot) => snapshot.matches('idle') || isAlone(snapshot, 'checkingIn'),
      own: ({ stand }) => stand(),
    },
    {
      event: requestOf('undo.chosen', 'tanvir'),
      offered: isIn('idle'),
      own: ({ stand }) => stand({ state: 'inHouse' }),
    },
    { event: requestOf('move.chosen', 'salma'), offered: isIn('idle'), own: ({ stand }) => stand() },

    {
      event: { type: 'change.resolves', output: undefined },
      prepare: allow,
      leadsTo: ['idle', 'markingNoShow'],
      shows: ['stays.answered', 'change.done'],
    },
    {
      event: { type: 'change.rejects', error: stale },
      detail: 'changed elsewhere',
      prepare: ({ changeElsewhere }) => changeElsewhere(),
      leadsTo: ['idle', 'markingNoShow'],
      shows: ['stays.answered', `toast warning ${stale.message}`],
    },
    {
      event: { type: 'change.rejects', error: due },
      detail: 'something due',
      offered: isIn('checkingOut'),
      leadsTo: 'leaving',
      shows: ['stays.answered', due.message],
    },
    {
      event: { type: 'change.rejects', error: left },
      detail: 'left already',
      offered: isIn('leaving'),
      async prepare({ leaveElsewhere }) {
        await leaveElsewhere()
      },
      leadsTo: 'leaving',
      shows: ['stays.answered', left.message],
    },
    ...edgeRows('change', { leadsTo: ['idle', 'markingNoShow', 'leaving'], as: ['toast error', ''] }).map(answered),

    { event: { type: 'checkOut.confirmed', reason: 'pays at the next stay' }, shows: 'cleared' },

    {
      event: { type: 'listRooms.resolves', output: [freeRoom] },
      detail: 'some',
      prepare: allow,
      leadsTo: 'moving',
    },
    {
      event: { type: 'listRooms.resolves', output: [] },
      detail: 'none',
      prepare: ({ hideRooms }) => hideRooms(),
      leadsTo: 'moving',
    },
    ...edgeRows('listRooms', { leadsTo: 'moving', as: [''] }),
    {
      event: { type: 'room.chosen', room: freeRoom },
      offered: (snapshot) => snapshot.context.rooms?.length > 0 && !hasRoom(snapshot),
      own: async ({ freeRoom: findRoom }) => ({ room: await findRoom() }),
    },
    {
      event: { type: 'move.confirmed' },
      offered: ({ context }) => context.rooms?.length > 0,
      shows: ['Please choose a room', 'cleared'],
    },
    { event: { type: 'rooms.outdated' }, shows: 'cleared' },
    {
      event: { type: 'giveRoom.resolves', output: undefined },
      prepare: allow,
      leadsTo: 'idle',
      shows: ['stays.answered', 'change.done'],
    },
    {
      event: { type: 'giveRoom.rejects', error: stale },
      detail: 'changed elsewhere',
      prepare: ({ changeElsewhere }) => changeElsewhere(),
      leadsTo: 'idle',
      shows: ['stays.answered', `toast warning ${stale.message}`],
    },
    {
      event: { type: 'giveRoom.rejects', error: taken },
      detail: 'taken meanwhile',
      prepare: ({ takeRooms }) => takeRooms(),
      leadsTo: 'moving',
      shows: ['stays.answered', taken.message],
    },
    ...edgeRows('giveRoom', { leadsTo: 'moving', as: [''] }).map(answered),
    { event: { type: 'dialog.closed' }, shows: 'cleared' },
  ],
  readByGuards(snapshot) {
    const { requests: chosen, rooms, room, problem } = snapshot.context
    return [chosen[1]?.type, rooms?.length, room !== undefined, snapshot.matches('leaving') && problem !== undefined]
  },
  shownOf: ({ context: { requests: chosen, rooms, room, problem } }) => ({
    requests: chosen.map(({ type }: StayRequest) => type),
    hasRooms: rooms && rooms.length > 0,
    hasRoom: room !== undefined,
    problem,
  }),
  // Whose stays they are is the world's own.
  emittedOf: (emitted) => ('request' in emitted ? { type: 'change.done' } : emitted),
  states: {
    idle: {
      takes: requests,
      tags: [],
      check: ({ context }) => (context.requests.length === 0 ? [] : ['Something waits for nothing']),
    },
    checkingIn: { takes: requests, tags: ['busy'] },
    checkingOut: {
      takes: requests,
      tags: ['busy'],
      check: ({ context: { requests: chosen } }) =>
        chosen.slice(0, 1).some(({ stays, today }) => stays.some(({ Departure }) => Departure > today))
          ? ['They leave early, and staff were not asked']
          : [],
    },
    markingNoShow: { takes: requests, tags: ['busy'] },
    undoing: { takes: requests, tags: ['busy'] },
    leaving: { takes: [...requests, 'checkOut.confirmed', 'dialog.closed'] },
    moving: {
      takes: [...requests, 'room.chosen', 'move.confirmed', 'rooms.outdated', 'dialog.closed'],
      check: ({ context: { rooms, room } }) =>
        room === undefined || rooms?.some(({ UnitId }) => UnitId === room.UnitId)
          ? []
          : ['A room is chosen that is not free any more'],
    },
  },
})

function isAlone(snapshot: AnyMachineSnapshot, state: string): boolean {
  return snapshot.matches(state) && snapshot.context.requests.length === 1
}

/** A page reads its stays again after every answer. */
function answered<Failing extends { shows?: string | readonly string[] }>(row: Failing): Failing {
  return { ...row, shows: ['stays.answered', ...[row.shows ?? []].flat()] }
}
