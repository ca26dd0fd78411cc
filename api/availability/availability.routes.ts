import { isAvailable as isAvailableEndpoint } from '#contract/availability.ts'
import type { Deps } from '../deps.ts'
import { serve, type Route } from '../http/serve.ts'
import { isAvailable } from './is-available.ts'

/** The specification's sentence (section 8). */
const NOT_AVAILABLE = 'The date you have selected is not available. Please change the arrival date and departure date.'

export function availabilityRoutes(deps: Deps): Route[] {
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
  ]
}
