import { fromPromise } from 'xstate'
import { API_BASE, type RequestOf, toWireRequest } from '#contract/endpoint.ts'
import { searchHouses } from '#contract/catalogue/houses.ts'
import type { Party, Stay } from '#contract/values/stay.ts'
import type { searchMachine } from '#machines/search.machine.ts'
import type { ApiClient } from '#ui/lib/api/api-client.ts'
import type { ActorsOf } from '#ui/lib/use-machine.ts'
import { filtersOf } from './search-query.ts'

export function createSearchActors({ client }: { client: ApiClient }): ActorsOf<typeof searchMachine> {
  return {
    findPlaces: fromPromise(
      async ({ input, signal }) => (await client.call(searchHouses, requestOf(input), { signal })).Data,
    ),
  }
}

/** All that is free for a stay, in one answer. */
function requestOf({ arrival, departure, adults, children }: Stay & Party): RequestOf<typeof searchHouses> {
  return {
    query: { Take: 999, Page: 1, Children: children, Adult: adults, ArrivalTime: arrival, DepartureTime: departure },
  }
}

/** The address of the search with which the page of results begins; without an arrival only the browser knows for which stay. */
export function firstSearch(query: URLSearchParams, today: string): string | undefined {
  if (!query.has('arrival')) return undefined
  return API_BASE + toWireRequest(searchHouses, requestOf(filtersOf(query, today))).path
}
