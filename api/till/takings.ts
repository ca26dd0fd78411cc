import type { readTakings, Takings } from '#contract/desk/money.ts'
import { addDays, dhakaInstant } from '#contract/values/calendar.ts'
import { toTaka } from '#contract/values/money.ts'
import type { Deps } from '../deps.ts'
import type { Call } from '../http/call.ts'
import { selectRefundedSum, selectShifts, selectTakings, type TakingRow } from './takings.sql.ts'

/** Of a day in Dhaka. */
export async function readDaysTakings(
  { db }: Pick<Deps, 'db'>,
  { query: { Date: day } }: Call<typeof readTakings>,
): Promise<Takings> {
  const span = { from: dhakaInstant(`${day}T00:00`), until: dhakaInstant(`${addDays(day, 1)}T00:00`) }
  const [rows, refunded, shifts] = await Promise.all([
    selectTakings(db, span),
    selectRefundedSum(db, span),
    selectShifts(db, span),
  ])
  return {
    ByMethod: byMethod(rows),
    Refunded: toTaka(refunded),
    Payments: rows.map(({ at, receipt, code, guest, amount, gateway, method, reference, by, isReversed }) => ({
      At: at.toISOString(),
      Receipt: receipt,
      Code: code,
      Guest: guest,
      Amount: toTaka(amount),
      Gateway: gateway,
      Method: method,
      Reference: reference,
      By: by ?? '',
      IsReversed: isReversed,
    })),
    Shifts: shifts.map(({ by, openedAt, closedAt, float, expected, counted, note }) => ({
      By: by,
      OpenedAt: openedAt.toISOString(),
      ClosedAt: closedAt?.toISOString() ?? null,
      Float: toTaka(float),
      Expected: expected === null ? null : toTaka(expected),
      Counted: counted === null ? null : toTaka(counted),
      Note: note,
    })),
  }
}

/** The largest sum first. What was paid online counts by its gateway's own methods. */
function byMethod(rows: readonly TakingRow[]): Takings['ByMethod'] {
  const counted = Map.groupBy(
    rows.filter(({ isReversed }) => !isReversed),
    ({ gateway, method }) => (gateway === 'desk' ? method : `online: ${method}`),
  )
  return [...counted]
    .map(([Method, taken]) => ({
      Method,
      Amount: toTaka(taken.reduce((sum, { amount }) => sum + amount, 0)),
      Count: taken.length,
    }))
    .toSorted((a, b) => b.Amount - a.Amount)
}
