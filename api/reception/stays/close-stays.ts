import { addDays, dhakaInstant } from '#contract/values/calendar.ts'
import type { Deps } from '#api/platform/deps.ts'
import { leaveRooms } from '#api/reception/rooms/left-rooms.ts'
import { selectOrdersToClose } from '#api/orders/stays/stays.sql.ts'
import { changeStay, staysOf } from '#api/orders/stays/stays.ts'
import { lockOrder } from '#api/orders/locked-order.ts'
import { appendEvent } from '#api/orders/order-events.ts'
import { completeIfFinished } from './complete-order.ts'
import { todayOf } from '#api/platform/today.ts'

const AT_A_TIME = 100

/**
 * A job: ends stays that are still open although their departure was before today, and completes orders that are over and settled. Their
 * nights are over, so nothing is freed by it. Answers how many orders it was.
 */
export async function closeOldStays({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const today = todayOf({ now })
  const codes = await selectOrdersToClose(db, today, AT_A_TIME)
  for (const code of codes) {
    await db.inTransaction(async (transaction) => {
      const order = await lockOrder(transaction, code)
      if (!order) return
      const change = { at: now(), actor: 'system' } as const
      for (const stay of await staysOf(transaction, order)) {
        if ((stay.state !== 'expected' && stay.state !== 'inHouse') || stay.departure >= today) continue
        if (stay.state === 'inHouse') {
          // They left at the end of that day at the latest; who marked the room since knows better.
          const left = new Date(dhakaInstant(`${addDays(stay.departure, 1)}T00:00`))
          await leaveRooms(transaction, { units: [stay.unitId], by: null, at: left })
        }
        await changeStay(transaction, stay, { to: 'departed', at: change.at })
        await appendEvent(transaction, order, change, { Kind: 'checkedOut', Room: stay.room })
      }
      await completeIfFinished(transaction, order, change)
    })
  }
  return codes.length
}
