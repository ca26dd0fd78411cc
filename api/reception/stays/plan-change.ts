import { daysProblem, firstMovableDay } from '#contract/reception/stay-rules.ts'
import type { RoomOffer, StayWish } from '#contract/reception/changes.ts'
import type { HistoryEntry } from '#contract/orders/history.ts'
import { priceNights, sumOfNights } from '#contract/values/rates.ts'
import type { Stay } from '#contract/values/stay.ts'
import type { Transaction } from '#api/platform/db/db.ts'
import { ratesOfHouse, roomRates } from '#api/catalogue/rates/room-rates.ts'
import { selectRoom } from '#api/nights/inventory.sql.ts'
import { refusalOf } from '#api/nights/rate-rules.ts'
import { ownLine } from '#api/orders/order-bill.ts'
import { selectLine, type LineState } from '#api/orders/order-lines.sql.ts'
import { requireAllowed } from '#api/orders/require-allowed.ts'
import { selectOccupiedRooms } from '#api/orders/stays/stays.sql.ts'
import type { LockedStay, RoomStay } from '#api/orders/stays/stays.ts'
import { todayOf } from '#api/platform/today.ts'
import { applyChange } from './apply-change.ts'
import { daysOf } from './stay-places.ts'
import { requireEmptyRooms, requireStays, type StayOfOrder } from './locked-stays.ts'
import { placesOf, placeStays, type Placement } from './place-stays.ts'
import { policyOf, priceFor } from './price-change.ts'
import { chargedFor, roomSums } from './room-charge.ts'
import { freeRooms, offerOf, requireRoom, roomGiven, type RatedRoom } from './room-offers.ts'
import type { Asking, PlanDeps, StayPlan } from './stay-plan.ts'

type Planned = StayOfOrder & Asking & { wish: Extract<StayWish, { Kind: 'change' }> }

/** Plans other days, another room, or both. Throws where the rules refuse it; `requireFreeNights` asks whether its nights are free. */
export async function planChange(
  db: Transaction,
  deps: PlanDeps,
  { order, stay, all, staff, at, wish }: Planned,
): Promise<StayPlan> {
  const { role } = staff
  const today = todayOf(deps)
  const days = { arrival: wish.Arrival, departure: wish.Departure }
  const line = await selectLine(db, order, stay.lineNo)
  const isHouse = line.placeType === 'HOUSE'
  const stays = isHouse ? all.filter(({ lineNo }) => lineNo === line.lineNo) : [stay]
  for (const one of stays) {
    requireStays(deps, 'change', { order, chosen: [one] }, { role })
    const reason = daysProblem({ State: one.state, Arrival: one.arrival }, days, today)
    if (reason !== undefined) throw deps.problem('dates_not_available', (t) => t.rules.days[reason])
  }
  if (isHouse && !stays.some(({ unitId }) => unitId === wish.UnitId)) requireAllowed(deps, { Code: 'wholeHouse' })
  const from = firstNightElsewhere(stay, days, today)
  const left = isHouse ? new Set() : roomsLeftOn(all, stay, from)
  const rates = await roomRates(db, {
    arrival: days.arrival < line.arrival ? days.arrival : line.arrival,
    departure: days.departure > line.departure ? days.departure : line.departure,
  })
  const isOther = !isHouse && wish.UnitId !== stay.unitId
  const room = isOther ? await requireRoom(db, deps, rates, { unitId: wish.UnitId, role }) : undefined
  if (room && from >= days.departure) requireAllowed(deps, { Code: 'leavesToday' })
  if (room && left.has(room.unitId)) throw deps.problem('dates_taken', (t) => t.desk.roomTaken)
  const isEntering = room !== undefined && stay.state === 'inHouse'
  if (isEntering) await requireEmptyRooms(db, deps, [{ id: stay.id, unitId: room.unitId }])
  const earlier = isHouse ? [] : earlierStays(stay, all)
  // Guests in the house may have begun in another room: their line begins there.
  const lineDays = { arrival: earlier.at(-1)?.arrival ?? days.arrival, departure: days.departure }

  const { whole, room: single } = ratesOfHouse(rates, line.houseId)
  const { house, isSoldByRoom } = ratesOfHouse(rates, room?.houseId ?? stay.houseId)
  const isSameDays = line.arrival === lineDays.arrival && line.departure === lineDays.departure
  const wanted = { house, type: isHouse ? 'HOUSE' : 'ROOM', quantity: 1, stay: lineDays } as const
  const refusal = !isSameDays && (isHouse || isSoldByRoom) ? await refusalOf(db, deps, wanted) : undefined
  const nights = priceNights(isHouse ? whole : single, lineDays, { stay: line, nights: line.nights })
  const dearerNights = sumOfNights(nights) - sumOfNights(line.nights)
  const { note, amount: charged } = await chargedFor(db, order, stay)
  const sumsIn = (houseId: number, since: string) => roomSums(stay, { charged, rates, houseId, days, from: since })
  const sums = room ? sumsIn(room.houseId, from) : sumsIn(stay.houseId, days.arrival)
  const { carried, slept, dearer, cheaper } = sums
  const { policy, termsFrom } = policyOf(line, { stays, days: lineDays, today })
  const change = { lines: dearerNights, rooms: carried - charged, dearer, policy }
  const priced = await priceFor(db, deps, order, change)

  /** The room of now, and those that are free from the night on in which the guests could have another one. */
  async function offers(): Promise<RoomOffer[]> {
    if (isHouse) return []
    const occupied = stay.state === 'inHouse' ? await selectOccupiedRooms(db) : new Set()
    const free = await freeRooms(db, rates, { from, until: days.departure, role, at })
    const others = free.filter(({ unitId }) => unitId !== stay.unitId && !occupied.has(unitId) && !left.has(unitId))
    return [
      offerOf(await ownRoom(db, stay), sumsIn(stay.houseId, days.arrival)),
      ...others.map((other) => offerOf(other, sumsIn(other.houseId, from))),
    ]
  }
  const roomCharge = { note, before: charged, after: carried + dearer, slept }
  const placement = { stays, room, secondStayFrom: room && from > days.arrival ? from : undefined, days, roomCharge }
  return {
    order,
    stays,
    places: placesOf(placement),
    rooms: [roomGiven(room ?? stay)],
    offers,
    ...(isEntering && { entering: { Since: from, RoomState: room.roomState } }),
    priced: { ...priced, charged: Math.min(priced.bill.roomCharge, priced.charged + cheaper) },
    cheaper,
    isSplit: room?.isPart === true,
    refusal,
    isAsBefore: room === undefined && stay.arrival === days.arrival && stay.departure === days.departure,
    async make(decision) {
      const before: LineState = { ...line, lineNo: await ownLine(db, order, line) }
      const placed = await placeStays(db, order, { ...placement, ...decision })
      await applyChange(db, deps, order, {
        ...decision,
        ...placed,
        kind: room ? 'move' : 'dates',
        line: { before, after: { ...before, ...lineDays, nights, termsFrom } },
        left: earlier,
        priced,
        what: (payable) => entryOf(placement, { stay, payable, reason: decision.reason }),
      })
      return placed.continued ?? stay
    },
  }
}

/** Guests in the house sleep in another room from tonight or, if they were to leave before, from the first added night. */
function firstNightElsewhere(stay: LockedStay, days: Stay, today: string): string {
  if (stay.state !== 'inHouse') return days.arrival
  const movable = firstMovableDay({ State: stay.state, Arrival: stay.arrival }, today)
  return movable < stay.departure ? movable : stay.departure
}

/**
 * The rooms in which a stay of the same line began on that day, and that its guests left on the same day. No other stay of the line can
 * begin there on that day.
 */
function roomsLeftOn(all: readonly RoomStay[], { state, lineNo }: RoomStay, day: string): ReadonlySet<string> {
  const left = state === 'inHouse' ? all.filter((one) => one.lineNo === lineNo && one.arrival === day) : []
  return new Set(left.map(({ unitId }) => unitId))
}

/** The stays of the same guests in rooms that they left, the first one last. */
function earlierStays(stay: LockedStay, all: readonly LockedStay[]): LockedStay[] {
  const before = all.find(({ id }) => id === stay.follows)
  return before ? [before, ...earlierStays(before, all)] : []
}

async function ownRoom(db: Transaction, { unitId }: LockedStay): Promise<RatedRoom> {
  const room = await selectRoom(db, unitId)
  if (!room) throw new Error(`There is no room ${unitId}`)
  return { ...room, isPart: false }
}

type Made = { stay: LockedStay; payable: { Before: number; After: number }; reason: string }

/** What the history says: guests who get another room for the same days are moved. */
function entryOf({ room, secondStayFrom, days }: Placement, { stay, payable, reason }: Made): HistoryEntry {
  const Reason = room?.isPart === true ? reason : ''
  const Since = secondStayFrom ?? days.arrival
  const isSameDays = days.arrival === stay.arrival && days.departure === stay.departure
  if (room && isSameDays) {
    const isDearer = payable.Before !== payable.After
    return {
      Kind: 'movedGuests',
      From: stay.room,
      To: room.room,
      Since,
      Reason,
      ...(isDearer && { Payable: payable }),
    }
  }
  return {
    Kind: 'changedStay',
    Room: stay.room,
    ...(room && { To: room.room }),
    ...(room && stay.state === 'inHouse' && { Since }),
    Days: { Before: daysOf(stay), After: daysOf(days) },
    Payable: payable,
    Reason,
  }
}
