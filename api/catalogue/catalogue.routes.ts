import { getHouse, getHouses, getRooms, type House } from '#contract/catalogue/houses.ts'
import type { Deps } from '../platform/deps.ts'
import { selectHouses } from './houses/houses.sql.ts'
import { serve, type Route } from '../platform/http/serve.ts'
import { newestReviews } from './reviews/reviews.ts'
import { houseOnWire, roomOnWire } from './houses/house-on-wire.ts'
import { requireHouse, unknownHouse } from './houses/houses.ts'
import type { RateBook } from './rates/rate-book.ts'
import type { Stored } from '../platform/cache.ts'

/** Pages show these under the catalogue's revision, so they are never older than it: the database itself answers, not a replica. */
export function catalogueRoutes(stored: Stored, rateBook: () => Promise<RateBook>): Route[] {
  return [
    serve(
      getRooms,
      async (deps, { query }) => {
        const [houses, rates] = await Promise.all([selectHouses(deps.reads), rateBook()])
        const byRoom = rates.rated(houses).filter(({ soldAs }) => soldAs.includes('ROOM'))
        const rooms = byRoom.map((house) => roomOnWire(house, rates.ranges(house.id)))
        return { Data: await withReviews(deps, pageOf(rooms, query), query.takeReview) }
      },
      { stored },
    ),

    serve(
      getHouses,
      async (deps, { query }) => {
        const [found, rates] = await Promise.all([selectHouses(deps.reads), rateBook()])
        const houses = rates.rated(found).map((house) => houseOnWire(house, rates.ranges(house.id)))
        return { Data: await withReviews(deps, pageOf(houses, query), query.takeReview) }
      },
      { stored },
    ),

    serve(
      getHouse,
      async (deps, { params, query }) => {
        const [found, rates] = await Promise.all([requireHouse(deps.reads, deps, params.Id), rateBook()])
        const [rated] = rates.rated([found])
        if (!rated) throw unknownHouse(deps)
        const house = houseOnWire(rated, rates.ranges(rated.id))
        const reviews = await newestReviews(deps.reads, { houseIds: [house.Id], take: query.takeReview })
        return { ...house, Comments: reviews.get(house.Id) ?? [] }
      },
      { stored },
    ),
  ]
}

function pageOf(houses: readonly House[], { Take, Page }: { Take: number; Page: number }): House[] {
  return houses.slice((Page - 1) * Take, Page * Take)
}

/** One query for all of them, however many there are. */
async function withReviews(deps: Pick<Deps, 'reads'>, houses: readonly House[], take: number): Promise<House[]> {
  const reviews = await newestReviews(deps.reads, { houseIds: houses.map(({ Id }) => Id), take })
  return houses.map((house) => ({ ...house, Comments: reviews.get(house.Id) ?? [] }))
}
