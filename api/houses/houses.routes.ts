import { getHouse, getHouses, getRooms, searchHouses as searchHousesEndpoint, type House } from '#contract/houses.ts'
import type { Deps } from '../deps.ts'
import { serve, type Route } from '../http/serve.ts'
import { houseOnWire, roomOnWire } from './house-on-wire.ts'
import { findHouse, listHouses } from './houses.ts'
import { searchHouses } from './search.ts'

export function housesRoutes(deps: Deps): Route[] {
  return [
    serve(getRooms, async ({ query }) => {
      const houses = await listHouses(deps)
      return { Data: pageOf(houses.filter((house) => house.roomPrice !== undefined).map(roomOnWire), query) }
    }),

    serve(getHouses, async ({ query }) => {
      const houses = await listHouses(deps)
      return { Data: pageOf(houses.map(houseOnWire), query) }
    }),

    serve(getHouse, async ({ params }) => houseOnWire(await findHouse(deps, params.Id))),

    serve(searchHousesEndpoint, async ({ query }) => {
      const stay = { arrival: query.ArrivalTime, departure: query.DepartureTime }
      const party = { adults: query.Adult, children: query.Children }
      return { Data: pageOf(await searchHouses(deps, stay, party), query) }
    }),
  ]
}

function pageOf(houses: readonly House[], { Take, Page }: { Take: number; Page: number }): House[] {
  return houses.slice((Page - 1) * Take, Page * Take)
}
