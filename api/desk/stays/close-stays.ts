import type { Deps } from '#api/deps.ts'
import { changeStay, ordersToClose, staysOf } from '#api/stays/stays.ts'
import { appendOrderEvent, lockAnyOrder } from '#api/orders/order-status.ts'
import { completeIfOver, todayOf } from './change-stays.ts'

const AT_A_TIME = 100

/**
 * A job: ends stays that no one ended though their departure was before today, and completes orders of which nothing is due. Their
 * nights are over, so nothing is freed by it. Answers how many orders it was.
 */
export async function closeOldStays({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const today = todayOf({ now })
  const codes = await ordersToClose(db, today, AT_A_TIME)
  for (const code of codes) {
    await db.inTransaction(async (transaction) => {
      const order = await lockAnyOrder(transaction, code)
      if (!order) return
      const change = { at: now(), actor: 'system' }
      for (const stay of await staysOf(transaction, code)) {
        const { id, version, state: from, departure, room } = stay
        if ((from !== 'expected' && from !== 'inHouse') || departure >= today) continue
        await changeStay(transaction, { id, version, from, to: 'departed', at: change.at })
        await appendOrderEvent(transaction, {
          ...change,
          orderCode: code,
          event: 'checked out',
          detail: `${room}, not by staff`,
        })
      }
      await completeIfOver(transaction, order, change)
    })
  }
  return codes.length
}
