import { addDays, dhakaDate } from '#contract/values/calendar.ts'
import type { Stay } from '#contract/values/stay.ts'

/** The calendar date in Dhaka, now. */
export function today(): string {
  return dhakaDate(Date.now())
}

/** How a calendar names the day that is so many days from today. */
export function dayName(days: number): RegExp {
  const day = new Date(`${addDays(today(), days)}T12:00`)
  return new RegExp(`\\b${new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' }).format(day)}\\b`)
}

/** A stay that begins so many days from today. */
export function stayIn(days: number, nights = 2): Stay {
  const arrival = addDays(today(), days)
  return { arrival, departure: addDays(arrival, nights) }
}
