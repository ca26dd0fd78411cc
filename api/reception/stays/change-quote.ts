import type { ChangeQuote, NightTaken } from '#contract/reception/changes.ts'
import { toTaka, type Quote } from '#contract/values/money.ts'
import type { Db } from '#api/platform/db/db.ts'
import type { Throws } from '#api/platform/deps.ts'
import type { LockedOrder } from '#api/orders/locked-order.ts'
import type { Staff } from '#api/platform/sessions/staff-sessions.ts'
import type { StayPlace } from '#api/orders/stays/stay-changes.sql.ts'
import type { LockedStay } from '#api/orders/stays/stays.ts'
import { findTakenNight } from './taken-night.ts'
import { nightsOfPlace } from './apply-change.ts'
import type { PricedChange } from './price-change.ts'

export type Quoting = {
  order: LockedOrder
  stays: readonly LockedStay[]
  /** Where they go. */
  places: readonly StayPlace[]
  priced: PricedChange
  needsReason?: boolean
  /** What the new room costs less, paisa before VAT. */
  cheaper?: number
  /** The room into which guests in the house move. */
  entering?: ChangeQuote['Entering']
  staff: Staff
  at: Date
}

/** A change that was priced, as a person sees it before it is made. Nothing is held by it. */
export async function quoteOn(db: Db, quoting: Quoting): Promise<ChangeQuote> {
  const { order, stays, priced, needsReason = false, cheaper = 0, entering } = quoting
  const { bill, kept, charged, due, back } = priced
  return {
    Stays: stays.map(({ id, version }) => ({ Id: id, Version: version })),
    Taken: (await takenNight(db, quoting)) ?? null,
    NeedsReason: needsReason,
    ...(entering && { Entering: entering }),
    Before: sumsOn({ roomCharge: order.amount, tax: order.tax, payable: order.payable }),
    After: sumsOn(bill),
    Kept: toTaka(kept),
    Charged: toTaka(charged),
    Cheaper: toTaka(cheaper),
    Due: toTaka(due),
    Refund: toTaka(back),
  }
}

function sumsOn({ roomCharge, tax, payable }: Quote): ChangeQuote['Before'] {
  return { Charge: toTaka(roomCharge), Tax: toTaka(tax), Payable: toTaka(payable) }
}

/** Throws with the first night of a change that others have. */
export async function requireFreeNights(
  db: Db,
  { problem }: Throws<'dates_taken'>,
  quoting: Pick<Quoting, 'stays' | 'places' | 'staff' | 'at'>,
): Promise<void> {
  const taken = await takenNight(db, quoting)
  if (taken) throw problem('dates_taken', (t) => t.desk.roomTaken, { data: taken })
}

async function takenNight(
  db: Db,
  { stays, places, staff, at }: Pick<Quoting, 'stays' | 'places' | 'staff' | 'at'>,
): Promise<NightTaken | undefined> {
  return findTakenNight(db, places.flatMap(nightsOfPlace), { except: stays.flatMap(nightsOfPlace), staff, at })
}
