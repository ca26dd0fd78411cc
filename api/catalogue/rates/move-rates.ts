import { isSameNight, rateOfNight } from '#contract/values/rates.ts'
import { noteCatalogueChange } from '#api/platform/catalogue-changes/catalogue-changes.ts'
import type { Deps, Throws } from '#api/platform/deps.ts'
import { todayOf } from '#api/platform/today.ts'
import { changeNights, lastNight, ratesIn } from './change-rates.ts'
import { ratesFromCsv, RatesFileProblem, ratesToCsv } from './rates-csv.ts'
import { selectRates } from './rates.sql.ts'

type MoveDeps = Pick<Deps, 'db' | 'now'> & Throws<'not_found' | 'changed_elsewhere' | 'amount_too_small'>

/** Every night for which something is set, from today on, as CSV. */
export async function exportRates({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<string> {
  const today = todayOf({ now })
  return ratesToCsv(await selectRates(db, { from: today, until: lastNight(today) }))
}

/** Sets the nights of a file as it has them, all or none; other nights stay. Answers how many it changed. Nights that are over are left out. */
export async function importRates(
  deps: MoveDeps,
  { text, name }: { text: string; name: string },
): Promise<{ read: number; changed: number; past: number }> {
  const at = deps.now()
  const today = todayOf(deps)
  return deps.db.inTransaction(async (db) => {
    await noteCatalogueChange(db)
    const houses = await selectRates(db, { from: today, until: lastNight(today) })
    const filed = ratesFromCsv(text, houses)
    const late = filed.find(({ night }) => night > lastNight(today))
    if (late) throw new RatesFileProblem([`${late.night} is more than 20 months ahead`])
    const nights = filed
      .filter(({ night }) => night >= today)
      .map(({ rate: after, ...place }) => ({
        ...place,
        before: rateOfNight(ratesIn(deps, houses, place), place.night) ?? null,
        after,
      }))
    const differing = nights.filter(({ before, after }) => !isSameNight(before ?? undefined, after ?? undefined))
    const editor = { by: null, role: 'owner', at, today } as const
    await changeNights(db, deps, editor, { houses, nights: differing, name, isDry: false })
    return { read: filed.length, changed: differing.length, past: filed.length - nights.length }
  })
}
