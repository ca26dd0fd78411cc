import { getCalendar, type HouseNights } from '#contract/catalogue/houses.ts'
import { addDays } from '#contract/values/calendar.ts'
import { eachNight, type Stay } from '#contract/values/stay.ts'
import type { ApiClient } from '#ui/lib/api/api-client.ts'

type Wanted = { houseId?: number | undefined; signal?: AbortSignal | undefined }

/** What is free on these nights and what they cost, of one house or of all. */
export async function readCalendar(
  client: ApiClient,
  span: Stay,
  { houseId, signal }: Wanted = {},
): Promise<{ dates: string[]; houses: readonly HouseNights[] }> {
  const query = { From: span.arrival, Until: span.departure, ...(houseId !== undefined && { Id: houseId }) }
  const { Data: houses } = await client.call(getCalendar, { query }, signal ? { signal } : {})
  return { dates: eachNight(span), houses }
}

/** The stay with so many nights before it, from today on, and after it. */
export function nightsAround({ arrival, departure }: Stay, { today, reach }: { today: string; reach: number }): Stay {
  const earliest = addDays(arrival, -reach)
  return { arrival: earliest > today ? earliest : today, departure: addDays(departure, reach) }
}
