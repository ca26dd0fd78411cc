import { MAX_CALENDAR_NIGHTS, type PlaceType } from '#contract/catalogue/houses.ts'
import { addDays } from '#contract/values/calendar.ts'
import { leviesOf } from '#contract/values/levies.ts'
import type { ApiClient } from '#ui/lib/api/api-client.ts'
import type { StayNights } from '#ui/dates/nights.ts'
import { nightsOf } from './place-nights.ts'
import { readCalendar } from './read-calendar.ts'

type Place = { houseId: number; type: PlaceType }

/** The nights of the next 18 months, of one place or of all. */
export async function readNights(client: ApiClient, today: string, place?: Place): Promise<Omit<StayNights, 'load'>> {
  const span = { arrival: today, departure: addDays(today, MAX_CALENDAR_NIGHTS) }
  const { dates, houses } = await readCalendar(client, span, { houseId: place?.houseId })
  const types = place ? [place.type] : (['ROOM', 'HOUSE'] as const)
  const places = houses.flatMap((house) => types.flatMap((type) => nightsOf(house, dates, { type }) ?? []))
  return { places, levies: leviesOf(houses[0] ?? {}) }
}
