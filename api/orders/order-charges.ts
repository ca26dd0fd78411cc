import type { Approval } from '../platform/staff-limits/permit.ts'
import type { Db } from '../platform/db/db.ts'
import type { LowerableBill } from '#contract/orders/allowance-rules.ts'
import type { HistoryEntry } from '#contract/orders/history.ts'
import { type Quote, quoteOf, toTaka } from '#contract/values/money.ts'
import { chargeKindNames, chargeKinds } from '#contract/values/charge-kinds.ts'
import { billRefusal } from '#contract/orders/order-rules.ts'
import type { Throws } from '../platform/deps.ts'
import { insertCharge, markRemoved, selectCharge, updateSums, type PlacedCharge } from './order-charges.sql.ts'
import type { LockedOrder } from './locked-order.ts'
import { appendEvent, byStaff } from './order-events.ts'
import { selectBillParts } from './order-lines.sql.ts'
import { heldOf } from './order-rules.ts'
import { requireAllowed } from './require-allowed.ts'

// Charges on a bill other than nights. The sums of the order include them.

type NewDiscount = {
  /** Paisa before tax. */
  amount: number
  percent: number
  reason: string
  by: number
  at: Date
}

/** Puts the discount on the bill of an order that was placed at the price without it; one that comes to nothing is left out. */
export async function addDiscount(
  db: Db,
  order: LockedOrder,
  { amount, percent, reason, by, at }: NewDiscount,
): Promise<void> {
  if (amount === 0) return
  const note = { Percent: percent, Reason: reason }
  await insertCharge(db, order, { kind: 'discount', note, quantity: 1, amount, by, at })
  const what = { Kind: 'discounted', Amount: toTaka(amount), Percent: percent, Reason: reason } as const
  await appendEvent(db, order, byStaff(by, at), what)
}

type ExtraProblems = Throws<'order_settled' | 'amount_too_large'>

type NewExtra = {
  label: string
  quantity: number
  /** Price of one, paisa before tax. */
  price: number
  by: number
  at: Date
}

/** Adds an extra to the bill of an order. It is due at once, taxed like the rest of the bill. */
export async function addExtra(db: Db, deps: ExtraProblems, order: LockedOrder, extra: NewExtra): Promise<void> {
  const { label, quantity, price, by, at } = extra
  requireAllowed(deps, billRefusal(order.status))
  const amount = price * quantity
  const sums = sumsWith(order, amount)
  requireShowable(deps, sums.payable)
  await insertCharge(db, order, { kind: 'extra', note: { Label: label }, quantity, amount, by, at })
  await updateSums(db, order, sums)
  const what = { Kind: 'addedExtra', Label: label, Quantity: quantity, Amount: toTaka(amount) } as const
  await appendEvent(db, order, byStaff(by, at), what)
}

/** An extra or an allowance that is on the bill, with who added it and when. */
export async function requireCharge(
  db: Db,
  { problem }: Throws<'not_found'>,
  order: LockedOrder,
  { no, removedAs }: { no: number; removedAs: 'extra' | 'allowance' },
): Promise<PlacedCharge> {
  const kinds = chargeKindNames.filter((kind) => chargeKinds[kind].removedAs === removedAs)
  const charge = await selectCharge(db, order, { no, kinds })
  if (!charge) throw problem('not_found', (t) => t.desk.unknownCharge[removedAs])
  return charge
}

/** Removes an extra while its price is still due: one's own mistake, or given away. */
export async function removeExtra(
  db: Db,
  { problem }: Throws<'order_settled'>,
  order: LockedOrder,
  { no, note: { Label }, quantity, amount }: PlacedCharge,
  { by, at }: { answer: Approval | 'mistake'; by: number; at: Date },
): Promise<void> {
  const sums = sumsWith(order, -amount)
  if (sums.payable < order.paid - order.surplus) throw problem('order_settled', (t) => t.desk.extraPaid)
  await markRemoved(db, order, { no, by, at })
  await updateSums(db, order, sums)
  const what = { Kind: 'removedExtra', Label: Label ?? '', Quantity: quantity, Amount: toTaka(amount) } as const
  await appendEvent(db, order, byStaff(by, at), what)
}

/** The part of the bill that can be reduced. */
export async function lowerableBill(db: Db, order: LockedOrder): Promise<LowerableBill> {
  const { charges, discount } = await selectBillParts(db, order)
  const roomCharge = order.amount - charges - discount
  return { levies: order.levies, charge: order.amount, roomCharge, held: heldOf(order) }
}

type NewAllowance = {
  /** Paisa before tax. */
  amount: number
  note: Omit<Extract<HistoryEntry, { Kind: 'gaveAllowance' }>, 'Kind' | 'Amount'>
  approval: Approval
  by: number
  at: Date
}

/** Lowers the bill of an order. */
export async function addAllowance(db: Db, order: LockedOrder, { amount, note, by, at }: NewAllowance): Promise<void> {
  await insertCharge(db, order, { kind: 'allowance', note, quantity: 1, amount, by, at })
  await updateSums(db, order, sumsWith(order, -amount))
  await appendEvent(db, order, byStaff(by, at), { Kind: 'gaveAllowance', Amount: toTaka(amount), ...note })
}

/** The bill is what it was without it. */
export async function voidAllowance(
  db: Db,
  deps: Throws<'order_settled' | 'amount_too_large'>,
  order: LockedOrder,
  { no, amount }: PlacedCharge,
  { by, at }: { by: number; at: Date },
): Promise<void> {
  requireAllowed(deps, billRefusal(order.status))
  const sums = sumsWith(order, -amount)
  requireShowable(deps, sums.payable)
  await markRemoved(db, order, { no, by, at })
  await updateSums(db, order, sums)
  await appendEvent(db, order, byStaff(by, at), { Kind: 'voidedAllowance', Amount: toTaka(-amount) })
}

/** What an order may cost, paisa; the database holds no more. */
const MAX_PAYABLE = 1_000_000_000

export function requireShowable({ problem }: Throws<'amount_too_large'>, payable: number): void {
  if (payable < 0) throw problem('amount_too_large', (t) => t.desk.billBelowZero)
  if (payable > MAX_PAYABLE) throw problem('amount_too_large', (t) => t.desk.billTooLarge(MAX_PAYABLE))
}

function sumsWith({ levies, amount }: LockedOrder, more: number): Quote {
  return quoteOf(amount + more, levies)
}
