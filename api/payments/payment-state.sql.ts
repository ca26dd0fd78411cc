import type { OrderStatus } from '#contract/order.ts'
import type { Db } from '../db/db.ts'
import type { AttemptState } from './attempt.ts'

type StateRow = {
  state: AttemptState
  amount_paisa: number
  status: OrderStatus
  payable_paisa: number
  paid_paisa: number
  held_until: Date | null
}

export type AttemptStanding = {
  state: AttemptState
  amount: number
  orderStatus: OrderStatus
  payable: number
  paid: number
  heldUntil: Date | undefined
}

export async function findStanding(
  db: Db,
  { id, orderCode }: { id: string; orderCode: string },
): Promise<AttemptStanding | undefined> {
  const [row] = await db.query<StateRow>(
    `select a.state, a.amount_paisa, o.status, o.payable_paisa, o.paid_paisa, o.held_until
     from payment_attempt a join orders o on o.code = a.order_code
     where a.id = $1 and a.order_code = $2`,
    [id, orderCode],
  )
  return (
    row && {
      state: row.state,
      amount: row.amount_paisa,
      orderStatus: row.status,
      payable: row.payable_paisa,
      paid: row.paid_paisa,
      heldUntil: row.held_until ?? undefined,
    }
  )
}
