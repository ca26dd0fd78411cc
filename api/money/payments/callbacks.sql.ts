import type { Db } from '#api/platform/db/db.ts'

type NewCallback = {
  attemptId: string | undefined
  gateway: string
  kind: 'return' | 'notice'
  body: string
  isSigned: boolean
  /** Equal callbacks have the same one. */
  contentHash: string
  at: Date
}

/**
 * Answers the callback's id, and whether it came before: an equal one is counted and not stored again. What came of it is written
 * later, so that a callback leaves its trace even if we crash.
 */
export async function storeCallback(
  db: Db,
  { attemptId, gateway, kind, body, isSigned, contentHash, at }: NewCallback,
): Promise<{ id: number; isRepeat: boolean }> {
  const [row] = await db.query<{ id: number; repeats: number }>(
    `insert into payment_notice (attempt_id, gateway, door, body, verdict, is_signed, content_hash, received_at)
     values ($1, $2, $3, $4, 'received', $5, $6, $7)
     on conflict (content_hash) do update set repeats = payment_notice.repeats + 1
     returning id, repeats`,
    [attemptId ?? null, gateway, kind, body, isSigned, contentHash, at],
  )
  if (!row) throw new Error('Failed to store the payment callback')
  return { id: row.id, isRepeat: row.repeats > 0 }
}

export async function setVerdict(db: Db, id: number, verdict: string): Promise<void> {
  await db.change('update payment_notice set verdict = $2 where id = $1', [id, verdict])
}

export async function isFirstReturn(db: Db, { id, attemptId }: { id: number; attemptId: string }): Promise<boolean> {
  const earlier = await db.query(
    `select 1 from payment_notice where attempt_id = $1 and door = 'return' and id < $2 limit 1`,
    [attemptId, id],
  )
  return earlier.length === 0
}

export type StoredCallback = { at: Date; gateway: string; route: string; verdict: string }

/** The newest hundred about the payments of an order, without their bodies. */
export async function selectCallbacksOf(db: Db, orderCode: string): Promise<StoredCallback[]> {
  return db.query<StoredCallback>(
    `select c.received_at as at, c.gateway, c.door as route, c.verdict
     from payment_notice c join payment_attempt a on a.id = c.attempt_id
     where a.order_code = $1 order by c.received_at desc, c.id desc limit 100`,
    [orderCode],
  )
}
