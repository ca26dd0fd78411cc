import type { PlaceType } from '#contract/catalogue/houses.ts'
import { type Levies, USUAL_LEVIES } from '#contract/values/money.ts'
import type { NightRate, Rates, Span } from '#contract/values/rates.ts'
import type { Reads } from '#api/platform/db/db.ts'
import type { HouseRates, HouseToSell } from '../houses/house.ts'
import { SELECT_LEVIES } from './levies.sql.ts'
import { NIGHT, nightOf, nightReader, type NightRow } from './night-rates.sql.ts'

type PlaceRow = { type: PlaceType; week: number[]; floor: number | null; nights: NightRow[] }
type Row = Omit<HouseToSell, 'soldAs' | 'rates' | 'levies'> & { places: PlaceRow[]; levies: Levies | null }

/** What houses that have a price cost on the nights of a span, in the order in which the resort shows them; of all houses without `ids`. */
export async function selectRates(
  db: Reads,
  { ids, ...span }: Span & { ids?: readonly number[] },
): Promise<HouseToSell[]> {
  const rows = await db.query<Row>(
    `select h.id, h.permalink, h.name, (select count(*) from unit u where u.house_id = h.id) as "unitCount", (${SELECT_LEVIES}) as levies,
       (
         select json_agg(json_build_object('type', b.place_type, 'week', b.week_paisa, 'floor', b.floor_paisa, 'nights', (
           select coalesce(json_agg(${NIGHT}), '[]')
           from night_rate n
           where n.house_id = b.house_id and n.place_type = b.place_type and n.night >= $1 and n.night <= $2
         )))
         from base_rate b where b.house_id = h.id
       ) as places
     from house h where ($3::integer[] is null or h.id = any($3::integer[]))
       and exists (select 1 from base_rate b where b.house_id = h.id and b.place_type = 'HOUSE')
     order by h.rank, h.id`,
    [span.from, span.until, ids ?? null],
  )
  const read = nightReader()
  return rows.map(({ places, levies, ...house }) => ({
    ...house,
    soldAs: places.map(({ type }) => type),
    rates: ratesOf(house.name, places, { span, read }),
    levies: levies ?? USUAL_LEVIES,
  }))
}

/** How many changes of rates were made until the catalogue's changes came to that number. */
export async function countChangesUntil(db: Reads, changes: number): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    'select count(*) as count from rate_change where catalogue_changes <= $1',
    [changes],
  )
  return row?.count ?? 0
}

/** A night of a place as it is now; null where nothing is set for it. */
export type NightSince = { houseId: number; type: PlaceType; night: string; rate: NightRate | null }

/** The nights of a span that were changed after the catalogue's changes came to that number. */
export async function selectNightsSince(db: Reads, changes: number, { from, until }: Span): Promise<NightSince[]> {
  const rows = await db.query<Omit<NightSince, 'rate'> & { row: NightRow | null }>(
    `select c.house_id as "houseId", c.place_type as type, c.night,
       case when n.night is not null then
         ${NIGHT}
       end as row
     from (
       select distinct house_id, place_type, night from rate_change_night
       where change_id in (select id from rate_change where catalogue_changes > $1) and night >= $2 and night <= $3
     ) as c left join night_rate n using (house_id, place_type, night)`,
    [changes, from, until],
  )
  return rows.map(({ row, ...place }) => ({ ...place, rate: row && nightOf(row) }))
}

type Reading = { span: Span; read: ReturnType<typeof nightReader> }

function ratesOf(house: string, places: readonly PlaceRow[], reading: Reading): HouseRates {
  const ratesAs = (type: PlaceType) => {
    const place = places.find((one) => one.type === type)
    return place && placeRates(place, reading)
  }
  const HOUSE = ratesAs('HOUSE')
  if (!HOUSE) throw new Error(`${house} has no price as a whole`)
  return { HOUSE, ROOM: ratesAs('ROOM') }
}

function placeRates({ week, floor, nights }: PlaceRow, { span, read }: Reading): Rates {
  return { span, week, floor: floor ?? undefined, nights: new Map(nights.map(read)) }
}
