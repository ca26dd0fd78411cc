import type { LiveHint } from '#contract/live.ts'
import type { Reads } from '../db/db.ts'

/** What happened to orders, rooms, notes to the shift and prices. `key` names one event, permanently. */
export type ChangeRow = { key: string; topic: LiveHint['Topic']; subject: string }

/**
 * What happened after `since`. Each process asks this once a second while someone listens: the indexes over time answer
 * it from their ends.
 */
export async function selectChangesSince(db: Reads, since: Date): Promise<ChangeRow[]> {
  return db.query<ChangeRow>(
    `select order_code || '/' || event_no as key, 'order' as topic, order_code as subject
     from order_event
     where at > $1
     union all
     select e.order_code || '/' || e.event_no || '/booking', 'booking', e.order_code
     from order_event e join orders o on o.code = e.order_code
     where e.at > $1 and o.source = 'web' and e.event in ('Confirmed', 'Requested') and e.actor not like 'staff:%'
     union all
     select 'staff/' || id, 'room', substr(subject, 6)
     from staff_event
     where at > $1 and subject like 'room:%'
     union all
     select 'staff/' || id, 'rates', '' from staff_event where at > $1 and subject = 'rates'
     union all
     select 'shiftNote/' || id || '/' || extract(epoch from changed_at), 'shiftNote', id::text
     from shift_note
     where changed_at > $1`,
    [since],
  )
}

/** How many things happened after `since`: to orders, to rooms, and to guests whom staff corrected. Histories are only ever added to. */
export async function countChangesSince(db: Reads, since: Date): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `select (select count(*) from order_event where at > $1) + (select count(*) from staff_event where at > $1) as count`,
    [since],
  )
  return row?.count ?? 0
}
