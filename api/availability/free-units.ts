import type { Stay } from '#contract/stay.ts'
import type { Deps } from '../deps.ts'
import { selectFreeUnitCounts } from './availability.sql.ts'

/** How many units of each house are free for the whole stay, by house id. A house without any is absent. */
export async function countFreeUnits({ db, now }: Pick<Deps, 'db' | 'now'>, stay: Stay): Promise<Map<number, number>> {
  const rows = await selectFreeUnitCounts(db, stay, now())
  return new Map(rows.map((row) => [row.house_id, row.free_units]))
}
