import type * as contract from '#contract/money/charges.ts'
import { billRefusal } from '#contract/orders/order-rules.ts'
import { quoteOf, toPaisa } from '#contract/values/money.ts'
import { can, MISTAKE_MINUTES } from '#contract/values/roles.ts'
import { approveWithinLimit, type Permit, type Approval } from '#api/platform/staff-limits/permit.ts'
import type { Transaction } from '#api/platform/db/db.ts'
import type { Deps, Throws } from '#api/platform/deps.ts'
import type { Call } from '#api/platform/http/call.ts'
import { requireOrder, type LockedOrder } from '#api/orders/locked-order.ts'
import type { PlacedCharge } from '#api/orders/order-charges.sql.ts'
import { addExtra, removeExtra, requireCharge } from '#api/orders/order-charges.ts'
import { requireAllowed } from '#api/orders/require-allowed.ts'
import type { Staff } from '#api/platform/sessions/staff-sessions.ts'
import { staysOf } from '#api/orders/stays/stays.ts'

export async function putOnBill(
  deps: Pick<Deps, 'now'> & Throws<'not_found' | 'order_settled' | 'amount_too_large'>,
  { body: { Code: code, Label: label, Quantity: quantity, Price }, staff, once }: Call<typeof contract.addExtra>,
): Promise<null> {
  return once(async (db) => {
    const order = await requireOrder(db, deps, { code })
    await addExtra(db, deps, order, { label, quantity, price: toPaisa(Price), by: staff.id, at: deps.now() })
    return null
  })
}

export async function takeOffBill(
  deps: Pick<Deps, 'now'> & Throws<'not_found' | 'order_settled' | 'forbidden' | 'sign_in_again'>,
  { body: { Code: code, No: no }, staff, permit, once }: Call<typeof contract.removeExtra>,
): Promise<null> {
  return once(async (db) => {
    const at = deps.now()
    const order = await requireOrder(db, deps, { code })
    requireAllowed(deps, billRefusal(order.status))
    const extra = await requireCharge(db, deps, order, { no, removedAs: 'extra' })
    const stays = await staysOf(db, order)
    if (stays.some(({ moveChargeNo }) => moveChargeNo === no)) {
      throw deps.problem('order_settled', (t) => t.desk.chargeOfMove)
    }
    const answer = await answerFor(db, deps, { order, extra, staff, permit, at })
    await removeExtra(db, deps, order, extra, { answer, by: staff.id, at })
    return null
  })
}

type Removing = { order: LockedOrder; extra: PlacedCharge; staff: Staff; permit: Permit; at: Date }

async function answerFor(
  db: Transaction,
  deps: Pick<Deps, 'now'> & Throws<'forbidden' | 'sign_in_again'>,
  { order, extra, staff, permit, at }: Removing,
): Promise<Approval | 'mistake'> {
  if (isMistake(extra, staff, at)) return 'mistake'
  if (!can(staff.role, 'stay.waiveDue')) throw deps.problem('forbidden', (t) => t.desk.extraOfOther)
  const amount = quoteOf(extra.amount, order.levies).payable
  return approveWithinLimit(db, deps, permit, { amount, orderCode: order.code })
}

/** Whether a member may take it off: their own mistake, or a waiver within their limits. */
export function mayTakeOff(extra: Added, staff: Staff, at: Date): boolean {
  return isMistake(extra, staff, at) || can(staff.role, 'stay.waiveDue')
}

type Added = { by: number; addedAt: Date }

/** One's own mistake, a while after it was made. */
function isMistake({ by, addedAt }: Added, { id }: Staff, at: Date): boolean {
  return by === id && at.getTime() <= addedAt.getTime() + MISTAKE_MINUTES * 60_000
}
