import { isCalendarDate } from '#contract/values/calendar.ts'
import { DEFAULT_PARTY, defaultStay, nightsOf } from '#contract/values/stay.ts'
import type { Filters } from '#machines/search.machine.ts'
import { paths } from '#src/lib/paths.ts'
import { readTypedDate } from '#ui/dates/date-text.ts'

const MAX_GUESTS = 60

/** Filters with both dates, as a search needs them. */
export type WholeFilters = Filters & { arrival: string; departure: string }

/** What a deep link asks for; what is missing or makes no sense gives way to the default. */
export function filtersOf(query: URLSearchParams, today: string): WholeFilters {
  const wanted = { arrival: dateOf(query.get('arrival')), departure: dateOf(query.get('departure')) }
  const stay = { arrival: wanted.arrival ?? today, departure: wanted.departure ?? '' }
  return {
    ...(nightsOf(stay) > 0 ? stay : defaultStay(stay.arrival)),
    adults: countOf(query.get('adults'), 1) ?? DEFAULT_PARTY.adults,
    children: countOf(query.get('children'), 0) ?? DEFAULT_PARTY.children,
  }
}

/** The address of a search, by which it can be repeated and sent to others. */
export function searchAddress({ arrival, departure, adults, children }: WholeFilters): string {
  return paths.search({ arrival, departure, adults, children })
}

/** `yyyy-MM-dd`, or `dd-mm-yyyy` as a form without script sends it. */
function dateOf(text: string | null): string | undefined {
  if (text === null) return undefined
  return isCalendarDate(text) ? text : readTypedDate(text, { isDone: true })
}

function countOf(text: string | null, min: number): number | undefined {
  if (text === null || !/^\d{1,2}$/.test(text)) return undefined
  return Math.min(MAX_GUESTS, Math.max(min, Number(text)))
}
