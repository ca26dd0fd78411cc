import type { addTillEntry, closeTill, openTill, readTill } from '#contract/desk/money.ts'
import type { DataOf } from '#contract/endpoint.ts'
import { toPaisa, toTaka } from '#contract/values/money.ts'
import type { Db } from '../db/db.ts'
import type { Deps, Throws } from '../deps.ts'
import type { Call } from '../http/call.ts'
import { texts } from '../texts.ts'
import {
  closeShift,
  insertEntry,
  insertShift,
  lockMember,
  lockOpenShift,
  selectEntries,
  selectExpected,
  selectOpenShift,
  selectShiftPayments,
  type Shift,
} from './till.sql.ts'

export async function readOwnTill(
  { db }: Pick<Deps, 'db'>,
  { staff }: Call<typeof readTill>,
): Promise<DataOf<typeof readTill>> {
  const shift = await selectOpenShift(db, staff.id)
  if (!shift) return null
  const [entries, payments] = await Promise.all([selectEntries(db, shift.id), selectShiftPayments(db, shift.id)])
  return {
    Id: shift.id,
    OpenedAt: shift.openedAt.toISOString(),
    Float: toTaka(shift.float),
    Entries: entries.map(({ at, amount, reason }) => ({
      At: at.toISOString(),
      Amount: toTaka(amount),
      Reason: reason,
    })),
    Payments: payments.map(({ at, receipt, code, guest, amount, method }) => ({
      At: at.toISOString(),
      Receipt: receipt,
      Code: code,
      Guest: guest,
      Amount: toTaka(amount),
      Method: method,
    })),
  }
}

export async function openOwnTill(
  { now, problem }: Pick<Deps, 'now'> & Throws<'till_open'>,
  { body: { Float }, staff, once }: Call<typeof openTill>,
): Promise<null> {
  return once(async (db) => {
    await lockMember(db, staff.id)
    if (await lockOpenShift(db, staff.id)) throw problem('till_open', texts.desk.tillOpen)
    await insertShift(db, { staffId: staff.id, float: toPaisa(Float), at: now() })
    return null
  })
}

export async function addOwnEntry(
  deps: Pick<Deps, 'now'> & Throws<'till_closed'>,
  { body: { Amount, Reason: reason }, staff, once }: Call<typeof addTillEntry>,
): Promise<null> {
  return once(async (db) => {
    await moveCash(db, deps, { staffId: staff.id, amount: toPaisa(Amount), reason })
    return null
  })
}

/** What was counted is stored beside what should have been there; a difference stays. */
export async function closeOwnTill(
  deps: Pick<Deps, 'now'> & Throws<'till_closed'>,
  { body: { Counted, Note: note }, staff, once }: Call<typeof closeTill>,
): Promise<DataOf<typeof closeTill>> {
  return once(async (db) => {
    const { id } = await requireShift(db, deps, staff.id)
    const expected = await selectExpected(db, id)
    const counted = toPaisa(Counted)
    await closeShift(db, { id, counted, expected, note, at: deps.now() })
    return { Expected: toTaka(expected), Counted, Difference: toTaka(counted - expected) }
  })
}

/** Cash that comes into the till of a member or leaves it, in the caller's transaction. */
export async function moveCash(
  db: Db,
  deps: Pick<Deps, 'now'> & Throws<'till_closed'>,
  { staffId, amount, reason }: { staffId: number; amount: number; reason: string },
): Promise<void> {
  const shift = await requireShift(db, deps, staffId)
  if (amount !== 0) await insertEntry(db, { shiftId: shift.id, amount, reason, at: deps.now() })
}

/** The open shift of a member, locked: what is written in it is in it before it can be closed. */
export async function requireShift(db: Db, { problem }: Throws<'till_closed'>, staffId: number): Promise<Shift> {
  const shift = await lockOpenShift(db, staffId)
  if (!shift) throw problem('till_closed', texts.desk.tillClosed)
  return shift
}

/** The same where there need not be one. */
export async function findShift(db: Db, staffId: number): Promise<Shift | undefined> {
  return lockOpenShift(db, staffId)
}
