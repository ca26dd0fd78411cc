import type { OrderStatus } from '#contract/orders/orders.ts'
import type { Db, Transaction } from '../platform/db/db.ts'
import type { Locked } from '../platform/db/locked.ts'
import { localTimeOf, type Occasion, type Order, type OrderLine } from './order.ts'

/** SQL: the sum of the prices of nights in a parameter. */
export const sumOf = (nights: string): string => `(select sum(one)::bigint from unnest(${nights}::bigint[]) as one)`

/** A room that is none of its house is not stored: nobody can hold it either. */
export async function insertLine(db: Db, orderCode: string, line: OrderLine): Promise<void> {
  const { lineNo, houseId, placeType, name, arrival, departure, quantity, nights, unitId } = line
  await db.change(
    `insert into order_line (order_code, line_no, house_id, place_type, name, arrival, departure, quantity, night_paisa, price_paisa, unit_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8::integer, $9::bigint[], $8::integer * ${sumOf('$9')}, (select id from unit where id = $10 and house_id = $3))`,
    [orderCode, lineNo, houseId, placeType, name, arrival, departure, quantity, nights, unitId],
  )
}

/** In the order in which its nights are claimed; those that were given up are left out. */
export async function selectLines(db: Db, orderCode: string): Promise<OrderLine[]> {
  return db.query(
    `select line_no as "lineNo", house_id as "houseId", place_type as "placeType", name, arrival, departure, quantity,
       to_json(night_paisa) as nights, price_paisa as price, unit_id as "unitId"
     from order_line where order_code = $1 and cancelled_at is null order by line_no`,
    [orderCode],
  )
}

/** The first day of an order by which the refund policy counts: of its stays, or of its pool visit, hall or resort. */
export async function selectFirstDay(db: Db, { code }: Locked<{ code: string }>): Promise<string> {
  const [row] = await db.query<{ day: string | null }>(
    `select min(day) as day from (
       select least(arrival, terms_from) as day from order_line where order_code = $1 and cancelled_at is null
       union all select cast(starts as date) from occasion where order_code = $1
     ) as days`,
    [code],
  )
  if (!row?.day) throw new Error(`Order ${code} has no date`)
  return row.day
}

export type UnpaidHolds = {
  /** Unpaid orders whose hold runs. */
  orders: number
  /** Orders placed since a moment whose hold ran out unpaid, and when the last did. */
  expired: number
  lastExpiry: Date | null
}

/** Makes the second of two transactions that place an order of the guest wait for the first. */
export async function lockGuest(db: Transaction, guestId: number): Promise<void> {
  await db.query('select id from guest where id = $1 for no key update', [guestId])
}

/**
 * SQL: the status of an order `o` as everybody reads it. An unpaid order whose hold is over has expired, whether or not it was tidied away.
 * `at` names the parameter of the present.
 */
export const selectStatus = (at: string): string =>
  `case when o.status = 'Pending' and o.held_until <= ${at} then 'Expired' else o.status end`

/** SQL: until when an order `o` holds its nights; null where it holds none. */
export const selectHeldUntil = (at: string): string =>
  `case when o.status = 'Pending' and o.held_until > ${at} then o.held_until end`

/** SQL: what comes on top of the amount of an order `o`, in percent. */
export const LEVIES = `json_build_object('service', o.service_percent, 'tax', o.tax_percent) as levies`

/** SQL: of an order `o` what `dueOf` reads but its status. */
export const SUMS =
  'o.payable_paisa as payable, o.paid_paisa as paid, o.surplus_paisa as surplus, o.waived_paisa as waived'

/** SQL: what `dueOf` answers for a confirmed order `o`, or one that is over. */
export const DUE = 'greatest(0, o.payable_paisa - greatest(0, o.paid_paisa - o.surplus_paisa) - o.waived_paisa)'

/** SQL: a payment for the order `o` waits for staff to look at it. */
export const IS_UNDER_REVIEW = `exists (select 1 from payment_attempt a where a.order_code = o.code and a.state = 'review')`

/**
 * A cancelled order counts as one that ran out: otherwise guests could hold rooms forever by cancelling. What staff hold for a guest
 * does not count.
 */
export async function selectUnpaidHolds(
  db: Db,
  { guestId, at, since }: { guestId: number; at: Date; since: Date },
): Promise<UnpaidHolds> {
  const [row] = await db.query<UnpaidHolds>(
    `select
       count(*) filter (where unpaid.held_until > $2) as orders,
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

/** How many rooms a guest holds unpaid on each night, as `selectUnpaidHolds` counts; and how many rooms there are in all. */
export async function selectHeldRooms(
  db: Db,
  { guestId, at }: { guestId: number; at: Date },
): Promise<{ night: string | null; rooms: number; all: number }[]> {
  return db.query(
    `select n.night, count(n.unit_id) as rooms, every.count as all
     from (select count(*) as count from unit) as every
     left join (
       select n.night, n.unit_id from unit_night n join orders o on o.code = n.order_code
       where o.guest_id = $1 and o.source = 'web' and o.status = 'Pending' and o.held_until > $2
         and n.state = 'held' and n.hold_expires_at > $2 and not ${IS_UNDER_REVIEW}
     ) as n on true
     group by n.night, every.count`,
    [guestId, at],
  )
}

/** False when the order is no longer where it was when it was locked. Only a Pending order holds nights. `waived`: of one that is over, paisa. */
export async function updateStatus(
  db: Db,
  { code, status }: Locked<Pick<Order, 'code' | 'status'>>,
  { to, waived }: { to: OrderStatus; waived: number },
): Promise<boolean> {
  const changed = await db.change(
    `update orders set status = $3, held_until = case when $3 = 'Pending' then held_until end, waived_paisa = $4
     where code = $1 and status = $2`,
    [code, status, to, waived],
  )
  return changed === 1
}

export async function addPaid(db: Db, { code }: Locked<{ code: string }>, amount: number): Promise<void> {
  await db.change('update orders set paid_paisa = paid_paisa + $2 where code = $1', [code, amount])
}

export async function addSurplus(db: Db, { code }: Locked<{ code: string }>, amount: number): Promise<void> {
  await db.change('update orders set surplus_paisa = surplus_paisa + $2 where code = $1', [code, amount])
}

export async function updateHeldUntil(db: Db, { code }: Locked<{ code: string }>, until: Date): Promise<void> {
  await db.change('update orders set held_until = $2 where code = $1', [code, until])
}

/** When it last ended; undefined for one that did not. */
export async function selectCompletedAt(db: Db, { code }: Locked<{ code: string }>): Promise<Date | undefined> {
  const [row] = await db.query<{ at: Date | null }>(
    "select max(at) as at from order_event where order_code = $1 and event = 'Completed'",
    [code],
  )
  return row?.at ?? undefined
}

type NewEvent = { at: Date; actor: string; event: string; data: string }

/** Only `appendEvent` of order-events.ts calls it. */
export async function insertEvent(
  db: Db,
  { code }: Locked<{ code: string }>,
  { at, actor, event, data }: NewEvent,
): Promise<void> {
  await db.change(
    `insert into order_event (order_code, event_no, at, actor, event, data)
     select $1, coalesce(max(event_no), 0) + 1, $2, $3, $4, $5::jsonb from order_event where order_code = $1`,
    [code, at, actor, event, data],
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
