import { getCalendar, MAX_CALENDAR_NIGHTS, type HouseNights, type PlaceType } from '#contract/catalogue/houses.ts'
import { addDays } from '#contract/values/calendar.ts'
import { eachNight } from '#contract/values/stay.ts'
import type { ApiClient } from '#ui/lib/api/api-client.ts'
import type { Nights } from '#ui/dates/nights.ts'

type Place = { houseId: number; type: PlaceType }

/** What each night of the next 18 months costs, in one place or in the cheapest that is free. */
export async function readNights(client: ApiClient, today: string, place?: Place): Promise<Nights> {
  const span = { arrival: today, departure: addDays(today, MAX_CALENDAR_NIGHTS) }
  const query = { From: span.arrival, Until: span.departure, ...(place && { Id: place.houseId }) }
  const { Data: houses } = await client.call(getCalendar, { query })
  const types = place ? [place.type] : (['ROOM', 'HOUSE'] as const)
  return new Map(
    eachNight(span).map((date, night) => {
      const prices = houses.flatMap((house) => types.flatMap((type) => priceOf(house, type, night) ?? []))
      return [date, { price: prices.length > 0 ? Math.min(...prices) : undefined }]
    }),
  )
}

/** BDT; undefined when it is not free, or not sold so. */
function priceOf({ UnitCount, RoomPrice, Price, Free }: HouseNights, type: PlaceType, night: number) {
  const free = Free[night] ?? 0
  if (type === 'HOUSE') return free === UnitCount ? Price : undefined
  return free > 0 ? (RoomPrice ?? undefined) : undefined
}
