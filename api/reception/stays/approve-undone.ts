import { dhakaDate } from '#contract/values/calendar.ts'
import { approveWithinLimit, type Permit, type Approval } from '#api/platform/staff-limits/permit.ts'
import type { Transaction } from '#api/platform/db/db.ts'
import type { Deps, Throws } from '#api/platform/deps.ts'
import type { LockedOrder } from '#api/orders/locked-order.ts'
import type { Harmless } from '#api/orders/order-bill.ts'
import type { LockedStay } from '#api/orders/stays/stays.ts'
import { isMistake } from './undo.ts'

export type UndoThrows = Throws<'forbidden' | 'sign_in_again'>

type Undone = { order: LockedOrder; stay: LockedStay; stays: readonly LockedStay[]; permit: Permit; at: Date }

/**
 * What undoing the last change of a stay takes off a bill, paisa with VAT. Once guests may have slept in one of those that change with it, it is a cancellation on better
 * terms than the policy has, so it is given away, unless it takes back a mistake of a moment ago. That nobody checked in proves nothing.
 */
export async function approveUndone(
  db: Transaction,
  deps: Pick<Deps, 'now'> & UndoThrows,
  { order, stay, stays, permit, at }: Undone,
  off: number,
): Promise<Approval | Harmless> {
  if (isMistake(stay, at)) return 'mistake'
  const today = dhakaDate(at.getTime())
  if (!stays.some((one) => one.state !== 'gone' && one.arrival < today)) return 'nothing slept'
  return approveWithinLimit(db, deps, permit, { amount: off, orderCode: order.code })
}
