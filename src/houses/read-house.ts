import { Problem } from '#contract/problem.ts'
import { allHouses, allRooms, getHouse, getHouses, getRooms, type House } from '#contract/catalogue/houses.ts'
import type { ApiClient } from '#ui/lib/api/api-client.ts'

/** A house as a whole, and as one of its rooms where it has a price for that. */
export type HouseAndRoom = { house: House; room: House | undefined }

/** Reads a house by numeric Id or permalink; throws a `Response` with status 404 when there is none. */
export async function readHouse(api: ApiClient, idOrPermalink: string): Promise<HouseAndRoom> {
  try {
    const [house, { Data: rooms }] = await Promise.all([
      api.call(getHouse, { params: { Id: idOrPermalink }, query: { takeReview: allHouses.query.takeReview } }),
      api.call(getRooms, allRooms),
    ])
    const room = rooms.find(({ Id }) => Id === house.Id)
    return { house, room: room && { ...room, Comments: house.Comments } }
  } catch (error) {
    // An address that no house can have is as unknown as one that none has.
    const isUnknown = error instanceof Problem && (error.code === 'not_found' || error.code === 'malformed')
    if (isUnknown) throw new Response(null, { status: 404 })
    throw error
  }
}

/** Every house; none while they cannot be read. */
export async function readHouses(api: ApiClient): Promise<readonly House[]> {
  try {
    return (await api.call(getHouses, allHouses)).Data
  } catch {
    // The page of a house is whole without the others.
    return []
  }
}

/** The house that a listed room belongs to, as the one thing that it is when it is let as a whole. A listing counts all its rooms. */
export function wholeHouseOf(room: House): House {
  return {
    ...room,
    Type: 'HOUSE',
    Available: 1,
    AdultPerRoom: room.AdultPerRoom * room.Available,
    ChildrenPerRoom: room.ChildrenPerRoom * room.Available,
  }
}
