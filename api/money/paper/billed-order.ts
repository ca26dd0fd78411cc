import type { Db } from '#api/platform/db/db.ts'
import type { Deps } from '#api/platform/deps.ts'
import { guestContact } from '#api/guests/guests.ts'
import { dueOf } from '#api/orders/order-rules.ts'
import { readWholeOrder, type WholeOrder } from '#api/orders/whole-order.ts'
import type { LineRow, RefundRow } from '#api/orders/whole-order.sql.ts'
import type { Texts } from '#api/platform/texts/catalogues.ts'

type Stored = Pick<WholeOrder, 'code' | 'type' | 'status' | 'arrival' | 'departure' | 'charges' | 'occasion'> &
  Pick<WholeOrder, 'amount' | 'levies' | 'service' | 'tax' | 'payable' | 'paid' | 'company'>

/** What an order's sheets are made of; sums in paisa. */
export type BilledOrder = Stored & {
  /** The words of its guest. */
  t: Texts
  guest: string
  phone: string
  lines: readonly Pick<LineRow, 'name' | 'type' | 'arrival' | 'departure' | 'quantity' | 'nights' | 'rooms'>[]
  due: number
  /** Those that count: no reversed ones. */
  payments: readonly BilledPayment[]
  /** Those that the gateway did not refuse. */
  refunds: readonly BilledRefund[]
}

export type BilledPayment = Omit<WholeOrder['payments'][number], 'orderCode'>
export type BilledRefund = Pick<RefundRow, 'at' | 'amount' | 'cause' | 'state'>

export async function readBilledOrder(
  { db, now }: Pick<Deps, 'now'> & { db: Db },
  code: string,
): Promise<BilledOrder | undefined> {
  const order = await readWholeOrder(db, { code, at: now() })
  if (!order) return undefined
  const { name: guest, phone, t } = await guestContact(db, order.guestId)
  return { ...order, t, guest, phone, due: dueOf(order), ...moneyThatCounts(order) }
}

export function moneyThatCounts({ payments, refunds }: Pick<BilledOrder, 'payments' | 'refunds'>) {
  return {
    payments: payments.filter(({ isReversed }) => !isReversed),
    refunds: refunds.filter(({ state }) => state !== 'failed'),
  }
}
