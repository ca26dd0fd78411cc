import type { ContentCount, CountedEvent, CountedVisit } from '#contract/values/content-counts.ts'
import { addDays } from '#contract/values/calendar.ts'
import type { Deps } from '#api/platform/deps.ts'
import { addCounts, type CountedRow, selectCountsSince } from './content-counts.sql.ts'
import { todayOf } from '#api/platform/today.ts'
import { createVisitCounter } from './visit-counts.ts'

export type ContentCounter = {
  count(events: readonly (CountedEvent | CountedVisit)[]): void
  /** A job: writes to the database what was counted since. What it cannot write it retains. Returns how many rows. */
  store(): Promise<number>
}

/**
 * Counts in memory, so that an evening with an advert costs the database one statement at each `store`. A process that is killed loses
 * what it has not stored: these are statistics, no acknowledgements.
 */
export function createContentCounter({ db, now }: Pick<Deps, 'db' | 'now'>): ContentCounter {
  const visits = createVisitCounter({ db })
  let counted = new Map<string, CountedRow>()

  function add({ day, document, place, views, clicks }: CountedRow): void {
    const key = JSON.stringify([document, day, place])
    const before = counted.get(key) ?? { day, document, place, views: 0, clicks: 0 }
    counted.set(key, { ...before, views: before.views + views, clicks: before.clicks + clicks })
  }

  return {
    count(events) {
      const day = todayOf({ now })
      for (const event of events) {
        if (event.kind === 'visit') visits.count({ day, source: event.source, visits: 1 })
        else {
          const { document, place, kind } = event
          add({ day, document, place, views: kind === 'view' ? 1 : 0, clicks: kind === 'click' ? 1 : 0 })
        }
      }
    },
    async store() {
      return (await storeDocuments()) + (await visits.store())
    },
  }

  async function storeDocuments(): Promise<number> {
    // In one order in every process, so that two of them do not wait for each other.
    const rows = [...counted.entries()].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row)
    if (rows.length === 0) return 0
    counted = new Map()
    try {
      await addCounts(db, rows)
    } catch (error) {
      for (const row of rows) add(row)
      throw error
    }
    return rows.length
  }
}

/** Four weeks, today among them: so each day of the week counts alike. */
const SHOWN_DAYS = 28

/** The first and the last day that a Studio is shown. */
export function shownDays(deps: Pick<Deps, 'now'>): { from: string; to: string } {
  const to = todayOf(deps)
  return { from: addDays(to, 1 - SHOWN_DAYS), to }
}

export function recentCounts({ db, now }: Pick<Deps, 'db' | 'now'>, document: string): Promise<ContentCount[]> {
  return selectCountsSince(db, document, shownDays({ now }).from)
}
