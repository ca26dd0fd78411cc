import type { Db, Reads } from '../db/db.ts'

/** Several processes write it; the newest stays. */
export async function writeHeartbeat(db: Db, at: Date): Promise<void> {
  await db.change(
    `insert into replica_heartbeat (id, at) values (1, $1)
     on conflict (id) do update set at = excluded.at where replica_heartbeat.at < excluded.at`,
    [at],
  )
}

/** The newest heartbeat that has come to a replica; undefined before the first one. */
export async function selectHeartbeat(reads: Reads): Promise<Date | undefined> {
  const [row] = await reads.query<{ at: Date }>('select at from replica_heartbeat')
  return row?.at
}
