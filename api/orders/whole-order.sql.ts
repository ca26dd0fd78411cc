import type { PlaceType } from '#contract/catalogue/houses.ts'
import type { DeskOrder } from '#contract/reception/orders.ts'
import type { Levies } from '#contract/values/money.ts'
import { selectCover } from '../catalogue/houses/houses.sql.ts'
import type { Db, Reads } from '../platform/db/db.ts'
import { DESK_DETAILS, type DeskDetailsRow } from '../guests/guest-details.ts'
import { GUEST_NAME } from '../guests/guests.sql.ts'
import { IS_UNDER_REVIEW, LEVIES } from './orders.sql.ts'
import { SUMMARIES, type SummaryRow } from './summaries.sql.ts'

// All that is known of orders; sums in paisa.

/** An order in a line, with its guest, and its visit where it takes no nights. */
export type OrderRow = SummaryRow & {
  amount: number
  levies: Levies
  service: number
  tax: number
  source: DeskOrder['Source']
  heldUntil: Date | null
  revision: number
  isUnderReview: boolean
  /** What the last payment page asked for. */
  asked: number | null
  guestId: number
  firstName: string
  guestName: string
  guestPhone: string
  hasIdentity: boolean
  likes: string
} & DeskDetailsRow &
  ({ starts: null } | VisitRow)

export type VisitRow = {
  /** `yyyy-MM-dd HH:mm:ss`, as its end. */
  starts: string
  ends: string
  persons: number
  contactName: string
  contactPhone: string
  remark: string
}

export async function selectOrdersWithGuests(
  db: Reads,
  { codes, at }: { codes: readonly string[]; at: Date },
): Promise<OrderRow[]> {
  return db.query<OrderRow>(
    `select line.*, o.amount_paisa as amount, ${LEVIES}, o.service_paisa as service, o.tax_paisa as tax, o.source, o.held_until as "heldUntil",
       (select coalesce(max(e.event_no), 0) from order_event e where e.order_code = o.code) as revision,
       ${IS_UNDER_REVIEW} as "isUnderReview",
       (select a.amount_paisa from payment_attempt a where a.order_code = o.code order by a.id desc limit 1) as asked,
       g.id as "guestId", g.first_name as "firstName", ${GUEST_NAME} as "guestName", g.phone as "guestPhone", ${DESK_DETAILS},
       g.identity_number_sealed <> '' as "hasIdentity", coalesce(card.likes, '') as likes,
       cast(c.starts as text) as starts, cast(c.ends as text) as ends, c.persons, c.name as "contactName", c.phone as "contactPhone", c.remark
     from (${SUMMARIES} where o.code = any($2::text[])) as found) as line
     join orders o on o.code = line.code join guest g on g.id = o.guest_id
       left join guest_card card on card.guest_id = g.id left join occasion c on c.order_code = o.code
     order by o.created_at desc, o.code`,
    [at, codes],
  )
}

export type LineRow = {
  orderCode: string
  no: number
  isCancelled: boolean
  houseId: number
  name: string
  type: PlaceType
  arrival: string
  departure: string
  /** The first day by which the refund policy counts. */
  termsDay: string
  /** Until when guests are in it, or are to come; null where none are. */
  until: string | null
  quantity: number
  /** Paisa for each night of one unit, in their order. */
  nights: number[]
  price: number
  /** Names of the rooms that its guests have or had: 'Shalik, Tuntuni'. Empty until it is confirmed. */
  rooms: string
  permalink: string
  /** The newest cover of what was booked of its house. */
  image: string | null
}

/** Also those that were given up. */
export async function selectLinesOf(db: Reads, codes: readonly string[]): Promise<LineRow[]> {
  return db.query<LineRow>(
    `select l.order_code as "orderCode", l.line_no as no, l.cancelled_at is not null as "isCancelled", l.house_id as "houseId", l.name,
       l.place_type as type, l.arrival, l.departure, least(l.arrival, l.terms_from) as "termsDay", l.quantity, to_json(l.night_paisa) as nights, l.price_paisa as price,
       (select max(s.departure) from stay s where s.order_code = l.order_code and s.line_no = l.line_no
         and s.state in ('expected', 'inHouse')) as until,
       coalesce((select string_agg(distinct u.name, ', ' order by u.name) from stay s join every_unit u on u.id = s.unit_id
         where s.order_code = l.order_code and s.line_no = l.line_no), '') as rooms,
       h.permalink, ${selectCover('l.house_id', "l.place_type || '_COVER'")} as image
     from order_line l join house h on h.id = l.house_id
     where l.order_code = any($1::text[]) order by l.order_code, l.line_no`,
    [codes],
  )
}

/** SQL: the number of the receipt for a payment `p`, and the payer's own number for it, where that is another. */
export const RECEIPT = 'coalesce(p.receipt, p.gateway_transaction)'
export const REFERENCE = 'case when p.receipt is null then p.reference else p.gateway_transaction end'

export type PaymentRow = {
  orderCode: string
  id: string
  at: Date
  amount: number
  gateway: string
  /** As the gateway or reception calls it. */
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

export async function selectPaymentsOf(db: Reads, codes: readonly string[]): Promise<PaymentRow[]> {
  return db.query<PaymentRow>(
    `select p.order_code as "orderCode", p.attempt_id as id, p.received_at as at, p.amount_paisa as amount, a.gateway, p.method,
       ${RECEIPT} as reference, ${REFERENCE} as number, a.state = 'cancelled' as "isReversed", p.reversed_at as "reversedAt",
       m.name as "reversedBy", p.reversed_reason as "reversedReason", t.name as "takenBy"
     from payment p join payment_attempt a on a.id = p.attempt_id left join staff m on m.id = p.reversed_by
       left join staff t on t.id = p.taken_by
     where p.order_code = any($1::text[]) order by p.received_at, p.attempt_id`,
    [codes],
  )
}

export type RefundRow = {
  orderCode: string
  at: Date
  settledAt: Date | null
  amount: number
  cause: 'cancellation' | 'surplus' | 'goodwill'
  state: 'created' | 'processing' | 'refunded' | 'failed'
  /** As of its payment; empty of money that was paid out by hand, which may go another way. */
  method: string
}

export async function selectRefundsOf(db: Reads, codes: readonly string[]): Promise<RefundRow[]> {
  return db.query<RefundRow>(
    `select r.order_code as "orderCode", r.created_at as at, r.settled_at as "settledAt", r.amount_paisa as amount, r.cause, r.state,
       case when r.channel = 'gateway' and r.state <> 'failed' then p.method else '' end as method
     from refund r join payment p on p.attempt_id = r.attempt_id
     where r.order_code = any($1::text[]) order by r.created_at, r.id`,
    [codes],
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
