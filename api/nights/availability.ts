import { getCalendar, isAvailable as endpoint, searchHouses } from '#contract/catalogue/houses.ts'
import type { Deps, Throws } from '../platform/deps.ts'
import { serve, type Route } from '../platform/http/serve.ts'
import { createCalendar } from './calendar.ts'
import { createSearch } from './search.ts'
import { isSoldByRoom } from '../catalogue/houses/house-on-wire.ts'
import { unknownHouse } from '../catalogue/houses/houses.ts'
import type { Call } from '../platform/http/call.ts'
import { selectHouseUnits } from './availability.sql.ts'
import { requireHostable } from './hostable.ts'
import { refusalOf } from './rate-rules.ts'
import type { RateBook } from '../catalogue/rates/rate-book.ts'
import { selectRates } from '../catalogue/rates/rates.sql.ts'
import { readyBy } from './turn.ts'
import { listDeskOffers } from '#contract/nights/desk-offers.ts'

const ALL = { skip: 0, take: Infinity }

export function availabilityRoutes(deps: Deps, rateBook: () => Promise<RateBook>): Route[] {
  const search = createSearch(deps, rateBook)
  const calendar = createCalendar(deps, rateBook)
  return [
    serve(endpoint, isAvailable, { message: (t, available) => (available ? '' : t.houses.notAvailable) }),

    serve(searchHouses, async (deps, { query }) => {
      const stay = { arrival: query.ArrivalTime, departure: query.DepartureTime }
      const party = { adults: query.Adult, children: query.Children }
      const slice = { skip: (query.Page - 1) * query.Take, take: query.Take }
      return search(deps, { stay, party, slice })
    }),

    serve(listDeskOffers, async (deps, { query: { Arrival: arrival, Departure: departure } }) =>
      search(deps, { stay: { arrival, departure }, party: { adults: 0, children: 0 }, slice: ALL, atDesk: true }),
    ),

    serve(getCalendar, async (deps, { query: { From, Until, Id } }) => ({
      Data: await calendar(deps, { nights: { arrival: From, departure: Until }, houseId: Id }),
    })),
  ]
}

/** Whether the number of rooms, or the whole house, is available for every night of the stay. */
export async function isAvailable(
  deps: Pick<Deps, 'reads' | 'now' | 'resort'> & Throws<'not_found' | 'dates_not_available'>,
  { query }: Call<typeof endpoint>,
): Promise<boolean> {
  const stay = { arrival: query.ArrivalTime, departure: query.DepartureTime }
  requireHostable(deps, stay)
  const house = await selectHouseUnits(deps.reads, {
    houseId: query.Id,
    stay,
    at: deps.now(),
    readyBy: readyBy(deps, stay),
  })
  if (!house) throw unknownHouse(deps)
  const isFree =
    query.Type === 'HOUSE'
      ? house.freeUnits === house.unitCount
      : isSoldByRoom(house) && house.freeUnits >= query.NumberOfRoom
  if (!isFree) return false
  const [rated] = await selectRates(deps.reads, { ids: [query.Id], from: stay.arrival, until: stay.departure })
  if (!rated) throw unknownHouse(deps)
  const wanted = { house: rated, type: query.Type, quantity: query.NumberOfRoom, stay }
  return (await refusalOf(deps.reads, deps, wanted)) === undefined
}
