import type { AnyMachineSnapshot } from 'xstate'
import type { DeskStay } from '#contract/reception/stays.ts'
import { Problem } from '#contract/problem.ts'
import { needsReason, wholeDifference, type FreeRoom } from '#machines/desk/move-draft.ts'
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

/** Where guests could go. */
const aRoom = (UnitId: string, Room: string, House: string, changes: Partial<FreeRoom> = {}): FreeRoom => ({
  UnitId,
  Room,
  House,
  RoomState: 'clean',
  Difference: 0,
  Cheaper: 0,
  Payable: 14_950,
  Refund: 0,
  IsPart: false,
  ...changes,
})
const freeRooms = {
  equal: aRoom('g', 'Rania House 2', 'Rania House'),
  dearer: aRoom('h', 'Ichamoti House 2', 'Ichamoti House', { Difference: 2_000, Payable: 17_250 }),
  part: aRoom('i', 'Mud House 1', 'Mud House', { IsPart: true }),
}
const REASON = 'the boiler broke'

const requestOf = <Type extends StayRequest['type']>(type: Type, guest: keyof typeof guests) => ({
  type,
  stays: [guests[guest]],
  today: TODAY,
})

const isIn = (state: object | string) => (snapshot: AnyMachineSnapshot) => snapshot.matches(state)
const hasRoom = (kind: keyof typeof freeRooms) => (snapshot: AnyMachineSnapshot) =>
  snapshot.context.room?.UnitId === freeRooms[kind].UnitId
/** A dialog that waits for nothing but a person. */
const isReady = (snapshot: AnyMachineSnapshot) =>
  snapshot.matches({ leaving: 'filling' }) || snapshot.matches({ moving: { filling: 'ready' } })
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
        const { fields, due: sentence, room, problems } = snapshot.context
        const isAsked = sentence !== undefined || (needsReason({ room, fields }) && problems !== undefined)
        return isReady(snapshot) && isAsked && fields.reason === ''
      },
      shows: 'cleared',
    },
    ...[
      { charge: 'half', before: '2000', shows: 'charge: tooMuch' },
      { charge: '0', before: 'half', shows: 'reason: missing' },
    ].map(({ charge, before, shows }) => ({
      event: { type: 'field.changed', field: 'charge', value: charge } as const,
      detail: `charge, ${charge}`,
      offered: (snapshot: AnyMachineSnapshot) =>
        isReady(snapshot) && hasRoom('dearer')(snapshot) && snapshot.context.fields.charge === before,
      shows,
    })),
    {
      event: { type: 'form.submitted' },
      // Each way in which it is wrong, and each in which it is sent.
      offered: (snapshot) => {
        const { rooms, problems } = snapshot.context
        const isNew = rooms?.length > 0 && (problems === undefined || Object.keys(problems).length === 0)
        return isReady(snapshot) && (isNew || snapshot.matches('leaving'))
      },
      shows: ['reason: missing', 'room: missing', 'charge: tooMuch', 'cleared'],
    },

    { event: { type: 'listRooms.resolves', output: Object.values(freeRooms) }, detail: 'some', prepare: allow },
    {
      event: { type: 'listRooms.resolves', output: [] },
      detail: 'none',
      // Before anything was chosen, and once a room was refused.
      offered: (snapshot) => snapshot.context.room === undefined || hasRoom('equal')(snapshot),
      prepare: ({ takeRooms }) => takeRooms(),
      shows: 'room: missing',
    },
    unanswered('listRooms', ['']),
    ...[
      { kind: 'equal', shows: 'cleared' } as const,
      { kind: 'dearer', shows: 'cleared' } as const,
      { kind: 'part', shows: 'reason: missing' } as const,
    ].map(({ kind, shows }) => ({
      event: { type: 'room.chosen', room: freeRooms[kind] } as const,
      detail: kind,
      offered(snapshot: AnyMachineSnapshot) {
        const { rooms, fields } = snapshot.context
        return isReady(snapshot) && rooms?.length > 0 && !hasRoom(kind)(snapshot) && fields.reason === ''
      },
      own: async ({ findRoom }: StayWorld) => ({ room: await findRoom(kind) }),
      shows,
    })),
    {
      event: { type: 'data.outdated' },
      // Before anything was chosen, and once all was.
      offered: ({ context: { room, fields, problem } }) =>
        room === undefined || fields.reason === REASON || problem !== undefined,
      shows: 'cleared',
    },
    {
      event: { type: 'giveRoom.resolves', output: guests.salma },
      prepare: allow,
      shows: ['stays.answered', 'change.done'],
    },
    {
      event: { type: 'giveRoom.rejects', error: stale },
      detail: 'changed elsewhere',
      prepare: changeElsewhere,
      shows: ['stays.answered', `toast warning ${stale.message}`],
    },
    answered(unanswered('giveRoom', [''])),
    { event: { type: 'dialog.closed' }, shows: 'cleared' },
  ],
  readByGuards(snapshot) {
    const { requests: chosen, rooms, room, fields, problems, due: sentence, problem } = snapshot.context
    const isAsked = snapshot.matches('leaving') || snapshot.matches('moving')
    return [
      chosen[1]?.type,
      rooms?.length,
      room?.UnitId,
      sentence !== undefined,
      ...(isAsked ? [fields, problems, problem !== undefined] : []),
    ]
  },
  shownOf: ({ context: { requests: chosen, due: sentence, rooms, room, fields, problems, problem } }) => ({
    requests: chosen.map(({ type }: StayRequest) => type),
    due: sentence,
    hasRooms: rooms && rooms.length > 0,
    hasRoom: room !== undefined,
    reason: fields.reason,
    // What a room costs more is the world's own.
    charge: fields.charge === wholeDifference(room) ? 'all' : fields.charge,
    problems,
    problem,
  }),
  alone: 'Each booking frees the rooms of all others.',
  // Whose stays they are is the world's own.
  emittedOf: (emitted) => ('request' in emitted ? { type: 'change.done' } : emitted),
  checks: {
    idle: ({ context }) => (context.requests.length === 0 ? [] : ['Something waits for nothing']),
    checkingOut: ({ context: { requests: chosen } }) =>
      chosen.slice(0, 1).some(({ stays, today }) => stays.some(({ Departure }) => Departure > today))
        ? ['They leave early, and staff were not asked']
        : [],
    moving: ({ context: { rooms, room } }) =>
      room === undefined || rooms?.some(({ UnitId }) => UnitId === room.UnitId)
        ? []
        : ['A room is chosen that is not free any more'],
  },
})

function isAlone(snapshot: AnyMachineSnapshot, state: string): boolean {
  return snapshot.matches(state) && snapshot.context.requests.length === 1
}

/** A page reads its stays again after every answer. */
function answered<Failing extends { shows?: string | readonly string[] }>(row: Failing): Failing {
  return { ...row, shows: ['stays.answered', ...[row.shows ?? []].flat()] }
}
