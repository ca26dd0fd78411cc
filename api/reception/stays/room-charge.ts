import { priceNights, sumOfNights } from '#contract/values/rates.ts'
import { nightsOf, type Stay } from '#contract/values/stay.ts'
import type { Transaction } from '#api/platform/db/db.ts'
import { ratesOfHouse, type RoomRates } from '#api/catalogue/rates/room-rates.ts'
import type { LockedOrder } from '#api/orders/locked-order.ts'
import { selectCharges, type Charge } from '#api/orders/order-charges.sql.ts'
import type { LockedStay, RoomStay } from '#api/orders/stays/stays.ts'
import { share } from './price-change.ts'

// What is on the bill for a room that costs more than the one that was booked. Sums are paisa before VAT.

/** The charge on the bill for a dearer room of a stay. */
export async function chargedFor(
  db: Transaction,
  { code }: LockedOrder,
  { moveChargeNo }: LockedStay,
): Promise<Pick<Charge, 'note' | 'amount'>> {
  return (await selectCharges(db, [code])).find(({ no }) => no === moveChargeNo) ?? { note: {}, amount: 0 }
}

type Getting = {
  charged: number
  rates: RoomRates
  /** The house of the room that the guests will have; it may be the one that they have. */
  houseId: number
  days: Stay
  /** The first night in it. */
  from: string
}

/**
 * `carried`: the part of the present charge that stays; `slept`: the part of that for nights before the room changes; `dearer`: what is added;
 * `cheaper`: what the new room costs less, which the guests pay all the same.
 */
type RoomSums = { carried: number; slept: number; dearer: number; cheaper: number }

/**
 * Guests pay what the new room costs more than both the booked one and the one that they have: a dearer room that they were given before costs
 * them nothing. The present charge counts for its nights in any room, so guests who move back and forth pay once.
 */
export function roomSums(
  stay: Pick<RoomStay, 'houseId' | 'bookedHouseId' | 'arrival' | 'departure'>,
  { charged, rates, houseId, days, from }: Getting,
): RoomSums {
  const nightsAhead = { ...days, arrival: from }
  const pricesIn = (house: number) => priceNights(ratesOfHouse(rates, house).room, nightsAhead)
  const [booked, now, wanted] = [pricesIn(stay.bookedHouseId), pricesIn(stay.houseId), pricesIn(houseId)]
  /** How much the wanted room costs more, night by night, than others do. */
  const above = (others: (night: number) => number) =>
    sumOfNights(wanted.map((price, night) => Math.max(0, price - others(night))))
  const [before, after] = [nightsOf(stay), nightsOf(days)]
  const ahead = nightsOf(nightsAhead)
  const carried = share(charged, Math.min(before, after), before)
  const slept = share(charged, after - ahead, before)
  const rise = above((night) => Math.max(booked[night] ?? 0, now[night] ?? 0))
  const ofAdded = share(charged, Math.max(0, after - before), before)
  const most = above((night) => booked[night] ?? 0) - (carried - slept)
  const paid = Math.min(sumOfNights(booked) + carried - slept, sumOfNights(now))
  return {
    carried,
    slept,
    dearer: Math.max(0, Math.min(rise + ofAdded, most)),
    cheaper: Math.max(0, paid - sumOfNights(wanted)),
  }
}
