import type { Db, Transaction } from '#api/platform/db/db.ts'
import { isDuplicate } from '#api/platform/db/failures.ts'
import { locked, type Locked } from '#api/platform/db/locked.ts'
import { insertContinuation, insertStay, updatePlace, type Owner, type StayPlace } from './stay-changes.sql.ts'
import {
  endExpectedStays,
  insertStays,
  insertStaysAs,
  lockRooms,
  selectOccupant,
  selectStaysOf,
  updateStay,
  type StayRow,
} from './stays.sql.ts'
import type { StayState } from '#contract/orders/stays.ts'

// Who is in which room. What is taken, and when, only api/nights/ decides.

/** One room of an order, and where its guests are. */
export type RoomStay = StayRow

/** A stay of an order that is locked. */
export type LockedStay = Locked<RoomStay>

/** Legal transitions. Undoing a change is its reverse: a cancelled room is reinstated, and guests who changed rooms return to the first. */
const legalStayTransitions: Readonly<Record<StayState, readonly StayState[]>> = {
  expected: ['inHouse', 'noShow', 'departed', 'gone'],
  inHouse: ['departed', 'expected', 'noShow', 'moved', 'gone'],
  departed: ['inHouse'],
  noShow: ['expected', 'inHouse'],
  moved: ['inHouse'],
  gone: ['expected', 'inHouse'],
}

function requireTransition(from: StayState, to: StayState): void {
  if (!legalStayTransitions[from].includes(to)) throw new Error(`No stay goes from ${from} to ${to}`)
}

/** Nothing more is to come of it. */
export function isFinished(state: StayState): boolean {
  return state !== 'expected' && state !== 'inHouse'
}

/** The stays of an order that was confirmed just now, one for each of its rooms. */
export async function createStays(db: Db, { code }: Owner): Promise<void> {
  await insertStays(db, code)
}

/** The guests of a cancelled order are no longer expected. */
export async function cancelExpectedStays(db: Db, { code }: Owner, at: Date): Promise<void> {
  requireTransition('expected', 'gone')
  await endExpectedStays(db, code, at)
}

/** Gives these lines the stay in a new room that they have in another one of the house. */
export async function giveStays(db: Db, given: Parameters<typeof insertStaysAs>[1]): Promise<void> {
  await insertStaysAs(db, given)
}

/** Stays of one order, by room. */
export async function staysOf(db: Db, { code }: Owner): Promise<LockedStay[]> {
  return (await selectStaysOf(db, code)).map((stay) => locked(stay))
}

/** Someone else is in the room. The index that holds one party a room refuses it, although the room looked empty before. */
export class RoomOccupied extends Error {
  override name = 'RoomOccupied'
}

export type Occupant = { guest: string; room: string }

/**
 * Who else is in one of these rooms, by stay and room; the rooms are locked, so that nobody moves in before the caller's transaction
 * ends.
 */
export async function findOccupants(
  db: Transaction,
  moving: readonly { id: number; unitId: string }[],
): Promise<Occupant[]> {
  const rooms = await lockRooms(
    db,
    moving.map(({ unitId }) => unitId),
  )
  const occupants: Occupant[] = []
  for (const { id, unitId } of moving) {
    const room = rooms.find((candidate) => candidate.unitId === unitId)
    const occupant = room && (await selectOccupant(db, room, id))
    if (occupant) occupants.push({ ...occupant, room: room.room })
  }
  return occupants
}

/** A stay of one more room, which is cancelled as yet: a change gives it its place. */
export async function addStay(db: Db, order: Owner, stay: Parameters<typeof insertStay>[2]): Promise<LockedStay> {
  return storedStay(db, order, await insertStay(db, order, stay))
}

/** Adds the stay in another room in which the guests of a stay go on, cancelled until a change gives it its place. */
export async function continueStay(
  db: Db,
  order: Owner,
  continuation: Parameters<typeof insertContinuation>[1],
): Promise<LockedStay> {
  return storedStay(db, order, await oneParty(() => insertContinuation(db, continuation)))
}

async function storedStay(db: Db, order: Owner, id: number): Promise<LockedStay> {
  const stay = (await staysOf(db, order)).find((one) => one.id === id)
  if (!stay) throw new Error(`The stay ${id} was not stored`)
  return stay
}

/** Gives a stay other days, another room or both. False when it was changed since it had this version. */
export async function changePlace(
  db: Db,
  stay: LockedStay,
  place: StayPlace & { changeNo: number | null; at: Date },
): Promise<boolean> {
  if (place.state !== stay.state) requireTransition(stay.state, place.state)
  return oneParty(() => updatePlace(db, stay, place))
}

type Change = { to: StayState; at: Date; departure?: string }

/** Changes a stay's state. False when it was changed since it had this version. */
export async function changeStay(db: Db, stay: LockedStay, { to, at, departure }: Change): Promise<boolean> {
  const { id, version, state } = stay
  requireTransition(state, to)
  return oneParty(() => updateStay(db, { id, version, state: to, at, ...(departure !== undefined && { departure }) }))
}

/** One party in the house in a room, and one stay of an order that begins in a room on a day. */
const TAKEN: ReadonlySet<string> = new Set(['stay_has_one_party_a_room', 'stay_of_a_room_begins_once'])

/** A statement that puts people into a room. The index refuses a second party, whatever was asked before. */
async function oneParty<T>(statement: () => Promise<T>): Promise<T> {
  try {
    return await statement()
  } catch (error) {
    const isRefused =
      isDuplicate(error) && error instanceof Error && 'constraint' in error && TAKEN.has(String(error.constraint))
    throw isRefused ? new RoomOccupied('Another party is in the room', { cause: error }) : error
  }
}
