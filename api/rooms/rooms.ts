import { listRooms, markRoom, renameRoom, setTurnTime, type DeskRoom } from '#contract/desk/rooms.ts'
import type { DataOf } from '#contract/endpoint.ts'
import { can } from '#contract/values/roles.ts'
import type { Deps, Throws } from '../deps.ts'
import type { Call } from '../http/call.ts'
import { serve, type Route } from '../http/serve.ts'
import type { Staff } from '../sessions/staff-sessions.ts'
import { logStaffAct } from '../staff-log/staff-log.ts'
import {
  insertRoomState,
  lockRoomState,
  selectGuestsOfRooms,
  selectRooms,
  selectTurnMinutes,
  updateRoomName,
  updateRoomState,
  updateTurnMinutes,
  type RoomGuestRow,
  type RoomRow,
} from './rooms.sql.ts'
import { todayOf } from '../today.ts'

export const roomsRoutes: Route[] = [
  serve(listRooms, readRooms),
  serve(markRoom, mark),
  serve(setTurnTime, changeTurnTime),
  serve(renameRoom, nameRoom),
]

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
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { text, staff }: { text: string; staff: Pick<Staff, 'role'> },
): Promise<DeskRoom[]> {
  const today = todayOf({ now })
  const rooms = (await selectRooms(db, today)).filter(({ room }) => room.toLowerCase().includes(text))
  if (rooms.length === 0) return []
  return withGuests(rooms, await selectGuestsOfRooms(db, today), staff)
}

function withGuests(
  rooms: readonly RoomRow[],
  guests: readonly RoomGuestRow[],
  { role }: Pick<Staff, 'role'>,
): DeskRoom[] {
  const isPrivate = !can(role, 'order.read')
  const byRoom = Map.groupBy(guests, ({ unitId }) => unitId)
  return rooms.map((room) => roomOf(room, byRoom.get(room.unitId) ?? [], { isPrivate }))
}

function roomOf(row: RoomRow, guests: readonly RoomGuestRow[], { isPrivate }: { isPrivate: boolean }): DeskRoom {
  const { unitId, room, house, state, version, note, markedBy, markedAt, blockKind, blockReason, blockedUntil } = row
  return {
    UnitId: unitId,
    Room: room,
    House: house,
    State: state,
    Version: version,
    Note: note,
    MarkedBy: markedBy,
    MarkedAt: markedBy === null ? null : (markedAt?.toISOString() ?? null),
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
    await insertRoomState(db, unitId, at)
    const before = await lockRoomState(db, unitId)
    if (!before) throw problem('not_found', (t) => t.desk.unknownRoom)
    if (before.version !== Room.Version) throw problem('changed_elsewhere', (t) => t.desk.changedElsewhere)
    const Version = await updateRoomState(db, before, { unitId, state: State, note: Note, by: staff.id, at })
    const what = { Kind: 'markedRoom', From: before.state, To: State, Note } as const
    await logStaffAct(db, { at, by: staff.id, subject: `room:${unitId}` }, what)
    return { Version }
  })
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

async function nameRoom(
  { now, problem }: Pick<Deps, 'now'> & Throws<'not_found'>,
  { body: { UnitId, Name }, staff, once }: Call<typeof renameRoom>,
): Promise<null> {
  return once(async (db) => {
    const before = await updateRoomName(db, UnitId, Name)
    if (before === undefined) throw problem('not_found', (t) => t.desk.unknownRoom)
    const what = { Kind: 'renamedRoom', From: before, To: Name } as const
    await logStaffAct(db, { at: now(), by: staff.id, subject: `room:${UnitId}` }, what)
    return null
  })
}
