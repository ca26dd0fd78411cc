import type { Db, Reads } from '#api/platform/db/db.ts'

/** A holiday or a season: from its first night to the day after the last. */
export type NamedDaysRow = {
  id: number
  name: string
  starts: string
  ends: string
  isProvisional: boolean
  percent: number | null
  minNights: number | null
}

const COLUMNS = 'id, name, starts, ends, is_provisional as "isProvisional", percent, min_nights as "minNights"'

export async function selectNamedDays(db: Reads, day: string): Promise<NamedDaysRow[]> {
  return db.query<NamedDaysRow>(`select ${COLUMNS} from named_days where ends > $1 order by starts, id`, [day])
}

export async function countNamedDays(db: Db): Promise<number> {
  const [row] = await db.query<{ count: number }>('select count(*) as count from named_days')
  return row?.count ?? 0
}

export async function insertNamedDays(db: Db, days: Omit<NamedDaysRow, 'id'>): Promise<NamedDaysRow | undefined> {
  const [row] = await db.query<NamedDaysRow>(
    `insert into named_days (name, starts, ends, is_provisional, percent, min_nights) values ($1, $2, $3, $4, $5, $6) returning ${COLUMNS}`,
    valuesOf(days),
  )
  return row
}

export async function updateNamedDays(db: Db, { id, ...days }: NamedDaysRow): Promise<NamedDaysRow | undefined> {
  const [row] = await db.query<NamedDaysRow>(
    `update named_days set name = $1, starts = $2, ends = $3, is_provisional = $4, percent = $5, min_nights = $6 where id = $7
     returning ${COLUMNS}`,
    [...valuesOf(days), id],
  )
  return row
}

export async function deleteNamedDays(db: Db, id: number): Promise<number> {
  return db.change('delete from named_days where id = $1', [id])
}

function valuesOf({ name, starts, ends, isProvisional, percent, minNights }: Omit<NamedDaysRow, 'id'>) {
  return [name, starts, ends, isProvisional, percent, minNights]
}
