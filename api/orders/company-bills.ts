import { toTaka } from '#contract/values/money.ts'
import type { Db } from '../platform/db/db.ts'
import { deleteCompanyBill, insertCompanyBill, raiseCounted, type NewCompanyBill } from './company-bills.sql.ts'
import type { LockedOrder } from './locked-order.ts'
import { appendEvent, byStaff, type Change } from './order-events.ts'
import { dueOf } from './order-rules.ts'
import { changeStatus } from './order-status.ts'

// Who pays what is due of an order: a company, or its guest. Every function joins the caller's transaction.

export async function billToCompany(db: Db, order: LockedOrder, bill: Omit<NewCompanyBill, 'counted'>): Promise<void> {
  const { company, reference, agreedBy, at, by } = bill
  const due = dueOf(order)
  await insertCompanyBill(db, order, { ...bill, counted: due })
  const what = { Amount: toTaka(due), Company: company, Reference: reference, AgreedBy: agreedBy }
  await appendEvent(db, order, byStaff(by, at), { Kind: 'billedCompany', ...what })
}

/** An order that is over is open again, until its guest has paid. */
export async function billToGuest(
  db: Db,
  order: LockedOrder,
  { company, ...change }: Change & { company: string },
): Promise<void> {
  const open =
    order.status === 'Completed'
      ? await changeStatus(db, order, { ...change, to: 'Confirmed', what: { Kind: 'reopened' } })
      : order
  await deleteCompanyBill(db, open)
  await appendEvent(db, open, change, { Kind: 'billedGuest', Company: company })
}

/** What the debt of a company has grown by since it was last counted, paisa; from then on that is counted, too. */
export async function countGrowth(db: Db, order: LockedOrder): Promise<number> {
  return raiseCounted(db, order, dueOf(order))
}
