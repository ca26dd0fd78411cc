import { randomUUID } from 'node:crypto'
import { readDeskOrder, type DeskOrder } from '#contract/desk/orders.ts'
import { checkIn, checkOut, type DeskStay, markNoShow, moveStay, undoStay } from '#contract/desk/stays.ts'
import type { Place } from '#contract/orders.ts'
import { holdOrder, recordMoney } from '../bookings.ts'
import type { SignedIn } from '../guests.ts'
import type { Answer, TestApi } from '../test-api.ts'
import type { TestStaff } from './members.ts'

/** A paid booking; answers its code. `paid` in BDT, all of it unless it is given. */
export async function aPaidOrder(api: TestApi, guest: SignedIn, places?: Place[], paid?: number): Promise<string> {
  const order = await holdOrder(api, guest, places)
  const [row] = await api.deps.db.query<{ payable: number }>(
    'select payable_paisa as payable from orders where code = $1',
    [order.code],
  )
  const amount = paid === undefined ? (row?.payable ?? 0) : paid * 100
  await api.deps.db.change("update payment_attempt set state = 'paid' where id = $1", [order.attemptId])
  await api.deps.db.change(
    `insert into payment (attempt_id, order_code, amount_paisa, gateway_transaction, refund_key, method, received_at)
     values ($1, $2, $3, 'bank-1', 'bank-1', 'bKash', $4)`,
    [order.attemptId, order.code, amount, api.clock.now],
  )
  await recordMoney(api, order, amount)
  return order.code
}

/** What a member of staff does with stays, by the room's number in its order. */
export function deskOf(api: TestApi, member: TestStaff) {
  const caller = { desk: member.desk }
  const order = async (Code: string): Promise<DeskOrder> =>
    readDeskOrder.data.parse((await api.call(readDeskOrder, { params: { Code } }, caller)).Data)
  const seen = (stays: readonly DeskStay[]) => stays.map(({ Id, Version }) => ({ Id, Version }))
  const one = (stay: DeskStay) => ({ Id: stay.Id, Version: stay.Version })
  return {
    order,
    stays: async (code: string) => (await order(code)).Stays,
    checkIn: (stays: readonly DeskStay[]): Promise<Answer> =>
      api.call(checkIn, { body: { ActivityId: randomUUID(), Stays: seen(stays) } }, caller),
    checkOut: (stays: readonly DeskStay[], WaiveReason = ''): Promise<Answer> =>
      api.call(checkOut, { body: { ActivityId: randomUUID(), Stays: seen(stays), WaiveReason } }, caller),
    noShow: (stays: readonly DeskStay[]): Promise<Answer> =>
      api.call(markNoShow, { body: { ActivityId: randomUUID(), Stays: seen(stays) } }, caller),
    undo: (stay: DeskStay): Promise<Answer> =>
      api.call(undoStay, { body: { ActivityId: randomUUID(), Stay: one(stay) } }, caller),
    move: (stay: DeskStay, UnitId: string): Promise<Answer> =>
      api.call(moveStay, { body: { ActivityId: randomUUID(), Stay: one(stay), UnitId } }, caller),
  }
}

/** An hour of a day in Dhaka. */
export function inDhaka(day: string, time = '15:00'): Date {
  return new Date(`${day}T${time}:00+06:00`)
}
