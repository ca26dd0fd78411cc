import type { Place, PlacePrice } from '#contract/orders/orders.ts'
import type { House, PlaceType } from '#contract/catalogue/houses.ts'
import { leviesOf } from '#contract/values/levies.ts'
import { type Quote, quoteOf, toPaisa, toTaka } from '#contract/values/money.ts'
import { evenNights, type NightPrices, sameNights, sumOfNights } from '#contract/values/rates.ts'
import { nightsOf, staysOverlap, type Stay } from '#contract/values/stay.ts'

/** An item at the prices of a stay: its own price is their sum. `Nights` has that of each night, in BDT, even where none differs. */
export type PricedItem = House & { Night: number; Nights: number[] }

/** A bookable item in the cart for one stay. What it comes to is computed: `amountOf`. */
export type CartLine = PricedItem & { arrivalDate: string; departureDate: string; quantity: number }

/** What distinguishes lines: the same item for other dates is another line. */
export type LineKey = string

type Placed = { Id: number; Type: PlaceType; arrivalDate: string; departureDate: string }

export function keyOf({ Id, Type, arrivalDate, departureDate }: Placed): LineKey {
  return [Id, Type, arrivalDate, departureDate].join(' ')
}

/** The key of the line that an item has for a stay. */
export function keyFor({ Id, Type }: Item, { arrival, departure }: Stay): LineKey {
  return keyOf({ Id, Type, arrivalDate: arrival, departureDate: departure })
}

export function stayOfLine({ arrivalDate, departureDate }: Placed): Stay {
  return { arrival: arrivalDate, departure: departureDate }
}

/** The price of one room or house, in BDT: per night, or for the whole stay when the item carries `Night`. */
export function unitPriceOf({ Type, RoomPrice, Price }: Pick<House, 'Type' | 'RoomPrice' | 'Price'>): number {
  return Type === 'ROOM' ? (RoomPrice ?? 0) : Price
}

/** The item at these prices of a stay's nights, in paisa. */
export function withNights(item: House, nights: NightPrices): PricedItem {
  const { HighestPrice: _ofHouse, HighestRoomPrice: _ofRoom, ...priced } = item
  const sum = toTaka(sumOfNights(nights))
  return {
    ...priced,
    [item.Type === 'ROOM' ? 'RoomPrice' : 'Price']: sum,
    Night: nights.length,
    Nights: nights.map(toTaka),
  }
}

/** Paisa, for a stay. A search says what each night costs where they differ; without `Night` all cost the item's price. */
export function nightsOfItem(item: House, stay: Stay): NightPrices {
  if (item.Nights) return item.Nights.map(toPaisa)
  const price = toPaisa(unitPriceOf(item))
  return item.Night === undefined ? sameNights(price, nightsOf(stay)) : evenNights(price, item.Night)
}

/** Paisa: what all its rooms cost for all nights. */
export function amountOf(line: CartLine): number {
  return line.quantity * sumOfNights(line.Nights.map(toPaisa))
}

/** Paisa, before tax. */
export function totalOf(lines: readonly CartLine[]): number {
  return lines.reduce((total, line) => total + amountOf(line), 0)
}

/** What comes on top of them is that of the latest one: where it has changed, the resort answers a booking with its own sums. */
export function quoteOfLines(lines: readonly CartLine[]): Quote {
  return quoteOf(totalOf(lines), leviesOf(lines.at(-1) ?? {}))
}

export function quantityOf(lines: readonly CartLine[], key: LineKey): number {
  return lines.find((line) => keyOf(line) === key)?.quantity ?? 0
}

export function without(lines: readonly CartLine[], key: LineKey): CartLine[] {
  return lines.filter((line) => keyOf(line) !== key)
}

/** What a guest takes in place of a line. */
export type Replacement = { key: LineKey; item: House; stay: Stay; quantity: number }

type Item = Pick<House, 'Id' | 'Type'>

/** A house is sold whole or by the room: both cannot be in one cart for nights that overlap. */
export function clashes(lines: readonly CartLine[], item: Item, stay: Stay): boolean {
  return lines.some((line) => isAgainst(line, item, stay))
}

function isAgainst(line: CartLine, item: Item, stay: Stay): boolean {
  return line.Id === item.Id && line.Type !== item.Type && staysOverlap(stayOfLine(line), stay)
}

/** The item in place of the lines that it clashes with. */
export function withSwapped(lines: readonly CartLine[], item: House, stay: Stay): CartLine[] {
  if (item.Available <= 0) return [...lines]
  const others = lines.filter((line) => !isAgainst(line, item, stay))
  return withOneMore(others, item, stay)
}

/** Replaces one line by a quantity of the item, at most as many as are free. */
export function withReplaced(lines: readonly CartLine[], { key, item, stay, quantity }: Replacement): CartLine[] {
  if (item.Available <= 0) return [...lines]
  const line = lineOf(item, stay)
  const others = without(lines, key)
  const total = quantityOf(others, keyOf(line)) + quantity
  return [...without(others, keyOf(line)), { ...line, quantity: Math.min(total, line.Available) }]
}

/** From this number of single rooms on, the entire house is offered. */
const ROOMS_LIKE_A_HOUSE = 3

/** What the entire house costs less with tax, in paisa, than its single rooms in the cart for the same stay; undefined when it costs as much or more. */
export function savingOf(lines: readonly CartLine[], house: House, stay: Stay): number | undefined {
  const rooms = lines.find((line) => keyOf(line) === keyFor({ ...house, Type: 'ROOM' }, stay))
  if (!rooms || rooms.quantity < ROOMS_LIKE_A_HOUSE || house.Type !== 'HOUSE' || house.Available <= 0) return undefined
  const saving = quoteOfLines([rooms]).payable - quoteOfLines([lineOf(house, stay)]).payable
  return saving > 0 ? saving : undefined
}

/** One more of the item: a new line of quantity 1, or one more on its line as far as there are units free. */
export function withOneMore(lines: readonly CartLine[], item: House, stay: Stay): CartLine[] {
  const line = lineOf(item, stay)
  if (quantityOf(lines, keyOf(line)) > 0) return withQuantityChanged(lines, keyOf(line), 1)
  return item.Available > 0 ? [...lines, line] : [...lines]
}

/** One of the item for this stay. */
export function lineOf(item: House, stay: Stay): CartLine {
  const priced = withNights(item, nightsOfItem(item, stay))
  return { ...priced, Comments: [], arrivalDate: stay.arrival, departureDate: stay.departure, quantity: 1 }
}

/** Changes a line's quantity within what is free; at 0 the line is gone. */
export function withQuantityChanged(lines: readonly CartLine[], key: LineKey, change: 1 | -1): CartLine[] {
  return lines
    .map((line) =>
      keyOf(line) === key ? { ...line, quantity: Math.min(line.quantity + change, line.Available) } : line,
    )
    .filter((line) => line.quantity > 0)
}

/** The lines at the prices that the resort answered. */
export function withPrices(lines: readonly CartLine[], prices: readonly PlacePrice[]): CartLine[] {
  return lines.map((line) => {
    const found = prices.find((price) => keyOf(lineKeyOf(price)) === keyOf(line))
    if (!found) return line
    const nights = found.Nights?.map(toPaisa) ?? evenNights(toPaisa(found.Price), nightsOf(stayOfLine(line)))
    return { ...line, ...withNights(line, nights), Levies: found.Levies }
  })
}

function lineKeyOf({ Id, Type, ArrivalDate, DepartureDate }: PlacePrice): Placed {
  return { Id, Type, arrivalDate: ArrivalDate, departureDate: DepartureDate }
}

export function isPast(line: CartLine, today: string): boolean {
  return line.arrivalDate < today
}

/** How many rooms the lines are, a house counted as one. */
export function countOf(lines: readonly CartLine[]): number {
  return lines.reduce((count, { quantity }) => count + quantity, 0)
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
