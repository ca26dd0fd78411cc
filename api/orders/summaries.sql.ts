import type { OrderType } from '#contract/orders/orders.ts'
import type { Db } from '../platform/db/db.ts'
import { CONTACT_NAME, CONTACT_PHONE } from '../guests/guests.sql.ts'
import type { Sums } from './order-rules.ts'
import { DUE, selectStatus, SUMS } from './orders.sql.ts'

export type SummaryRow = Sums & {
  code: string
  type: OrderType
  guest: string
  phone: string
  arrival: string
  departure: string
  rooms: number
  arrivesAbout: string
  billedTo: string | null
  createdAt: Date
}

/** Orders, each in a line. `$1` is the present. */
export const SUMMARIES = `
  select * from (
    select o.code, o.type, ${SUMS},
      b.company as "billedTo", o.created_at as "createdAt",
      ${selectStatus('$1')} as status,
      ${CONTACT_NAME} as guest, ${CONTACT_PHONE} as phone, coalesce(y.arrives_about, '') as "arrivesAbout",
      coalesce((select min(l.arrival) from order_line l where l.order_code = o.code and l.cancelled_at is null), cast(c.starts as date)) as arrival,
      coalesce((select max(l.departure) from order_line l where l.order_code = o.code and l.cancelled_at is null), cast(c.ends as date)) as departure,
      (select count(*) from unit_night n where n.order_code = o.code and n.night = (
        select min(first.night) from unit_night first where first.order_code = o.code)) as rooms
    from orders o join guest g on g.id = o.guest_id left join occasion c on c.order_code = o.code
      left join party y on y.order_code = o.code
      left join company_bill b on b.order_code = o.code`

/** What is under way for longest first. */
const lists = {
  Reconfirm: `o.status = 'Confirmed' and o.source = 'web' and not exists (
      select 1 from order_event e where e.order_code = o.code and e.event = 'reconfirmed' and not exists (
        select 1 from order_event u where u.order_code = o.code and u.event = 'undidReconfirm' and u.event_no > e.event_no))
    and not exists (select 1 from stay s where s.order_code = o.code and s.state in ('inHouse', 'departed'))
    and (exists (select 1 from order_line l where l.order_code = o.code and l.cancelled_at is null and l.arrival >= $2)
      or exists (select 1 from occasion v where v.order_code = o.code and cast(v.starts as date) >= $2))`,
  Requests: `o.status = 'Requested' and $2 = $2`,
  Unplaced: `o.status = 'Paid-unplaced' and $2 = $2`,
  UnderReview: `exists (select 1 from payment_attempt a where a.order_code = o.code and a.state = 'review') and $2 = $2`,
  Proposals: `exists (select 1 from refund_proposal p where p.order_code = o.code and p.state = 'waiting') and $2 = $2`,
  FailedRefunds: `exists (select 1 from refund r where r.order_code = o.code and r.state = 'failed') and $2 = $2`,
} as const
export type ListName = keyof typeof lists

export async function selectToDo(
  db: Db,
  name: ListName,
  { at, day, limit }: { at: Date; day: string; limit: number },
): Promise<SummaryRow[]> {
  return db.query<SummaryRow>(
    `${SUMMARIES} where ${lists[name]}) as found order by arrival, "createdAt", code limit $3`,
    [at, day, limit],
  )
}

/** Confirmed orders with something due of their guest, the next departure first. */
export async function selectDues(db: Db, { at, limit }: { at: Date; limit: number }): Promise<SummaryRow[]> {
  return db.query<SummaryRow>(
    `${SUMMARIES} where o.status = 'Confirmed' and o.billed_to is null and ${DUE} > 0) as found
     order by departure, arrival, code limit $2`,
    [at, limit],
  )
}

/** Orders of which companies owe something, billed first. */
export async function selectCompanyDebts(
  db: Db,
  { at }: { at: Date },
): Promise<(SummaryRow & { since: Date; reference: string })[]> {
  return db.query(
    `select found.*, own.billed_at as since, own.reference from (
       ${SUMMARIES} where o.billed_to is not null and o.status in ('Confirmed', 'Completed') and ${DUE} > 0) as found) as found
     join company_bill own on own.order_code = found.code
     order by own.billed_at, found.code`,
    [at],
  )
}

export async function selectSummary(db: Db, { at, code }: { at: Date; code: string }): Promise<SummaryRow | undefined> {
  const [row] = await db.query<SummaryRow>(`${SUMMARIES} where o.code = $2) as found`, [at, code])
  return row
}

/** How many confirmed or completed orders a guest has, and the latest arrival among them. */
export async function selectBookingsOf(
  db: Db,
  guestId: number,
): Promise<{ bookings: number; lastArrival: string | null }> {
  const [row] = await db.query<{ bookings: number; lastArrival: string | null }>(
    `select count(distinct o.code) as bookings, max(l.arrival) as "lastArrival"
     from orders o left join order_line l on l.order_code = o.code and l.cancelled_at is null
     where o.guest_id = $1 and o.status in ('Confirmed', 'Completed', 'Paid-unplaced')`,
    [guestId],
  )
  return row ?? { bookings: 0, lastArrival: null }
}
