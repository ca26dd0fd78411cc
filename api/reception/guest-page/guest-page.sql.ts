import type { Db } from '#api/platform/db/db.ts'
import { DESK_DETAILS, type DeskDetailsRow } from '#api/guests/guest-details.ts'
import { ERASED } from '#api/guests/guests.sql.ts'
import { DUE } from '#api/orders/orders.sql.ts'
import { SUMMARIES, type SummaryRow } from '#api/orders/summaries.sql.ts'

export type GuestPageRow = DeskDetailsRow & {
  firstName: string
  lastName: string
  phone: string
  hasIdentity: boolean
  since: Date
  isSignedIn: boolean
}

/** Undefined for an unknown guest, and for one who was erased. */
export async function selectGuestPage(db: Db, { id, at }: { id: number; at: Date }): Promise<GuestPageRow | undefined> {
  const [row] = await db.query<GuestPageRow>(
    `select first_name as "firstName", last_name as "lastName", phone, ${DESK_DETAILS},
       identity_number_sealed <> '' as "hasIdentity", created_at as since,
       exists (select 1 from guest_session s where s.guest_id = g.id and s.revoked_at is null and s.idle_expires_at > $2
         and s.expires_at > $2) as "isSignedIn"
     from guest g where id = $1 and phone not like '${ERASED}%'`,
    [id, at],
  )
  return row
}

type Question = { id: number; at: Date; day: string; limit: number }

/** Those that are not over first, the next of them on top. */
export async function selectOrdersOfGuest(db: Db, { id, at, day, limit }: Question): Promise<SummaryRow[]> {
  return db.query<SummaryRow>(
    `${SUMMARIES} where o.guest_id = $2) as found
     order by departure < $3, case when departure < $3 then null else arrival end, arrival desc, code limit $4`,
    [at, id, day, limit],
  )
}

export type GuestSums = { stays: number; nights: number; paid: number; due: number }

/** Stays that have begun, with the nights that have begun; what was paid and not refunded, and what they owe of what is confirmed. Paisa. */
export async function selectSumsOfGuest(db: Db, { id, day }: { id: number; day: string }): Promise<GuestSums> {
  const [row] = await db.query<GuestSums>(
    `select count(distinct s.order_code) as stays,
       coalesce(sum(least(s.departure, $2::date + 1) - s.arrival), 0) as nights,
       (select cast(coalesce(sum(o.paid_paisa - o.surplus_paisa), 0) as bigint) from orders o where o.guest_id = $1) as paid,
       (select cast(coalesce(sum(${DUE}), 0) as bigint) from orders o
         where o.guest_id = $1 and o.status = 'Confirmed' and o.billed_to is null) as due
     from stay s join orders o on o.code = s.order_code
     where o.guest_id = $1 and s.state in ('inHouse', 'departed', 'moved') and s.checked_in_at is not null`,
    [id, day],
  )
  return row ?? { stays: 0, nights: 0, paid: 0, due: 0 }
}
