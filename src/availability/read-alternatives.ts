import {
  allRooms,
  getRooms,
  type House,
  type HouseNights,
  isAvailable,
  isBookable,
  isSoldByRoom,
  type PlaceType,
  searchHouses,
} from '#contract/catalogue/houses.ts'
import { addDays } from '#contract/values/calendar.ts'
import type { NightPrices } from '#contract/values/rates.ts'
import { type Party, type Stay, stayProblem } from '#contract/values/stay.ts'
import type { CartLine } from '#machines/parts/cart-lines.ts'
import { type Nights, obstacleIn, pricesOf } from '#ui/dates/nights.ts'
import type { ApiClient } from '#ui/lib/api/api-client.ts'
import { nightsOf } from './place-nights.ts'
import { nightsAround, readCalendar } from './read-calendar.ts'

/** So many rooms of a house, or all of it. */
export type Place = { houseId: number; type: PlaceType; rooms: number }

/** A stay at the prices of its nights, in paisa. */
export type PricedStay = Stay & { nights: NightPrices }

type Wanted = { stay: Stay; today: string; party: Party }

/** How far from the dates that a guest asked for others are offered, in days. */
const REACH = 90
const MAX_OTHERS = 3

/** When else this place is free, and what else is free on these nights. */
export async function readForPlace(
  client: ApiClient,
  { place, ...wanted }: Wanted & { place: Place },
): Promise<{ nearest: PricedStay[]; others: House[] }> {
  const [{ dates, houses }, free] = await Promise.all([
    readAround(client, wanted, place.houseId),
    readFree(client, wanted.stay, wanted.party),
  ])
  const nights = houses[0] && nightsOf(houses[0], dates, place)
  const others = free.filter(({ Id, Type }) => Id !== place.houseId || Type !== place.type)
  return {
    nearest: nights
      ? nearestStays([nights], wanted).map((stay) => ({ ...stay, nights: pricesOf(nights, stay) ?? [] }))
      : [],
    // Its own house first, whose other offer may do as well.
    others: others
      .toSorted((a, b) => Number(b.Id === place.houseId) - Number(a.Id === place.houseId))
      .slice(0, MAX_OTHERS),
  }
}

/** Which of the lines cannot be booked any more. */
export async function readTaken(client: ApiClient, lines: readonly CartLine[]): Promise<CartLine[]> {
  const free = await Promise.all(
    lines.map(({ Id, Type, quantity, arrivalDate, departureDate }) => {
      const query = { Id, Type, NumberOfRoom: quantity, ArrivalTime: arrivalDate, DepartureTime: departureDate }
      return client.call(isAvailable, { query })
    }),
  )
  return lines.filter((_, index) => !free[index])
}

type ForParty = {
  /** When a house has room for the party. */
  nearest: Stay[]
  /** Which houses have it together on these nights. */
  together: House[]
  /** Whether all of the resort is free on these nights. */
  isResortFree: boolean
}

export async function readForParty(client: ApiClient, wanted: Wanted): Promise<ForParty> {
  const [{ dates, houses }, free, { Data: rooms }] = await Promise.all([
    readAround(client, wanted),
    readFree(client, wanted.stay, { adults: 1, children: 0 }),
    client.call(getRooms, allRooms),
  ])
  const roomOf = new Map(rooms.map((room) => [room.Id, room]))
  return {
    nearest: nearestStays(
      houses.flatMap((house) => nightsFor(wanted.party, roomOf.get(house.Id), house, dates)),
      wanted,
    ),
    together: housesTogether(free, wanted.party),
    isResortFree: isEachFree(rooms, free),
  }
}

/** When a house that is taken has room for the party. */
export async function readForHouse(client: ApiClient, wanted: Wanted & { house: House }): Promise<Stay[]> {
  const { dates, houses } = await readAround(client, wanted, wanted.house.Id)
  const { house: place, party } = wanted
  // What a rule refuses is wanted as it is: all of its house may be free for these very nights.
  const isAny = place.Type === 'ROOM' && place.Refusal === undefined
  const kind = { type: place.Type, rooms: roomsNeeded(place, party) }
  const places = houses.flatMap((house) =>
    isAny ? nightsFor(party, place, house, dates) : (nightsOf(house, dates, kind) ?? []),
  )
  return nearestStays(places, wanted)
}

/** The nights of as many rooms of a house as the party needs, and of all of it. */
function nightsFor(party: Party, room: House | undefined, house: HouseNights, dates: readonly string[]): Nights[] {
  if (!room) return []
  const rooms = roomsNeeded(room, party)
  if (rooms > house.UnitCount) return []
  const byRoom = isSoldByRoom(room) ? nightsOf(house, dates, { type: 'ROOM', rooms }) : undefined
  return [byRoom, nightsOf(house, dates, { type: 'HOUSE' })].filter((nights) => nights !== undefined)
}

/** The resort as a whole is every house of it. */
export function isEachFree(houses: readonly House[], free: readonly House[]): boolean {
  return houses.every(({ Id }) => free.some((item) => item.Id === Id && item.Type === 'HOUSE'))
}

function readAround(client: ApiClient, { stay, today }: Wanted, houseId?: number) {
  return readCalendar(client, nightsAround(stay, { today, reach: REACH }), { houseId })
}

async function readFree(client: ApiClient, stay: Stay, party: Party): Promise<House[]> {
  const query = {
    Take: 999,
    Page: 1,
    Adult: party.adults,
    Children: party.children,
    ArrivalTime: stay.arrival,
    DepartureTime: stay.departure,
  }
  return (await client.call(searchHouses, { query })).Data.filter(isBookable)
}

function roomsNeeded({ AdultPerRoom, ChildrenPerRoom }: House, { adults, children }: Party): number {
  return Math.max(1, Math.ceil(adults / AdultPerRoom), children === 0 ? 0 : Math.ceil(children / ChildrenPerRoom))
}

/** The most nights that are offered beyond the request, where a rule requires a longer stay. */
const MAX_MORE = 6

/** The stays that can be booked in one of the places: the shortest that includes the wanted one, and the next as long before and after it. */
export function nearestStays(places: readonly Nights[], { stay, today }: Pick<Wanted, 'stay' | 'today'>): Stay[] {
  const moved = (arrival: number, departure: number): Stay => ({
    arrival: addDays(stay.arrival, arrival),
    departure: addDays(stay.departure, departure),
  })
  const canBook = (other: Stay) =>
    stayProblem(other, today) === undefined &&
    places.some((nights) => pricesOf(nights, other) !== undefined && obstacleIn(nights, other) === undefined)
  const steps = Array.from({ length: REACH }, (_, step) => step + 1)
  const longer = steps
    .slice(0, MAX_MORE)
    .flatMap((more) => Array.from({ length: more + 1 }, (_, before) => moved(-before, more - before)))
  return [longer, steps.map((step) => moved(-step, -step)), steps.map((step) => moved(step, step))]
    .map((stays) => stays.find(canBook))
    .filter((found) => found !== undefined)
}

/** A resort with more houses than this offers the largest of them: each more doubles the sums to compare. */
const MAX_COMPARED = 10

/** The cheapest houses that hold the party together; none if all of them do not. */
export function housesTogether(free: readonly House[], { adults, children }: Party): House[] {
  const houses = free
    .filter(({ Type }) => Type === 'HOUSE')
    .toSorted((a, b) => b.AdultPerRoom - a.AdultPerRoom)
    .slice(0, MAX_COMPARED)
  const sums = houses.reduce<House[][]>((sets, house) => [...sets, ...sets.map((set) => [...set, house])], [[]])
  const sumOf = (set: readonly House[], read: (house: House) => number) =>
    set.reduce((sum, house) => sum + read(house), 0)
  const roomy = sums.filter(
    (set) =>
      sumOf(set, ({ AdultPerRoom }) => AdultPerRoom) >= adults &&
      sumOf(set, ({ ChildrenPerRoom }) => ChildrenPerRoom) >= children,
  )
  const priceOf = (set: readonly House[]) => sumOf(set, ({ Price }) => Price)
  return roomy.toSorted((a, b) => priceOf(a) - priceOf(b))[0] ?? []
}
