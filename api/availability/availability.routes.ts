import { isAvailable as endpoint } from '#contract/availability.ts'
import { searchHouses } from '#contract/houses.ts'
import type { Deps } from '../deps.ts'
import { serve, type Route } from '../http/serve.ts'
import { isAvailable } from './is-available.ts'
import { createSearch } from './search.ts'
import { texts } from '../texts.ts'

export function availabilityRoutes(deps: Deps): Route[] {
  const search = createSearch(deps)
  return [
    serve(endpoint, isAvailable, { message: (available) => (available ? '' : texts.houses.notAvailable) }),

    serve(searchHouses, async (deps, { query }) => {
      const stay = { arrival: query.ArrivalTime, departure: query.DepartureTime }
      const party = { adults: query.Adult, children: query.Children }
      const slice = { skip: (query.Page - 1) * query.Take, take: query.Take }
      return { Data: await search(deps, { stay, party, slice }) }
    }),
  ]
}
