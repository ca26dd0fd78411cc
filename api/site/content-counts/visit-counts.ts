import { DIRECT } from '#contract/values/source-of-visit.ts'
import type { Transaction } from '#api/platform/db/db.ts'
import type { Deps } from '#api/platform/deps.ts'
import { addVisits, type CountedVisits, insertLockedRow, selectSourcesOf } from './visit-counts.sql.ts'

export type VisitCounter = {
  count(visits: CountedVisits): void
  /** Writes to the database what was counted since. What it cannot write it retains. Returns how many rows. */
  store(): Promise<number>
}

/** Anybody may send sources that they invented: of a day these many are named, with the two that always are. */
const MAX_SOURCES = 200

/** What all further sources of a day are counted as. */
const OTHER = 'other'

/** Visits by day and source, in memory until they are stored. */
export function createVisitCounter({ db }: Pick<Deps, 'db'>): VisitCounter {
  let counted = new Map<string, Map<string, number>>()

  function count({ day, source, visits }: CountedVisits): void {
    const ofDay = counted.get(day) ?? new Map<string, number>()
    counted.set(day, ofDay)
    const name = nameOf(source, new Set([...ALWAYS_NAMED, ...ofDay.keys()]))
    ofDay.set(name, (ofDay.get(name) ?? 0) + visits)
  }

  return {
    count,
    async store() {
      const days = [...counted].toSorted(([one], [other]) => (one < other ? -1 : 1))
      if (days.length === 0) return 0
      counted = new Map()
      try {
        return await db.inTransaction(async (transaction) => {
          let stored = 0
          for (const [day, ofDay] of days) stored += await storeDay(transaction, day, ofDay)
          return stored
        })
      } catch (error) {
        for (const [day, ofDay] of days) for (const [source, visits] of ofDay) count({ day, source, visits })
        throw error
      }
    },
  }
}

const ALWAYS_NAMED = [DIRECT, OTHER]

function nameOf(source: string, named: ReadonlySet<string>): string {
  return named.has(source) || named.size < MAX_SOURCES ? source : OTHER
}

/** Every process locks the row of `other` first, so that two of them do not both name the last source of a day. */
async function storeDay(db: Transaction, day: string, counted: ReadonlyMap<string, number>): Promise<number> {
  await insertLockedRow(db, { day, source: OTHER })
  const named = new Set([...ALWAYS_NAMED, ...(await selectSourcesOf(db, day))])
  const sums = new Map<string, number>()
  for (const [source, visits] of counted) {
    const name = nameOf(source, named)
    named.add(name)
    sums.set(name, (sums.get(name) ?? 0) + visits)
  }
  const rows = [...sums].map(([source, visits]) => ({ day, source, visits }))
  await addVisits(db, rows)
  return rows.length
}
