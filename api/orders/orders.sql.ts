import type { DeskSource } from '#contract/desk/orders.ts'
import type { PlaceType } from '#contract/houses.ts'
import type { OrderStatus, OrderType } from '#contract/orders.ts'
import type { Db } from '../db/db.ts'
import { localTimeOf, type Occasion, type Order, type OrderLine } from './order.ts'

type OrderRow = {
  code: string
  guest_id: number
  type: OrderType
  status: OrderStatus
  amount_paisa: number
  tax_paisa: number
  payable_paisa: number
  paid_paisa: number
  surplus_paisa: number
  held_until: Date | null
  created_at: Date
  made_by: number | null
}

type LineRow = {
  line_no: number
  house_id: number
  place_type: PlaceType
  name: string
  arrival: string
  departure: string
  quantity: number
  price_paisa: number
}

/** The order, and who made it as the first of its events. */
export async function insertOrder(db: Db, order: Order & { source?: DeskSource | undefined }): Promise<void> {
  await db.change(
    `with placed as (
       insert into orders (code, guest_id, type, status, amount_paisa, tax_paisa, payable_paisa, paid_paisa, held_until, created_at,
         source, made_by)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $12, $13)
       returning code, status, created_at
     )
     insert into order_event (order_code, event_no, at, actor, event)
     select code, 1, created_at, $11, status from placed`,
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
    ],
  )
}

export async function insertLine(db: Db, orderCode: string, line: OrderLine): Promise<void> {
  await db.change(
    `insert into order_line (order_code, line_no, house_id, place_type, name, arrival, departure, quantity, price_paisa)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      orderCode,
      line.lineNo,
      line.houseId,
      line.placeType,
      line.name,
      line.arrival,
      line.departure,
      line.quantity,
      line.price,
    ],
  )
}

const ORDER = `select code, guest_id, type, status, amount_paisa, tax_paisa, payable_paisa, paid_paisa, surplus_paisa, held_until,
    created_at, made_by
  from orders where code = $1`

export async function selectOrder(db: Db, code: string): Promise<Order | undefined> {
  const [row] = await db.query<OrderRow>(ORDER, [code])
  return row && orderOf(row)
}

/** The order, locked until the transaction ends. */
export async function lockOrder(db: Db, code: string): Promise<Order | undefined> {
  const [row] = await db.query<OrderRow>(`${ORDER} for update`, [code])
  return row && orderOf(row)
}

function orderOf(row: OrderRow): Order {
  return {
    code: row.code,
    guestId: row.guest_id,
    type: row.type,
    status: row.status,
    amount: row.amount_paisa,
    tax: row.tax_paisa,
    payable: row.payable_paisa,
    paid: row.paid_paisa,
    surplus: row.surplus_paisa,
    heldUntil: row.held_until ?? undefined,
    createdAt: row.created_at,
    madeBy: row.made_by ?? undefined,
  }
}

/** In the order in which its nights are claimed. */
export async function selectLines(db: Db, orderCode: string): Promise<OrderLine[]> {
  const rows = await db.query<LineRow>(
    `select line_no, house_id, place_type, name, arrival, departure, quantity, price_paisa
     from order_line where order_code = $1 order by line_no`,
    [orderCode],
  )
  return rows.map(({ line_no, house_id, place_type, price_paisa, ...same }) => ({
    ...same,
    lineNo: line_no,
    houseId: house_id,
    placeType: place_type,
    price: price_paisa,
  }))
}

/** The first day of an order: of its stays, or of its pool visit, hall or resort. */
export async function selectFirstDay(db: Db, orderCode: string): Promise<string> {
  const [row] = await db.query<{ day: string | null }>(
    `select min(day) as day from (
       select arrival as day from order_line where order_code = $1
       union all select cast(starts as date) from occasion where order_code = $1
     ) as days`,
    [orderCode],
  )
  if (!row?.day) throw new Error(`Order ${orderCode} has no date`)
  return row.day
}

/** Codes of unpaid orders whose hold is over, locked; those that another process has locked are skipped. */
export async function takeOverdueOrders(db: Db, { at, limit }: { at: Date; limit: number }): Promise<string[]> {
  const rows = await db.query<{ code: string }>(
    `select code from orders where status = 'Pending' and held_until <= $1
     order by held_until, code limit $2 for update skip locked`,
    [at, limit],
  )
  return rows.map(({ code }) => code)
}

export type UnpaidHolds = {
  /** Unpaid orders whose hold runs, and the room nights that they hold. */
  orders: number
  nights: number
  /** Orders placed since a moment whose hold ran out unpaid, and when the last did. */
  expired: number
  lastExpiry: Date | null
}

/** Of two transactions that place an order of the guest, the second waits for the first. */
export async function lockGuest(db: Db, guestId: number): Promise<void> {
  await db.query('select id from guest where id = $1 for update', [guestId])
}

/** Of an order `o`: a payment of its guest waits for staff to look at it. */
export const IS_UNDER_REVIEW = `exists (select 1 from payment_attempt a where a.order_code = o.code and a.state = 'review')`

/**
 * An order that was given up counts as one that ran out: otherwise giving up would be how to hold on for ever. What staff hold for a guest
 * does not count.
 */
export async function selectUnpaidHolds(
  db: Db,
  { guestId, at, since }: { guestId: number; at: Date; since: Date },
): Promise<UnpaidHolds> {
  const [row] = await db.query<UnpaidHolds>(
    `select
       count(*) filter (where unpaid.held_until > $2) as orders,
       (select count(*) from unit_night n join orders o on o.code = n.order_code
         where o.guest_id = $1 and o.source = 'web' and o.status = 'Pending' and o.held_until > $2
           and n.state = 'held' and n.hold_expires_at > $2 and not ${IS_UNDER_REVIEW}) as nights,
       count(*) filter (where unpaid.ended_at > $3) as expired,
       max(unpaid.ended_at) filter (where unpaid.ended_at > $3) as "lastExpiry"
     from (
       select o.held_until,
         case when o.status = 'Pending' then case when o.held_until <= $2 then o.held_until end
           else (select max(e.at) from order_event e where e.order_code = o.code and e.event = o.status) end as ended_at
       from orders o
       where o.guest_id = $1 and o.source = 'web' and o.created_at > $3 and o.paid_paisa = 0 and o.type in ('Room', 'Pool')
         and o.status in ('Pending', 'Expired', 'Cancelled') and not ${IS_UNDER_REVIEW}
     ) as unpaid`,
    [guestId, at, since],
  )
  if (!row) throw new Error('A count has one row')
  return row
}

/** False when the order is no longer at `from`. Only a Pending order holds nights. */
export async function updateStatus(
  db: Db,
  { orderCode, from, to }: { orderCode: string; from: OrderStatus; to: OrderStatus },
): Promise<boolean> {
  const changed = await db.change(
    `update orders set status = $3, held_until = case when $3 = 'Pending' then held_until end where code = $1 and status = $2`,
    [orderCode, from, to],
  )
  return changed === 1
}

export async function addPaid(db: Db, orderCode: string, amount: number): Promise<void> {
  await db.change('update orders set paid_paisa = paid_paisa + $2 where code = $1', [orderCode, amount])
}

export async function addSurplus(db: Db, orderCode: string, amount: number): Promise<void> {
  await db.change('update orders set surplus_paisa = surplus_paisa + $2 where code = $1', [orderCode, amount])
}

export async function updateHeldUntil(db: Db, orderCode: string, until: Date): Promise<void> {
  await db.change('update orders set held_until = $2 where code = $1', [orderCode, until])
}

type OrderEvent = { orderCode: string; at: Date; actor: string; event: string; detail: string }

/** The caller has the order locked, or has just made it: its events are numbered one after another. */
export async function appendEvent(db: Db, { orderCode, at, actor, event, detail }: OrderEvent): Promise<void> {
  await db.change(
    `insert into order_event (order_code, event_no, at, actor, event, detail)
     select $1, coalesce(max(event_no), 0) + 1, $2, $3, $4, $5 from order_event where order_code = $1`,
    [orderCode, at, actor, event, detail],
  )
}

export async function insertOccasion(db: Db, orderCode: string, occasion: Occasion): Promise<void> {
  const { start, end, persons, name, phone, remark } = occasion
  await db.change(
    `insert into occasion (order_code, starts, ends, persons, name, phone, remark)
     values ($1, $2::text::timestamp, $3::text::timestamp, $4, $5, $6, $7)`,
    [orderCode, start, end, persons, name, phone, remark],
  )
}

export async function selectOccasion(
  db: Db,
  orderCode: string,
): Promise<Pick<Occasion, 'start' | 'end' | 'persons'> | undefined> {
  const [row] = await db.query<{ starts: string; ends: string; persons: number }>(
    'select starts::text as starts, ends::text as ends, persons from occasion where order_code = $1',
    [orderCode],
  )
  return row && { start: localTimeOf(row.starts), end: localTimeOf(row.ends), persons: row.persons }
}

export async function selectHasOrders(db: Db): Promise<boolean> {
  return (await db.query('select 1 from orders limit 1')).length > 0
}
