import { fromPromise } from 'xstate'
import { isAvailable } from '#contract/catalogue/houses.ts'
import type { availabilityMachine } from '#machines/availability.machine.ts'
import type { ApiClient } from '#ui/lib/api/api-client.ts'
import type { ActorsOf } from '#ui/lib/use-machine.ts'

export function createAvailabilityActors({ client }: { client: ApiClient }): ActorsOf<typeof availabilityMachine> {
  return {
    checkAvailability: fromPromise(({ input, signal }) => {
      const query = {
        ArrivalTime: input.arrival,
        DepartureTime: input.departure,
        NumberOfRoom: 1,
        Type: input.placeType,
        Id: input.houseId,
      }
      return client.call(isAvailable, { query }, { signal })
    }),
  }
}
