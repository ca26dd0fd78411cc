import type { Place } from '#contract/orders.ts'
import type { House, PlaceType } from '#contract/houses.ts'
import { toPaisa } from '#contract/values/money.ts'
import { nightsOf, staysOverlap, type Stay } from '#contract/values/stay.ts'

/** A bookable item in the cart for one stay. What it comes to is computed: `amountOf`. */
export type CartLine = House & { arrivalDate: string; departureDate: string; quantity: number }

/** What distinguishes lines: the same item for other dates is another line. */
export type LineKey = string

type Placed = { Id: number; Type: PlaceType; arrivalDate: string; departureDate: string }

export function keyOf({ Id, Type, arrivalDate, departureDate }: Placed): LineKey {
  return [Id, Type, arrivalDate, departureDate].join(' ')
}

export function stayOfLine({ arrivalDate, departureDate }: Placed): Stay {
  return { arrival: arrivalDate, departure: departureDate }
}

/** The price of one room or house, in BDT: per night, or for the whole stay when the item carries `Night`. */
function unitPriceOf({ Type, RoomPrice, Price }: House): number {
  return Type === 'ROOM' ? (RoomPrice ?? 0) : Price
}

/** Paisa. */
export function amountOf(line: CartLine): number {
  const times = line.Night === undefined ? nightsOf(stayOfLine(line)) : 1
  return line.quantity * toPaisa(unitPriceOf(line)) * times
}

/** Paisa, before tax. */
export function totalOf(lines: readonly CartLine[]): number {
  return lines.reduce((total, line) => total + amountOf(line), 0)
}

export function quantityOf(lines: readonly CartLine[], key: LineKey): number {
  return lines.find((line) => keyOf(line) === key)?.quantity ?? 0
}

export function isHouseAdded(lines: readonly CartLine[], id: number, { arrival, departure }: Stay): boolean {
  return quantityOf(lines, keyOf({ Id: id, Type: 'HOUSE', arrivalDate: arrival, departureDate: departure })) > 0
}

/** A house is sold whole or by the room: both cannot stand in one cart for nights that overlap. */
export function clashes(lines: readonly CartLine[], item: Pick<House, 'Id' | 'Type'>, stay: Stay): boolean {
  return lines.some((line) => line.Id === item.Id && line.Type !== item.Type && staysOverlap(stayOfLine(line), stay))
}

/** One more of the item: a new line of quantity 1, or one more on its line as far as there are units free. */
export function withOneMore(lines: readonly CartLine[], item: House, stay: Stay): CartLine[] {
  const line = { ...item, Comments: [], arrivalDate: stay.arrival, departureDate: stay.departure, quantity: 1 }
  if (quantityOf(lines, keyOf(line)) > 0) return withQuantityChanged(lines, keyOf(line), 1)
  return item.Available > 0 ? [...lines, line] : [...lines]
}

/** Changes a line's quantity within what is free; at 0 the line is gone. */
export function withQuantityChanged(lines: readonly CartLine[], key: LineKey, change: 1 | -1): CartLine[] {
  return lines
    .map((line) =>
      keyOf(line) === key ? { ...line, quantity: Math.min(line.quantity + change, line.Available) } : line,
    )
    .filter((line) => line.quantity > 0)
}

export function isPast(line: CartLine, today: string): boolean {
  return line.arrivalDate < today
}

/** The lines as a booking names them. */
export function placesOf(lines: readonly CartLine[]): Place[] {
  return lines.map(({ Id, Type, quantity, arrivalDate, departureDate, Name }) => ({
    Id,
    Type,
    Quantity: quantity,
    ArrivalDate: arrivalDate,
    DepartureDate: departureDate,
    Name,
  }))
}
