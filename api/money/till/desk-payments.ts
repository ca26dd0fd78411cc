import { ulid } from 'ulid'
import * as contract from '#contract/money/till.ts'
import type { DeskMethod, KnownReference } from '#contract/money/till.ts'
import { readTakings } from '#contract/money/takings.ts'
import { paymentRefusal, reversalRefusal } from '#contract/orders/order-rules.ts'
import type { DataOf } from '#contract/endpoint.ts'
import { dhakaDate } from '#contract/values/calendar.ts'
import { toPaisa, toTaka } from '#contract/values/money.ts'
import { can } from '#contract/values/roles.ts'
import { countAgainstLimit } from '#api/platform/staff-limits/staff-limits.ts'
import { countByMember } from '#api/platform/throttle/throttle.ts'
import type { Transaction } from '#api/platform/db/db.ts'
import type { Deps, Throws } from '#api/platform/deps.ts'
import type { Call } from '#api/platform/http/call.ts'
import { serve, type Route } from '#api/platform/http/serve.ts'
import { countGrowth } from '#api/orders/company-bills.ts'
import { requireOrder, type LockedOrder } from '#api/orders/locked-order.ts'
import { byStaff } from '#api/orders/order-events.ts'
import type { Staff } from '#api/platform/sessions/staff-sessions.ts'
import type { OrderMessageDeps } from '#api/orders/order-messages.ts'
import { recordPayment, reversePayment } from '#api/orders/order-payments.ts'
import { dueOf, payableFacts } from '#api/orders/order-rules.ts'
import { requireAllowed } from '#api/orders/require-allowed.ts'
import {
  insertDeskPayment,
  markReversed,
  selectOrderOfReceipt,
  selectPaymentWith,
  selectReversible,
} from './desk-payments.sql.ts'
import { readTakingsOf, readOwnTill } from './read-till.ts'
import { nextReceipt } from './series.ts'
import type { LockedShift } from './shift.ts'
import { takeOutOfShift } from './shifts.sql.ts'
import {
  addOwnEntry,
  closeAnyTill,
  closeOwnTill,
  countOwnTill,
  findShift,
  openOwnTill,
  requireCash,
  requireOpenShift,
  requireShift,
  reverseOwnEntry,
} from './till.ts'

export const tillRoutes: Route[] = [
  serve(contract.takePayment, takePayment),
  serve(contract.reversePayment, voidPayment),
  serve(contract.readTill, readOwnTill),
  serve(contract.openTill, openOwnTill),
  serve(contract.addTillEntry, addOwnEntry),
  serve(contract.reverseTillEntry, reverseOwnEntry),
  serve(contract.countTill, countOwnTill),
  serve(contract.closeTill, closeOwnTill),
  serve(contract.closeTillOf, closeAnyTill),
  serve(readTakings, readTakingsOf),
]

/** How it was paid. `isKnown`: a number that was met before is taken all the same. */
type Paying = { amount: number; method: DeskMethod; reference: string; isKnown: boolean }

type TakeDeps = Pick<Deps, 'now'> &
  OrderMessageDeps &
  Throws<'amount_too_large' | 'reference_missing' | 'reference_known' | 'forbidden'>

type ShiftDeps = Pick<Deps, 'now'> & Throws<'till_closed' | 'till_too_old'>

/** Takes what is due, or a part of it: the money places, confirms and notifies as a gateway's does. */
export async function takePayment(
  deps: TakeDeps & ShiftDeps & Throws<'not_found' | 'order_settled' | 'hold_expired'>,
  { body, staff, once }: Call<typeof contract.takePayment>,
): Promise<DataOf<typeof contract.takePayment>> {
  const paying = payingOf(body)
  return once(async (db) => {
    const at = deps.now()
    const order = await requireOrder(db, deps, { code: body.Code })
    requireAllowed(deps, paymentRefusal(payableFacts(order), at.getTime()))
    const shift = await shiftFor(db, deps, { method: paying.method, staffId: staff.id })
    return {
      Receipt: await recordDeskPayment(db, deps, order, { ...paying, due: dueOf(order), shift, staff, at }),
    }
  })
}

export function payingOf(body: {
  Amount: number
  Method: DeskMethod
  Reference: string
  IsKnown?: boolean | undefined
}) {
  const { Amount, Method: method, Reference: reference, IsKnown: isKnown = false } = body
  return { amount: toPaisa(Amount), method, reference, isKnown }
}

/** Cash needs a shift; what else is taken belongs to the shift that is open, if one is. */
export async function shiftFor(
  db: Transaction,
  deps: ShiftDeps,
  { method, staffId }: { method: DeskMethod; staffId: number },
): Promise<LockedShift | undefined> {
  return method === 'cash' ? requireShift(db, deps, staffId) : findShift(db, deps, staffId)
}

/** `due`: of the order, paisa. */
type DeskMoney = Paying & {
  due: number
  shift: LockedShift | undefined
  staff: Pick<Staff, 'id' | 'role'>
  at: Date
}

/** Receives money for an order into a shift, in the caller's transaction; answers the number of its receipt. */
export async function recordDeskPayment(
  db: Transaction,
  deps: TakeDeps,
  order: LockedOrder,
  { due, isKnown, ...payment }: DeskMoney,
): Promise<string> {
  const { amount, method, reference, staff, at } = payment
  if (amount > due) throw deps.problem('amount_too_large', (t) => t.desk.moreThanDue(due))
  const id = ulid(at.getTime())
  let receipt = ''
  const store = async () => {
    // First: the next desk waits for the number of its receipt, and then sees the transaction number of this payment.
    receipt = await nextReceipt(db, at)
    const repeats = await requireReference(db, deps, { method, reference, isKnown, staff })
    await insertDeskPayment(db, order, { ...payment, staffId: staff.id, id, receipt, repeats })
    return { Receipt: receipt, Reference: reference, Repeats: repeats }
  }
  await recordPayment(db, deps, order, { amount, method, store, ...byStaff(staff.id, at) })
  return receipt
}

/** How many payments may have one number before it takes a manager to record another. */
const REPEATED_ALONE = 1

/**
 * What is not cash has a number, and one that was met before is shown with where. Taken all the same it answers the receipt that it
 * repeats; one person alone does that once.
 */
async function requireReference(
  db: Transaction,
  { problem }: Throws<'reference_missing' | 'reference_known' | 'forbidden'>,
  { method, reference, isKnown, staff }: Pick<DeskMoney, 'method' | 'reference' | 'isKnown' | 'staff'>,
): Promise<string | undefined> {
  if (method === 'cash') return undefined
  if (!/[\p{L}\p{N}]/u.test(reference)) throw problem('reference_missing', (t) => t.desk.referenceMissing)
  const known = await selectPaymentWith(db, reference)
  if (!known) return undefined
  const { code, guest, amount, at, receipt, count } = known
  if (isKnown) {
    if (count <= REPEATED_ALONE || can(staff.role, 'money.repeatNumber')) return receipt
    throw problem('forbidden', (t) => t.desk.numberRepeated(reference, count))
  }
  const data: KnownReference = {
    Code: code,
    Guest: guest,
    Amount: toTaka(amount),
    At: at.toISOString(),
    Receipt: receipt,
  }
  throw problem('reference_known', (t) => t.desk.referenceKnown(reference, code, guest), { data })
}

/** Within one's own open shift and on the same day: anything else is given back as a refund. */
export async function voidPayment(
  deps: Pick<Deps, 'now' | 'limits'> &
    OrderMessageDeps &
    Throws<'not_found' | 'till_closed' | 'till_too_low' | 'order_settled' | 'too_late' | 'forbidden'>,
  { body: { Receipt: receipt, Reason: reason }, staff, once }: Call<typeof contract.reversePayment>,
): Promise<null> {
  return once(async (db) => {
    const at = deps.now()
    const code = await selectOrderOfReceipt(db, receipt)
    if (code === undefined) throw deps.problem('not_found', (t) => t.desk.unknownReceipt)
    const order = await requireOrder(db, deps, { code })
    const payment = await selectReversible(db, order, receipt)
    if (!payment) throw deps.problem('not_found', (t) => t.desk.unknownReceipt)
    const { id, amount, method, shiftId, takenAt } = payment
    // Each is told to the guest by SMS. What is counted is locked before a shift.
    await countByMember(db, deps, 'smsPerMember', staff)
    if (order.status === 'Completed') {
      const grown = await countGrowth(db, { ...order, paid: order.paid - amount })
      if (grown > 0) await countAgainstLimit(db, deps, staff, { kind: 'companyBill', amount: grown })
    }
    const shift = await requireOpenShift(db, deps, staff.id)
    if (shift.id !== shiftId) throw deps.problem('not_found', (t) => t.desk.otherShift)
    if (dhakaDate(takenAt.getTime()) !== dhakaDate(at.getTime())) {
      throw deps.problem('too_late', (t) => t.desk.otherDay)
    }
    requireAllowed(deps, reversalRefusal({ Status: order.status, IsBilled: order.isBilled }))
    await markReversed(db, order, { id, by: staff.id, reason, at })
    if (method === 'cash') {
      requireCash(deps, shift, -amount)
      await takeOutOfShift(db, shift, amount)
    }
    await reversePayment(db, deps, order, { amount, receipt, reason, ...byStaff(staff.id, at) })
    return null
  })
}
