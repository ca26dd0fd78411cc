import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { insertMessage, markFailed, markSent, takeDueMessages, type Channel, blankSecrets } from './outbox.sql.ts'

/** A message to a person. `to` is an E.164 phone number or an e-mail address; the first line of an e-mail is its subject. */
export type Message = { channel: Channel; to: string; text: string; at: Date }

/** What an e-mail may have next to its text: the same as a page, and an iCalendar file. */
type Enclosures = { html?: string | undefined; calendar?: string | undefined }

type NewMessage = Message &
  Enclosures & {
    /** The order whose guest it is sent to; staff read it there. */
    orderCode?: string
    /** The text holds a code that is good until then. It is not sent later. */
    secretUntil?: Date
  }

/** A message to be sent. `id` is the reference by which a provider recognizes a repeat. */
export type DueMessage = Message & Enclosures & { id: number }

const BATCH = 20
const LEASE_MS = 60_000
const FIRST_BACKOFF_MS = 5_000
const MAX_BACKOFF_MS = 15 * 60_000
export const MAX_ATTEMPTS = 10

/** Puts a message into the outbox, in the caller's transaction: it is sent if and only if that commits. One without a recipient is left out. */
export async function enqueue(db: Db, { orderCode, secretUntil, ...message }: NewMessage): Promise<void> {
  if (message.to === '') return
  const { html = null, calendar = null } = message
  const about = { orderCode: orderCode ?? null, secretUntil: secretUntil ?? null }
  await insertMessage(db, { ...message, ...about, html, calendar })
}

/** Brings a message to a person, or throws. What it throws is logged: it names neither key nor text. */
export type Sender = (message: DueMessage) => Promise<void>

type SendDeps = Pick<Deps, 'db' | 'now' | 'log'>

type SendOptions = {
  /** Whether codes stay readable after they were sent: for the inbox of a trial installation. */
  retainsCodes?: boolean
}

/**
 * Sends what is due, each message at least once, and answers how many it took. They are sent in parallel, so that one that hangs
 * does not delay the others past their lease. A failed message waits longer each time and is abandoned after ten attempts; those of a
 * process that dies are retried by others after a minute.
 */
export async function sendDueMessages(
  deps: SendDeps,
  send: Sender,
  { retainsCodes = false }: SendOptions = {},
): Promise<number> {
  const { db, now } = deps
  const due = await db.inTransaction((transaction) =>
    takeDueMessages(transaction, {
      now: now(),
      leasedUntil: later(now(), LEASE_MS),
      limit: BATCH,
      maxAttempts: MAX_ATTEMPTS,
    }),
  )
  await Promise.all(
    due.map(async ({ attempts, html, calendar, ...message }) => {
      const whole = { ...message, ...(html !== null && { html }), ...(calendar !== null && { calendar }) }
      const error = await failureOf(() => send(whole))
      if (error === undefined) return markSent(db, message.id, { at: now(), retainsCodes })
      return putOff(deps, { id: message.id, attempts, error })
    }),
  )
  return due.length
}

/** What a send failed with, as an error; undefined when it did not. */
async function failureOf(send: () => Promise<void>): Promise<Error | undefined> {
  try {
    await send()
    return undefined
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

async function putOff(
  { db, now, log }: SendDeps,
  { id, attempts, error }: { id: number; attempts: number; error: Error },
): Promise<void> {
  log.warn({ err: error, messageId: id, attempts }, 'a message could not be sent')
  const backoff = Math.min(FIRST_BACKOFF_MS * 2 ** (attempts - 1), MAX_BACKOFF_MS)
  await markFailed(db, id, { error: String(error), retryAt: later(now(), backoff) })
}

function later(at: Date, milliseconds: number): Date {
  return new Date(at.getTime() + milliseconds)
}

/** A job: empties codes that were sent or have expired. Answers how many. */
export async function blankOldCodes({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  return blankSecrets(db, { now: now() })
}
