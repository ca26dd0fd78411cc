import type { readTill, Shift as WireShift, ShiftPayment, TillEntry } from '#contract/money/till.ts'
import type { CollectedDay, readTakings, Takings } from '#contract/money/takings.ts'
import type { DataOf } from '#contract/endpoint.ts'
import { addDays, dhakaDate, dhakaInstant } from '#contract/values/calendar.ts'
import { toTaka } from '#contract/values/money.ts'
import type { Db } from '#api/platform/db/db.ts'
import type { Deps } from '#api/platform/deps.ts'
import type { Call } from '#api/platform/http/call.ts'
import { selectOpenShift } from './shifts.sql.ts'
import { selectPaidRefunds, selectTakings, type TakingRow } from './takings.sql.ts'
import { isTooOld } from './till.ts'
import {
  selectCounts,
  selectEntriesIn,
  selectEntriesOf,
  selectMethodSums,
  selectShiftPayments,
  selectShifts,
  type EntryRow,
  type ShiftPaymentRow,
  type ShiftRow,
  type Span,
} from './till-books.sql.ts'
import { todayOf } from '#api/platform/today.ts'

export async function readOwnTill(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { staff }: Call<typeof readTill>,
): Promise<DataOf<typeof readTill>> {
  const shift = await selectOpenShift(db, staff.id)
  if (!shift) return null
  const [entries, payments, sums] = await Promise.all([
    selectEntriesOf(db, [shift.id]),
    selectShiftPayments(db, [shift.id]),
    selectMethodSums(db, [shift.id]),
  ])
  const today = todayOf({ now })
  return {
    Id: shift.id,
    OpenedAt: shift.openedAt.toISOString(),
    Float: toTaka(shift.float),
    IsTooOld: isTooOld(shift, now()),
    Entries: entries.map(entryOf),
    Payments: payments.map((payment) => ({
      ...paymentOf(payment),
      IsReversible: !payment.isReversed && dhakaDate(payment.at.getTime()) === today,
    })),
    ByMethod: sums.map(sumOf),
  }
}

/** What all tills took on these days in Dhaka. */
export async function readTakingsOf(
  { db }: Pick<Deps, 'db'>,
  { query: { From, To } }: Call<typeof readTakings>,
): Promise<Takings> {
  const span = { from: dhakaInstant(`${From}T00:00`), until: dhakaInstant(`${addDays(To, 1)}T00:00`) }
  const [rows, refunds, entries, shifts] = await Promise.all([
    selectTakings(db, span),
    selectPaidRefunds(db, span),
    selectEntriesIn(db, span),
    readShifts(db, span),
  ])
  return {
    ...sumUpTakings(rows, refunds),
    Payments: rows.map(({ at, receipt, code, guest, amount, gateway, method, reference, repeats, by, isReversed }) => ({
      At: at.toISOString(),
      Receipt: receipt,
      Code: code,
      Guest: guest,
      Amount: toTaka(amount),
      Gateway: gateway,
      Method: method,
      Reference: reference,
      ...(repeats !== null && { Repeats: repeats }),
      By: by ?? '',
      IsReversed: isReversed,
    })),
    Refunds: refunds.map(({ at, code, guest, amount, how, method, reference, by }) => ({
      At: at.toISOString(),
      Code: code,
      Guest: guest,
      Amount: toTaka(amount),
      Method: { gateway: online(method), cash: 'cash', otherwise: '' }[how],
      Reference: reference,
      By: by ?? '',
    })),
    Entries: entries.map(entryOf),
    Shifts: shifts,
  }
}

type Sum = { amount: number }
type Timed = Sum & { at: Date }
type Payment = Timed & Pick<TakingRow, 'gateway' | 'method' | 'isReversed'>

export function sumUpTakings(
  payments: readonly Payment[],
  refunds: readonly Timed[],
): Omit<Takings, 'Payments' | 'Refunds' | 'Entries' | 'Shifts'> {
  const counted = payments.filter(({ isReversed }) => !isReversed)
  return { ...collectedOf(counted, refunds), ByMethod: sumsByMethod(counted), ByDay: byDay(counted, refunds) }
}

function collectedOf(payments: readonly Sum[], refunds: readonly Sum[]): Omit<CollectedDay, 'Date'> {
  const total = (sums: readonly Sum[]) => sums.reduce((sum, { amount }) => sum + amount, 0)
  const [taken, refunded] = [total(payments), total(refunds)]
  return { Taken: toTaka(taken), Refunded: toTaka(refunded), Net: toTaka(taken - refunded) }
}

function byDay(payments: readonly Timed[], refunds: readonly Timed[]): CollectedDay[] {
  const dayOf = ({ at }: Timed) => dhakaDate(at.getTime())
  const [taken, refunded] = [Map.groupBy(payments, dayOf), Map.groupBy(refunds, dayOf)]
  const days = [...new Set([...taken.keys(), ...refunded.keys()])].toSorted()
  return days.map((day) => ({ Date: day, ...collectedOf(taken.get(day) ?? [], refunded.get(day) ?? []) }))
}

async function readShifts(db: Db, span: Span): Promise<WireShift[]> {
  const shifts = await selectShifts(db, span)
  const ids = shifts.map(({ id }) => id)
  const [entries, payments, sums, counts] = await Promise.all([
    selectEntriesOf(db, ids),
    selectShiftPayments(db, ids),
    selectMethodSums(db, ids),
    selectCounts(db, ids),
  ])
  const of = <Row extends { shiftId: number }>(rows: readonly Row[], { id }: ShiftRow) =>
    rows.filter(({ shiftId }) => shiftId === id)
  return shifts.map((shift) => ({
    Id: shift.id,
    By: shift.by,
    OpenedAt: shift.openedAt.toISOString(),
    ClosedAt: shift.closedAt?.toISOString() ?? null,
    ClosedBy: shift.closedBy ?? '',
    Float: toTaka(shift.float),
    Expected: shift.expected === null ? null : toTaka(shift.expected),
    Counted: shift.counted === null ? null : toTaka(shift.counted),
    Note: shift.note,
    ByMethod: of(sums, shift).map(sumOf),
    Payments: of(payments, shift).map(paymentOf),
    Entries: of(entries, shift).map(entryOf),
    Counts: of(counts, shift).map(({ at, counted, expected }) => ({
      At: at.toISOString(),
      Counted: toTaka(counted),
      Expected: toTaka(expected),
      Difference: toTaka(counted - expected),
    })),
  }))
}

function paymentOf({ at, receipt, code, guest, amount, method, number, isReversed }: ShiftPaymentRow): ShiftPayment {
  return {
    At: at.toISOString(),
    Receipt: receipt,
    Code: code,
    Guest: guest,
    Amount: toTaka(amount),
    Method: method,
    Number: number,
    IsReversed: isReversed,
  }
}

function entryOf({ id, at, by, amount, reason, reverses, isReversed, refundOf }: EntryRow): TillEntry {
  return {
    Id: id,
    At: at.toISOString(),
    By: by,
    Amount: toTaka(amount),
    Reason: reason,
    Reverses: reverses,
    IsReversed: isReversed,
    ...(refundOf !== null && { RefundOf: refundOf }),
  }
}

function sumOf({ method, amount, count }: { method: string; amount: number; count: number }) {
  return { Method: method, Amount: toTaka(amount), Count: count }
}

/** The largest sum first. What was paid online counts by its gateway's own methods. */
function sumsByMethod(rows: readonly Payment[]): Takings['ByMethod'] {
  const counted = Map.groupBy(rows, ({ gateway, method }) => (gateway === 'desk' ? method : online(method)))
  return [...counted]
    .map(([method, taken]) =>
      sumOf({ method, amount: taken.reduce((sum, { amount }) => sum + amount, 0), count: taken.length }),
    )
    .toSorted((a, b) => b.Amount - a.Amount)
}

const online = (method: string) => `online: ${method}`
