import { addDays, dhakaDate } from '#contract/values/calendar.ts'
import type { Stay } from '#contract/values/stay.ts'

/** The calendar date in Dhaka, now. */
export function today(): string {
  return dhakaDate(Date.now())
}

/** A stay that begins so many days from today. */
export function stayIn(days: number, nights = 2): Stay {
  const arrival = addDays(today(), days)
  return { arrival, departure: addDays(arrival, nights) }
}
