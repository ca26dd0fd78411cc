import type { DeskSource } from '#contract/values/desk-sources.ts'
import type { Db, Transaction } from '../platform/db/db.ts'
import { eventRow } from './event-rows.ts'
import type { Order } from './order.ts'
import { LEVIES, SUMS } from './orders.sql.ts'

type Stored = { heldUntil: Date | null; madeBy: number | null }
type OrderRow = Omit<Order, keyof Stored> & Stored

/** The order, and who made it as the first of its events. */
export async function insertOrder(
  db: Transaction,
  order: Order & { source?: DeskSource | undefined; visitSource?: string | undefined },
): Promise<void> {
  await db.change(
    `with placed as (
       insert into orders (code, guest_id, type, status, amount_paisa, tax_paisa, payable_paisa, paid_paisa, held_until, created_at,
         source, made_by, service_percent, tax_percent, service_paisa, visit_source)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $12, $13, $15, $16, $17, $18)
       returning code, status, created_at
     )
     insert into order_event (order_code, event_no, at, actor, event, data)
     select code, 1, created_at, $11, status, $14::jsonb from placed`,
    [
      order.code,
      order.guestId,
      order.type,
      order.status,
      order.amount,
      order.tax,
      order.payable,
      order.paid,
      order.heldUntil ?? null,
      order.createdAt,
      order.madeBy === undefined ? `guest:${order.guestId}` : `staff:${order.madeBy}`,
      order.source ?? 'web',
      order.madeBy ?? null,
      eventRow({ Kind: 'status', To: order.status }).data,
      order.levies.service,
      order.levies.tax,
      order.service,
      order.visitSource ?? null,
    ],
  )
}

const ORDERS = `
  select o.code, o.guest_id as "guestId", o.type, o.status, o.amount_paisa as amount, ${LEVIES},
    o.service_paisa as service, o.tax_paisa as tax, ${SUMS},
    o.billed_to is not null as "isBilled", o.held_until as "heldUntil", o.created_at as "createdAt", o.made_by as "madeBy"
  from orders o`
const ORDER = `${ORDERS} where o.code = $1`

export async function selectOrder(db: Db, code: string): Promise<Order | undefined> {
  const [row] = await db.query<OrderRow>(ORDER, [code])
  return row && orderOf(row)
}

/** The order, locked until the transaction ends. Only `lockOrder` of locked-order.ts calls it. */
export async function selectOrderForUpdate(db: Transaction, code: string): Promise<Order | undefined> {
  const [row] = await db.query<OrderRow>(`${ORDER} for no key update`, [code])
  return row && orderOf(row)
}

/** Locks the orders that have a house as a whole on `day` or later. */
export async function lockOrdersOfHouse(
  db: Transaction,
  { houseId, day }: { houseId: number; day: string },
): Promise<void> {
  await db.query(
    `select o.code from orders o where exists (
       select 1 from order_line l
       where l.order_code = o.code and l.house_id = $1 and l.place_type = 'HOUSE' and l.departure > $2
     ) order by o.code for no key update`,
    [houseId, day],
  )
}

/** Unpaid orders whose hold is over, locked; those that another process has locked are skipped. */
export async function selectOverdueForUpdate(
  db: Transaction,
  { at, limit }: { at: Date; limit: number },
): Promise<Order[]> {
  const rows = await db.query<OrderRow>(
    `${ORDERS} where o.status = 'Pending' and o.held_until <= $1
     order by o.held_until, o.code limit $2 for no key update skip locked`,
    [at, limit],
  )
  return rows.map(orderOf)
}

function orderOf({ heldUntil, madeBy, ...same }: OrderRow): Order {
  return { ...same, heldUntil: heldUntil ?? undefined, madeBy: madeBy ?? undefined }
}
