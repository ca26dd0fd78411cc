// The dates that a guest looks for follow them through the visit: to the dialogs and pages of houses, and back to the search. This tab's
// storage holds them as the query of a search; a second tab is a visit of its own.

import { isCalendarDate } from '#contract/values/calendar.ts'
import { DEFAULT_PARTY, nightsOf, type Party, type Stay } from '#contract/values/stay.ts'
import { createBrowserStorage } from '#ui/lib/browser-storage.ts'
import { today } from '#ui/lib/clock.ts'
import { useBrowserStore } from '#ui/lib/hydration.ts'
import { paths } from '#src/lib/paths.ts'

export const STAY_KEY = 'STAY'

export type SearchedStay = Stay & Party

const storage = createBrowserStorage(() => window.sessionStorage)
const listeners = new Set<() => void>()

/** From now on these are the dates of the visit; the party stays what it was, unless it is named too. */
export function rememberStay(stay: Stay & Partial<SearchedStay>): void {
  const { arrival, departure, adults, children } = { ...DEFAULT_PARTY, ...parseStay(storage.get(STAY_KEY)), ...stay }
  storage.set(STAY_KEY, paths.search({ arrival, departure, adults, children }).split('?')[1] ?? '')
  for (const listener of listeners) listener()
}

/** What was looked for last; undefined when that was nothing, or is past. */
export function recallStay(from = today()): SearchedStay | undefined {
  const stay = parseStay(storage.get(STAY_KEY))
  return stay && stay.arrival >= from ? stay : undefined
}

function parseStay(text: string | undefined): SearchedStay | undefined {
  const query = new URLSearchParams(text)
  const stay = { arrival: query.get('arrival') ?? '', departure: query.get('departure') ?? '' }
  if (!isCalendarDate(stay.arrival) || !isCalendarDate(stay.departure) || nightsOf(stay) < 1) return undefined
  const { adults, children } = DEFAULT_PARTY
  return {
    ...stay,
    adults: countOf(query.get('adults'), adults),
    children: countOf(query.get('children'), children),
  }
}

function countOf(text: string | null, otherwise: number): number {
  return text !== null && /^\d{1,2}$/.test(text) ? Number(text) : otherwise
}

/** What was looked for last, as soon as the page is in a browser. */
export function useRecalledStay(): SearchedStay | undefined {
  return parseStay(useBrowserStore(subscribe, currentQuery))
}

/** The address of the search: for the stay of a line in the cart, or for what was looked for last. */
export function useSearchPath(line?: { arrivalDate: string; departureDate: string }): string {
  const recalled = useRecalledStay()
  return paths.search(line ? { arrival: line.arrivalDate, departure: line.departureDate } : recalled)
}

/** A text, so that the same stay is the same value. */
function currentQuery(): string | undefined {
  return recallStay() && storage.get(STAY_KEY)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
