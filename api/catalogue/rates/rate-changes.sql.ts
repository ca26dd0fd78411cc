import type { PlaceType } from '#contract/catalogue/houses.ts'
import type { PlaceKey } from '../houses/house.ts'
import type { NightRate } from '#contract/values/rates.ts'
import { columnsOf, type NightChange } from './night-rates.sql.ts'
import type { Db, Reads } from '#api/platform/db/db.ts'

/** Base prices of a place. `floor` null: the manager sets any price. */
export type BaseRate = { week: readonly number[]; floor: number | null }
export type BaseChange = PlaceKey & { before: BaseRate; after: BaseRate }

/** `by` null: the command line. */
type NewChange = { at: Date; by: number | null; name: string; undoes: number | null }

/** Answers the number of the change: each is higher than all before it, because who changes rates takes turns (`noteCatalogueChange`). */
export async function insertChange(db: Db, { at, by, name, undoes }: NewChange): Promise<number> {
  const [row] = await db.query<{ id: number }>(
    `insert into rate_change (made_at, made_by, name, undoes, catalogue_changes)
     select $1, $2, $3, $4, changes from catalogue_change where id = 1 returning id`,
    [at, by, name, undoes],
  )
  if (!row) throw new Error('The change of rates was not stored')
  return row.id
}

export async function insertNightChanges(db: Db, change: number, nights: readonly NightChange[]): Promise<void> {
  await db.change(
    `insert into rate_change_night (change_id, house_id, place_type, night, before, after)
     select $1, h, t, n, b::jsonb, a::jsonb from unnest($2::integer[], $3::text[], $4::date[], $5::text[], $6::text[]) as x(h, t, n, b, a)`,
    [
      change,
      ...columnsOf(nights),
      nights.map(({ before }) => jsonOf(before)),
      nights.map(({ after }) => jsonOf(after)),
    ],
  )
}

export async function writeBase(db: Db, change: number, { houseId, type, before, after }: BaseChange): Promise<void> {
  await db.change(
    `insert into rate_change_base (change_id, house_id, place_type, before, after) values ($1, $2, $3, $4::jsonb, $5::jsonb)`,
    [change, houseId, type, JSON.stringify(before), JSON.stringify(after)],
  )
  await db.change(
    'update base_rate set week_paisa = $3::bigint[], floor_paisa = $4 where house_id = $1 and place_type = $2',
    [houseId, type, after.week, after.floor],
  )
}

type ChangeRow = { id: number; name: string; undoneBy: number | null }

export async function selectChange(db: Db, id: number): Promise<ChangeRow | undefined> {
  const [row] = await db.query<ChangeRow>(
    `select c.id, c.name, (select u.id from rate_change u where u.undoes = c.id) as "undoneBy" from rate_change c where c.id = $1`,
    [id],
  )
  return row
}

export async function selectNightChanges(db: Db, change: number): Promise<NightChange[]> {
  return db.query<NightChange>(
    `select house_id as "houseId", place_type as type, night, before, after from rate_change_night where change_id = $1
     order by house_id, place_type, night`,
    [change],
  )
}

export async function selectBaseChanges(db: Db, change: number): Promise<BaseChange[]> {
  return db.query<BaseChange>(
    'select house_id as "houseId", place_type as type, before, after from rate_change_base where change_id = $1',
    [change],
  )
}

/** Which of these nights were changed after that change, with what they had then. */
export async function selectChangedSince(
  db: Db,
  seen: number,
  nights: readonly (PlaceKey & { night: string })[],
): Promise<NightChange[]> {
  return db.query<NightChange>(
    `select distinct on (house_id, place_type, night) house_id as "houseId", place_type as type, night, before, after
     from rate_change_night where change_id > $1 and (house_id, place_type, night) in
       (select h, t, n from unnest($2::integer[], $3::text[], $4::date[]) as x(h, t, n))
     order by house_id, place_type, night, change_id`,
    [seen, ...columnsOf(nights)],
  )
}

/** Whether the base prices of one of these places were changed after that change. */
export async function isBaseChangedSince(db: Db, seen: number, places: readonly PlaceKey[]): Promise<boolean> {
  const rows = await db.query(
    `select 1 from rate_change_base where change_id > $1 and (house_id, place_type) in
       (select h, t from unnest($2::integer[], $3::text[]) as x(h, t)) limit 1`,
    [seen, places.map(({ houseId }) => houseId), places.map(({ type }) => type)],
  )
  return rows.length > 0
}

export async function selectRevision(db: Reads): Promise<number> {
  const [row] = await db.query<{ revision: number }>('select coalesce(max(id), 0) as revision from rate_change')
  return row?.revision ?? 0
}

export type ListedChange = {
  id: number
  at: Date
  by: string | null
  name: string
  nights: number
  places: { house: string; type: PlaceType }[]
  from: string | null
  last: string | null
  isUndone: boolean
  isUndo: boolean
}

/** The latest first. */
export async function selectLatestChanges(db: Reads, limit: number): Promise<ListedChange[]> {
  return db.query<ListedChange>(
    `select c.id, c.made_at as at, m.name as by, c.name, c.undoes is not null as "isUndo",
       exists (select 1 from rate_change u where u.undoes = c.id) as "isUndone",
       (select count(*) from rate_change_night n where n.change_id = c.id) as nights,
       (select min(n.night) from rate_change_night n where n.change_id = c.id) as from,
       (select max(n.night) from rate_change_night n where n.change_id = c.id) as last,
       (
         select coalesce(json_agg(json_build_object('house', h.name, 'type', p.place_type) order by h.rank, p.place_type), '[]')
         from (
           select n.house_id, n.place_type from rate_change_night n where n.change_id = c.id
           union select b.house_id, b.place_type from rate_change_base b where b.change_id = c.id
         ) as p join house h on h.id = p.house_id
       ) as places
     from rate_change c left join staff m on m.id = c.made_by
     order by c.id desc limit $1`,
    [limit],
  )
}

function jsonOf(rate: NightRate | null): string | null {
  return rate && JSON.stringify(rate)
}
