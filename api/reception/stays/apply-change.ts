import type { ChargeNote } from '#contract/orders/charge-note.ts'
import type { HistoryEntry } from '#contract/orders/history.ts'
import type { ChargeKind } from '#contract/values/charge-kinds.ts'
import { toTaka } from '#contract/values/money.ts'
import { exchangeNights } from '#api/nights/inventory.ts'
import type { Transaction } from '#api/platform/db/db.ts'
import type { Throws } from '#api/platform/deps.ts'
import type { LockedOrder } from '#api/orders/locked-order.ts'
import { changeBill } from '#api/orders/order-bill.ts'
import { appendEvent, byStaff } from '#api/orders/order-events.ts'
import type { LineState } from '#api/orders/order-lines.sql.ts'
import { notifyOfChange, type OrderMessageDeps } from '#api/orders/order-messages.ts'
import { moveToLine, recordChange } from '#api/orders/stays/stay-changes.ts'
import type { StayPlace } from '#api/orders/stays/stay-changes.sql.ts'
import type { ChangeKind } from '#api/orders/stays/stays.sql.ts'
import { changePlace, type LockedStay } from '#api/orders/stays/stays.ts'
import type { BeforeChange } from './before-change.ts'
import type { PricedChange } from './price-change.ts'
import { settleBill } from './settle-bill.ts'
import { nightsOfPlace, placeOf } from './stay-places.ts'

/** The charge for a dearer room, paisa before VAT: it replaces the one that is on the bill. */
export type RoomCharge = { note: ChargeNote; before: number; after: number }

/** A stay, and the room and days that it will have. `roomCharge` is left out where the charge for the room stays as it is. */
export type Placing = { stay: LockedStay; to: StayPlace; roomCharge?: RoomCharge }

export type Applying = {
  kind: ChangeKind
  line: { before: LineState; after: LineState }
  placings: readonly Placing[]
  /** The second stay of `placings`, of guests in the house who get another room. */
  continued?: LockedStay | undefined
  /** Marks the rooms that are left. It is called before nights change, because rooms are locked before nights. */
  leaveRooms?: () => Promise<unknown>
  /** Earlier stays of the same guests, in rooms that they left. They move to the same line. */
  left: readonly LockedStay[]
  priced: PricedChange
  /** For a room that is reinstated: charges that its cancellation added, and charges that it removed, by their numbers. */
  again?: { takeOff: readonly number[]; putBack: readonly number[] }
  /** Taken off the change, paisa before VAT, and why. */
  allowance: number
  reason: string
  /** What the history says of it, with what the order comes to before and afterwards. */
  what: (payable: { Before: number; After: number }) => HistoryEntry
  /** Whether the guest gets a message. They always get one when money goes back. */
  isTold: boolean
  by: number
  at: Date
}

type ApplyDeps = OrderMessageDeps & Throws<'dates_taken' | 'amount_too_large' | 'changed_elsewhere'>

/** Line, charges, refunds, nights, stays, history and message of a change that was priced. A night that is taken is `dates_taken`. */
export async function applyChange(
  db: Transaction,
  deps: ApplyDeps,
  order: LockedOrder,
  change: Applying,
): Promise<void> {
  const { kind, line, placings, continued, leaveRooms, priced, again, allowance, reason, by, at } = change
  const replaced = placings.flatMap(({ stay: { moveChargeNo }, roomCharge }) =>
    isOther(roomCharge) && moveChargeNo !== null ? [moveChargeNo] : [],
  )
  const changed = await changeBill(db, deps, order, {
    line: line.after,
    putOn: chargesOf(change),
    takeOff: [...replaced, ...(again?.takeOff ?? [])],
    putBack: again?.putBack ?? [],
    by,
    at,
  })
  if (changed.order.amount !== priced.bill.roomCharge - allowance) {
    throw new Error(`The bill of ${order.code} comes to ${changed.order.amount}, not to what was seen`)
  }
  const bill = await settleBill(db, changed.order, { by, at })
  const before: BeforeChange = {
    line: { ...line.before, cancelledAt: textOf(line.before.cancelledAt) },
    stays: placings.map(({ stay }) => ({ id: stay.id, ...placeOf(stay), lineNo: line.after.lineNo })),
    ...(continued && { continued: continued.id }),
    added: changed.added,
    removed: replaced,
    refunds: bill.refunds,
  }
  const changeNo = await recordChange(db, order, { kind, by, at, before })
  await leaveRooms?.()
  // The charges for rooms come first in `added`, in the order of the placings.
  const roomNos = [...changed.added]
  const charged = placings.map(({ stay, to, roomCharge }) => {
    if (!isOther(roomCharge)) return { stay, to }
    return { stay, to: { ...to, moveChargeNo: roomCharge.after > 0 ? (roomNos.shift() ?? null) : null } }
  })
  await putInPlace(db, deps, order, {
    ...change,
    placings: charged,
    lineNo: line.after.lineNo,
    changeNo: again ? null : changeNo,
  })
  if (allowance > 0) {
    const given = { Kind: 'gaveAllowance', Amount: toTaka(allowance), Reason: reason } as const
    await appendEvent(db, order, byStaff(by, at), given)
  }
  const payable = { Before: toTaka(order.payable), After: toTaka(bill.order.payable) }
  await appendEvent(db, order, byStaff(by, at), change.what(payable))
  if (change.isTold || bill.back > 0) await notifyOfChange(db, deps, bill.order, { back: bill.back, at })
}

function isOther(roomCharge: RoomCharge | undefined): roomCharge is RoomCharge {
  return roomCharge !== undefined && roomCharge.before !== roomCharge.after
}

function chargesOf({ placings, priced, allowance, reason }: Applying) {
  const rooms = placings.flatMap(({ roomCharge }) => (isOther(roomCharge) ? [roomCharge] : []))
  const all: { kind: ChargeKind; note: ChargeNote; amount: number }[] = [
    ...rooms.map(({ note, after }) => ({ kind: 'extra' as const, note, amount: after })),
    { kind: 'adjustment', note: {}, amount: priced.adjustment },
    { kind: 'fee', note: {}, amount: priced.kept },
    { kind: 'allowance', note: { Cause: 'other', Reason: reason }, amount: allowance },
  ]
  return all.filter(({ amount }) => amount !== 0)
}

type Putting = Pick<Applying, 'placings' | 'left' | 'at'> & { lineNo: number; changeNo: number | null }

/** Gives stays their rooms, their nights and their line. */
export async function putInPlace(
  db: Transaction,
  { problem }: Throws<'dates_taken' | 'changed_elsewhere'>,
  order: LockedOrder,
  { placings, left, lineNo, changeNo, at }: Putting,
): Promise<void> {
  const stayed = left.flatMap(nightsOfPlace)
  const isExchanged = await exchangeNights(db, order, {
    lineNo,
    from: [...stayed, ...placings.flatMap(({ stay }) => nightsOfPlace(stay))],
    to: [...stayed, ...placings.flatMap(({ to }) => nightsOfPlace(to))],
    at,
  })
  if (!isExchanged) throw problem('dates_taken', (t) => t.desk.roomTaken)
  await moveToLine(db, left, lineNo)
  for (const { stay, to } of placings) {
    const isChanged = await changePlace(db, stay, { ...to, lineNo, changeNo, at })
    if (!isChanged) throw problem('changed_elsewhere', (t) => t.desk.changedElsewhere)
  }
}

function textOf(moment: Date | string | null): string | null {
  return moment instanceof Date ? moment.toISOString() : moment
}
