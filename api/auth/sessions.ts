import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { extendSession, insertSession, revokeSession, revokeSessionsOf, selectLiveSession } from './sessions.sql.ts'

/** Who is signed in. `phone` is E.164. */
export type Guest = { id: number; phone: string; firstName: string; lastName: string }

const DAY_MS = 24 * 60 * 60_000
const IDLE_MS = 14 * DAY_MS
const ABSOLUTE_MS = 60 * DAY_MS
/** An idle limit is moved at most this often, so that reading pages does not write all the time. */
const EXTEND_EVERY_MS = 5 * 60_000

/** Opens a session and answers its token, which is kept nowhere: the database knows its hash alone. */
export async function openSession(db: Db, guestId: number, at: Date): Promise<string> {
  const token = `rst_${randomBytes(32).toString('base64url')}`
  await insertSession(db, {
    tokenHash: hashOf(token),
    guestId,
    createdAt: at,
    idleExpiresAt: later(at, IDLE_MS),
    expiresAt: later(at, ABSOLUTE_MS),
  })
  return token
}

/** The guest whose token this is; undefined for an unknown, revoked or expired one. Keeps a used session from idling out. */
export async function guestOfToken({ db, now }: Pick<Deps, 'db' | 'now'>, token: string): Promise<Guest | undefined> {
  const tokenHash = hashOf(token)
  const session = await selectLiveSession(db, tokenHash, now())
  if (!session) return undefined
  const idleExpiresAt = later(now(), IDLE_MS)
  if (idleExpiresAt.getTime() - session.idleExpiresAt.getTime() > EXTEND_EVERY_MS) {
    await extendSession(db, tokenHash, idleExpiresAt)
  }
  const { guestId: id, phone, firstName, lastName } = session
  return { id, phone, firstName, lastName }
}

export async function closeSession({ db, now }: Pick<Deps, 'db' | 'now'>, token: string): Promise<void> {
  await revokeSession(db, hashOf(token), now())
}

export async function closeAllSessions(db: Db, guestId: number, at: Date): Promise<void> {
  await revokeSessionsOf(db, guestId, at)
}

/** 256 random bits need no slow hash. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

function later(at: Date, milliseconds: number): Date {
  return new Date(at.getTime() + milliseconds)
}
