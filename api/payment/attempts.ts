import type { Db } from '../db/db.ts'
import { insertAttempt } from './attempts.sql.ts'
import { createUlid } from './ulid.ts'

type NewAttempt = {
  orderCode: string
  /** Paisa. */
  amount: number
  at: Date
  /** The gateway's id. */
  gateway: string
}

/**
 * Stores a try to pay before the gateway hears of it, in the caller's transaction. The id that it answers is the gateway's
 * transaction id, so that whatever happens to the call that follows can be asked for later.
 */
export async function createAttempt(db: Db, { orderCode, amount, at, gateway }: NewAttempt): Promise<string> {
  const id = createUlid(at)
  await insertAttempt(db, { id, orderCode, amount, gateway, at })
  return id
}
