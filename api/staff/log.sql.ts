import type { StaffAct } from '#contract/desk/staff.ts'
import type { Db } from '../db/db.ts'

export type StaffEvent = {
  at: Date
  /** Null: the command line. */
  by: number | null
  act: StaffAct
  /** What it was done to, for example `staff:3`. */
  subject: string
  detail?: string
}

export async function insertStaffEvent(db: Db, { at, by, act, subject, detail = '' }: StaffEvent): Promise<void> {
  await db.change('insert into staff_event (at, staff_id, act, subject, detail) values ($1, $2, $3, $4, $5)', [
    at,
    by,
    act,
    subject,
    detail,
  ])
}

/** `from` included, `until` not. */
export type EventQuestion = { from: string; until: string; staffId: number | undefined; limit: number; offset: number }

export type StaffEventRow = {
  id: number
  at: Date
  name: string | null
  act: StaffAct
  subject: string
  detail: string
  count: number
}

/** The latest first; each row also has how many there are in all. */
export async function selectStaffEvents(
  db: Db,
  { from, until, staffId, limit, offset }: EventQuestion,
): Promise<StaffEventRow[]> {
  return db.query<StaffEventRow>(
    `select e.id, e.at, s.name, e.act, e.subject, e.detail, cast(count(*) over () as integer) as count
     from staff_event e left join staff s on s.id = e.staff_id
     where e.at >= $1 and e.at < $2 and (cast($3 as bigint) is null or e.staff_id = $3)
     order by e.at desc, e.id desc limit $4 offset $5`,
    [from, until, staffId ?? null, limit, offset],
  )
}
