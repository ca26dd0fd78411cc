import type { ChangeQuote, changeStays, RoomOffer } from '#contract/reception/changes.ts'
import type { ProblemOf } from '#contract/endpoint.ts'
import { leviesOnWire } from '#contract/values/levies.ts'
import { NO_LEVIES, quoteOf, toTaka, type Sums } from '#contract/values/money.ts'
import type { RateRefusal } from '#contract/values/rates.ts'
import type { Db } from '#api/platform/db/db.ts'
import type { Deps, Throws } from '#api/platform/deps.ts'
import type { LockedOrder } from '#api/orders/locked-order.ts'
import type { OrderMessageDeps } from '#api/orders/order-messages.ts'
import type { Staff } from '#api/platform/sessions/staff-sessions.ts'
import type { StayPlace } from '#api/orders/stays/stay-changes.sql.ts'
import type { LockedStay } from '#api/orders/stays/stays.ts'
import { takenNight } from './taken-night.ts'
import type { PricedChange } from './price-change.ts'

/** What a person decided about a change. `allowance` is paisa before VAT. */
export type Decision = { allowance: number; reason: string; isTold: boolean; by: number; at: Date }

/** A planned change of stays, with its price. Sums are paisa. */
export type StayPlan = {
  order: LockedOrder
  /** All stays that change together: of a whole house each of its rooms. */
  stays: readonly LockedStay[]
  /** Where they go. */
  places: readonly StayPlace[]
  rooms: ChangeQuote['Rooms']
  offers: () => Promise<RoomOffer[]>
  entering?: ChangeQuote['Entering']
  priced: PricedChange
  /** How much less the new room costs, before VAT. */
  cheaper: number
  /** What the resort keeps of a cancelled order, in place of what the order comes to. */
  keptSoFar?: number
  /** One room of a house that is sold as a whole is given. */
  isSplit: boolean
  /** The rule that refuses the stay to guests; staff give a reason. */
  refusal?: RateRefusal | undefined
  isAsBefore: boolean
  /** Makes the change, once change-stays.ts has checked the plan. Answers the stay by which it can be undone, as it was before. */
  make: (decision: Decision) => Promise<LockedStay | undefined>
}

export type PlanDeps = Pick<Deps, 'now' | 'limits'> & OrderMessageDeps & Throws<ProblemOf<typeof changeStays>>

/** Who asks, and when. */
export type Asking = { staff: Staff; at: Date }

/** A plan as a person sees it before it is made. Nothing is held by it. */
export async function quotePlan(db: Db, plan: StayPlan, asking: Asking): Promise<ChangeQuote> {
  const { order, stays, rooms, entering, priced, cheaper, keptSoFar, refusal } = plan
  const { bill, kept, charged, due, back } = priced
  const before = { ...order, roomCharge: order.amount }
  return {
    Stays: stays.map(({ id, version }) => ({ Id: id, Version: version })),
    Rooms: rooms,
    Offers: await plan.offers(),
    ...(entering && { Entering: entering }),
    Taken: (await takenNight(db, plan, asking)) ?? null,
    NeedsReason: needsReason(plan),
    ...(refusal && { Refusal: refusal }),
    ...leviesOnWire(order.levies),
    Before: sumsOn(keptSoFar === undefined ? before : quoteOf(keptSoFar, NO_LEVIES)),
    After: sumsOn(bill),
    Kept: toTaka(kept),
    Charged: toTaka(charged),
    Cheaper: toTaka(cheaper),
    Due: toTaka(due),
    Refund: toTaka(back),
  }
}

export function needsReason(plan: StayPlan): boolean {
  return plan.isSplit || plan.refusal !== undefined
}

function sumsOn({ roomCharge, service, tax, payable }: Sums): ChangeQuote['Before'] {
  return {
    Charge: toTaka(roomCharge),
    ...(service > 0 && { Service: toTaka(service) }),
    Tax: toTaka(tax),
    Payable: toTaka(payable),
  }
}
