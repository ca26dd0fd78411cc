import type { BlockKind } from '#contract/desk/blocks.ts'
import type { Db } from '../db/db.ts'

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

/** With a night on this day or later. */
export async function selectBlocksFrom(db: Db, day: string): Promise<BlockRow[]> {
  return db.query<BlockRow>(`${BLOCKS} where b.ends > $1 and b.ends > b.starts order by b.unit_id, b.starts, b.id`, [
    day,
  ])
}

/** With the night of this day. */
export async function selectBlocksOfNight(db: Db, night: string): Promise<BlockRow[]> {
  return db.query<BlockRow>(`${BLOCKS} where b.starts <= $1 and b.ends > $1 order by b.unit_id, b.id`, [night])
}

export async function lockBlock(db: Db, id: number): Promise<BlockRow | undefined> {
  const [row] = await db.query<BlockRow>(`${BLOCKS} where b.id = $1 for update of b`, [id])
  return row
}

export async function updateBlockEnd(db: Db, id: number, ends: string): Promise<void> {
  await db.change('update room_block set ends = $2, version = version + 1 where id = $1', [id, ends])
}
