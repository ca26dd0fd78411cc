import type { DatabaseSync } from 'node:sqlite'

/** Keeps that somebody signed in from a network, and forgets what was before `since`. */
export function keepPlace(
  database: DatabaseSync,
  place: { staffId: string; network: string; at: number },
  since: number,
) {
  database.prepare('delete from staff_place where at <= ?').run(since)
  database
    .prepare(
      `insert into staff_place (staff_id, network, at) values (?, ?, ?)
       on conflict (staff_id, network) do update set at = excluded.at`,
    )
    .run(place.staffId, place.network, place.at)
}

/** Whether the owner of an e-mail address signed in from a network after `since`. */
export function isPlaceOf(database: DatabaseSync, email: string, network: string, since: number): boolean {
  const query = `select 1 from staff_place join staff on staff.id = staff_place.staff_id
                 where staff.email = ? and staff_place.network = ? and staff_place.at > ?`
  return database.prepare(query).get(email, network, since) !== undefined
}
