import { isAvailable as isAvailableEndpoint } from '#contract/availability.ts'
import { searchHouses } from '#contract/houses.ts'
import type { Deps } from '../deps.ts'
import { serve, type Route } from '../http/serve.ts'
import { isAvailable } from './is-available.ts'
import { createSearch } from './search.ts'

/** The specification's sentence (section 8). */
const NOT_AVAILABLE = 'The date you have selected is not available. Please change the arrival date and departure date.'

export function availabilityRoutes(deps: Deps): Route[] {
  const search = createSearch(deps)
  return [
    serve(
      isAvailableEndpoint,
      async ({ query }) =>
        isAvailable(deps, {
          houseId: query.Id,
          type: query.Type,
          rooms: query.NumberOfRoom,
          stay: { arrival: query.ArrivalTime, departure: query.DepartureTime },
        }),
      { say: (available) => (available ? '' : NOT_AVAILABLE) },
    ),

    serve(searchHouses, async ({ query }) => {
      const stay = { arrival: query.ArrivalTime, departure: query.DepartureTime }
      const party = { adults: query.Adult, children: query.Children }
      const slice = { skip: (query.Page - 1) * query.Take, take: query.Take }
      return { Data: await search({ stay, party, slice }) }
    }),
  ]
}
