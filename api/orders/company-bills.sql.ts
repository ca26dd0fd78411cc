import type { Db, Reads } from '../platform/db/db.ts'
import type { LockedOrder } from './locked-order.ts'

/** Who pays what is due of an order, as the desk typed it. */
export type Company = { company: string; address: string; bin: string; reference: string; agreedBy: string }

/** `counted`: paisa that count against a member's limit. */
export type NewCompanyBill = Company & { counted: number; at: Date; by: number }

export async function insertCompanyBill(db: Db, { code }: LockedOrder, bill: NewCompanyBill): Promise<void> {
  const { company, address, bin, reference, agreedBy, counted, at, by } = bill
  await db.change(
    `insert into company_bill (order_code, company, address, bin, reference, agreed_by, counted_paisa, billed_at, billed_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [code, company, address, bin, reference, agreedBy, counted, at, by],
  )
  await db.change('update orders set billed_to = code where code = $1', [code])
}

/** The schema refuses it of an order that is over with something due. */
export async function deleteCompanyBill(db: Db, { code }: LockedOrder): Promise<void> {
  await db.change('update orders set billed_to = null where code = $1', [code])
  await db.change('delete from company_bill where order_code = $1', [code])
}

/** Counts what a debt has come to, and answers what it has grown by since it was last counted. */
export async function raiseCounted(db: Db, { code }: LockedOrder, due: number): Promise<number> {
  const [row] = await db.query<{ counted: number }>(
    'select counted_paisa as counted from company_bill where order_code = $1',
    [code],
  )
  const grown = row ? Math.max(0, due - row.counted) : 0
  if (grown > 0) {
    await db.change('update company_bill set counted_paisa = $2 where order_code = $1', [code, due])
  }
  return grown
}

export type StoredCompanyBill = Company & { orderCode: string; at: Date; by: string }

export async function selectCompanyBills(db: Reads, codes: readonly string[]): Promise<StoredCompanyBill[]> {
  return db.query<StoredCompanyBill>(
    `select b.order_code as "orderCode", b.company, b.address, b.bin, b.reference, b.agreed_by as "agreedBy", b.billed_at as at, m.name as by
     from company_bill b join staff m on m.id = b.billed_by where b.order_code = any($1::text[])`,
    [codes],
  )
}

export async function selectCompanyBill(db: Reads, code: string): Promise<StoredCompanyBill | undefined> {
  const [bill] = await selectCompanyBills(db, [code])
  return bill
}
