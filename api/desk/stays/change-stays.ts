import { settlementOf } from '#contract/desk/order-rules.ts'
import { stayRefusal, type StayAction } from '#contract/desk/stay-rules.ts'
import type { StayState } from '#contract/desk/stays.ts'
import { toTaka } from '#contract/values/money.ts'
import type { Spent } from '#api/allowances/permit.ts'
import type { Transaction } from '#api/db/db.ts'
import type { Deps, Throws } from '#api/deps.ts'
import type { NewHappening } from '#api/orders/event-rows.ts'
import { lockOrder, type LockedOrder } from '#api/orders/locked-order.ts'
import { appendEvent, type Change } from '#api/orders/order-events.ts'
import { dueOf } from '#api/orders/order-rules.ts'
import { changeStatus } from '#api/orders/order-status.ts'
import { requireAllowed } from '#api/orders/require-allowed.ts'
import type { Staff } from '#api/sessions/staff-sessions.ts'
import { selectStay } from '#api/stays/stays.sql.ts'
import { changeStay, findOccupants, isFinished, RoomOccupied, staysOf, type LockedStay } from '#api/stays/stays.ts'
import { stayFacts } from './stay-facts.ts'

/** A stay as the person saw it. */
export type SeenStay = { Id: number; Version: number }

type LockThrows = Throws<'not_found' | 'changed_elsewhere'>
export type StayThrows = LockThrows & Throws<'stay_not_ready'>

/** One order with all its stays, locked, and those of them that a change is about; `stay` is the first of these. */
export type OrderWithStays = { order: LockedOrder; stay: LockedStay; chosen: LockedStay[]; all: LockedStay[] }

/** Locks the order of these stays. Throws unless all are of it, and unchanged since they were seen. */
export async function lockStays(
  db: Transaction,
  { problem }: LockThrows,
  seen: readonly SeenStay[],
): Promise<OrderWithStays> {
  const [first] = seen
  const known = first && (await selectStay(db, first.Id))
  const order = known && (await lockOrder(db, known.orderCode))
  if (!order) throw problem('not_found', (t) => t.desk.unknownStay)
  const all = await staysOf(db, order)
  const chosen = seen.map(({ Id, Version }) => {
    const stay = all.find(({ id }) => id === Id)
    if (!stay) throw problem('not_found', (t) => t.desk.unknownStay)
    if (stay.version !== Version) throw problem('changed_elsewhere', (t) => t.desk.changedElsewhere)
    return stay
  })
  const [stay] = chosen
  if (!stay) throw problem('not_found', (t) => t.desk.unknownStay)
  return { order, stay, chosen, all }
}

/** Throws unless the stays that a change is about are those that the person chose. */
export function requireSame(
  { problem }: Throws<'changed_elsewhere'>,
  planned: readonly LockedStay[],
  chosen: readonly LockedStay[],
): void {
  const isSame = planned.length === chosen.length && planned.every((stay) => chosen.includes(stay))
  if (!isSame) throw problem('changed_elsewhere', (t) => t.desk.changedElsewhere)
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

type StayChange = Change & { to: StayState; what: NewHappening; departure?: string }

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

/** Work that puts people into rooms; what the database refuses is a problem like what was asked before. */
export async function intoRooms<T>({ problem }: Throws<'room_occupied'>, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof RoomOccupied
      ? problem('room_occupied', (t) => t.desk.roomJustTaken, { cause: error })
      : error
  }
}

/** What is waived of an order, by a member who spent their allowance for it. */
type Waiver = { spent: Spent; amount: number; reason: string }

/** Completes an order of which every stay is over, where nothing is due, or what is due was waived or goes to a company. */
export async function completeIfFinished(
  db: Transaction,
  order: LockedOrder,
  { at, actor, waived }: Change & { waived?: Waiver | undefined },
): Promise<void> {
  const stays = await staysOf(db, order)
  const isDone = stays.length > 0 && stays.every(({ state }) => isFinished(state))
  const settlement = settlementOf({ Due: dueOf(order), IsBilled: order.isBilled, IsWaived: waived !== undefined })
  if (order.status !== 'Confirmed' || !isDone || settlement === undefined) return
  await changeStatus(db, order, { to: 'Completed', waived: waived?.amount, at, actor })
}

export async function recordWaiver(
  db: Transaction,
  order: LockedOrder,
  change: Change,
  { amount, reason }: Waiver,
): Promise<void> {
  await appendEvent(db, order, change, { Kind: 'waivedDue', Amount: toTaka(amount), Reason: reason })
}
