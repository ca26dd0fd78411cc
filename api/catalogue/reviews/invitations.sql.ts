import type { Db, Reads, Transaction } from '#api/platform/db/db.ts'
import { ERASED } from '#api/guests/guests.sql.ts'
import { selectCover } from '../houses/houses.sql.ts'

type Leaving = { from: string; until: string; limit: number }

/** Stays that were paid for or are settled at the resort, of guests who were not erased. */
const IS_ASKED = `o.type = 'Room' and o.status in ('Confirmed', 'Completed') and g.phone not like '${ERASED}%'`

/** Orders whose last guests left between these days, and that were not asked about. Who stayed away has left no room. */
export async function selectUnasked(
  db: Db,
  { from, until, limit }: Leaving,
): Promise<{ code: string; guestId: number }[]> {
  return db.query<{ code: string; guestId: number }>(
    `select o.code, o.guest_id as "guestId"
     from orders o join guest g on g.id = o.guest_id
     join (
       select order_code, max(departure) as departure from stay
       where state = 'departed' and departure >= $1 group by order_code
     ) d on d.order_code = o.code
     where ${IS_ASKED} and d.departure between $1 and $2
       and not exists (select 1 from stay s where s.order_code = o.code and s.state in ('expected', 'inHouse'))
       and not exists (select 1 from review_invitation i where i.order_code = o.code)
     order by d.departure, o.code limit $3`,
    [from, until, limit],
  )
}

/** False when another process was faster. */
export async function insertInvitation(db: Db, code: string, at: Date): Promise<boolean> {
  const inserted = await db.change(
    'insert into review_invitation (order_code, sent_at) values ($1, $2) on conflict (order_code) do nothing',
    [code, at],
  )
  return inserted === 1
}

export type Invitation = { guestId: number; firstName: string; sentAt: Date }

const INVITATION = `
  select o.guest_id as "guestId", g.first_name as "firstName", i.sent_at as "sentAt"
  from review_invitation i join orders o on o.code = i.order_code join guest g on g.id = o.guest_id
  where i.order_code = $1 and ${IS_ASKED}`

export async function selectInvitation(db: Reads, code: string): Promise<Invitation | undefined> {
  const [row] = await db.query<Invitation>(INVITATION, [code])
  return row
}

/** Reads an invitation; its guest is not erased until the transaction ends. */
export async function lockInvitation(db: Transaction, code: string): Promise<Invitation | undefined> {
  const [row] = await db.query<Invitation>(`${INVITATION} for key share of g`, [code])
  return row
}

export type StayedIn = {
  houseId: number
  name: string
  permalink: string
  imagePath: string | null
  from: string
  isReviewed: boolean
}

/** The houses whose rooms the guests of an order had, in the order of their nights. */
export async function selectStayedIn(db: Reads, code: string): Promise<StayedIn[]> {
  return db.query<StayedIn>(
    `select h.id as "houseId", h.name, h.permalink, s.stayed_from as "from",
       ${selectCover('h.id', "'HOUSE_COVER'")} as "imagePath",
       exists (select 1 from review r where r.order_code = $1 and r.house_id = h.id) as "isReviewed"
     from (
       select u.house_id, min(t.arrival) as stayed_from from stay t join every_unit u on u.id = t.unit_id
       where t.order_code = $1 and (t.state = 'departed' or (t.state = 'moved' and t.departure > t.arrival))
       group by u.house_id
     ) s join house h on h.id = s.house_id
     order by s.stayed_from, h.id`,
    [code],
  )
}
