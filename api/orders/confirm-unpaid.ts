import { bookHeldNights } from '../availability/inventory.ts'
import type { Db } from '../db/db.ts'
import { expectGuests } from '../stays/stays.ts'
import { notifyOfPlacement, type OrderMessageDeps } from './order-messages.ts'
import { changeStatus } from './order-status.ts'
import { lockOrder, selectLines } from './orders.sql.ts'

/** Confirms an order that staff have just placed, although it is paid later. Joins the transaction that holds its nights. */
export async function confirmUnpaid(
  db: Db,
  deps: OrderMessageDeps,
  { code, at, actor, reason }: { code: string; at: Date; actor: string; reason: string },
): Promise<void> {
  const lines = await selectLines(db, code)
  if (!(await bookHeldNights(db, { code, lines }))) throw new Error(`Order ${code} does not hold its nights`)
  const detail = `is paid later: ${reason}`
  await changeStatus(db, { orderCode: code, from: 'Pending', to: 'Confirmed', at, actor, detail })
  await expectGuests(db, code)
  await notifyOfHeldOrConfirmed(db, deps, { code, at })
}

/** Notifies the guest of what staff have placed and no one has paid yet; of what is confirmed the resort too. */
export async function notifyOfHeldOrConfirmed(
  db: Db,
  deps: OrderMessageDeps,
  { code, at }: { code: string; at: Date },
): Promise<void> {
  const order = await lockOrder(db, code)
  if (!order) throw new Error(`There is no order ${code}`)
  await notifyOfPlacement(db, deps, order, at)
}
