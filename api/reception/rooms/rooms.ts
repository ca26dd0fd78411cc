import {
  addRoom,
  listRooms,
  markRoom,
  removeRoom,
  renameRoom,
  setRepair,
  setTurnTime,
  type DeskRoom,
} from '#contract/reception/rooms.ts'
import type { DataOf } from '#contract/endpoint.ts'
import { can } from '#contract/values/roles.ts'
import type { Transaction } from '#api/platform/db/db.ts'
import type { Locked } from '#api/platform/db/locked.ts'
import type { Deps, Throws } from '#api/platform/deps.ts'
import type { Call } from '#api/platform/http/call.ts'
import { serve, type Route } from '#api/platform/http/serve.ts'
import type { Staff } from '#api/platform/sessions/staff-sessions.ts'
import { logStaffAct } from '#api/staff/log/staff-log.ts'
import { addToHouse, nameRoom, removeFromHouse } from './house-rooms.ts'
import {
  insertRoomState,
  lockRoomState,
  selectGuestsOfRooms,
  selectRooms,
  selectTurnMinutes,
  updateRepair,
  updateRoomState,
  updateTurnMinutes,
  type RoomGuestRow,
  type RoomRow,
  type StoredState,
} from './rooms.sql.ts'
import { todayOf } from '#api/platform/today.ts'

export const roomsRoutes: Route[] = [
  serve(listRooms, readRooms),
  serve(markRoom, mark),
  serve(setRepair, repair),
  serve(setTurnTime, changeTurnTime),
  serve(renameRoom, nameRoom),
  serve(addRoom, addToHouse),
  serve(removeRoom, removeFromHouse),
]

type Reader = Pick<Staff, 'id' | 'role'>

/** Who may not read orders sees rooms and days alone. */
async function readRooms(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { staff }: Call<typeof listRooms>,
): Promise<DataOf<typeof listRooms>> {
  const today = todayOf({ now })
  const [rooms, guests, TurnMinutes] = await Promise.all([
    selectRooms(db, today),
    selectGuestsOfRooms(db, today),
    selectTurnMinutes(db),
  ])
  return { Data: withGuests(rooms, guests, staff), TurnMinutes }
}

/** Rooms by a part of their name, for those who may read orders. */
export async function findRooms(
  deps: Pick<Deps, 'db' | 'now'>,
  { text, staff }: { text: string; staff: Reader },
): Promise<DeskRoom[]> {
  return readRoomsThat(deps, staff, ({ room }) => room.toLowerCase().includes(text))
}

/** Rooms in which something is to be mended, the first that was reported first. */
export async function roomsToMend(deps: Pick<Deps, 'db' | 'now'>, staff: Reader): Promise<DeskRoom[]> {
  const rooms = await readRoomsThat(deps, staff, ({ repair }) => repair !== '')
  const since = ({ Repair }: DeskRoom) => Date.parse(Repair?.At ?? '')
  return rooms.toSorted((a, b) => since(a) - since(b))
}

async function readRoomsThat(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  staff: Reader,
  isWanted: (room: RoomRow) => boolean,
): Promise<DeskRoom[]> {
  const today = todayOf({ now })
  const rooms = (await selectRooms(db, today)).filter(isWanted)
  if (rooms.length === 0) return []
  return withGuests(rooms, await selectGuestsOfRooms(db, today), staff)
}

function withGuests(rooms: readonly RoomRow[], guests: readonly RoomGuestRow[], staff: Reader): DeskRoom[] {
  const byRoom = Map.groupBy(guests, ({ unitId }) => unitId)
  return rooms.map((room) => roomOf(room, byRoom.get(room.unitId) ?? [], staff))
}

function roomOf(row: RoomRow, guests: readonly RoomGuestRow[], staff: Reader): DeskRoom {
  const isPrivate = !can(staff.role, 'order.read')
  const {
    unitId,
    room,
    house,
    houseId,
    state,
    version,
    note,
    markedBy,
    markedAt,
    blockKind,
    blockReason,
    blockedUntil,
  } = row
  return {
    UnitId: unitId,
    Room: room,
    House: house,
    HouseId: houseId,
    State: state,
    Version: version,
    Note: note,
    MarkedBy: markedBy,
    MarkedAt: markedBy === null ? null : (markedAt?.toISOString() ?? null),
    Repair: repairOf(row, staff),
    Block:
      blockKind === null || blockedUntil === null
        ? null
        : { Kind: blockKind, Reason: blockReason ?? '', Until: blockedUntil },
    Guests: guests.map(({ use, code, guest, arrival, departure, ...persons }) => ({
      Use: use,
      Code: isPrivate ? null : code,
      Guest: isPrivate ? null : guest,
      Arrival: arrival,
      Departure: departure,
      Here: persons.here,
      Party: partyOf(persons),
    })),
  }
}

function repairOf({ repair, repairBy, repairByName, repairAt }: RoomRow, staff: Reader) {
  if (repairByName === null || repairAt === null) return null
  return { Text: repair, By: repairByName, At: repairAt.toISOString(), CanMend: mayMend(repairBy, staff) }
}

/** `by`: who reported it. */
function mayMend(by: number | null, { id, role }: Reader): boolean {
  return by === id || can(role, 'room.block')
}

/** Until all are registered, and somebody in this room, it is known only of the booking: nobody says how a party divides into rooms. */
function partyOf({
  here,
  registered,
  expected,
  rooms,
}: Pick<RoomGuestRow, 'here' | 'registered' | 'expected' | 'rooms'>): DeskRoom['Guests'][number]['Party'] {
  const Count = Math.max(expected ?? 0, registered)
  return Count === 0 || (here > 0 && Count === registered) ? null : { Count, Rooms: rooms }
}

async function mark(
  { now, problem }: Pick<Deps, 'now'> & Throws<'not_found' | 'changed_elsewhere'>,
  { body: { Room, State, Note }, staff, once }: Call<typeof markRoom>,
): Promise<DataOf<typeof markRoom>> {
  return once(async (db) => {
    const at = now()
    const { UnitId: unitId } = Room
    const before = await lockAsSeen(db, { problem }, Room, at)
    const Version = await updateRoomState(db, before, { unitId, state: State, note: Note, by: staff.id, at })
    const what = { Kind: 'markedRoom', From: before.state, To: State, Note } as const
    await logStaffAct(db, { at, by: staff.id, subject: `room:${unitId}` }, what)
    return { Version }
  })
}

async function repair(
  { now, problem }: Pick<Deps, 'now'> & Throws<'not_found' | 'changed_elsewhere' | 'forbidden'>,
  { body: { Room, Repair }, staff, once }: Call<typeof setRepair>,
): Promise<DataOf<typeof setRepair>> {
  return once(async (db) => {
    const at = now()
    const before = await lockAsSeen(db, { problem }, Room, at)
    const isMended = Repair === ''
    if (isMended && !mayMend(before.repairBy, staff)) throw problem('forbidden', (t) => t.desk.othersRepair)
    const Version = await updateRepair(db, before, { unitId: Room.UnitId, repair: Repair, by: staff.id, at })
    const what = isMended
      ? ({ Kind: 'mendedRoom', Note: before.repair } as const)
      : ({ Kind: 'reportedRepair', Note: Repair } as const)
    await logStaffAct(db, { at, by: staff.id, subject: `room:${Room.UnitId}` }, what)
    return { Version }
  })
}

/** The state of a room that nobody has marked since the person saw it. */
async function lockAsSeen(
  db: Transaction,
  { problem }: Throws<'not_found' | 'changed_elsewhere'>,
  { UnitId, Version }: Call<typeof markRoom>['body']['Room'],
  at: Date,
): Promise<Locked<StoredState>> {
  await insertRoomState(db, UnitId, at)
  const state = await lockRoomState(db, UnitId)
  if (!state) throw problem('not_found', (t) => t.desk.unknownRoom)
  if (state.version !== Version) throw problem('changed_elsewhere', (t) => t.desk.changedElsewhere)
  return state
}

async function changeTurnTime(
  { now }: Pick<Deps, 'now'>,
  { body: { Minutes }, staff, once }: Call<typeof setTurnTime>,
): Promise<null> {
  return once(async (db) => {
    const From = await updateTurnMinutes(db, Minutes)
    const what = { Kind: 'setTurnTime', From, To: Minutes } as const
    await logStaffAct(db, { at: now(), by: staff.id, subject: 'rooms' }, what)
    return null
  })
}
