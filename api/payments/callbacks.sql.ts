import type { Db } from '../db/db.ts'

type NewCallback = { attemptId: string | undefined; gateway: string; kind: 'return' | 'notice'; body: string; at: Date }

/** Answers the callback's id. What came of it is written later, so that a callback leaves its trace even if we crash. */
export async function insertCallback(db: Db, { attemptId, gateway, kind, body, at }: NewCallback): Promise<number> {
  const [row] = await db.query<{ id: number }>(
    `insert into payment_notice (attempt_id, gateway, door, body, verdict, received_at)
     values ($1, $2, $3, $4, 'received', $5) returning id`,
    [attemptId ?? null, gateway, kind, body, at],
  )
  if (!row) throw new Error('Failed to store the payment callback')
  return row.id
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
