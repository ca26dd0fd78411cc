import type { Deps } from '#api/platform/deps.ts'
import { releaseNights } from '#api/nights/inventory.ts'
import { changeStatus } from '../order-status.ts'
import { lockOverdueOrders } from '../locked-order.ts'

const BATCH = 20

/**
 * A job that tidies: marks unpaid orders whose hold is over as Expired and removes their nights. Returns how many. Nothing depends
 * on it, since a hold that is over may be taken over at any time; several processes may run it at once.
 */
export async function expireHolds(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { batch = BATCH }: { batch?: number } = {},
): Promise<number> {
  let total = 0
  for (;;) {
    const expired = await db.inTransaction(async (transaction) => {
      const at = now()
      const orders = await lockOverdueOrders(transaction, { at, limit: batch })
      await releaseNights(transaction, orders)
      for (const order of orders) await changeStatus(transaction, order, { to: 'Expired', at, actor: 'system' })
      return orders.length
    })
    total += expired
    if (expired < batch) return total
  }
}
