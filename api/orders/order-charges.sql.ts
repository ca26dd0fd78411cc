import type { ChargeNote } from '#contract/orders/charge-note.ts'
import { chargeKinds, type ChargeKind } from '#contract/values/charge-kinds.ts'
import type { Sums } from '#contract/values/money.ts'
import type { Db, Reads } from '../platform/db/db.ts'
import type { LockedOrder } from './locked-order.ts'

export type NewCharge = {
  kind: ChargeKind
  note: ChargeNote
  quantity: number
  /** Amount of the whole line, paisa before tax, above 0: the kind has the sign. */
  amount: number
  by: number
  at: Date
}

/** Charges of an order are numbered one after another; answers the number of this one. */
export async function insertCharge(db: Db, { code }: LockedOrder, charge: NewCharge): Promise<number> {
  const { kind, note, quantity, amount, by, at } = charge
  const [row] = await db.query<{ no: number }>(
    `insert into order_charge (order_code, charge_no, kind, data, quantity, amount_paisa, added_by, added_at)
     select $1, coalesce(max(charge_no), 0) + 1, $2, $3::jsonb, $4::integer, $5::bigint, $6::bigint, $7::timestamptz
     from order_charge where order_code = $1 returning charge_no as no`,
    [code, kind, JSON.stringify(note), quantity, chargeKinds[kind].sign * amount, by, at],
  )
  if (!row) throw new Error(`The charge of ${code} was not stored`)
  return row.no
}

export type Charge = {
  orderCode: string
  no: number
  kind: ChargeKind
  note: ChargeNote
  quantity: number
  amount: number
  /** Who of staff added it. */
  by: number
  addedAt: Date
}

/** The charges on the bills of these orders, sorted by order and number. */
export async function selectCharges(db: Reads, orderCodes: readonly string[]): Promise<Charge[]> {
  if (orderCodes.length === 0) return []
  return db.query<Charge>(
    `select order_code as "orderCode", charge_no as no, kind, data as note, quantity, amount_paisa as amount, added_by as by,
       added_at as "addedAt"
     from order_charge where order_code = any($1::text[]) and removed_at is null order by order_code, charge_no`,
    [orderCodes],
  )
}

/** The charge, if it is on the bill and of this kind. */
export async function selectCharge(
  db: Db,
  { code }: LockedOrder,
  { no, kinds }: { no: number; kinds: readonly ChargeKind[] },
): Promise<PlacedCharge | undefined> {
  const [row] = await db.query<PlacedCharge>(
    `select charge_no as no, data as note, quantity, amount_paisa as amount, added_by as by, added_at as "addedAt" from order_charge
     where order_code = $1 and charge_no = $2 and kind = any($3::text[]) and removed_at is null`,
    [code, no, kinds],
  )
  return row
}

export type PlacedCharge = Pick<Charge, 'no' | 'note' | 'quantity' | 'amount' | 'by' | 'addedAt'>

export async function markRemoved(
  db: Db,
  { code }: LockedOrder,
  { no, by, at }: { no: number; by: number; at: Date },
): Promise<void> {
  await db.change(
    'update order_charge set removed_by = $3, removed_at = $4 where order_code = $1 and charge_no = $2 and removed_at is null',
    [code, no, by, at],
  )
}

/** What these charges come to, on the bill or not, paisa. */
export async function selectSumOfCharges(db: Db, { code }: LockedOrder, nos: readonly number[]): Promise<number> {
  const [row] = await db.query<{ sum: number }>(
    `select coalesce(sum(amount_paisa), 0)::bigint as sum from order_charge
     where order_code = $1 and charge_no = any($2::integer[])`,
    [code, nos],
  )
  return row?.sum ?? 0
}

/** Puts a charge on the bill that was taken off. */
export async function unmarkRemoved(db: Db, { code }: LockedOrder, no: number): Promise<void> {
  const statement =
    'update order_charge set removed_by = null, removed_at = null where order_code = $1 and charge_no = $2'
  await db.change(statement, [code, no])
}

/** What an order comes to, paisa. */
export async function updateSums(
  db: Db,
  { code }: LockedOrder,
  { roomCharge, service, tax, payable }: Sums,
): Promise<void> {
  const statement =
    'update orders set amount_paisa = $2, service_paisa = $3, tax_paisa = $4, payable_paisa = $5 where code = $1'
  await db.change(statement, [code, roomCharge, service, tax, payable])
}
