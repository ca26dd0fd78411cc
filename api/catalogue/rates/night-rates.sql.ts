import type { NightRate } from '#contract/values/rates.ts'
import type { Db } from '#api/platform/db/db.ts'
import type { PlaceKey } from '../houses/house.ts'

// A row of night_rate: how it is read, and how it is written.

/** SQL: what was set for a night, of a row `n`. Compact, because there may be hundreds of thousands. */
export const NIGHT = 'json_build_array(n.night, n.price_paisa, n.min_nights, n.no_arrival, n.no_departure, n.closed)'

export type NightRow = [
  night: string,
  price: number | null,
  minNights: number | null,
  noArrival: boolean,
  noDeparture: boolean,
  closed: boolean,
]

export function nightOf([, price, minNights, noArrival, noDeparture, closed]: NightRow): NightRate {
  return {
    price: price ?? undefined,
    minNights: minNights ?? undefined,
    noArrival,
    noDeparture,
    closed,
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
    `insert into night_rate (house_id, place_type, night, price_paisa, min_nights, no_arrival, no_departure, closed)
     select h, t, n, p, m, a, d, c
     from unnest($1::integer[], $2::text[], $3::date[], $4::bigint[], $5::integer[], $6::boolean[], $7::boolean[], $8::boolean[])
       as x(h, t, n, p, m, a, d, c)
     on conflict (house_id, place_type, night) do update set price_paisa = excluded.price_paisa, min_nights = excluded.min_nights,
       no_arrival = excluded.no_arrival, no_departure = excluded.no_departure, closed = excluded.closed`,
    [
      ...columnsOf(set),
      set.map(({ after }) => after.price ?? null),
      set.map(({ after }) => after.minNights ?? null),
      set.map(({ after }) => after.noArrival === true),
      set.map(({ after }) => after.noDeparture === true),
      set.map(({ after }) => after.closed === true),
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
