import { ulid } from 'ulid'
import type { Db } from '../db/db.ts'
import type { Attempt } from './attempt.ts'
import { insertAttempt } from './attempts.sql.ts'

type NewAttempt = {
  orderCode: string
  guestId: number
  /** Paisa. */
  amount: number
  at: Date
  /** The gateway's id. */
  gateway: string
}

/**
 * Stores an attempt before the gateway is called, in the caller's transaction. Its id is the gateway's transaction id, so that the
 * outcome of the call can be queried later even if its answer is lost.
 */
export async function createAttempt(db: Db, { at, ...wanted }: NewAttempt): Promise<Attempt> {
  const attempt = { ...wanted, id: ulid(at.getTime()), createdAt: at }
  await insertAttempt(db, attempt)
  return { ...attempt, state: 'created', sessionRef: undefined, paymentUrl: undefined }
}
