import { can } from '#contract/values/roles.ts'
import type { Transaction } from '#api/platform/db/db.ts'
import type { Deps, Throws } from '#api/platform/deps.ts'
import type { LockedOrder } from '#api/orders/locked-order.ts'
import { dueOf } from '#api/orders/order-rules.ts'
import type { Staff } from '#api/platform/sessions/staff-sessions.ts'
import { selectBroughtBy } from '#api/orders/stays/stay-changes.sql.ts'
import { staysOf, type RoomStay } from '#api/orders/stays/stays.ts'
import { selectHasMoneyFromOthers } from '#api/money/till/desk-payments.sql.ts'
import { todayOf } from '#api/platform/today.ts'

/**
 * Throws where a member may not read the documents of an order's guests. Reception reads those of who arrives today or is in the house, by
 * an order that someone else made or that is paid, and whose stays someone else brought to this day: what a reader arranged for the purpose
 * opens nothing.
 */
export async function requireOpenIdentity(
  db: Transaction,
  deps: Pick<Deps, 'now'> & Throws<'forbidden'>,
  order: LockedOrder,
  staff: Pick<Staff, 'id' | 'role'>,
): Promise<void> {
  if (can(staff.role, 'identity.readAny')) return
  const today = todayOf(deps)
  const here = (await staysOf(db, order)).filter((stay) => isHere(stay, today))
  if (here.length === 0) throw deps.problem('forbidden', (t) => t.desk.identityClosed)
  if (!(await isTrusted(db, order, staff))) throw deps.problem('forbidden', (t) => t.desk.identityOfOwnBooking)
  if (!(await isAnyByOthers(db, deps, order, { stays: here, staff })))
    throw deps.problem('forbidden', (t) => t.desk.identityOfOwnChange)
}

/** Whether the register shows a member the documents of an order that has a room in it. */
export async function isOpenInRegister(
  db: Transaction,
  deps: Pick<Deps, 'now'>,
  order: LockedOrder,
  staff: Pick<Staff, 'id'>,
): Promise<boolean> {
  const stays = (await staysOf(db, order)).filter(({ checkedInAt }) => checkedInAt !== null)
  return (await isTrusted(db, order, staff)) && (await isAnyByOthers(db, deps, order, { stays, staff }))
}

/** An order that someone else made, or that is paid to someone else. */
async function isTrusted(db: Transaction, order: LockedOrder, { id }: Pick<Staff, 'id'>): Promise<boolean> {
  return order.madeBy !== id || (dueOf(order) === 0 && (await selectHasMoneyFromOthers(db, order, id)))
}

function isHere({ state, arrival, departure }: RoomStay, today: string): boolean {
  return state === 'inHouse' || (state === 'expected' && arrival <= today && departure >= today)
}

/** Whether one of these stays is here without a change that the member made, however long ago: who waits would read it otherwise. */
async function isAnyByOthers(
  db: Transaction,
  deps: Pick<Deps, 'now'>,
  order: LockedOrder,
  { stays, staff }: { stays: readonly RoomStay[]; staff: Pick<Staff, 'id'> },
): Promise<boolean> {
  const brought = await selectBroughtBy(db, order, { by: staff.id, day: todayOf(deps) })
  return stays.some(({ id }) => !brought.includes(id))
}
