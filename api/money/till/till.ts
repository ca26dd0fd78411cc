import type {
  addTillEntry,
  closeTill,
  closeTillOf,
  countTill,
  openTill,
  reverseTillEntry,
  TillCount,
} from '#contract/money/till.ts'
import { Problem } from '#contract/problem.ts'
import { toPaisa, toTaka } from '#contract/values/money.ts'
import { DAY_MS } from '#contract/values/calendar.ts'
import type { Transaction } from '#api/platform/db/db.ts'
import type { Deps, Throws } from '#api/platform/deps.ts'
import type { Call } from '#api/platform/http/call.ts'
import { logStaffAct } from '#api/staff/log/staff-log.ts'
import type { LockedShift, Shift } from './shift.ts'
import {
  closeShift,
  hasShift,
  insertCount,
  insertEntry,
  insertShift,
  lockMember,
  lockOpenShift,
  lockShift,
  selectEntry,
} from './shifts.sql.ts'

type TillDeps = Pick<Deps, 'now'>

export async function openOwnTill(
  { now, problem }: TillDeps & Throws<'till_open'>,
  { body: { Float }, staff, once }: Call<typeof openTill>,
): Promise<null> {
  return once(async (db) => {
    await lockMember(db, staff.id)
    if (await lockOpenShift(db, staff.id)) throw problem('till_open', (t) => t.desk.tillOpen)
    const at = now()
    const float = toPaisa(Float)
    const id = await insertShift(db, { staffId: staff.id, float, at })
    await logStaffAct(db, { at, by: staff.id, subject: `till:${id}` }, { Kind: 'openedTill', Float })
    return null
  })
}

export async function addOwnEntry(
  deps: TillDeps & Throws<'till_closed' | 'till_too_old' | 'till_too_low'>,
  { body: { Amount, Reason: reason }, staff, once }: Call<typeof addTillEntry>,
): Promise<null> {
  return once(async (db) => {
    const shift = await requireShift(db, deps, staff.id)
    await recordCash(db, deps, shift, { amount: toPaisa(Amount), reason })
    return null
  })
}

/** The opposite of an entry of one's own open shift; the first one stays in the books. */
export async function reverseOwnEntry(
  deps: TillDeps & Throws<'not_found' | 'changed_elsewhere' | 'till_closed' | 'till_too_low'>,
  { body: { EntryId, Reason: reason }, staff, once }: Call<typeof reverseTillEntry>,
): Promise<null> {
  return once(async (db) => {
    const shift = await requireOpenShift(db, deps, staff.id)
    const entry = await selectEntry(db, shift, EntryId)
    if (!entry || entry.isReversal) throw deps.problem('not_found', (t) => t.desk.unknownEntry)
    if (entry.isReversed) throw deps.problem('changed_elsewhere', (t) => t.desk.entryReversed)
    const amount = -entry.amount
    requireCash(deps, shift, amount)
    await insertEntry(db, shift, { amount, reason, reverses: EntryId, at: deps.now() })
    await logMovement(db, deps, shift, { kind: 'reversedCash', amount, reason })
    return null
  })
}

/** Records the counted and the expected cash. The shift stays open. */
export async function countOwnTill(
  deps: TillDeps & Throws<'till_closed'>,
  { body: { Counted }, staff, once }: Call<typeof countTill>,
): Promise<TillCount> {
  return once(async (db) => {
    const shift = await requireOpenShift(db, deps, staff.id)
    return onWire(await recordCount(db, deps, shift, { counted: toPaisa(Counted), by: staff.id }))
  })
}

export async function closeOwnTill(
  deps: TillDeps & Pick<Deps, 'db'> & Throws<'till_closed' | 'till_differs'>,
  { body: { Counted, Note: note }, staff, once }: Call<typeof closeTill>,
): Promise<TillCount> {
  const closing = { counted: toPaisa(Counted), note, by: staff.id }
  return countingRefusals(
    deps,
    closing,
    (db) => lockOpenShift(db, staff.id),
    () => once(async (db) => close(db, deps, await requireOpenShift(db, deps, staff.id), closing)),
  )
}

export async function closeAnyTill(
  deps: TillDeps & Pick<Deps, 'db'> & Throws<'not_found' | 'till_closed' | 'till_differs'>,
  { body: { ShiftId, Counted, Note: note }, staff, once }: Call<typeof closeTillOf>,
): Promise<TillCount> {
  const closing = { counted: toPaisa(Counted), note, by: staff.id }
  return countingRefusals(
    deps,
    closing,
    (db) => lockShift(db, ShiftId),
    () =>
      once(async (db) => {
        const shift = await lockShift(db, ShiftId)
        if (!shift) {
          throw (await hasShift(db, ShiftId))
            ? deps.problem('till_closed', (t) => t.desk.shiftClosed)
            : deps.problem('not_found', (t) => t.desk.unknownShift)
        }
        return close(db, deps, shift, closing)
      }),
  )
}

/** Cash that comes into a till or leaves it and is not a payment, in the caller's transaction. */
export async function recordCash(
  db: Transaction,
  deps: TillDeps & Throws<'till_too_low'>,
  shift: LockedShift,
  { amount, reason = '', refund }: { amount: number; reason?: string; refund?: { id: string; orderCode: string } },
): Promise<void> {
  requireCash(deps, shift, amount)
  await insertEntry(db, shift, { amount, reason, refundId: refund?.id, at: deps.now() })
  await logMovement(db, deps, shift, { kind: 'movedCash', amount, reason, refundOf: refund?.orderCode })
}

/** The open shift of a member, to take money into: one that is open for more than a day is closed first. */
export async function requireShift(
  db: Transaction,
  deps: TillDeps & Throws<'till_closed' | 'till_too_old'>,
  staffId: number,
): Promise<LockedShift> {
  const shift = await requireOpenShift(db, deps, staffId)
  return requireYoung(deps, shift)
}

/** The member's shift; undefined where none is open. */
export async function findShift(
  db: Transaction,
  deps: TillDeps & Throws<'till_too_old'>,
  staffId: number,
): Promise<LockedShift | undefined> {
  const shift = await lockOpenShift(db, staffId)
  return shift && requireYoung(deps, shift)
}

/** The member's open shift, however old, to be counted, corrected or closed. */
export async function requireOpenShift(
  db: Transaction,
  { problem }: Throws<'till_closed'>,
  staffId: number,
): Promise<LockedShift> {
  const shift = await lockOpenShift(db, staffId)
  if (!shift) throw problem('till_closed', (t) => t.desk.tillClosed)
  return shift
}

/** A till has no less than nothing. */
export function requireCash({ problem }: Throws<'till_too_low'>, { float, cash }: LockedShift, amount: number): void {
  const left = float + cash + amount
  if (amount < 0 && left < 0) throw problem('till_too_low', (t) => t.desk.tillTooLow(float + cash))
}

export function isTooOld({ openedAt }: Pick<Shift, 'openedAt'>, now: Date): boolean {
  return openedAt.getTime() + DAY_MS <= now.getTime()
}

function requireYoung({ now, problem }: TillDeps & Throws<'till_too_old'>, shift: LockedShift): LockedShift {
  if (isTooOld(shift, now())) throw problem('till_too_old', (t) => t.desk.tillTooOld)
  return shift
}

type Closing = { counted: number; note: string; by: number }

/** Stores the counted and the expected cash. A difference needs a note. */
async function close(
  db: Transaction,
  deps: TillDeps & Throws<'till_differs'>,
  shift: LockedShift,
  { counted, note, by }: Closing,
): Promise<TillCount> {
  const count = compare(shift, counted)
  const at = deps.now()
  if (count.counted !== count.expected && note === '') {
    throw deps.problem('till_differs', (t) => t.desk.tillDiffers, { data: onWire(count) })
  }
  const closedBy = by === shift.staffId ? null : by
  await closeShift(db, shift, { ...count, note, by: closedBy, at })
  await logStaffAct(
    db,
    { at, by, subject: `till:${shift.id}` },
    { Kind: 'closedTill', ...loggedCount(count), Note: note },
  )
  return onWire(count)
}

/** A count stays in the books where closing was refused for it: what differs was shown by then. */
async function countingRefusals(
  deps: TillDeps & Pick<Deps, 'db'>,
  counted: Pick<Closing, 'counted' | 'by'>,
  lock: (db: Transaction) => Promise<LockedShift | undefined>,
  attempt: () => Promise<TillCount>,
): Promise<TillCount> {
  try {
    return await attempt()
  } catch (error) {
    if (error instanceof Problem && error.code === 'till_differs') {
      await deps.db.inTransaction(async (db) => {
        const shift = await lock(db)
        if (shift) await recordCount(db, deps, shift, counted)
      })
    }
    throw error
  }
}

async function recordCount(
  db: Transaction,
  deps: TillDeps,
  shift: LockedShift,
  { counted, by }: Pick<Closing, 'counted' | 'by'>,
): Promise<Compared> {
  const count = compare(shift, counted)
  const at = deps.now()
  await insertCount(db, shift, { ...count, at })
  await logStaffAct(db, { at, by, subject: `till:${shift.id}` }, { Kind: 'countedTill', ...loggedCount(count) })
  return count
}

type Compared = { counted: number; expected: number }

function compare({ float, cash }: LockedShift, counted: number): Compared {
  return { counted, expected: float + cash }
}

function loggedCount({ counted, expected }: Compared): { Counted: number; Expected: number } {
  return { Counted: toTaka(counted), Expected: toTaka(expected) }
}

function onWire({ counted, expected }: Compared): TillCount {
  return { Expected: toTaka(expected), Counted: toTaka(counted), Difference: toTaka(counted - expected) }
}

type Movement = { kind: 'movedCash' | 'reversedCash'; amount: number; reason: string; refundOf?: string | undefined }

async function logMovement(
  db: Transaction,
  { now }: TillDeps,
  { id, staffId }: LockedShift,
  { kind, amount, reason, refundOf }: Movement,
): Promise<void> {
  const what = { Kind: kind, Amount: toTaka(amount), Reason: reason, RefundOf: refundOf }
  await logStaffAct(db, { at: now(), by: staffId, subject: `till:${id}` }, what)
}
