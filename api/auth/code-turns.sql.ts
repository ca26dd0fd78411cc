import type { Db } from '../db/db.ts'
import type { CodePurpose } from './codes.sql.ts'

/** Codes of one purpose for one phone follow each other. */
export type Turn = { phone: string; purpose: CodePurpose }

/** Waits while another request sends such a code, and makes others wait until the caller's transaction ends. */
export async function takeTurn(db: Db, { phone, purpose }: Turn, now: Date): Promise<void> {
  await db.change(
    `insert into code_turn (phone, purpose, taken_at) values ($1, $2, $3)
     on conflict (phone, purpose) do update set taken_at = excluded.taken_at`,
    [phone, purpose, now],
  )
}

type RecentCodes = { sent: number; newestAt: Date | null; alive: number }

/** How many codes were sent since then, when the newest was, and how many of them can still be used. */
export async function selectRecentCodes(
  db: Db,
  { phone, purpose }: Turn,
  { since, now, maxTries }: { since: Date; now: Date; maxTries: number },
): Promise<RecentCodes> {
  const [row] = await db.query<RecentCodes>(
    `select count(*) as sent, max(created_at) as "newestAt",
            count(case when spent_at is null and expires_at > $4 and attempts < $5 then 1 end) as alive
     from one_time_code where phone = $1 and purpose = $2 and created_at > $3`,
    [phone, purpose, since, now, maxTries],
  )
  return row ?? { sent: 0, newestAt: null, alive: 0 }
}

export async function deleteTurnsBefore(db: Db, before: Date): Promise<number> {
  return db.change('delete from code_turn where taken_at < $1', [before])
}
