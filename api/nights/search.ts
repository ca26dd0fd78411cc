import type { DeskOffer } from '#contract/nights/desk-offers.ts'
import type { PlaceType } from '#contract/catalogue/houses.ts'
import { toTaka } from '#contract/values/money.ts'
import { nightsWhereTheyDiffer, priceNights, sumOfNights, type RateRefusal } from '#contract/values/rates.ts'
import { nightsOf, type Party, type Stay } from '#contract/values/stay.ts'
import { requireHostable } from './hostable.ts'
import type { Reads } from '../platform/db/db.ts'
import type { Deps, Throws } from '../platform/deps.ts'
import { houseOnWire, roomOnWire } from '../catalogue/houses/house-on-wire.ts'
import type { House, HouseToSell } from '../catalogue/houses/house.ts'
import type { RateBook } from '../catalogue/rates/rate-book.ts'
import { shared } from '../platform/cache.ts'
import { selectHouses } from '../catalogue/houses/houses.sql.ts'
import { newestOfStays } from '../catalogue/reviews/reviews.ts'
import { rawJson, type RawJson } from '../platform/http/raw-json.ts'
import { placeJson, preparePlace, type PreparedPlace } from './prepared-place.ts'
import { rateRefusals } from './rate-rules.ts'
import { readyBy, type ReadyBy } from './turn.ts'
import { selectTakenUnits, selectUnitsOfHouses, type Unit } from './search.sql.ts'

/** Which results, counted from 0. */
type Slice = { skip: number; take: number }

/** `atDesk`: staff see what is not ready, too. */
type Wanted = { stay: Stay; party: Party; slice: Slice; atDesk?: true }

/** A house with its units, as it is shown in whole and by the room, per night. */
type Offer = { house: House; rates: HouseToSell; units: readonly Unit[] } & Record<PlaceType, PreparedPlace>

/** A place as a search lists it, with its free units: none of a place that is taken. `refusal`: guests are not sold it for the stay. */
type ListedPlace = { offer: Offer; type: PlaceType; free: readonly Unit[]; refusal?: RateRefusal }

/**
 * Finds what is available for every night of the stay and has room for the party, in the order in which the resort shows its houses, and
 * after it, for guests, the houses of which nothing is free: `Available` is 0.
 * Rooms that are never sold singly are listed all the same; the site shows them as 'Not Available'.
 * What a rule of its nights refuses to guests comes before these, with the rule; staff see it as free, with the rule.
 * What is free is asked each time; houses and their prices may be a second old, and Book refuses a price that has changed.
 */
export function createSearch(
  deps: Pick<Deps, 'reads' | 'now' | 'resort'>,
  rateBook: () => Promise<RateBook>,
): (throws: Throws<'dates_not_available'>, wanted: Wanted) => Promise<RawJson> {
  const offers = shared(deps, () => readOffers(deps.reads, rateBook))

  return async ({ problem }, { stay, party, slice: { skip, take }, atDesk }) => {
    requireHostable({ ...deps, problem }, stay, { atDesk: atDesk === true })
    const roomy = (await offers()).filter(({ house, units }) => hasRoom(house, units.length, party))
    const listed = await firstPlaces(deps, roomy, {
      stay,
      party,
      count: skip + take,
      ready: atDesk ? null : readyBy(deps, stay),
      listsTaken: atDesk !== true,
    })
    const places = listed.slice(skip).map(({ offer, type, free: rooms, refusal: Refusal }) => {
      const available = type === 'HOUSE' ? Math.min(1, rooms.length) : rooms.length
      return placeJson(offer[type], {
        ...pricesOf(offer, type, stay),
        Available: Refusal && !atDesk ? 0 : available,
        Refusal,
        ...(atDesk && { Rooms: type === 'ROOM' ? rooms.map(roomOf) : [] }),
      })
    })
    return rawJson(`{"Data":[${places.join(',')}]}`)
  }
}

async function readOffers(reads: Reads, rateBook: () => Promise<RateBook>): Promise<Offer[]> {
  const rates = await rateBook()
  const units = await selectUnitsOfHouses(reads)
  const houses = await selectHouses(reads)
  const reviews = await newestOfStays(
    reads,
    houses.map(({ id }) => id),
  )
  return rates.rated(houses).map((house) => {
    const review = reviews.get(house.id)
    const Comments = review ? [review] : []
    return {
      house,
      rates: rates.of(house.id),
      units: units.get(house.id) ?? [],
      ROOM: preparePlace({ ...roomOnWire(house, rates.ranges(house.id)), Comments }),
      HOUSE: preparePlace({ ...houseOnWire(house, rates.ranges(house.id)), Comments }),
    }
  })
}

/** When the first houses are sold out, the others are not asked one by one. */
const ASKED_AT_LEAST = 10

type FirstPlaces = Pick<Wanted, 'stay' | 'party'> & { count: number; ready: ReadyBy; listsTaken: boolean }

/** The first `count` places. As many houses are asked about at once: most have a free place, so the first answer is mostly enough. */
async function firstPlaces(
  { reads, now }: Pick<Deps, 'reads' | 'now'>,
  offers: readonly Offer[],
  { stay, party, count, ready, listsTaken }: FirstPlaces,
): Promise<ListedPlace[]> {
  const found: ListedPlace[] = []
  const refused: ListedPlace[] = []
  const gone: ListedPlace[] = []
  const asking = Math.max(count, ASKED_AT_LEAST)
  for (let from = 0; from < offers.length && found.length < count; from += asking) {
    const asked = offers.slice(from, from + asking)
    const units = asked.flatMap((offer) => offer.units.map(({ id }) => id))
    const taken = await selectTakenUnits(reads, { units, stay, at: now(), readyBy: ready })
    const fitting: ListedPlace[] = []
    for (const offer of asked) {
      const free = offer.units.filter(({ id }) => !taken.has(id))
      if (hasRoom(offer.house, free.length, party)) fitting.push(...placesOf(offer, free))
      else if (listsTaken && free.length === 0) gone.push(...placesOf(offer, []))
    }
    const wanted = fitting.map((place) => ({ place, house: place.offer.rates, type: place.type, quantity: 1, stay }))
    const refusals = await rateRefusals(reads, { now }, wanted)
    for (const one of wanted) {
      const refusal = refusals.get(one)
      if (refusal && listsTaken) refused.push({ ...one.place, refusal })
      else found.push({ ...one.place, ...(refusal && { refusal }) })
    }
  }
  return [...found, ...refused, ...gone].slice(0, count)
}

/** A house that is taken in part is listed by its rooms alone. */
function placesOf(offer: Offer, free: readonly Unit[]): ListedPlace[] {
  const { house, units } = offer
  const places: ListedPlace[] = []
  if (house.soldAs.includes('ROOM')) places.push({ offer, type: 'ROOM', free })
  if (free.length === 0 || free.length === units.length) places.push({ offer, type: 'HOUSE', free })
  return places
}

/** What a place costs for the stay: the sum of its nights, and each where they differ. */
function pricesOf({ rates: { rates } }: Offer, type: PlaceType, stay: Stay) {
  const whole = priceNights(rates.HOUSE, stay)
  const room = rates.ROOM && priceNights(rates.ROOM, stay)
  return {
    Night: nightsOf(stay),
    Price: toTaka(sumOfNights(whole)),
    RoomPrice: room ? toTaka(sumOfNights(room)) : null,
    Nights: nightsWhereTheyDiffer(type === 'ROOM' ? (room ?? []) : whole)?.map(toTaka),
  }
}

function roomOf({ id, name }: Unit): DeskOffer['Rooms'][number] {
  return { UnitId: id, Room: name }
}

/** Whether the party fits into this number of rooms. It never fits into none. */
function hasRoom({ adultsPerRoom, childrenPerRoom }: House, rooms: number, { adults, children }: Party): boolean {
  return rooms > 0 && adultsPerRoom * rooms >= adults && childrenPerRoom * rooms >= children
}
