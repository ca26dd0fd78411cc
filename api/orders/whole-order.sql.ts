import type { DeskOrder } from '#contract/reception/orders.ts'
import type { PlaceType } from '#contract/catalogue/houses.ts'
import type { Db } from '../platform/db/db.ts'
import { GUEST_NAME } from '../guests/guests.sql.ts'
import { RECEIPT, REFERENCE } from './my-money.sql.ts'

// All that is known of one order. Each question is by its code.

/** An order with its guest; sums in paisa. */
export type OrderRow = {
  guestId: number
  likes: string
  name: string
  phone: string
  email: string
  country: string
  hasIdentity: boolean
  heldUntil: Date | null
  source: DeskOrder['Source']
  charge: number
  tax: number
  payable: number
  paid: number
}

export async function selectOrderWithGuest(db: Db, code: string): Promise<OrderRow | undefined> {
  const [row] = await db.query<OrderRow>(
    `select g.id as "guestId", coalesce(card.likes, '') as likes, ${GUEST_NAME} as name, g.phone, g.email, g.country,
       g.identity_number_sealed <> '' as "hasIdentity", o.held_until as "heldUntil", o.source, o.amount_paisa as charge,
       o.tax_paisa as tax, o.payable_paisa as payable, o.paid_paisa as paid
     from orders o join guest g on g.id = o.guest_id left join guest_card card on card.guest_id = g.id where o.code = $1`,
    [code],
  )
  return row
}

export type LineRow = {
  name: string
  type: PlaceType
  arrival: string
  departure: string
  quantity: number
  price: number
  /** Names of the rooms that its guests have or had: 'Shalik, Tuntuni'. Empty until it is confirmed. */
  rooms: string
}

export async function selectLinesOf(db: Db, code: string): Promise<LineRow[]> {
  return db.query<LineRow>(
    `select l.name, l.place_type as type, l.arrival, l.departure, l.quantity, l.price_paisa as price,
       coalesce((select string_agg(distinct u.name, ', ' order by u.name) from stay s join unit u on u.id = s.unit_id
         where s.order_code = l.order_code and s.line_no = l.line_no), '') as rooms
     from order_line l where l.order_code = $1 and l.cancelled_at is null order by l.line_no`,
    [code],
  )
}

export type VisitRow = { starts: string; ends: string; persons: number; name: string; phone: string; remark: string }

export async function selectVisitOf(db: Db, code: string): Promise<VisitRow | undefined> {
  const [row] = await db.query<VisitRow>(
    `select cast(starts as text) as starts, cast(ends as text) as ends, persons, name, phone, remark
     from occasion where order_code = $1`,
    [code],
  )
  return row
}

export type MoneyRow = {
  id: string
  at: Date
  amount: number
  gateway: string
  method: string
  reference: string
  number: string
  isReversed: boolean
  reversedAt: Date | null
  reversedBy: string | null
  reversedReason: string
  /** The member who took it at the desk. */
  takenBy: string | null
}

export async function selectPaymentsOf(db: Db, code: string): Promise<MoneyRow[]> {
  return db.query<MoneyRow>(
    `select p.attempt_id as id, p.received_at as at, p.amount_paisa as amount, a.gateway, p.method, ${RECEIPT} as reference,
       ${REFERENCE} as number, a.state = 'cancelled' as "isReversed", p.reversed_at as "reversedAt", m.name as "reversedBy",
       p.reversed_reason as "reversedReason", t.name as "takenBy"
     from payment p join payment_attempt a on a.id = p.attempt_id left join staff m on m.id = p.reversed_by
       left join staff t on t.id = p.taken_by
     where p.order_code = $1 order by p.received_at, p.attempt_id`,
    [code],
  )
}

export type AttemptRow = { id: string; at: Date; amount: number; gateway: string; state: string }

/** Attempts to pay online; what was taken at the desk is a payment from the start. */
export async function selectAttemptsOf(db: Db, code: string): Promise<AttemptRow[]> {
  return db.query<AttemptRow>(
    `select id, created_at as at, amount_paisa as amount, gateway, state
     from payment_attempt where order_code = $1 and gateway <> 'desk' order by created_at desc, id desc`,
    [code],
  )
}

export type RefundRow = { at: Date; amount: number; cause: string; state: string }

export async function selectRefundsOf(db: Db, code: string): Promise<RefundRow[]> {
  return db.query<RefundRow>(
    `select created_at as at, amount_paisa as amount, cause, state from refund where order_code = $1 order by created_at, id`,
    [code],
  )
}

export type MessageRow = { at: Date; channel: 'sms' | 'email'; to: string; sentAt: Date | null; text: string }

/** Messages to the guest of an order, newest first. */
export async function selectMessagesOf(db: Db, code: string): Promise<MessageRow[]> {
  return db.query<MessageRow>(
    `select created_at as at, channel, recipient as "to", sent_at as "sentAt", body as text
     from outbox where order_code = $1 order by created_at desc, id desc limit 50`,
    [code],
  )
}

export type EventRow = {
  at: Date
  actor: string
  staffId: number | null
  member: string | null
  data: unknown
}

export async function selectEventsOf(db: Db, code: string): Promise<EventRow[]> {
  return db.query<EventRow>(
    `select e.at, e.actor, m.id as "staffId", m.name as member, e.data
     from order_event e left join staff m on e.actor = 'staff:' || m.id
     where e.order_code = $1 order by e.event_no desc`,
    [code],
  )
}
