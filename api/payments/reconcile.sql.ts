import type { Db } from '../db/db.ts'

type Taking = {
  now: Date
  /** Attempts made in this time. */
  madeAfter: Date
  madeBefore: Date
  /** Attempts that were last asked about before this instant. */
  askedBefore: Date
  /** The same for those under review, which take staff hours or days. */
  reviewAskedBefore: Date
  limit: number
}

/** Takes attempts whose end is unknown, so that several processes ask about different ones. */
export async function takeUnsettledAttempts(db: Db, taking: Taking): Promise<{ id: string; createdAt: Date }[]> {
  const rows = await db.query<{ id: string; created_at: Date }>(
    `update payment_attempt set asked_at = $1
     where id in (
       select id from payment_attempt
       where state in ('created', 'open', 'review') and created_at > $2 and created_at <= $3
         and (asked_at is null or asked_at < case state when 'review' then $5::timestamptz else $4::timestamptz end)
       order by created_at limit $6
       for update skip locked
     )
     returning id, created_at`,
    [taking.now, taking.madeAfter, taking.madeBefore, taking.askedBefore, taking.reviewAskedBefore, taking.limit],
  )
  return rows.map(({ id, created_at }) => ({ id, createdAt: created_at }))
}
