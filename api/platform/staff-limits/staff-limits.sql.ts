import type { StaffLimitKind } from '#contract/values/staff-limits.ts'
import type { Db } from '../db/db.ts'

/** `scope`: a day in Dhaka, yyyy-MM-dd, or the code of an order. */
type StaffLimitRow = { staffId: number; kind: StaffLimitKind; scope: string }

type Use = StaffLimitRow & { amount: number; most: number | null }

/** Adds to what was used, and answers whether it did: what would exceed `most` adds nothing. */
export async function addUse(db: Db, { staffId, kind, scope, amount, most }: Use): Promise<boolean> {
  if (most !== null && amount > most) return false
  const added = await db.change(
    `insert into staff_limit (staff_id, kind, scope, used, most) values ($1, $2, $3, $4::bigint, $5::bigint)
     on conflict (staff_id, kind, scope) do update
       set used = staff_limit.used + excluded.used, most = excluded.most
       where excluded.most is null or staff_limit.used + excluded.used <= excluded.most`,
    [staffId, kind, scope, amount, most],
  )
  return added > 0
}

export async function selectUsed(db: Db, { staffId, kind, scope }: StaffLimitRow): Promise<number> {
  const [row] = await db.query<{ used: number }>(
    'select used from staff_limit where staff_id = $1 and kind = $2 and scope = $3',
    [staffId, kind, scope],
  )
  return row?.used ?? 0
}
