import type { Db } from '../db/db.ts'

export type ActivityKey = { principal: string; route: string; activityId: string }

export type ActivityRow = {
  requestHash: string
  resource: string | null
  answer: string | null
  busyUntil: Date
  createdAt: Date
}

type Claim = ActivityKey & { requestHash: string; now: Date; busyUntil: Date; forgottenBefore: Date }

/** Makes the activity the caller's; false when it is stored already. Waits for a twin whose transaction is still open. */
export async function claimActivity(db: Db, claim: Claim): Promise<boolean> {
  const changed = await db.change(
    `insert into activity (principal, route, activity_id, request_hash, busy_until, created_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (principal, route, activity_id) do update
       set request_hash = excluded.request_hash, resource = null, answer = null,
           busy_until = excluded.busy_until, created_at = excluded.created_at
       where activity.created_at <= $7`,
    [...keyOf(claim), claim.requestHash, claim.busyUntil, claim.now, claim.forgottenBefore],
  )
  return changed === 1
}

export async function selectActivity(db: Db, key: ActivityKey): Promise<ActivityRow | undefined> {
  const [row] = await db.query<ActivityRow>(
    `select request_hash as "requestHash", resource, answer, busy_until as "busyUntil", created_at as "createdAt"
     from activity where principal = $1 and route = $2 and activity_id = $3`,
    keyOf(key),
  )
  return row
}

export async function setResource(db: Db, key: ActivityKey, resource: string): Promise<void> {
  const statement = 'update activity set resource = $4 where principal = $1 and route = $2 and activity_id = $3'
  await db.change(statement, [...keyOf(key), resource])
}

/** Stores the first answer given, and returns the one that is stored; undefined when the activity is gone. */
export async function storeAnswer(db: Db, key: ActivityKey, answer: string): Promise<string | undefined> {
  const [row] = await db.query<{ answer: string }>(
    `update activity set answer = coalesce(answer, $4)
     where principal = $1 and route = $2 and activity_id = $3
     returning answer`,
    [...keyOf(key), answer],
  )
  return row?.answer
}

/** Moves the lease of an unanswered activity; false when another has moved it. */
export async function moveLease(db: Db, key: ActivityKey, lease: { from: Date; to: Date }): Promise<boolean> {
  const changed = await db.change(
    `update activity set busy_until = $5
     where principal = $1 and route = $2 and activity_id = $3 and busy_until = $4 and answer is null`,
    [...keyOf(key), lease.from, lease.to],
  )
  return changed === 1
}

function keyOf({ principal, route, activityId }: ActivityKey): string[] {
  return [principal, route, activityId]
}
