import { randomUUID } from 'node:crypto'
import { readDeskOrder, type DeskOrder } from '#contract/desk/orders.ts'
import {
  checkIn,
  checkOut,
  type DeskStay,
  listFreeRooms,
  markNoShow,
  moveStay,
  undoStay,
} from '#contract/desk/stays.ts'
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

/** What is charged for a dearer room, BDT, and why it is less. */
type MoveTerms = { Charge?: number; Reason?: string }

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
    move: (stay: DeskStay, UnitId: string, terms: MoveTerms = {}): Promise<Answer> => {
      const body = { ActivityId: randomUUID(), Stay: one(stay), UnitId, Reason: '', ...terms }
      return api.call(moveStay, { body }, caller)
    },
    freeRooms: async (stay: DeskStay) => {
      const { Data } = await api.call(listFreeRooms, { params: { id: String(stay.Id) } }, caller)
      return listFreeRooms.data.parse(Data).Data
    },
  }
}

/** The first of these stays, or the first in that state. */
export function firstOf(stays: readonly DeskStay[], state?: DeskStay['State']): DeskStay {
  const found = stays.find(({ State }) => state === undefined || State === state)
  if (!found) throw new Error(`There is no stay that is ${state ?? 'known'}`)
  return found
}

/** The rooms and nights that an order has, in their order: '000000001-001 2026-12-01'. */
export async function nightsOf({ deps }: TestApi, code: string): Promise<string[]> {
  const rows = await deps.db.query<{ unit: string; night: string }>(
    'select unit_id as unit, night from unit_night where order_code = $1 order by unit_id, night',
    [code],
  )
  return rows.map(({ unit, night }) => `${unit} ${night}`)
}

/** An hour of a day in Dhaka. */
export function inDhaka(day: string, time = '15:00'): Date {
  return new Date(`${day}T${time}:00+06:00`)
}
