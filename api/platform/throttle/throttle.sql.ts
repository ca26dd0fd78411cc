import type { Db } from '../db/db.ts'

/** Counts one use and answers how many there are in the window now. */
export async function addUse(db: Db, key: string, windowStart: Date): Promise<number> {
  const [row] = await db.query<{ used: number }>(
    `insert into request_budget (key, window_start, used) values ($1, $2, 1)
     on conflict (key, window_start) do update set used = request_budget.used + 1
     returning used`,
    [key, windowStart],
  )
  return row?.used ?? 0
}

export async function selectUses(db: Db, key: string, windowStart: Date): Promise<number> {
  const [row] = await db.query<{ used: number }>(
    'select used from request_budget where key = $1 and window_start = $2',
    [key, windowStart],
  )
  return row?.used ?? 0
}
