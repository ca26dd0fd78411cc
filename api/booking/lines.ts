import type { DeskPlace } from '#contract/reception/walk-in.ts'
import type { PlaceType } from '#contract/catalogue/houses.ts'
import { sumsOnWire } from '#contract/orders/sums.ts'
import type { PriceChange } from '#contract/orders/orders.ts'
import { leviesOnWire } from '#contract/values/levies.ts'
import { quoteOf, toTaka, type Quote, type Sums } from '#contract/values/money.ts'
import { nightsWhereTheyDiffer, priceNights, sumOfNights, type Rates } from '#contract/values/rates.ts'
import { eachNight, staysOverlap, type Stay } from '#contract/values/stay.ts'
import { requireHostable } from '../nights/hostable.ts'
import { rateRefusals } from '../nights/rate-rules.ts'
import type { Reads } from '../platform/db/db.ts'
import type { Deps, Throws } from '../platform/deps.ts'
import { isSoldByRoom } from '../catalogue/houses/house-on-wire.ts'
import type { HouseToSell } from '../catalogue/houses/house.ts'
import type { OrderLine } from '../orders/order.ts'

/** Rooms of a house, or the whole of it, that a guest selected for one stay. `unitId`: one of them must be this one. */
export type RoomSelection = {
  houseId: number
  type: PlaceType
  quantity: number
  stay: Stay
  unitId: string | null
}

/** The name on the wire is for people reading along; an order carries the house's own. */
export function selectionOf(place: DeskPlace): RoomSelection {
  return {
    unitId: place.UnitId ?? null,
    houseId: place.Id,
    type: place.Type,
    quantity: place.Quantity,
    stay: { arrival: place.ArrivalDate, departure: place.DepartureDate },
  }
}

type Houses = ReadonlyMap<number, HouseToSell>

export type LineDeps = Pick<Deps, 'now'> & Throws<'not_sold_by_room' | 'dates_not_available' | 'dates_taken'>

/**
 * The lines of an order at the house's own names and prices, in the order in which nights are claimed. What would not be available
 * in an empty resort either is `dates_taken`.
 */
export function linesOf(
  deps: LineDeps,
  selections: readonly RoomSelection[],
  houses: Houses,
  where: { atDesk?: boolean } = {},
): OrderLine[] {
  requireNoHouseWithItsRooms(deps, selections)
  requireNoRoomTwice(deps, selections)
  return selections
    .toSorted((a, b) => a.houseId - b.houseId || a.stay.arrival.localeCompare(b.stay.arrival))
    .map((selection, index) => {
      requireHostable(deps, selection.stay, where)
      return { ...priced(deps, selection, houses.get(selection.houseId)), lineNo: index + 1 }
    })
}

function priced(deps: LineDeps, selection: RoomSelection, house: HouseToSell | undefined): Omit<OrderLine, 'lineNo'> {
  if (!house) throw new Error(`House ${selection.houseId} was not loaded`)
  const { rates, available } =
    selection.type === 'HOUSE' ? { rates: house.rates.HOUSE, available: 1 } : roomsOf(deps, house)
  if (selection.quantity > available) {
    throw deps.problem('dates_taken', (t) => t.booking.tooManyRooms(house.name))
  }
  const nights = priceNights(rates, selection.stay)
  return {
    houseId: house.id,
    placeType: selection.type,
    name: house.name,
    arrival: selection.stay.arrival,
    departure: selection.stay.departure,
    quantity: selection.quantity,
    unitId: selection.unitId,
    nights,
    price: selection.quantity * sumOfNights(nights),
  }
}

function roomsOf({ problem }: LineDeps, house: HouseToSell): { rates: Rates; available: number } {
  if (!isSoldByRoom(house) || house.rates.ROOM === undefined) {
    throw problem('not_sold_by_room', (t) => t.booking.notSoldByRoom(house.name))
  }
  return { rates: house.rates.ROOM, available: house.unitCount }
}

function requireNoHouseWithItsRooms({ problem }: LineDeps, selections: readonly RoomSelection[]): void {
  for (const [index, selection] of selections.entries()) {
    const clash = selections.slice(index + 1).find((other) => isClash(selection, other))
    if (clash) {
      throw problem('dates_taken', (t) => t.booking.houseTwice)
    }
  }
}

function isClash(a: RoomSelection, b: RoomSelection): boolean {
  return a.houseId === b.houseId && (a.type === 'HOUSE' || b.type === 'HOUSE') && staysOverlap(a.stay, b.stay)
}

function requireNoRoomTwice({ problem }: LineDeps, selections: readonly RoomSelection[]): void {
  for (const [index, { unitId, stay }] of selections.entries()) {
    if (unitId === null) continue
    const isTwice = selections
      .slice(index + 1)
      .some((other) => other.unitId === unitId && staysOverlap(other.stay, stay))
    if (isTwice) throw problem('dates_taken', (t) => t.booking.roomTwice)
  }
}

/** Refuses what a rule of its nights does not sell to guests, with the rule as data. */
export async function requireSold(
  db: Reads,
  deps: Pick<Deps, 'now'> & Throws<'dates_not_available'>,
  selections: readonly RoomSelection[],
  houses: Houses,
): Promise<void> {
  const wanted = selections.flatMap(({ houseId, ...selection }) => {
    const house = houses.get(houseId)
    return house ? [{ ...selection, house }] : []
  })
  for (const [{ house }, refusal] of await rateRefusals(db, deps, wanted)) {
    throw deps.problem('dates_not_available', (t) => t.booking.rateRefusal(house.name, refusal), { data: refusal })
  }
}

/** How many rooms these lines take on each night; a whole house counts its rooms. */
export function roomsByNight(lines: readonly OrderLine[], houses: Houses): Map<string, number> {
  const rooms = new Map<string, number>()
  for (const line of lines) {
    const count = line.placeType === 'HOUSE' ? (houses.get(line.houseId)?.unitCount ?? 0) : line.quantity
    for (const night of eachNight(line)) rooms.set(night, (rooms.get(night) ?? 0) + count)
  }
  return rooms
}

/** Taka on the wire have two decimals, so one paisa may be lost in rounding. */
const TOLERANCE = 1

/** What comes on top is the same for all houses. */
export function quoteOfLines(lines: readonly OrderLine[], houses: Houses): Quote {
  const [house] = houses.values()
  if (!house) throw new Error('Nothing was selected')
  const charge = lines.reduce((sum, { price }) => sum + price, 0)
  return quoteOf(charge, house.levies)
}

/** The problem carries our figures when the guest was shown others. */
export function requireSamePrice(
  { problem }: Throws<'price_changed'>,
  shown: Sums,
  { quote: ours, lines }: { quote: Quote; lines: readonly OrderLine[] },
): void {
  const sums = ['roomCharge', 'service', 'tax', 'payable'] as const
  if (sums.every((sum) => Math.abs(shown[sum] - ours[sum]) <= TOLERANCE)) return
  const data: PriceChange = {
    ...sumsOnWire(ours),
    Places: lines.map(({ houseId, placeType, arrival, departure, nights }) => ({
      Id: houseId,
      Type: placeType,
      ArrivalDate: arrival,
      DepartureDate: departure,
      Price: toTaka(sumOfNights(nights)),
      Nights: nightsWhereTheyDiffer(nights)?.map(toTaka),
      ...leviesOnWire(ours.levies),
    })),
  }
  throw problem('price_changed', (t) => t.booking.priceChanged, { data })
}
