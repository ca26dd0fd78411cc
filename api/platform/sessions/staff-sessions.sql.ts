import type { ContentRight, Role } from '#contract/values/roles.ts'
import type { Db, Reads } from '../db/db.ts'

export type StaffSessionRow = {
  tokenHash: string
  staffId: number
  name: string
  email: string
  role: Role
  content: ContentRight
  hasGivenPassword: boolean
  hasPin: boolean
  enrolledAt: Date | null
  browserId: number | null
  openedAt: Date | null
  provedAt: Date | null
  /** When someone last used the desk in this browser. */
  activeAt: Date | null
  idleExpiresAt: Date
  expiresAt: Date
}

export async function selectLiveStaffSession(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<StaffSessionRow | undefined> {
  const [row] = await db.query<StaffSessionRow>(
    `select s.token_hash as "tokenHash", m.id as "staffId", m.name, m.email, m.role, m.content,
            m.has_given_password as "hasGivenPassword", m.pin_hash <> '' as "hasPin", m.enrolled_at as "enrolledAt",
            s.browser_id as "browserId", s.opened_at as "openedAt", s.proved_at as "provedAt", s.active_at as "activeAt",
            s.idle_expires_at as "idleExpiresAt", s.expires_at as "expiresAt"
     from staff_session s join staff m on m.id = s.staff_id
     where s.token_hash = $1 and s.revoked_at is null and s.idle_expires_at > $2 and s.expires_at > $2 and m.ended_at is null`,
    [tokenHash, now],
  )
  return row
}

/** Which of these are of members who are signed in. */
export async function selectOpenStaffSessions(
  db: Reads,
  { hashes, now }: { hashes: readonly string[]; now: Date },
): Promise<string[]> {
  const rows = await db.query<{ tokenHash: string }>(
    `select s.token_hash as "tokenHash" from staff_session s join staff m on m.id = s.staff_id
     where s.token_hash = any($1::text[]) and s.revoked_at is null and s.idle_expires_at > $2 and s.expires_at > $2
       and m.ended_at is null`,
    [hashes, now],
  )
  return rows.map(({ tokenHash }) => tokenHash)
}

export type NewStaffSession = {
  tokenHash: string
  staffId: number
  browserId: number | null
  createdAt: Date
  openedAt: Date | null
  provedAt: Date | null
  idleExpiresAt: Date
  expiresAt: Date
}

export async function insertStaffSession(db: Db, session: NewStaffSession): Promise<void> {
  const { tokenHash, staffId, browserId, createdAt, openedAt, provedAt, idleExpiresAt, expiresAt } = session
  await db.change(
    `insert into staff_session
       (token_hash, staff_id, browser_id, created_at, opened_at, proved_at, idle_expires_at, expires_at, active_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $4)`,
    [tokenHash, staffId, browserId, createdAt, openedAt, provedAt, idleExpiresAt, expiresAt],
  )
}

export async function extendStaffSession(db: Db, tokenHash: string, idleExpiresAt: Date): Promise<void> {
  const statement = 'update staff_session set idle_expires_at = $2 where token_hash = $1 and idle_expires_at < $2'
  await db.change(statement, [tokenHash, idleExpiresAt])
}

export async function updateActiveAt(db: Db, tokenHash: string, at: Date): Promise<void> {
  await db.change('update staff_session set active_at = $2 where token_hash = $1', [tokenHash, at])
}

export async function updateProvedAt(db: Db, tokenHash: string, at: Date): Promise<void> {
  await db.change('update staff_session set proved_at = $2 where token_hash = $1', [tokenHash, at])
}

export async function revokeStaffSession(db: Db, tokenHash: string, at: Date): Promise<boolean> {
  const changed = await db.change(
    'update staff_session set revoked_at = $2 where token_hash = $1 and revoked_at is null',
    [tokenHash, at],
  )
  return changed === 1
}

export async function revokeStaffSessionsOf(
  db: Db,
  { staffId, except, at }: { staffId: number; except: string; at: Date },
): Promise<void> {
  await db.change(
    'update staff_session set revoked_at = $2 where staff_id = $1 and token_hash <> $3 and revoked_at is null',
    [staffId, at, except],
  )
}

export async function revokeSessionsOfBrowser(db: Db, browserId: number, at: Date): Promise<void> {
  const statement = 'update staff_session set revoked_at = $2 where browser_id = $1 and revoked_at is null'
  await db.change(statement, [browserId, at])
}

export async function revokeAllStaffSessions(db: Db, at: Date): Promise<void> {
  await db.change('update staff_session set revoked_at = $1 where revoked_at is null', [at])
}
