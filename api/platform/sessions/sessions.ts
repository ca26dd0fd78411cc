import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { DAY_MS } from '#contract/values/calendar.ts'
import type { Db, Reads } from '../db/db.ts'
import { DatabaseUnavailable } from '../db/failures.ts'
import type { Deps } from '../deps.ts'
import {
  extendSession,
  insertFirstSignIn,
  insertSession,
  revokeSession,
  revokeSessionsOf,
  selectLiveSession,
  type LiveSession,
  revokeAllSessions,
} from './sessions.sql.ts'

/** Who is signed in, and since when: that is when they last gave a code. `phone` is E.164. */
export type Guest = { id: number; phone: string; firstName: string; lastName: string; signedInAt: Date }

const IDLE_MS = 14 * DAY_MS
const ABSOLUTE_MS = 60 * DAY_MS
/** An idle limit is extended at most this often, so that reads rarely write. */
const EXTEND_EVERY_MS = 5 * 60_000

/** Opens a session. Its token is not stored: the database has only its hash, which is the session's name. */
export async function openSession(db: Db, guestId: number, at: Date): Promise<{ token: string; name: string }> {
  const token = `rst_${randomBytes(32).toString('base64url')}`
  const name = sessionName(token)
  await insertSession(db, {
    tokenHash: name,
    guestId,
    createdAt: at,
    idleExpiresAt: later(at, IDLE_MS),
    expiresAt: later(at, ABSOLUTE_MS),
  })
  await insertFirstSignIn(db, guestId, at)
  return { token, name }
}

/** A call that only reads does not wait longer for its session to be extended. */
const EXTENSION_MS = 1_000

/** The guest whose token this is; undefined for an unknown, revoked or expired one. Extends the idle limit of a used session. */
export async function guestOfToken(
  { db, reads, now }: Pick<Deps, 'db' | 'reads' | 'now'>,
  token: string,
): Promise<Guest | undefined> {
  const tokenHash = sessionName(token)
  const session = await selectLiveSession(reads, tokenHash, now())
  if (!session) return undefined
  const idleExpiresAt = later(now(), IDLE_MS)
  if (idleExpiresAt.getTime() - session.idleExpiresAt.getTime() > EXTEND_EVERY_MS) {
    await tryFor(EXTENSION_MS, extendSession(db, tokenHash, idleExpiresAt))
  }
  return guestOf(session)
}

/** The guest of a token; the session is not extended. */
export async function findGuestOfToken(reads: Reads, token: string, at: Date): Promise<Guest | undefined> {
  const session = await selectLiveSession(reads, sessionName(token), at)
  return session && guestOf(session)
}

function guestOf({ guestId: id, phone, firstName, lastName, signedInAt }: LiveSession): Guest {
  return { id, phone, firstName, lastName, signedInAt }
}

/** Waits so long for work that the next call repeats where the database takes no writes now. */
async function tryFor(milliseconds: number, work: Promise<void>): Promise<void> {
  const end = new AbortController()
  const done = work.catch((error: unknown) => {
    if (!(error instanceof DatabaseUnavailable)) throw error
  })
  await Promise.race([done, wait(milliseconds, undefined, { signal: end.signal }).catch(() => {})])
  end.abort()
  // It may fail after the answer.
  done.catch(() => {})
}

/** Ends a session by its name; false when it had ended already. */
export async function closeSession(db: Db, name: string, at: Date): Promise<boolean> {
  return revokeSession(db, name, at)
}

export async function closeAllSessions(db: Db, guestId: number, at: Date): Promise<void> {
  await revokeSessionsOf(db, guestId, at)
}

/** 256 random bits need no slow hash. */
export function sessionName(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

function later(at: Date, milliseconds: number): Date {
  return new Date(at.getTime() + milliseconds)
}

/** Ends the sessions of all guests: their database was put back to an earlier day. */
export async function closeEverySession(db: Db, at: Date): Promise<void> {
  await revokeAllSessions(db, at)
}
