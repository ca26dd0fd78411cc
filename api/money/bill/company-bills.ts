import type * as contract from '#contract/money/company-bills.ts'
import { billCompanyRefusal, billGuestRefusal } from '#contract/orders/order-rules.ts'
import type { DataOf } from '#contract/endpoint.ts'
import { toTaka } from '#contract/values/money.ts'
import { countAgainstLimit } from '#api/platform/staff-limits/staff-limits.ts'
import type { Transaction } from '#api/platform/db/db.ts'
import type { Deps, Throws } from '#api/platform/deps.ts'
import type { Call } from '#api/platform/http/call.ts'
import { selectCompanyBill, type StoredCompanyBill } from '#api/orders/company-bills.sql.ts'
import { billToCompany, billToGuest, countGrowth } from '#api/orders/company-bills.ts'
import { requireOrder, type LockedOrder } from '#api/orders/locked-order.ts'
import { byStaff } from '#api/orders/order-events.ts'
import { dueOf } from '#api/orders/order-rules.ts'
import { requireAllowed } from '#api/orders/require-allowed.ts'
import type { Staff } from '#api/platform/sessions/staff-sessions.ts'
import { selectCompanyDebts } from '#api/orders/summaries.sql.ts'
import { summaryOf } from '#api/orders/summaries.ts'

type BillDeps = Pick<Deps, 'now'> & Throws<'not_found' | 'order_settled'>

/** What is due goes to a company, and its guests may leave. */
export async function chargeCompany(
  deps: BillDeps & Throws<'forbidden'>,
  { body, staff, once }: Call<typeof contract.billCompany>,
): Promise<null> {
  const { Code: code, Company: company, Address: address, Bin: bin, Reference: reference, AgreedBy: agreedBy } = body
  return once(async (db) => {
    const at = deps.now()
    const order = await requireOrder(db, deps, { code })
    requireAllowed(deps, billCompanyRefusal(await factsOf(db, order)))
    await countAgainstLimit(db, deps, staff, { kind: 'companyBill', amount: dueOf(order) })
    await billToCompany(db, order, { company, address, bin, reference, agreedBy, at, by: staff.id })
    return null
  })
}

/** The guest pays after all. What was over is open again until then. */
export async function chargeGuest(
  deps: BillDeps,
  { body: { Code: code }, staff, once }: Call<typeof contract.billGuest>,
): Promise<null> {
  return once(async (db) => {
    const order = await requireOrder(db, deps, { code })
    const facts = await factsOf(db, order)
    requireAllowed(deps, billGuestRefusal(facts))
    await billToGuest(db, order, { company: facts.BilledTo ?? '', ...byStaff(staff.id, deps.now()) })
    return null
  })
}

async function factsOf(db: Transaction, order: LockedOrder): Promise<Parameters<typeof billCompanyRefusal>[0]> {
  const bill = order.isBilled ? await selectCompanyBill(db, order.code) : undefined
  return { Status: order.status, Due: dueOf(order), BilledTo: bill?.company }
}

/** Guests leave with something due that goes to a company: what it grew to since it was billed counts for who lets them. */
export async function countCompanyDue(
  db: Transaction,
  deps: Pick<Deps, 'now'> & Throws<'forbidden'>,
  order: LockedOrder,
  staff: Staff,
): Promise<void> {
  const amount = await countGrowth(db, order)
  if (amount > 0) await countAgainstLimit(db, deps, staff, { kind: 'companyBill', amount })
}

export async function listDebts({
  db,
  now,
}: Pick<Deps, 'db' | 'now'>): Promise<DataOf<typeof contract.listCompanyDebts>> {
  const rows = await selectCompanyDebts(db, { at: now() })
  return {
    Total: toTaka(rows.reduce((sum, row) => sum + dueOf(row), 0)),
    Data: rows.map(({ since, reference, ...row }) => {
      const { Code, Status, Guest, Departure, Due, BilledTo = '' } = summaryOf(row)
      const owed = { Company: BilledTo, Reference: reference, Since: since.toISOString(), Due }
      return { Code, Status, Guest, Departure, ...owed }
    }),
  }
}

export function companyBillOf(bill: StoredCompanyBill): contract.CompanyBill {
  const { company, address, bin, reference, agreedBy, at, by } = bill
  return {
    Company: company,
    Address: address,
    Bin: bin,
    Reference: reference,
    AgreedBy: agreedBy,
    At: at.toISOString(),
    By: by,
  }
}
