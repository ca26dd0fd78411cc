import { fromPromise } from 'xstate'
import { searchHouses } from '#contract/houses.ts'
import type { searchMachine } from '#machines/search.machine.ts'
import type { ApiClient } from '#src/lib/api/api-client.ts'
import type { ActorsOf } from '#src/lib/use-machine.ts'

export function createSearchActors({ client }: { client: ApiClient }): ActorsOf<typeof searchMachine> {
  return {
    findPlaces: fromPromise(async ({ input, signal }) => {
      const query = {
        Take: 999,
        Page: 1,
        Children: input.children,
        Adult: input.adults,
        ArrivalTime: input.arrival,
        DepartureTime: input.departure,
      }
      return (await client.call(searchHouses, { query }, { signal })).Data
    }),
  }
}
