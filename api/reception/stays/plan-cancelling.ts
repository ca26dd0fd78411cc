import { sumOfNights } from '#contract/values/rates.ts'
import type { Transaction } from '#api/platform/db/db.ts'
import { ownLine } from '#api/orders/order-bill.ts'
import { selectLine, type LineState } from '#api/orders/order-lines.sql.ts'
import { requireAllowed } from '#api/orders/require-allowed.ts'
import { isFinished, type LockedStay } from '#api/orders/stays/stays.ts'
import { todayOf } from '#api/platform/today.ts'
import { applyChange } from './apply-change.ts'
import { daysOf, placeOf } from './stay-places.ts'
import { requireStays, type StayOfOrder } from './locked-stays.ts'
import { policyOf, priceFor } from './price-change.ts'
import { chargedFor } from './room-charge.ts'
import type { Asking, PlanDeps, StayPlan } from './stay-plan.ts'

/** Plans that one room of several, or a house with all its rooms, is cancelled: its line costs nothing from now on, and its nights are free. */
export async function planCancelling(
  db: Transaction,
  deps: PlanDeps,
  { order, stay, all, staff, at }: StayOfOrder & Asking,
): Promise<StayPlan> {
  const line = await selectLine(db, order, stay.lineNo)
  const stays = line.placeType === 'HOUSE' ? all.filter(({ lineNo }) => lineNo === line.lineNo) : [stay]
  requireStays(deps, 'cancelRoom', { order, chosen: stays }, staff)
  if (all.every((one) => stays.includes(one) || isFinished(one.state))) requireAllowed(deps, { Code: 'onlyRoom' })
  const price = sumOfNights(line.nights)
  const { amount: charged } = await chargedFor(db, order, stay)
  const { policy } = policyOf(line, { stays, days: line, today: todayOf(deps) })
  const priced = await priceFor(db, deps, order, { lines: -price, rooms: -charged, policy })
  return {
    order,
    stays,
    places: stays.map(cancelled),
    rooms: [],
    offers: async () => [],
    priced,
    cheaper: 0,
    isSplit: false,
    isAsBefore: false,
    async make(decision) {
      const before: LineState = { ...line, lineNo: await ownLine(db, order, line) }
      const roomCharge = { note: {}, before: charged, after: 0 }
      await applyChange(db, deps, order, {
        ...decision,
        kind: 'cancelRoom',
        line: { before, after: { ...before, cancelledAt: at } },
        placings: stays.map((one) => ({ stay: one, to: cancelled(one), ...(one.id === stay.id && { roomCharge }) })),
        left: [],
        priced,
        what: (Payable) => ({ Kind: 'cancelledRoom', Room: stay.room, Days: daysOf(stay), Payable }),
      })
      return stay
    },
  }
}

function cancelled(stay: LockedStay) {
  return { ...placeOf(stay), state: 'gone' } as const
}
