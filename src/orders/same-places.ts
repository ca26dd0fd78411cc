import { type House, isBookable, searchHouses } from '#contract/catalogue/houses.ts'
import { getBooking, type BookedPlace } from '#contract/orders/orders.ts'
import type { Stay } from '#contract/values/stay.ts'
import type { ApiClient } from '#ui/lib/api/api-client.ts'

/** A place of an order as it can be booked now. */
type FreePlace = { item: House; stay: Stay; rooms: number }

type SamePlaces = { free: FreePlace[]; taken: BookedPlace[] }

/** Which places of an order are free again for their nights, at today's prices. */
export async function findSamePlaces(client: ApiClient, code: string): Promise<SamePlaces> {
  const { BookedPlaces: places } = await client.call(getBooking, { params: { id: code }, query: { Code: code } })
  const found = await Promise.all(places.map((place) => findFree(client, place)))
  return {
    free: found.filter((place) => place !== undefined),
    taken: places.filter((_, index) => !found[index]),
  }
}

async function findFree(client: ApiClient, place: BookedPlace): Promise<FreePlace | undefined> {
  const { HouseId, Type, Quantity: rooms, ReservationDate: arrival, ReleaseDate: departure } = place
  const query = { Take: 999, Page: 1, Adult: 1, Children: 0, ArrivalTime: arrival, DepartureTime: departure }
  const { Data: items } = await client.call(searchHouses, { query })
  const item = items.find((item) => item.Id === HouseId && item.Type === Type && isBookable(item))
  return item && item.Available >= rooms ? { item, stay: { arrival, departure }, rooms } : undefined
}
