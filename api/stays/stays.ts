import type { StayState } from '#contract/desk/stays.ts'
import type { Db } from '../db/db.ts'
import {
  endExpectedStays,
  insertFollowingStay,
  insertMissingStays,
  isOccupied,
  selectOrdersToClose,
  selectStay,
  selectStaysOf,
  updateStay,
  type StayRow,
} from './stays.sql.ts'

/** One room of an order, and where its guests are. */
export type RoomStay = StayRow

// Who is in which room. What is taken, and when, only api/availability/ decides.

/** Legal transitions. Guests who came are not expected any more; taking a change back goes the same way in reverse. */
export const legalStayTransitions = {
  expected: ['inHouse', 'noShow', 'gone', 'departed'],
  inHouse: ['departed', 'moved', 'expected'],
  departed: ['inHouse'],
  noShow: ['expected'],
  moved: [],
  gone: [],
} as const satisfies Record<StayState, readonly StayState[]>

/** Nothing more is to come of it. */
export function isOver(state: StayState): boolean {
  return state !== 'expected' && state !== 'inHouse'
}

/** The stays of an order that was confirmed just now, one for each of its rooms. */
export async function expectGuests(db: Db, orderCode: string): Promise<void> {
  await insertMissingStays(db, orderCode)
}

/** The guests of an order that was given up are not expected any more. */
export async function expectNoOne(db: Db, orderCode: string, at: Date): Promise<void> {
  await endExpectedStays(db, orderCode, at)
}

/** A job: processes of an older release confirm orders without stays. Answers how many it made. */
export async function addMissingStays({ db }: { db: Db }): Promise<number> {
  return insertMissingStays(db, undefined)
}

export async function findStay(db: Db, id: number): Promise<RoomStay | undefined> {
  return selectStay(db, id)
}

/** Of one order, by room. */
export async function staysOf(db: Db, orderCode: string): Promise<RoomStay[]> {
  return selectStaysOf(db, orderCode)
}

/** Orders with a stay that no one ended though its departure was before `day`. */
export async function ordersToClose(db: Db, day: string, limit: number): Promise<string[]> {
  return selectOrdersToClose(db, day, limit)
}

/** Whether other guests are in the room of a stay. */
export async function isRoomOccupied(db: Db, { id, unitId }: RoomStay): Promise<boolean> {
  return isOccupied(db, { unitId, except: id })
}

/** Gives the guests of a stay another room from a day on. False when it was changed since it had this version. */
export async function moveToRoom(
  db: Db,
  stay: RoomStay,
  { unitId, from, at }: { unitId: string; from: string; at: Date },
): Promise<boolean> {
  const { id, version, state, departure } = stay
  if (from === stay.arrival) return updateStay(db, { id, version, state, at, unitId })
  if (!(await changeStay(db, { id, version, from: state, to: 'moved', at, departure: from }))) return false
  await insertFollowingStay(db, { of: id, unitId, from, departure, at })
  return true
}

type Change = { id: number; version: number; from: StayState; to: StayState; at: Date; departure?: string }

/** Every change of a stay's state goes through here. False when it was changed since it had this version. */
export async function changeStay(db: Db, { id, version, from, to, at, departure }: Change): Promise<boolean> {
  const followers: readonly StayState[] = legalStayTransitions[from]
  if (!followers.includes(to)) throw new Error(`Stay ${id} cannot go from ${from} to ${to}`)
  return updateStay(db, { id, version, state: to, at, ...(departure !== undefined && { departure }) })
}
