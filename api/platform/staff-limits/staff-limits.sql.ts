import type { StaffLimitKind } from '#contract/values/staff-limits.ts'
import type { Db } from '../db/db.ts'

/** `scope`: a day in Dhaka, yyyy-MM-dd, the code of an order, or `guest:` with an id. */
export type StaffLimitRow = { staffId: number; kind: StaffLimitKind; scope: string }

type Use = StaffLimitRow & { amount: number; most: number | null; at: Date }

/** Adds to what was used; answers how much that is, and undefined where it would exceed `most`: then nothing was added. */
export async function addUse(db: Db, { staffId, kind, scope, amount, most, at }: Use): Promise<number | undefined> {
  if (most !== null && amount > most) return undefined
  const [row] = await db.query<{ used: number }>(
    `insert into staff_limit (staff_id, kind, scope, used, most, used_at) values ($1, $2, $3, $4::bigint, $5::bigint, $6)
     on conflict (staff_id, kind, scope) do update
       set used = staff_limit.used + excluded.used, most = excluded.most, used_at = excluded.used_at
       where excluded.most is null or staff_limit.used + excluded.used <= excluded.most
     returning used`,
    [staffId, kind, scope, amount, most, at],
  )
  return row?.used
}

export async function selectUsed(db: Db, { staffId, kind, scope }: StaffLimitRow): Promise<number> {
  const [row] = await db.query<{ used: number }>(
    'select used from staff_limit where staff_id = $1 and kind = $2 and scope = $3',
    [staffId, kind, scope],
  )
  return row?.used ?? 0
}
