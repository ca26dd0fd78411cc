import type { Db } from '../db/db.ts'
import { selectCancellation } from './cancellation.sql.ts'

/** Whether its guest gave the order up. One that was only not paid at the gateway is cancelled too, but not given up. */
export async function isCancelledByGuest(db: Db, orderCode: string): Promise<boolean> {
  return (await selectCancellation(db, orderCode)) !== undefined
}
