import { dhakaDate } from '#contract/values/calendar.ts'
import type { Transaction } from '#api/platform/db/db.ts'
import type { Deps, Throws } from '#api/platform/deps.ts'
import type { LockedOrder } from '#api/orders/locked-order.ts'
import { changeBill, keepOverpaid } from '#api/orders/order-bill.ts'
import { requireAllowed } from '#api/orders/require-allowed.ts'
import { withdrawRefunds } from '#api/money/refunds/create-refunds.ts'
import { returnToRoom } from '#api/reception/rooms/left-rooms.ts'
import { closeChange, removeStay } from '#api/orders/stays/stay-changes.ts'
import { selectChange } from '#api/orders/stays/stay-changes.sql.ts'
import { isFinished, type LockedStay } from '#api/orders/stays/stays.ts'
import { putInPlace } from './apply-change.ts'
import { BeforeChange } from './before-change.ts'
import { requireEmptyRooms } from './locked-stays.ts'
import { settleBill } from './settle-bill.ts'

type Undoing = { order: LockedOrder; stay: LockedStay; all: readonly LockedStay[]; by: number; at: Date }

/**
 * Puts back what was before the last change of a stay: line, charges, refunds, nights and all stays that changed with it. What was paid for
 * the change goes back.
 */
export async function undoChange(
  db: Transaction,
  deps: Pick<Deps, 'now'> &
    Throws<'dates_taken' | 'room_occupied' | 'changed_elsewhere' | 'stay_not_ready' | 'too_late' | 'amount_too_large'>,
  { order, stay, all, by, at }: Undoing,
): Promise<void> {
  if (order.status !== 'Confirmed') requireAllowed(deps, { Code: 'orderNotConfirmed', Status: order.status })
  const { changeNo } = stay
  if (changeNo === null) throw new Error(`Stay ${stay.id} was not changed`)
  const before = BeforeChange.parse(await selectChange(db, order, changeNo))
  const placings = before.stays.map(({ id, ...to }) => {
    const now = all.find((one) => one.id === id)
    if (now?.changeNo !== changeNo || now.changeKind === null) {
      throw deps.problem('changed_elsewhere', (t) => t.desk.changedElsewhere)
    }
    return { stay: now, to }
  })
  const stateAfter = (one: LockedStay) => placings.find(({ stay: { id } }) => id === one.id)?.to.state ?? one.state
  if (all.every((one) => stateAfter(one) === 'gone')) requireAllowed(deps, { Code: 'onlyRoom' })
  // Nights that are over are neither given back nor charged by it.
  const today = dhakaDate(at.getTime())
  const over = placings.find(({ to }) => !isFinished(to.state) && to.departure < today)
  if (over) requireAllowed(deps, { Code: 'overBefore', Day: over.to.departure })
  const withdrawn = await withdrawRefunds(db, order, { ids: before.refunds, at })
  if (withdrawn === undefined) return requireAllowed(deps, { Code: 'refundLeft' })
  const { lineNo } = before.line
  const left = all.filter((one) => one.lineNo === lineNo && !placings.some(({ stay: { id } }) => id === one.id))
  const { order: changed } = await changeBill(db, deps, await keepOverpaid(db, order, withdrawn), {
    line: before.line,
    putOn: [],
    takeOff: before.added,
    putBack: before.removed,
    by,
    at,
  })
  await settleBill(db, changed, { by, at })
  const returning = placings.filter(
    ({ stay: now, to }) => to.state === 'inHouse' && (now.state !== 'inHouse' || now.unitId !== to.unitId),
  )
  await requireEmptyRooms(
    db,
    deps,
    returning.map(({ stay: { id }, to: { unitId } }) => ({ id, unitId })),
  )
  for (const { to } of returning) await returnToRoom(db, to.unitId)
  await putInPlace(db, deps, order, { placings, left, lineNo, changeNo: null, at })
  const continued = placings.find(({ stay: { id } }) => id === before.continued)
  if (continued) await removeStay(db, continued.stay)
  await closeChange(db, order, { no: changeNo, at })
}
