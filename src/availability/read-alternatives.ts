import {
  allRooms,
  getCalendar,
  getRooms,
  type House,
  type HouseNights,
  isAvailable,
  isBookable,
  isSoldByRoom,
  MAX_CALENDAR_NIGHTS,
  type PlaceType,
  searchHouses,
} from '#contract/catalogue/houses.ts'
import { addDays, daysBetween } from '#contract/values/calendar.ts'
import { nightsOf, type Party, type Stay } from '#contract/values/stay.ts'
import type { CartLine } from '#machines/parts/cart-lines.ts'
import type { ApiClient } from '#ui/lib/api/api-client.ts'

/** So many rooms of a house, or all of it. */
export type Place = { houseId: number; type: PlaceType; rooms: number }

type Wanted = { stay: Stay; today: string; party: Party }

/** How far from the dates that a guest asked for others are offered, in days. */
const REACH = 90
const MAX_OTHERS = 3

/** When else this place is free, and what else is free on these nights. */
export async function readForPlace(
  client: ApiClient,
  { place, ...wanted }: Wanted & { place: Place },
): Promise<{ nearest: Stay[]; others: House[] }> {
  const [calendar, free] = await Promise.all([
    readCalendar(client, wanted, place.houseId),
    readFree(client, wanted.stay, wanted.party),
  ])
  const others = free.filter(({ Id, Type }) => Id !== place.houseId || Type !== place.type)
  return {
    nearest: nearestStays(calendar, wanted, (house, units) => isFree(house, units, place)),
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
  const [calendar, free, { Data: rooms }] = await Promise.all([
    readCalendar(client, wanted),
    readFree(client, wanted.stay, { adults: 1, children: 0 }),
    client.call(getRooms, allRooms),
  ])
  const roomOf = new Map(rooms.map((room) => [room.Id, room]))
  return {
    nearest: nearestStays(calendar, wanted, (house, units) => {
      const room = roomOf.get(house.Id)
      return room !== undefined && hasRoomFor(wanted.party, room, house, units)
    }),
    together: housesTogether(free, wanted.party),
    isResortFree: isEachFree(rooms, free),
  }
}

/** When a house that is taken has room for the party. */
export async function readForHouse(client: ApiClient, wanted: Wanted & { house: House }): Promise<Stay[]> {
  const { house: place, party } = wanted
  const calendar = await readCalendar(client, wanted, place.Id)
  return nearestStays(calendar, wanted, (house, units) =>
    place.Type === 'ROOM' ? hasRoomFor(party, place, house, units) : isFree(house, units, { type: 'HOUSE', rooms: 1 }),
  )
}

/** Whether the party fits into the free rooms of a house, or into all of it. */
function hasRoomFor(party: Party, room: House, house: HouseNights, units: number): boolean {
  const rooms = roomsNeeded(room, party)
  if (rooms > house.UnitCount) return false
  const byRoom = isSoldByRoom(room) && isFree(house, units, { type: 'ROOM', rooms })
  return byRoom || isFree(house, units, { type: 'HOUSE', rooms: 1 })
}

/** The resort as a whole is every house of it. */
export function isEachFree(houses: readonly House[], free: readonly House[]): boolean {
  return houses.every(({ Id }) => free.some((item) => item.Id === Id && item.Type === 'HOUSE'))
}

async function readCalendar(client: ApiClient, { stay, today }: Wanted, houseId?: number): Promise<Calendar> {
  const earliest = addDays(stay.arrival, -REACH)
  const from = earliest > today ? earliest : today
  const latest = addDays(stay.departure, REACH)
  const last = addDays(today, MAX_CALENDAR_NIGHTS)
  const query = { From: from, Until: latest < last ? latest : last, ...(houseId !== undefined && { Id: houseId }) }
  return { from, houses: (await client.call(getCalendar, { query })).Data }
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

function isFree({ UnitCount, RoomPrice }: HouseNights, units: number, { type, rooms }: Omit<Place, 'houseId'>) {
  return type === 'HOUSE' ? units === UnitCount : RoomPrice !== null && units >= rooms
}

function roomsNeeded({ AdultPerRoom, ChildrenPerRoom }: House, { adults, children }: Party): number {
  return Math.max(1, Math.ceil(adults / AdultPerRoom), children === 0 ? 0 : Math.ceil(children / ChildrenPerRoom))
}

/** What is free on each night from `from` on. */
type Calendar = { from: string; houses: readonly HouseNights[] }

/** The next stay of as many nights in one house, after the dates that are taken and before them, in the order of their dates. */
export function nearestStays(
  { from, houses }: Calendar,
  { stay }: { stay: Stay },
  isEnough: (house: HouseNights, units: number) => boolean,
): Stay[] {
  const nights = nightsOf(stay)
  const wanted = daysBetween(from, stay.arrival)
  const fits = (start: number) =>
    houses.some((house) => {
      const units = house.Free.slice(start, start + nights)
      return start >= 0 && units.length === nights && units.every((free) => isEnough(house, free))
    })
  const steps = Array.from({ length: REACH }, (_, step) => step + 1)
  const before = steps.find((step) => fits(wanted - step))
  const after = steps.find((step) => fits(wanted + step))
  return [before && -before, after].flatMap((step) => {
    if (step === undefined) return []
    const arrival = addDays(stay.arrival, step)
    return [{ arrival, departure: addDays(arrival, nights) }]
  })
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
