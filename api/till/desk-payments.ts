import { ulid } from 'ulid'
import * as contract from '#contract/desk/money.ts'
import type { DeskMethod } from '#contract/desk/money.ts'
import type { DataOf } from '#contract/endpoint.ts'
import { dhakaDate } from '#contract/values/calendar.ts'
import { toPaisa } from '#contract/values/money.ts'
import type { Db } from '../db/db.ts'
import type { Deps, Throws } from '../deps.ts'
import type { Call } from '../http/call.ts'
import { serve, type Route } from '../http/serve.ts'
import { takaText } from '../messages/taka-text.ts'
import type { OrderMessageDeps } from '../orders/order-messages.ts'
import { lockDueOrder, recordPayment, unrecordPayment } from '../orders/order-payments.ts'
import { lockAnyOrder } from '../orders/order-status.ts'
import { texts } from '../texts.ts'
import { findReversible, insertDeskPayment, reverseAttempt, takeReceiptNumber } from './desk-payments.sql.ts'
import { readDaysTakings } from './takings.ts'
import { addOwnEntry, closeOwnTill, findShift, openOwnTill, readOwnTill, requireShift } from './till.ts'

export const tillRoutes: Route[] = [
  serve(contract.takePayment, takeAtDesk),
  serve(contract.reversePayment, reverseAtDesk),
  serve(contract.readTill, readOwnTill),
  serve(contract.openTill, openOwnTill),
  serve(contract.addTillEntry, addOwnEntry),
  serve(contract.closeTill, closeOwnTill),
  serve(contract.readTakings, readDaysTakings),
]

/**
 * Takes what is due, or a part of it: the money places, confirms and notifies as a gateway's does. Cash needs a shift; what else is
 * taken belongs to the shift that is open, if one is.
 */
export async function takeAtDesk(
  deps: Pick<Deps, 'now'> &
    OrderMessageDeps &
    Throws<'not_found' | 'order_settled' | 'hold_expired' | 'amount_too_large' | 'till_closed' | 'reference_missing'>,
  {
    body: { Code: orderCode, Amount, Method: method, Reference: reference },
    staff,
    once,
  }: Call<typeof contract.takePayment>,
): Promise<DataOf<typeof contract.takePayment>> {
  requireReference(deps, method, reference)
  return once(async (db) => {
    const at = deps.now()
    const { due } = await lockDueOrder(db, deps, { code: orderCode, at })
    const money = { orderCode, due, amount: toPaisa(Amount), method, reference, staffId: staff.id, at }
    return { Receipt: await takeMoney(db, deps, money) }
  })
}

/** What is not cash has a number. */
export function requireReference(
  { problem }: Throws<'reference_missing'>,
  method: DeskMethod,
  reference: string,
): void {
  if (method !== 'cash' && reference === '') throw problem('reference_missing', texts.desk.referenceMissing)
}

/** `due`: of the order, which the caller has locked or has just made. */
type DeskMoney = {
  orderCode: string
  due: number
  amount: number
  method: DeskMethod
  reference: string
  staffId: number
  at: Date
}

/** Receives money for an order into the shift that is open, in the caller's transaction; answers the number of its receipt. */
export async function takeMoney(
  db: Db,
  deps: OrderMessageDeps & Throws<'amount_too_large' | 'till_closed'>,
  { due, staffId, ...payment }: DeskMoney,
): Promise<string> {
  const { orderCode, amount, method, at } = payment
  if (amount > due) throw deps.problem('amount_too_large', texts.desk.moreThanDue(takaText(due)))
  const shift = method === 'cash' ? await requireShift(db, deps, staffId) : await findShift(db, staffId)
  const receipt = await nextReceipt(db, at)
  const id = ulid(at.getTime())
  await insertDeskPayment(db, { ...payment, id, receipt, staffId, shiftId: shift?.id })
  await recordPayment(db, deps, { orderCode, attemptId: id, amount, at, actor: `staff:${staffId}` })
  return receipt
}

/** Within one's own open shift: what another took, or what was counted already, is given back as a refund. */
export async function reverseAtDesk(
  deps: Pick<Deps, 'now'> & Throws<'not_found' | 'till_closed' | 'order_settled'>,
  { body: { Receipt: receipt, Reason: reason }, staff, once }: Call<typeof contract.reversePayment>,
): Promise<null> {
  return once(async (db) => {
    const payment = await findReversible(db, receipt)
    if (!payment) throw deps.problem('not_found', texts.desk.unknownReceipt)
    const { id, orderCode, amount, shiftId } = payment
    const order = await lockAnyOrder(db, orderCode)
    const shift = await requireShift(db, deps, staff.id)
    if (shift.id !== shiftId) throw deps.problem('not_found', texts.desk.otherShift)
    if (order?.status !== 'Confirmed') throw deps.problem('order_settled', texts.desk.orderIs(order?.status ?? ''))
    if (!(await reverseAttempt(db, id))) throw deps.problem('not_found', texts.desk.unknownReceipt)
    const detail = `${receipt}: ${reason}`
    await unrecordPayment(db, { orderCode, amount, at: deps.now(), actor: `staff:${staff.id}`, detail })
    return null
  })
}

/** `R-2026-000012`: a series for each year in Dhaka. */
async function nextReceipt(db: Db, at: Date): Promise<string> {
  const series = `R-${dhakaDate(at.getTime()).slice(0, 4)}`
  return `${series}-${String(await takeReceiptNumber(db, series)).padStart(6, '0')}`
}
