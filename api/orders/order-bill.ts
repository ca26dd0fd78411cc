import { quoteOf, toTaka } from '#contract/values/money.ts'
import type { Db } from '../platform/db/db.ts'
import type { Throws } from '../platform/deps.ts'
import type { LockedOrder } from './locked-order.ts'
import { requireShowable } from './order-charges.ts'
import { insertCharge, markRemoved, unmarkRemoved, updateSums, type NewCharge } from './order-charges.sql.ts'
import { appendEvent } from './order-events.ts'
import {
  insertRoomLine,
  selectBillParts,
  selectLine,
  splitLine,
  updateLine,
  type ChangedLine,
  type LineState,
} from './order-lines.sql.ts'
import { addSurplus } from './orders.sql.ts'

// The bill of a booking of rooms once it is confirmed: what staff change of its lines and charges, and what was overpaid then.

/** The number of a line that holds one room, or a house: of several rooms one gets its own line, at its share of the price. */
export async function ownLine(db: Db, order: LockedOrder, line: ChangedLine): Promise<number> {
  return line.quantity > 1 ? splitLine(db, order, line) : line.lineNo
}

/** A line of one more room, which is cancelled as yet: a change gives it its place. */
export async function addLine(
  db: Db,
  order: LockedOrder,
  line: Parameters<typeof insertRoomLine>[2],
): Promise<ChangedLine> {
  return selectLine(db, order, await insertRoomLine(db, order, line))
}

type BillChange = {
  line: LineState
  putOn: readonly Pick<NewCharge, 'kind' | 'note' | 'amount'>[]
  /** Charges by their numbers. */
  takeOff: readonly number[]
  putBack: readonly number[]
  by: number
  at: Date
}

/** Changes a line and charges, and adds up the bill: lines and charges are all that is on it. Answers the order, and the new charges. */
export async function changeBill(
  db: Db,
  deps: Throws<'amount_too_large'>,
  order: LockedOrder,
  { line, putOn, takeOff, putBack, by, at }: BillChange,
): Promise<{ order: LockedOrder; added: number[] }> {
  await updateLine(db, order, line)
  for (const no of takeOff) await markRemoved(db, order, { no, by, at })
  for (const no of putBack) await unmarkRemoved(db, order, no)
  const added = []
  for (const charge of putOn) added.push(await insertCharge(db, order, { ...charge, quantity: 1, by, at }))
  const { lines, charges } = await selectBillParts(db, order)
  const bill = quoteOf(lines + charges, order.levies)
  requireShowable(deps, bill.payable)
  await updateSums(db, order, bill)
  const { roomCharge: amount, service, tax, payable } = bill
  return { order: { ...order, amount, service, tax, payable }, added }
}

/** More was paid than an order costs now: it goes back. */
export async function recordOverpaid(
  db: Db,
  order: LockedOrder,
  { amount, at }: { amount: number; at: Date },
): Promise<LockedOrder> {
  await appendEvent(db, order, { at, actor: 'system' }, { Kind: 'overpaid', Amount: toTaka(amount) })
  await addSurplus(db, order, amount)
  return { ...order, surplus: order.surplus + amount }
}

/** What was to go back pays for the order again. */
export async function keepOverpaid(db: Db, order: LockedOrder, amount: number): Promise<LockedOrder> {
  await addSurplus(db, order, -amount)
  return { ...order, surplus: order.surplus - amount }
}
