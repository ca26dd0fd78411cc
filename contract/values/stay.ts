import { addDays, daysBetween } from './calendar.ts'

/** The nights from arrival up to, not including, the departure: `[arrival, departure)`. */
export type Stay = { arrival: string; departure: string }

/** The guests of a stay. */
export type Party = { adults: number; children: number }

/** Who comes unless a guest sets otherwise. */
export const DEFAULT_PARTY: Party = { adults: 2, children: 0 }

export const MAX_NIGHTS = 60

/** How many days ahead a stay may begin: 18 months. */
export const HORIZON_DAYS = 548

export function nightsOf(stay: Stay): number {
  return daysBetween(stay.arrival, stay.departure)
}

/** Each night of the stay by the date on which it begins. */
export function eachNight(stay: Stay): string[] {
  return Array.from({ length: nightsOf(stay) }, (_, night) => addDays(stay.arrival, night))
}

/** The default search: arrival today, departure tomorrow. */
export function defaultStay(today: string): Stay {
  return { arrival: today, departure: addDays(today, 1) }
}

export function staysOverlap(one: Stay, other: Stay): boolean {
  return one.arrival < other.departure && other.arrival < one.departure
}

export type StayProblem = 'departureFirst' | 'past' | 'tooFar' | 'tooLong'

/** Why the resort cannot host this stay of any guest; undefined when it can. */
export function stayProblem(stay: Stay, today: string): StayProblem | undefined {
  if (nightsOf(stay) < 1) return 'departureFirst'
  if (stay.arrival < today) return 'past'
  if (daysBetween(today, stay.arrival) > HORIZON_DAYS) return 'tooFar'
  if (nightsOf(stay) > MAX_NIGHTS) return 'tooLong'
  return undefined
}
