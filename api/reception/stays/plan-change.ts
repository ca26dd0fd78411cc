import { refundPercent } from '#contract/money/cancellations.ts'
import type { ChargeNote } from '#contract/orders/charge-note.ts'
import { daysProblem, firstMovableDay } from '#contract/reception/stay-rules.ts'
import { can, type Role } from '#contract/values/roles.ts'
import type { Stay } from '#contract/values/stay.ts'
import { selectRoom, type FreeRoom } from '#api/nights/inventory.sql.ts'
import type { Transaction } from '#api/platform/db/db.ts'
import type { Deps, Throws } from '#api/platform/deps.ts'
import { requireRate } from '#api/catalogue/houses/houses.ts'
import { roomRates } from '#api/catalogue/houses/room-rates.ts'
import type { LockedOrder } from '#api/orders/locked-order.ts'
import { refundableOf } from '#api/orders/order-cancellation.ts'
import { requireShowable } from '#api/orders/order-charges.ts'
import { selectBillParts, selectLine, type ChangedLine } from '#api/orders/order-lines.sql.ts'
import { heldOf } from '#api/orders/order-rules.ts'
import { requireAllowed } from '#api/orders/require-allowed.ts'
import type { LockedStay, RoomStay } from '#api/orders/stays/stays.ts'
import { requireStays } from './locked-stays.ts'
import { todayOf } from '#api/platform/today.ts'
import { priceChange, priceOfNights, share, type Policy, type PricedChange } from './price-change.ts'
import { chargedFor, roomSums } from './room-charge.ts'
import { backOf } from './settle-bill.ts'

/** Which room and days a stay is to have. */
export type Wish = { unitId: string } & Stay

/** What a change does, and what it comes to. Sums are paisa. */
export type StayPlan = PricedChange & {
  /** All stays that change together: of a whole house each of its rooms. */
  stays: readonly LockedStay[]
  /** The stays of the same guests in rooms that they left. */
  left: readonly LockedStay[]
  line: ChangedLine
  /** The days of the line afterwards, and what one room of it or the house costs then. */
  days: Stay
  price: number
  priceBefore: number
  termsFrom: string | null
  /** Another room. */
  room: FreeRoom | undefined
  /** For guests who have slept in their room already: the first night in the new one, with which a second stay begins. */
  goesOnFrom: string | undefined
  /** The charge for a dearer room, and what is noted of it now; `slept` is the part of it for the nights before `goesOnFrom`. */
  roomCharge: { note: ChargeNote; before: number; after: number; slept: number }
  /** What another room costs less for its nights. The price stays, unless an allowance takes this off. */
  cheaper: number
  needsReason: boolean
}

export type PlanThrows = Throws<
  'not_found' | 'stay_not_ready' | 'dates_not_available' | 'dates_taken' | 'amount_too_large'
>

type Planned = { order: LockedOrder; stay: LockedStay; all: readonly LockedStay[]; role: Role; wish: Wish }

/** Throws where the rules refuse the change; whether its nights are free is not asked here. */
export async function planChange(
  db: Transaction,
  deps: Pick<Deps, 'now'> & PlanThrows,
  { order, stay, all, role, wish }: Planned,
): Promise<StayPlan> {
  const today = todayOf(deps)
  const line = await selectLine(db, order, stay.lineNo)
  const isHouse = line.placeType === 'HOUSE'
  const stays = isHouse ? all.filter(({ lineNo }) => lineNo === line.lineNo) : [stay]
  for (const one of stays) {
    requireStays(deps, 'change', { order, chosen: [one] }, { role })
    const reason = daysProblem({ State: one.state, Arrival: one.arrival }, wish, today)
    if (reason !== undefined) throw deps.problem('dates_not_available', (t) => t.rules.days[reason])
  }
  if (isHouse && !stays.some(({ unitId }) => unitId === wish.unitId)) requireAllowed(deps, { Code: 'wholeHouse' })
  const isOther = !isHouse && wish.unitId !== stay.unitId
  const from = isOther && stay.state === 'inHouse' ? movesFrom(deps, { stay, all, wish }) : wish.arrival
  const goesOnFrom = from > wish.arrival ? from : undefined
  const left = isHouse ? [] : leftBefore(stay, all)
  // Guests in the house may have begun in another room: their line begins there.
  const days = { arrival: left.at(-1)?.arrival ?? wish.arrival, departure: wish.departure }

  const rates = await roomRates(db)
  const room = isOther ? await requireRoom(db, deps, wish.unitId) : undefined
  const isPart = room !== undefined && rates.get(room.houseId)?.isSoldByRoom !== true
  if (isPart && !can(role, 'room.split')) throw deps.problem('dates_taken', (t) => t.desk.roomTaken)
  const rate = isHouse ? (await requireRate(db, deps, line.houseId)).price : (rates.get(line.houseId)?.price ?? 0)
  const own = { nights: line, price: share(line.price, 1, line.quantity) }
  const price = priceOfNights(own, days, rate)

  const { note, amount: onBill } = await chargedFor(db, order, stay)
  const { houseId } = room ?? stay
  const { carried, slept, dearer, cheaper } = roomSums(stay, { charged: onBill, rates, houseId, days: wish, from })

  const { policy, termsFrom } = policyOf(line, { stays, days, today })
  const priced = await priceFor(db, deps, order, { lines: price - own.price, rooms: carried - onBill, dearer, policy })
  const roomCharge = { note, before: onBill, after: carried + dearer, slept }
  const place = { stays, left, line, days, room, goesOnFrom, termsFrom }
  const charged = Math.min(priced.bill.roomCharge, priced.charged + cheaper)
  return { ...priced, ...place, charged, price, priceBefore: own.price, roomCharge, cheaper, needsReason: isPart }
}

/** The first night that guests in the house sleep in the new room: tonight or, if they were to leave before, the first added night. */
function movesFrom(
  deps: Pick<Deps, 'now'> & Throws<'stay_not_ready' | 'dates_taken'>,
  { stay, all, wish }: Pick<Planned, 'stay' | 'all' | 'wish'>,
): string {
  const movable = firstMovableDay({ State: stay.state, Arrival: stay.arrival }, todayOf(deps))
  const from = movable < stay.departure ? movable : stay.departure
  if (from >= wish.departure) requireAllowed(deps, { Code: 'leavesToday' })
  if (roomsLeftOn(all, stay, from).has(wish.unitId)) throw deps.problem('dates_taken', (t) => t.desk.roomTaken)
  return from
}

/**
 * The rooms in which a stay of the same line began on that day, and that its guests left on the same day. No other stay of the line can
 * begin there on that day.
 */
export function roomsLeftOn(all: readonly RoomStay[], { lineNo }: RoomStay, day: string): ReadonlySet<string> {
  return new Set(all.filter((one) => one.lineNo === lineNo && one.arrival === day).map(({ unitId }) => unitId))
}

/** What a change of an order comes to. */
export async function priceFor(
  db: Transaction,
  deps: Throws<'amount_too_large'>,
  order: LockedOrder,
  change: Parameters<typeof priceChange>[1],
): Promise<PricedChange> {
  const [parts, refundable] = await Promise.all([selectBillParts(db, order), refundableOf(db, order)])
  const priced = priceChange({ ...parts, amount: order.amount, held: heldOf(order) }, change)
  requireShowable(deps, priced.bill.payable)
  return { ...priced, back: backOf(priced, refundable) }
}

/** The rooms that these guests left before, the first one last. */
function leftBefore(stay: LockedStay, all: readonly LockedStay[]): LockedStay[] {
  const before = all.find(({ id }) => id === stay.follows)
  return before ? [before, ...leftBefore(before, all)] : []
}

export async function requireRoom(
  db: Transaction,
  { problem }: Throws<'not_found'>,
  unitId: string,
): Promise<FreeRoom> {
  const room = await selectRoom(db, unitId)
  if (!room) throw problem('not_found', (t) => t.desk.unknownRoom)
  return room
}

type Policed = { stays: readonly LockedStay[]; days: Stay; today: string }

/**
 * The policy counts from the first day. Once a cancellation has a fee, it goes on counting from that day although the stay is moved to a later
 * one: otherwise guests would first move their stay, and then cancel it without a fee.
 */
export function policyOf(
  line: ChangedLine,
  { stays, days, today }: Policed,
): { policy: Policy; termsFrom: string | null } {
  const first = line.termsFrom !== null && line.termsFrom < line.arrival ? line.termsFrom : line.arrival
  const hasBegun = today >= first || stays.some(({ state }) => state === 'inHouse')
  const policy = hasBegun ? 'begun' : refundPercent(today, first)
  return { policy, termsFrom: policy !== 100 && days.arrival > first ? first : line.termsFrom }
}
