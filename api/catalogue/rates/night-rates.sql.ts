import { byFlag, flagColumns, type NightRate, nightFlags } from '#contract/values/rates.ts'
import type { Db } from '#api/platform/db/db.ts'
import type { PlaceKey } from '../houses/house.ts'

// A row of night_rate: how it is read, and how it is written.

const columns = ['price_paisa', 'min_nights', ...nightFlags.map((flag) => flagColumns[flag])]

/** SQL: what was set for a night, of a row `n`. Compact, because there may be hundreds of thousands. */
export const NIGHT = `json_build_array(n.night, ${columns.map((column) => `n.${column}`).join(', ')})`

/** `flags` are in the order of `nightFlags`. */
export type NightRow = [night: string, price: number | null, minNights: number | null, ...flags: boolean[]]

export function nightOf([, price, minNights, ...flags]: NightRow): NightRate {
  return {
    price: price ?? undefined,
    MinNights: minNights ?? undefined,
    ...byFlag((flag) => flags[nightFlags.indexOf(flag)]),
  }
}

/** Reads nights one after another. Dates and rates that are equal are one object each: a large resort has half a million nights in memory. */
export function nightReader(): (row: NightRow) => [night: string, rate: NightRate] {
  const dates = new Map<string, string>()
  const rates = new Map<string, NightRate>()
  return (row) => {
    const [night, ...set] = row
    const key = set.join()
    const date = dates.get(night) ?? night
    const rate = rates.get(key) ?? nightOf(row)
    dates.set(date, date)
    rates.set(key, rate)
    return [date, rate]
  }
}

/** A night of a place before and after a change; null where nothing was set for it. */
export type NightChange = PlaceKey & {
  night: string
  before: NightRate | null
  after: NightRate | null
}

/** Sets these nights as they are after the change. */
export async function writeNights(db: Db, nights: readonly NightChange[]): Promise<void> {
  const emptied = nights.filter(({ after }) => after === null)
  const set = nights.flatMap(({ after, ...place }) => (after ? [{ ...place, after }] : []))
  if (emptied.length > 0) {
    await db.change(
      `delete from night_rate where (house_id, place_type, night) in
         (select h, t, n from unnest($1::integer[], $2::text[], $3::date[]) as x(h, t, n))`,
      [...columnsOf(emptied)],
    )
  }
  if (set.length === 0) return
  await db.change(
    `insert into night_rate (house_id, place_type, night, ${columns.join(', ')})
     select * from unnest($1::integer[], $2::text[], $3::date[], $4::bigint[], $5::integer[],
       ${nightFlags.map((_, index) => `$${6 + index}::boolean[]`).join(', ')})
     on conflict (house_id, place_type, night) do update set ${columns.map((column) => `${column} = excluded.${column}`).join(', ')}`,
    [
      ...columnsOf(set),
      set.map(({ after }) => after.price ?? null),
      set.map(({ after }) => after.MinNights ?? null),
      ...nightFlags.map((flag) => set.map(({ after }) => after[flag] === true)),
    ],
  )
}

export function columnsOf(nights: readonly (PlaceKey & { night: string })[]) {
  return [
    nights.map(({ houseId }) => houseId),
    nights.map(({ type }) => type),
    nights.map(({ night }) => night),
  ] as const
}
