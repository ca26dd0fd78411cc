import { randomBytes } from 'node:crypto'
import { LOCKED_AFTER_MINUTES, type SignInStep } from '#contract/staff/account.ts'
import type { Role } from '#contract/values/roles.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { sessionName } from './sessions.ts'
import {
  extendStaffSession,
  insertStaffSession,
  revokeSessionsOfBrowser,
  revokeStaffSession,
  revokeStaffSessionsOf,
  selectLiveStaffSession,
  selectOpenStaffSessions,
  updateActiveAt,
  updateProvedAt,
  type StaffSessionRow,
  revokeAllStaffSessions,
} from './staff-sessions.sql.ts'

/** A member of staff who is signed in at the desk. `isProved`: who gave a code of the app within the last ten minutes. */
export type Staff = { id: number; name: string; role: Role; isProved: boolean }

/** One browser's session at the desk, from the right password on. It is named by its token's hash. */
export type StaffSession = Omit<StaffSessionRow, 'idleExpiresAt'>

const HOUR_MS = 60 * 60_000
const IDLE_MS = 12 * HOUR_MS
const ABSOLUTE_MS = 7 * 24 * HOUR_MS
/** The page locks itself first; the server lets it tell so a little late. */
const LOCKED_AFTER_MS = (LOCKED_AFTER_MINUTES + 1) * 60_000
/** How exactly the server knows when a desk was last used. */
const NOTED_EVERY_MS = 30_000
/** How long the second factor may take. */
const UNPROVED_MS = 10 * 60_000
const EXTEND_EVERY_MS = 5 * 60_000
/** What is sensitive asks for a code as young as this. */
const PROOF_MS = 10 * 60_000

type Opening = {
  staffId: number
  browserId?: number | null
  /** Whether the second factor was there, or need not be. */
  isOpen: boolean
  /** Whether a code was given just now. */
  isProved: boolean
  /** When it ends at the latest, where it continues another one. */
  expiresAt?: Date
}

/** Opens a session and answers its token, of which the database has only the hash. */
export async function openStaffSession(db: Db, at: Date, opening: Opening): Promise<string> {
  const { staffId, browserId = null, isOpen, isProved, expiresAt = later(at, ABSOLUTE_MS) } = opening
  const token = `dsk_${randomBytes(32).toString('base64url')}`
  await insertStaffSession(db, {
    tokenHash: sessionName(token),
    staffId,
    browserId,
    createdAt: at,
    openedAt: isOpen ? at : null,
    provedAt: isProved ? at : null,
    idleExpiresAt: later(at, isOpen ? IDLE_MS : UNPROVED_MS),
    expiresAt,
  })
  return token
}

/** The session of this token; undefined for an unknown, ended or expired one, and of an account that ended. */
export async function staffSessionOfToken(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  token: string,
): Promise<StaffSession | undefined> {
  const row = await selectLiveStaffSession(db, sessionName(token), now())
  if (!row) return undefined
  const { idleExpiresAt, ...session } = row
  const extended = later(now(), IDLE_MS)
  if (session.openedAt && extended.getTime() - idleExpiresAt.getTime() > EXTEND_EVERY_MS) {
    await extendStaffSession(db, row.tokenHash, extended)
  }
  return session
}

/** The session of a browser that someone used at this moment: it is noted, unless the desk is locked by then. */
export async function usedSession(
  deps: Pick<Deps, 'db' | 'now'>,
  token: string,
  usedAt: Date,
): Promise<StaffSession | undefined> {
  const session = await staffSessionOfToken(deps, token)
  if (!session || isLocked(session, deps.now())) return session
  const isNews = session.activeAt === null || usedAt.getTime() - session.activeAt.getTime() > NOTED_EVERY_MS
  if (!isNews) return session
  await updateActiveAt(deps.db, session.tokenHash, usedAt)
  return { ...session, activeAt: usedAt }
}

/** Whether a session was left alone for so long that only a PIN opens it again. */
export function isLocked({ activeAt }: StaffSession, now: Date): boolean {
  return activeAt !== null && activeAt.getTime() + LOCKED_AFTER_MS <= now.getTime()
}

/** Locks the desk of a session at once. */
export async function lockSession(db: Db, name: string): Promise<void> {
  await updateActiveAt(db, name, new Date(0))
}

/** Opens it again. */
export async function unlockSession(db: Db, name: string, at: Date): Promise<void> {
  await updateActiveAt(db, name, at)
}

/** Which of these sessions, by their names, have not ended. Asking extends none of them. */
export async function openStaffSessions(
  { reads, now }: Pick<Deps, 'reads' | 'now'>,
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  return new Set(await selectOpenStaffSessions(reads, { hashes: names, now: now() }))
}

export function stepOf(session: StaffSession | undefined): SignInStep {
  if (!session) return 'signedOut'
  if (!session.openedAt) return session.enrolledAt ? 'code' : 'enrolling'
  return session.hasGivenPassword ? 'newPassword' : 'signedIn'
}

export function isProvedLately({ provedAt }: StaffSession, now: Date): boolean {
  return provedAt !== null && provedAt.getTime() + PROOF_MS > now.getTime()
}

export async function noteProof(db: Db, name: string, at: Date): Promise<void> {
  await updateProvedAt(db, name, at)
}

/** Ends a session by its name; false when it had ended already. */
export async function closeStaffSession(db: Db, name: string, at: Date): Promise<boolean> {
  return revokeStaffSession(db, name, at)
}

/** Ends the sessions of an account, but the one named. */
export async function closeStaffSessionsOf(db: Db, staffId: number, at: Date, except = ''): Promise<void> {
  await revokeStaffSessionsOf(db, { staffId, except, at })
}

export async function closeSessionsOfBrowser(db: Db, browserId: number, at: Date): Promise<void> {
  await revokeSessionsOfBrowser(db, browserId, at)
}

function later(at: Date, milliseconds: number): Date {
  return new Date(at.getTime() + milliseconds)
}

/** Ends the sessions of all members: the database was put back to an earlier day. */
export async function closeEveryStaffSession(db: Db, at: Date): Promise<void> {
  await revokeAllStaffSessions(db, at)
}
