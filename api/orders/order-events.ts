import type { HistoryEntry } from '#contract/orders/history.ts'
import type { Db } from '../platform/db/db.ts'
import { eventRow, type ActorKey } from './event-rows.ts'
import type { LockedOrder } from './locked-order.ts'
import { insertEvent } from './orders.sql.ts'

/** Who changes something, and when. */
export type Change = { at: Date; actor: ActorKey }

/** A change by a member of staff. */
export function byStaff(id: number, at: Date): Change {
  return { at, actor: `staff:${id}` }
}

/** The one way into the history of an order. Its rows are only added. */
export async function appendEvent(db: Db, order: LockedOrder, change: Change, what: HistoryEntry): Promise<void> {
  await insertEvent(db, order, { ...change, ...eventRow(what) })
}
