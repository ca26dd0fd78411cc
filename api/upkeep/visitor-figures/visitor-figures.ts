import { dhakaInstant } from '#contract/values/calendar.ts'
import type { SourceFigures, VisitorFigures } from '#contract/values/content-counts.ts'
import { toTaka } from '#contract/values/money.ts'
import { selectBookedSources } from '#api/orders/booked-sources.sql.ts'
import type { Deps } from '#api/platform/deps.ts'
import { shownDays } from '#api/site/content-counts/content-counts.ts'
import { selectSumsSince } from '#api/site/content-counts/content-counts.sql.ts'
import { selectVisitsSince } from '#api/site/content-counts/visit-counts.sql.ts'

/** Where bookings came from that say nothing about it, as of a second tab. */
const UNKNOWN = 'unknown'

/** Where visitors of four weeks came from and what they booked on these days, the most visits first; and what they saw. */
export async function readVisitorFigures(deps: Pick<Deps, 'db' | 'now'>): Promise<VisitorFigures> {
  const { db } = deps
  const { from, to } = shownDays(deps)
  const [visits, booked, documents] = await Promise.all([
    selectVisitsSince(db, from),
    selectBookedSources(db, new Date(dhakaInstant(`${from}T00:00`))),
    selectSumsSince(db, from),
  ])
  const figures = new Map<string, SourceFigures>()
  const of = (source: string) => figures.get(source) ?? { source, visits: 0, bookings: 0, sum: 0 }
  for (const { source, visits: count } of visits) figures.set(source, { ...of(source), visits: count })
  for (const { source, bookings, payable } of booked) {
    const known = of(source ?? UNKNOWN)
    figures.set(known.source, { ...known, bookings: known.bookings + bookings, sum: known.sum + toTaka(payable) })
  }
  const sources = [...figures.values()].toSorted(
    (one, other) => other.visits - one.visits || other.sum - one.sum || (one.source < other.source ? -1 : 1),
  )
  return { from, to, sources, documents }
}
