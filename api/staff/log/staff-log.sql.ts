import type { StaffAct } from '#contract/staff/log.ts'
import type { Db } from '#api/platform/db/db.ts'
import { GUEST_NAME } from '#api/guests/guests.sql.ts'

export type StaffEvent = {
  at: Date
  /** Null: the command line. */
  by: number | null
  act: StaffAct
  subject: string
  data: string
}

export async function insertStaffEvent(db: Db, { at, by, act, subject, data }: StaffEvent): Promise<void> {
  const statement = 'insert into staff_event (at, staff_id, act, subject, data) values ($1, $2, $3, $4, $5::jsonb)'
  await db.change(statement, [at, by, act, subject, data])
}

/** `from` included, `until` not. */
export type EventQuestion = {
  from: string
  until: string
  staffId: number | undefined
  act: StaffAct | undefined
  limit: number
  offset: number
  /** Kinds in histories of orders that are acts of staff. */
  acts: readonly StaffAct[]
}

export type StaffEventRow = {
  at: Date
  by: number | null
  name: string | null
  act: StaffAct
  /** The name of a member, a room, or a booking with its guest. */
  subject: string
  code: string | null
  data: unknown
  count: number
}

/** What staff did to orders and to all else, the latest first; each row also has how many there are in all. */
export async function selectStaffEvents(
  db: Db,
  { from, until, staffId, act, limit, offset, acts }: EventQuestion,
): Promise<StaffEventRow[]> {
  return db.query<StaffEventRow>(
    `select entry.at, m.id as by, m.name, entry.act, entry.data, entry.code,
       coalesce(
         entry.code || ' ' || ${GUEST_NAME}, about.name, nullif(trim(person.first_name || ' ' || person.last_name), ''), u.name, keeper.name, entry.subject
       ) as subject,
       cast(count(*) over () as integer) as count
     from (
       select e.at, e.staff_id, e.act, e.subject, e.data, cast(null as text) as code, e.id as place
       from staff_event e
       union all
       select e.at, s.id, e.data ->> 'Kind', '', e.data, e.order_code, e.event_no
       from order_event e join staff s on e.actor = 'staff:' || s.id
       where e.data ->> 'Kind' = any($4::text[])
     ) as entry
     left join staff m on m.id = entry.staff_id
     left join orders found on found.code = entry.code
     left join guest g on g.id = found.guest_id
     left join staff about on entry.subject = 'staff:' || about.id
     left join guest person on entry.subject = 'guest:' || person.id
     left join every_unit u on entry.subject = 'room:' || u.id
     left join till_shift t on entry.subject = 'till:' || t.id
     left join staff keeper on keeper.id = t.staff_id
     where entry.at >= $1 and entry.at < $2 and (cast($3 as bigint) is null or entry.staff_id = $3)
       and (cast($7 as text) is null or entry.act = $7)
     order by entry.at desc, entry.place desc limit $5 offset $6`,
    [from, until, staffId ?? null, acts, limit, offset, act ?? null],
  )
}

/** All who ever had an account, by name. */
export async function selectMembers(db: Db): Promise<{ id: number; name: string }[]> {
  return db.query('select id, name from staff order by lower(name), id', [])
}
