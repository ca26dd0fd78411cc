import { can } from '#contract/values/roles.ts'
import type { Transaction } from '../db/db.ts'
import type { Deps, Throws } from '../deps.ts'
import type { LockedOrder } from '../orders/locked-order.ts'
import { dueOf } from '../orders/order-rules.ts'
import type { Staff } from '../sessions/staff-sessions.ts'
import { staysOf } from '../stays/stays.ts'
import { selectHasMoneyFromOthers } from '../till/desk-payments.sql.ts'
import { todayOf } from '../today.ts'

/**
 * Throws where a member may not read the documents of an order's guests. Reception reads those of who arrives today or is in the house, by
 * an order that someone else made or that is paid: a booking made up for the purpose opens nothing.
 */
export async function requireOpenIdentity(
  db: Transaction,
  deps: Pick<Deps, 'now'> & Throws<'forbidden'>,
  order: LockedOrder,
  staff: Pick<Staff, 'id' | 'role'>,
): Promise<void> {
  if (can(staff.role, 'identity.readAny')) return
  if (!(await isHere(db, deps, order))) throw deps.problem('forbidden', (t) => t.desk.identityClosed)
  if (!(await isTrusted(db, order, staff))) throw deps.problem('forbidden', (t) => t.desk.identityOfOwnBooking)
}

/** An order that someone else made, or that is paid to someone else. */
export async function isTrusted(db: Transaction, order: LockedOrder, { id }: Pick<Staff, 'id'>): Promise<boolean> {
  return order.madeBy !== id || (dueOf(order) === 0 && (await selectHasMoneyFromOthers(db, order, id)))
}

async function isHere(db: Transaction, deps: Pick<Deps, 'now'>, order: LockedOrder): Promise<boolean> {
  const today = todayOf(deps)
  const stays = await staysOf(db, order)
  return stays.some(
    ({ state, arrival, departure }) =>
      state === 'inHouse' || (state === 'expected' && arrival <= today && departure >= today),
  )
}
