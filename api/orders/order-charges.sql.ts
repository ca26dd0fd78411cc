import type { Db, Reads } from '../db/db.ts'

export type NewCharge = {
  orderCode: string
  kind: 'discount' | 'extra'
  label: string
  quantity: number
  /** Of the whole line, paisa before tax; of a discount below 0. */
  amount: number
  by: number
  at: Date
}

/** The caller has the order locked, or has just made it: its charges are numbered one after another. */
export async function insertCharge(db: Db, charge: NewCharge): Promise<void> {
  const { orderCode, kind, label, quantity, amount, by, at } = charge
  await db.change(
    `insert into order_charge (order_code, charge_no, kind, label, quantity, amount_paisa, added_by, added_at)
     select $1, coalesce(max(charge_no), 0) + 1, $2, $3, $4::integer, $5::bigint, $6::bigint, $7::timestamptz
     from order_charge where order_code = $1`,
    [orderCode, kind, label, quantity, amount, by, at],
  )
}

export type ChargeRow = {
  orderCode: string
  no: number
  kind: 'discount' | 'extra'
  label: string
  quantity: number
  amount: number
}

/** Those that stand on the bills of these orders, in their order. */
export async function selectCharges(db: Reads, orderCodes: readonly string[]): Promise<ChargeRow[]> {
  return db.query<ChargeRow>(
    `select order_code as "orderCode", charge_no as no, kind, label, quantity, amount_paisa as amount
     from order_charge where order_code = any($1::text[]) and removed_at is null order by order_code, charge_no`,
    [orderCodes],
  )
}

/** The extra, if it stands on the bill. */
export async function selectExtra(db: Db, orderCode: string, no: number): Promise<ChargeRow | undefined> {
  return (await selectCharges(db, [orderCode])).find((charge) => charge.no === no && charge.kind === 'extra')
}

export async function markRemoved(
  db: Db,
  { orderCode, no, by, at }: { orderCode: string; no: number; by: number; at: Date },
): Promise<void> {
  await db.change(
    'update order_charge set removed_by = $3, removed_at = $4 where order_code = $1 and charge_no = $2 and removed_at is null',
    [orderCode, no, by, at],
  )
}

/** What an order comes to, paisa. */
export async function updateSums(
  db: Db,
  { orderCode, amount, tax, payable }: { orderCode: string; amount: number; tax: number; payable: number },
): Promise<void> {
  await db.change('update orders set amount_paisa = $2, tax_paisa = $3, payable_paisa = $4 where code = $1', [
    orderCode,
    amount,
    tax,
    payable,
  ])
}
