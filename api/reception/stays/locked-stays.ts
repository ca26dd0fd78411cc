import type { HistoryEntry } from '#contract/orders/history.ts'
import { stayRefusal, type StayAction } from '#contract/reception/stay-rules.ts'
import type { Transaction } from '#api/platform/db/db.ts'
import type { Deps, Throws } from '#api/platform/deps.ts'
import { lockOrder, type LockedOrder } from '#api/orders/locked-order.ts'
import { appendEvent, type Change } from '#api/orders/order-events.ts'
import { requireAllowed } from '#api/orders/require-allowed.ts'
import type { Staff } from '#api/platform/sessions/staff-sessions.ts'
import { selectStay } from '#api/orders/stays/stays.sql.ts'
import { changeStay, findOccupants, RoomOccupied, staysOf, type LockedStay } from '#api/orders/stays/stays.ts'
import { stayFacts } from './stay-facts.ts'
import type { StayState } from '#contract/orders/stays.ts'

type LockThrows = Throws<'not_found' | 'changed_elsewhere'>
export type StayThrows = LockThrows & Throws<'stay_not_ready'>

/** A stay with its order and all stays of that, locked. */
export type StayOfOrder = { order: LockedOrder; stay: LockedStay; all: LockedStay[] }

/** Locks also for a quote, so that it is decided by the same rows as the change. */
export async function lockStayById(
  db: Transaction,
  { problem }: Throws<'not_found'>,
  id: number,
): Promise<StayOfOrder> {
  const known = await selectStay(db, id)
  const order = known && (await lockOrder(db, known.orderCode))
  const all = order ? await staysOf(db, order) : []
  const stay = all.find((one) => one.id === id)
  if (!order || !stay) throw problem('not_found', (t) => t.desk.unknownStay)
  return { order, stay, all }
}

/** Locks all stays that a change is about, `chosen`. Throws unless they are of one order, and unchanged since they were seen. */
export async function lockStays(
  db: Transaction,
  deps: LockThrows,
  seen: readonly { Id: number; Version: number }[],
): Promise<StayOfOrder & { chosen: LockedStay[] }> {
  const { order, stay, all } = await lockStayById(db, deps, seen[0]?.Id ?? 0)
  const chosen = seen.map(({ Id, Version }) => {
    const one = all.find(({ id }) => id === Id)
    if (!one) throw deps.problem('not_found', (t) => t.desk.unknownStay)
    if (one.version !== Version) throw deps.problem('changed_elsewhere', (t) => t.desk.changedElsewhere)
    return one
  })
  return { order, stay, chosen, all }
}

/** Throws where the rules refuse an action with one of these stays. */
export function requireStays(
  deps: Pick<Deps, 'now'> & Throws<'stay_not_ready'>,
  action: StayAction,
  { order, chosen }: { order: LockedOrder; chosen: readonly LockedStay[] },
  { role }: Pick<Staff, 'role'>,
): void {
  const at = { now: deps.now().getTime(), status: order.status }
  for (const stay of chosen) requireAllowed(deps, stayRefusal(action, stayFacts(stay, role), at))
}

/** Locks the rooms that people move into, and throws where someone else is in one of them. */
export async function requireEmptyRooms(
  db: Transaction,
  deps: Throws<'room_occupied'>,
  moving: readonly { id: number; unitId: string }[],
): Promise<void> {
  const [occupant] = await findOccupants(db, moving)
  if (occupant) requireAllowed(deps, { Code: 'roomOccupied', Room: occupant.room, Guest: occupant.guest })
}

type StayChange = Change & { to: StayState; what: HistoryEntry; departure?: string }

/** Changes the state of a stay and writes it into the history of its order. */
export async function applyStayChange(
  db: Transaction,
  { problem }: Throws<'changed_elsewhere'>,
  order: LockedOrder,
  { stay, at, actor, to, what, departure }: StayChange & { stay: LockedStay },
): Promise<void> {
  const isChanged = await changeStay(db, stay, { to, at, ...(departure !== undefined && { departure }) })
  if (!isChanged) throw problem('changed_elsewhere', (t) => t.desk.changedElsewhere)
  await appendEvent(db, order, { at, actor }, what)
}

/** Runs work that puts people into rooms. A refusal of the database becomes the same problem as the check before it. */
export async function intoRooms<T>({ problem }: Throws<'room_occupied'>, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof RoomOccupied
      ? problem('room_occupied', (t) => t.desk.roomJustTaken, { cause: error })
      : error
  }
}
