import { reinstateRefusal } from '#contract/orders/order-rules.ts'
import { quoteOf, toTaka } from '#contract/values/money.ts'
import type { Transaction } from '#api/platform/db/db.ts'
import type { Throws } from '#api/platform/deps.ts'
import { selectCancellation } from '#api/orders/cancellation.sql.ts'
import type { LockedOrder } from '#api/orders/locked-order.ts'
import { keepOverpaid } from '#api/orders/order-bill.ts'
import { refundableOf } from '#api/orders/order-cancellation.ts'
import { requireShowable } from '#api/orders/order-charges.ts'
import { selectCharges, selectSumOfCharges } from '#api/orders/order-charges.sql.ts'
import { selectLine, type ChangedLine } from '#api/orders/order-lines.sql.ts'
import { heldOf, isRefundedInFull } from '#api/orders/order-rules.ts'
import { requireAllowed } from '#api/orders/require-allowed.ts'
import { standingRefunds, withdrawableOf, withdrawRefunds } from '#api/money/refunds/create-refunds.ts'
import { selectRoomCancellation } from '#api/orders/stays/stay-changes.sql.ts'
import type { LockedStay } from '#api/orders/stays/stays.ts'
import { applyChange, type Placing } from './apply-change.ts'
import { daysOf, placeOf } from './stay-places.ts'
import { BeforeChange } from './before-change.ts'
import { requireStays, type StayOfOrder } from './locked-stays.ts'
import { backOf, settled } from './price-change.ts'
import { confirmWithRooms } from './reinstate-order.ts'
import { roomGiven } from './room-offers.ts'
import { roomsAgain, type RoomAgain } from './rooms-again.ts'
import type { Asking, PlanDeps, StayPlan } from './stay-plan.ts'

/** Plans that a cancelled room, or a cancelled order with all its rooms, is booked again. */
export async function planReinstating(
  db: Transaction,
  deps: PlanDeps,
  { order, stay, all, staff, at }: StayOfOrder & Asking,
): Promise<StayPlan> {
  const isWhole = isRefundedInFull(order.status)
  const hasRoom = ({ placeType, isRoomRemoved }: LockedStay) => placeType === 'ROOM' || !isRoomRemoved
  const isBack = (one: LockedStay) => hasRoom(one) && (isWhole ? !one.isGivenUp : one.lineNo === stay.lineNo)
  const stays = all.filter((one) => one.state === 'gone' && isBack(one))
  requireStays(deps, 'reinstate', { order, chosen: isWhole ? stays : [stay, ...stays] }, staff)
  const cancellation = isWhole ? await selectCancellation(db, order.code) : undefined
  if (isWhole && !cancellation) requireAllowed(deps, { Code: 'orderNotConfirmed', Status: order.status })
  const givenUp = isWhole ? undefined : await givenUpOf(db, deps, order, stay)

  const refunds = await standingRefunds(db, order, { cancelledAt: cancellation?.cancelledAt, at })
  const asked = sumOf(refunds.filter(({ where }) => where === 'asked'))
  requireAllowed(deps, reinstateRefusal(toTaka(asked)))
  const amount = order.amount + (givenUp?.cost ?? 0)
  const held = heldOf(order) - (isWhole ? sumOf(refunds) : 0)
  const { payable } = quoteOf(amount, order.levies)
  requireShowable(deps, payable)
  const withdrawable = withdrawableOf(refunds, payable - held)
  const sum = sumOf(withdrawable)
  const bill = settled({ ...order, amount }, held + sum)
  const refundable = await refundableOf(db, order)
  const priced = { ...bill, back: backOf(bill, refundable + sum), adjustment: 0, kept: 0, charged: 0 }
  const rooms = await roomsAgain(db, { stays, role: staff.role, at })
  const placings = rooms.map((room) => ({ stay: room.stay, to: placeAgain(room) }))
  return {
    order,
    stays,
    places: placings.map(({ to }) => to),
    rooms: rooms.map(({ stay: one, given }) => roomGiven(given, given.unitId === one.unitId ? null : one.room)),
    offers: async () => [],
    priced,
    cheaper: 0,
    ...(isWhole && { keptSoFar: refundable }),
    isSplit: false,
    isAsBefore: false,
    async make(decision) {
      const ids = withdrawable.map(({ id }) => id).toReversed()
      const withdrawn = await withdrawRefunds(db, order, { ids, at })
      if (withdrawn !== sum) throw new Error(`The refunds of ${order.code} were not withdrawn`)
      const names = rooms.map(({ given }) => given.room)
      if (!givenUp) {
        const dueAgain = refunds.filter((refund) => !withdrawable.includes(refund)).map(({ id }) => id)
        await confirmWithRooms(db, deps, order, { ...decision, dueAgain, due: priced.due, placings, names })
        return undefined
      }
      const { line, takeOff, putBack, moveChargeNo } = givenUp
      await applyChange(db, deps, await keepOverpaid(db, order, withdrawn), {
        ...decision,
        kind: 'reinstateRoom',
        line: { before: line, after: { ...line, cancelledAt: null } },
        placings: placings.map(({ stay: one, to }) => ({ stay: one, to: { ...to, moveChargeNo } })),
        left: [],
        priced,
        again: { takeOff, putBack },
        what: (Payable) => ({ Kind: 'reinstatedRoom', Room: names[0] ?? stay.room, Days: daysOf(stay), Payable }),
      })
      return undefined
    },
  }
}

/** Keeps the first room in `movedFrom`, so that guests can be given it back before they come. */
function placeAgain({ stay, given: { unitId } }: RoomAgain): Placing['to'] {
  const movedFrom = unitId === stay.unitId ? stay.movedFrom : (stay.movedFrom ?? stay.unitId)
  return { ...placeOf(stay), state: 'expected', unitId, movedFrom }
}

type GivenUp = {
  line: ChangedLine
  /** Charges by their numbers: those that stayed on the bill for it, and those that it took off. */
  takeOff: readonly number[]
  putBack: readonly number[]
  moveChargeNo: number | null
  /** What the bill comes to more with it, paisa. */
  cost: number
}

/** A room that was added, and taken back by undoing that, was never cancelled. */
async function givenUpOf(
  db: Transaction,
  deps: Throws<'stay_not_ready'>,
  order: LockedOrder,
  stay: LockedStay,
): Promise<GivenUp> {
  const stored = await selectRoomCancellation(db, order, stay.id)
  if (stored === undefined) requireAllowed(deps, { Code: 'notGivenUp' })
  const { added, removed, stays } = BeforeChange.parse(stored)
  const line = await selectLine(db, order, stay.lineNo)
  // An allowance of it may have been voided since.
  const off = (await selectCharges(db, [order.code])).filter(({ no }) => added.includes(no))
  return {
    line,
    takeOff: off.map(({ no }) => no),
    putBack: removed,
    moveChargeNo: stays.find(({ id }) => id === stay.id)?.moveChargeNo ?? null,
    cost: line.price + (await selectSumOfCharges(db, order, removed)) - sumOf(off),
  }
}

function sumOf(refunds: readonly { amount: number }[]): number {
  return refunds.reduce((sum, { amount }) => sum + amount, 0)
}
