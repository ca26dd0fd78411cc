import type { Db } from '../db/db.ts'

const STRANGERS = 'strangers'

/** Until when phones that never signed in get no codes; undefined when they get them. */
export async function selectPauseEnd(db: Db, now: Date): Promise<Date | undefined> {
  const [row] = await db.query<{ endsAt: Date }>(
    'select ends_at as "endsAt" from code_pause where name = $1 and ends_at > $2',
    [STRANGERS, now],
  )
  return row?.endsAt
}

/** Begins a pause; false when another request was faster. */
export async function beginPause(db: Db, { now, endsAt }: { now: Date; endsAt: Date }): Promise<boolean> {
  const changed = await db.change(
    `insert into code_pause (name, ends_at) values ($1, $3)
     on conflict (name) do update set ends_at = excluded.ends_at where code_pause.ends_at <= $2`,
    [STRANGERS, now, endsAt],
  )
  return changed === 1
}

type CodeUse = { sent: number; verified: number }

/** How many codes were sent since then, and how many of those were verified. */
export async function countCodesSince(db: Db, since: Date): Promise<CodeUse> {
  const [row] = await db.query<CodeUse>(
    'select count(*) as sent, count(verified_at) as verified from one_time_code where created_at > $1',
    [since],
  )
  return row ?? { sent: 0, verified: 0 }
}

export async function selectHasSignedIn(db: Db, phone: string): Promise<boolean> {
  const rows = await db.query('select 1 from guest_sign_in s join guest g on g.id = s.guest_id where g.phone = $1', [
    phone,
  ])
  return rows.length > 0
}
