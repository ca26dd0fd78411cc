import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import {
  insertMessage,
  markFailed,
  markSent,
  selectNewestMessages,
  takeDueMessages,
  type Channel,
} from './outbox.sql.ts'

/** A message to a person. `to` is an E.164 phone number or an e-mail address. */
export type Message = { channel: Channel; to: string; text: string; at: Date }

/** A message on its way. `id` is the reference by which a provider knows a repeat. */
export type DueMessage = Message & { id: number }

const BATCH = 20
const LEASE_MS = 60_000
const FIRST_BACKOFF_MS = 5_000
const LONGEST_BACKOFF_MS = 15 * 60_000
export const MAX_ATTEMPTS = 10

/** Puts a message into the outbox, in the caller's transaction: it is sent if and only if that commits. */
export async function enqueue(db: Db, message: Message): Promise<void> {
  await insertMessage(db, message)
}

/** The newest messages, sent or not, newest first. */
export async function listMessages(db: Db, { limit }: { limit: number }): Promise<Message[]> {
  const rows = await selectNewestMessages(db, limit)
  return rows.map(({ channel, to, text, at }) => ({ channel, to, text, at }))
}

/**
 * Sends what is due, each message at least once, and answers how many it took. A failed one waits longer each time, and is
 * given up after ten; a process that dies in between leaves its messages to others after a minute.
 */
export async function sendDueMessages(
  { db, now, log }: Pick<Deps, 'db' | 'now' | 'log'>,
  send: (message: DueMessage) => Promise<void>,
): Promise<number> {
  const due = await db.inTransaction((transaction) =>
    takeDueMessages(transaction, {
      now: now(),
      leasedUntil: later(now(), LEASE_MS),
      limit: BATCH,
      maxAttempts: MAX_ATTEMPTS,
    }),
  )
  for (const { attempts, ...message } of due) {
    try {
      await send(message)
    } catch (error) {
      log.warn({ err: error, messageId: message.id, attempts }, 'a message could not be sent')
      const backoff = Math.min(FIRST_BACKOFF_MS * 2 ** (attempts - 1), LONGEST_BACKOFF_MS)
      await markFailed(db, message.id, { error: String(error), retryAt: later(now(), backoff) })
      continue
    }
    await markSent(db, message.id, now())
  }
  return due.length
}

function later(at: Date, milliseconds: number): Date {
  return new Date(at.getTime() + milliseconds)
}
