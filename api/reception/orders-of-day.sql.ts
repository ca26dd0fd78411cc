import type { Db } from '../platform/db/db.ts'

export type NoteRow = { code: string; at: Date; member: string | null; data: unknown }

/** What staff noted about orders, the latest first. */
export async function selectNotesOf(db: Db, codes: readonly string[]): Promise<NoteRow[]> {
  return db.query<NoteRow>(
    `select e.order_code as code, e.at, m.name as member, e.data
     from order_event e left join staff m on e.actor = 'staff:' || m.id
     where e.order_code = any($1::text[]) and e.event = 'note'
     order by e.order_code, e.event_no desc`,
    [codes],
  )
}
