import type { OrderStatus } from '#contract/orders/orders.ts'
import type { Reads } from '../platform/db/db.ts'
import { selectStatus } from './orders.sql.ts'

type Page = { guestId: number; at: Date; status: OrderStatus | undefined; limit: number; offset: number }

/** The codes of a guest's orders, newest first. */
export async function selectCodesOf(db: Reads, { guestId, at, status, limit, offset }: Page): Promise<string[]> {
  const rows = await db.query<{ code: string }>(
    `select o.code from orders o where o.guest_id = $1 and ($3::text is null or ${selectStatus('$2::timestamptz')} = $3)
     order by o.created_at desc, o.code limit $4 offset $5`,
    [guestId, at, status ?? null, limit, offset],
  )
  return rows.map(({ code }) => code)
}
