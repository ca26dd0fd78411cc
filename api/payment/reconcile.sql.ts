import type { Db } from '../db/db.ts'

type Taking = {
  now: Date
  /** Attempts made at this instant or earlier. */
  madeBefore: Date
  /** Attempts that were last asked about before this instant. */
  askedBefore: Date
  limit: number
}

/** Takes attempts whose end is unknown, so that several processes ask about different ones. */
export async function takeUnsettledAttempts(
  db: Db,
  { now, madeBefore, askedBefore, limit }: Taking,
): Promise<{ id: string; createdAt: Date }[]> {
  const rows = await db.query<{ id: string; created_at: Date }>(
    `update payment_attempt set asked_at = $1
     where id in (
       select id from payment_attempt
       where state in ('created', 'open', 'review') and created_at <= $2 and (asked_at is null or asked_at < $3)
       order by created_at limit $4
       for update skip locked
     )
     returning id, created_at`,
    [now, madeBefore, askedBefore, limit],
  )
  return rows.map(({ id, created_at }) => ({ id, createdAt: created_at }))
}
