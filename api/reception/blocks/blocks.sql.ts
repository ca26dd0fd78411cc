import type { BlockKind } from '#contract/reception/blocks.ts'
import type { Db, Reads, Transaction } from '#api/platform/db/db.ts'
import { locked, type Locked } from '#api/platform/db/locked.ts'

export type BlockRow = {
  id: number
  version: number
  unitId: string
  room: string
  house: string
  kind: BlockKind
  reason: string
  starts: string
  ends: string
  by: string
  at: Date
}

const BLOCKS = `
  select b.id, b.version, b.unit_id as "unitId", u.name as room, h.name as house, b.kind, b.reason, b.starts, b.ends,
    s.name as by, b.made_at as at
  from room_block b
  join unit u on u.id = b.unit_id
  join house h on h.id = u.house_id
  join staff s on s.id = b.made_by`

type NewBlocks = {
  units: readonly string[]
  kind: BlockKind
  reason: string
  starts: string
  ends: string
  by: number
  at: Date
}

/** One block for each of these rooms; fewer than these where a room is unknown. */
export async function insertBlocks(
  db: Db,
  { units, kind, reason, starts, ends, by, at }: NewBlocks,
): Promise<{ id: number; unitId: string }[]> {
  return db.query(
    `insert into room_block (unit_id, kind, reason, starts, ends, made_by, made_at)
     select id, $2, $3, $4::date, $5::date, $6::bigint, $7::timestamptz from unit where id = any($1::text[]) order by id
     returning id, unit_id as "unitId"`,
    [units, kind, reason, starts, ends, by, at],
  )
}

/** Why and how long all rooms of a house are blocked, where it is that for all on `day` or later; and who blocked them. */
export async function selectBlocksOfHouse(
  db: Db,
  { houseId, day }: { houseId: number; day: string },
): Promise<Pick<NewBlocks, 'kind' | 'reason' | 'starts' | 'ends' | 'by'>[]> {
  return db.query(
    `select b.kind, b.reason, b.starts, b.ends, min(b.made_by) as by
     from room_block b join unit u on u.id = b.unit_id where u.house_id = $1 and b.ends > $2 and b.ends > b.starts
     group by b.kind, b.reason, b.starts, b.ends
     having count(distinct u.id) = (select count(*) from unit where house_id = $1)
     order by b.starts`,
    [houseId, day],
  )
}

/** With a night on this day or later. */
export async function selectBlocksFrom(db: Db, day: string): Promise<BlockRow[]> {
  const statement = `${BLOCKS} where b.ends > $1 and b.ends > b.starts order by b.unit_id, b.starts, b.id`
  return db.query<BlockRow>(statement, [day])
}

/** With a night from `from` on, but before `until`. */
export async function selectBlocksBetween(
  db: Reads,
  { from, until }: { from: string; until: string },
): Promise<BlockRow[]> {
  const statement = `${BLOCKS} where b.ends > $1 and b.starts < $2 and b.ends > b.starts order by b.unit_id, b.starts, b.id`
  return db.query<BlockRow>(statement, [from, until])
}

/** With the night of this day. */
export async function selectBlocksOfNight(db: Db, night: string): Promise<BlockRow[]> {
  return db.query<BlockRow>(`${BLOCKS} where b.starts <= $1 and b.ends > $1 order by b.unit_id, b.id`, [night])
}

export async function lockBlock(db: Transaction, id: number): Promise<Locked<BlockRow> | undefined> {
  const [row] = await db.query<BlockRow>(`${BLOCKS} where b.id = $1 for no key update of b`, [id])
  return row && locked(row)
}

/** The nights of one room that are blocked without a gap from `starts` to `ends`, those of other blocks with them. */
export async function selectRunAround(
  db: Db,
  { unitId, starts, ends }: { unitId: string; starts: string; ends: string },
): Promise<{ starts: string; ends: string }[]> {
  return db.query(
    `select starts, ends from room_block where unit_id = $1 and ends > starts and ends >= $2::date - 400 and starts <= $3::date + 400
     order by starts`,
    [unitId, starts, ends],
  )
}

export async function updateBlockEnd(db: Db, { id }: Locked<BlockRow>, ends: string): Promise<void> {
  await db.change('update room_block set ends = $2, version = version + 1 where id = $1', [id, ends])
}
