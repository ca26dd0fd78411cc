import type { Db, Reads } from '../db/db.ts'

export type LiveSession = {
  guestId: number
  phone: string
  firstName: string
  lastName: string
  signedInAt: Date
  idleExpiresAt: Date
}

export async function selectLiveSession(db: Reads, tokenHash: string, now: Date): Promise<LiveSession | undefined> {
  const [row] = await db.query<LiveSession>(
    `select s.guest_id as "guestId", g.phone, g.first_name as "firstName", g.last_name as "lastName",
            s.created_at as "signedInAt", s.idle_expires_at as "idleExpiresAt"
     from guest_session s join guest g on g.id = s.guest_id
     where s.token_hash = $1 and s.revoked_at is null and s.idle_expires_at > $2 and s.expires_at > $2`,
    [tokenHash, now],
  )
  return row
}

export async function insertSession(
  db: Db,
  session: { tokenHash: string; guestId: number; createdAt: Date; idleExpiresAt: Date; expiresAt: Date },
): Promise<void> {
  await db.change(
    `insert into guest_session (token_hash, guest_id, created_at, idle_expires_at, expires_at)
     values ($1, $2, $3, $4, $5)`,
    [session.tokenHash, session.guestId, session.createdAt, session.idleExpiresAt, session.expiresAt],
  )
}

/** Remembers for good that a guest signed in once. */
export async function insertFirstSignIn(db: Db, guestId: number, at: Date): Promise<void> {
  const statement = 'insert into guest_sign_in (guest_id, first_at) values ($1, $2) on conflict (guest_id) do nothing'
  await db.change(statement, [guestId, at])
}

export async function extendSession(db: Db, tokenHash: string, idleExpiresAt: Date): Promise<void> {
  const statement = 'update guest_session set idle_expires_at = $2 where token_hash = $1 and idle_expires_at < $2'
  await db.change(statement, [tokenHash, idleExpiresAt])
}

export async function revokeSession(db: Db, tokenHash: string, now: Date): Promise<boolean> {
  const changed = await db.change(
    'update guest_session set revoked_at = $2 where token_hash = $1 and revoked_at is null',
    [tokenHash, now],
  )
  return changed === 1
}

export async function revokeSessionsOf(db: Db, guestId: number, now: Date): Promise<void> {
  await db.change('update guest_session set revoked_at = $2 where guest_id = $1 and revoked_at is null', [guestId, now])
}

export async function revokeAllSessions(db: Db, at: Date): Promise<void> {
  await db.change('update guest_session set revoked_at = $1 where revoked_at is null', [at])
}
