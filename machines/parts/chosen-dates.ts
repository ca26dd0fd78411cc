import { nightsOf, type Stay } from '#contract/values/stay.ts'

/** Calendar dates, undefined until chosen. */
export type ChosenDates = { arrival: string | undefined; departure: string | undefined }

/** The stay, once both dates are chosen and make one. */
export function stayOf({ arrival, departure }: ChosenDates): Stay | undefined {
  if (arrival === undefined || departure === undefined) return undefined
  const stay = { arrival, departure }
  return nightsOf(stay) > 0 ? stay : undefined
}

/** An arrival on or after the departure leaves the departure to be chosen again; a departure before the arrival is not taken over. */
export function withDates({ arrival, departure }: ChosenDates, change: Partial<ChosenDates>): ChosenDates {
  const next = { arrival, departure, ...change }
  if (next.arrival === undefined || next.departure === undefined || stayOf(next)) return next
  return change.arrival === undefined ? { ...next, departure } : { ...next, departure: undefined }
}
