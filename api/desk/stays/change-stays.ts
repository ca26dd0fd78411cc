import type { StayState } from '#contract/desk/stays.ts'
import { dhakaDate } from '#contract/values/calendar.ts'
import { undoMinutes, type Role } from '#contract/values/roles.ts'
import type { Db } from '#api/db/db.ts'
import type { Deps, Throws } from '#api/deps.ts'
import { dueOf } from '#api/orders/order-rules.ts'
import { appendOrderEvent, lockAnyOrder, changeStatus } from '#api/orders/order-status.ts'
import type { Order } from '#api/orders/order.ts'
import { changeStay, findStay, isOver, staysOf, type RoomStay } from '#api/stays/stays.ts'
import { texts } from '#api/texts.ts'

/** A stay as the person saw it. */
export type SeenStay = { Id: number; Version: number }

export type StayThrows = Throws<'not_found' | 'changed_elsewhere' | 'stay_not_ready'>

export type Change = { at: Date; actor: string }

/** One order with all its stays, locked, and those of them that a change is about. */
export type OrderWithStays = { order: Order; chosen: RoomStay[]; all: RoomStay[] }

/** Locks the order of these stays. Throws unless all are of it, unchanged since they were seen, and in one of these states. */
export async function lockStays(
  db: Db,
  { problem }: StayThrows,
  seen: readonly SeenStay[],
  states: readonly StayState[],
): Promise<OrderWithStays> {
  const [first] = seen
  const known = first && (await findStay(db, first.Id))
  const order = known && (await lockAnyOrder(db, known.orderCode))
  if (!order) throw problem('not_found', texts.desk.unknownStay)
  const all = await staysOf(db, order.code)
  const chosen = seen.map(({ Id, Version }) => {
    const stay = all.find(({ id }) => id === Id)
    if (!stay) throw problem('not_found', texts.desk.unknownStay)
    if (stay.version !== Version) throw problem('changed_elsewhere', texts.desk.changedElsewhere)
    if (!states.includes(stay.state)) throw problem('stay_not_ready', texts.desk.stayIs[stay.state])
    return stay
  })
  return { order, chosen, all }
}

/** Changes the state of a locked stay and writes it into the history of its order. */
export async function putStay(
  db: Db,
  { problem }: Throws<'changed_elsewhere'>,
  stay: RoomStay,
  { at, actor, to, event, departure }: Change & { to: StayState; event: string; departure?: string },
): Promise<void> {
  const { id, version, state: from, orderCode } = stay
  const isChanged = await changeStay(db, { id, version, from, to, at, ...(departure !== undefined && { departure }) })
  if (!isChanged) throw problem('changed_elsewhere', texts.desk.changedElsewhere)
  await appendOrderEvent(db, { orderCode, at, actor, event, detail: stay.room })
}

/** Completes a locked order of which every stay is over and nothing is due, or what is due was waived. */
export async function completeIfOver(
  db: Db,
  order: Order,
  { at, actor, isWaived = false }: Change & { isWaived?: boolean },
): Promise<void> {
  const stays = await staysOf(db, order.code)
  const isDone = stays.length > 0 && stays.every(({ state }) => isOver(state))
  if (order.status !== 'Confirmed' || !isDone || (dueOf(order) > 0 && !isWaived)) return
  await changeStatus(db, { orderCode: order.code, from: 'Confirmed', to: 'Completed', at, actor })
}

/** What can be taken back. */
export const undoableStates: readonly StayState[] = ['inHouse', 'departed', 'noShow']

/** Until when a role may take the last change of a stay back; undefined where there is nothing to take back. */
export function undoableUntil(
  { state, changedAt }: Pick<RoomStay, 'state' | 'changedAt'>,
  role: Role,
): Date | undefined {
  if (changedAt === null || !undoableStates.includes(state)) return undefined
  return new Date(changedAt.getTime() + undoMinutes[role] * 60_000)
}

export function todayOf({ now }: Pick<Deps, 'now'>): string {
  return dhakaDate(now().getTime())
}
