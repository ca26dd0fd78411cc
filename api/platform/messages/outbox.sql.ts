import type { Db } from '../db/db.ts'

export type Channel = 'sms' | 'email'

export type MessageRow = {
  id: number
  channel: Channel
  to: string
  text: string
  /** The text as a page, and a file for calendars; e-mails alone have them. */
  html: string | null
  calendar: string | null
  at: Date
  attempts: number
}

type NewMessage = Omit<MessageRow, 'id' | 'attempts'> & { orderCode: string | null; secretUntil: Date | null }

const COLUMNS = 'id, channel, recipient as "to", body as text, html, calendar, created_at as at, attempts'

export async function insertMessage(db: Db, message: NewMessage): Promise<void> {
  await db.change(
    `insert into outbox (channel, recipient, order_code, body, created_at, available_at, secret_until, html, calendar)
     values ($1, $2, $3, $4, $5, $5, $6, $7, $8)`,
    [
      message.channel,
      message.to,
      message.orderCode,
      message.text,
      message.at,
      message.secretUntil,
      message.html,
      message.calendar,
    ],
  )
}

/** `hasPage`: the message is also a page. */
export type ListedMessage = Pick<MessageRow, 'id' | 'channel' | 'to' | 'text' | 'at'> & { hasPage: boolean }

/** Sent or not, newest first. */
export async function selectNewestMessages(db: Db, limit: number): Promise<ListedMessage[]> {
  return db.query<ListedMessage>(
    `select id, channel, recipient as "to", body as text, created_at as at, html is not null as "hasPage"
     from outbox order by id desc limit $1`,
    [limit],
  )
}

/** An e-mail as a page; undefined where there is none. */
export async function selectMessagePage(db: Db, id: number): Promise<string | undefined> {
  const [row] = await db.query<{ html: string | null }>('select html from outbox where id = $1', [id])
  return row?.html ?? undefined
}

/** Takes unsent messages that are due, oldest first and no code that has expired, and leases them until `leasedUntil`. */
export async function takeDueMessages(
  db: Db,
  { now, leasedUntil, limit, maxAttempts }: { now: Date; leasedUntil: Date; limit: number; maxAttempts: number },
): Promise<MessageRow[]> {
  const rows = await db.query<MessageRow>(
    `update outbox set available_at = $2, attempts = attempts + 1
     where id in (
       select id from outbox
       where sent_at is null and available_at <= $1 and attempts < $4 and (secret_until is null or secret_until > $1)
       order by id limit $3
       for update skip locked
     )
     returning ${COLUMNS}`,
    [now, leasedUntil, limit, maxAttempts],
  )
  return rows.toSorted((a, b) => a.id - b.id)
}

export async function markSent(
  db: Db,
  id: number,
  { at, retainsCodes }: { at: Date; retainsCodes: boolean },
): Promise<void> {
  await db.change(
    `update outbox set sent_at = $2, last_error = null, body = case when $3 or secret_until is null then body else '' end
     where id = $1`,
    [id, at, retainsCodes],
  )
}

export async function markFailed(db: Db, id: number, failure: { error: string; retryAt: Date }): Promise<void> {
  const statement = 'update outbox set last_error = $2, available_at = $3 where id = $1 and sent_at is null'
  await db.change(statement, [id, failure.error, failure.retryAt])
}

/** Empties messages whose code was sent or has expired. */
export async function blankSecrets(db: Db, { now }: { now: Date }): Promise<number> {
  return db.change(
    "update outbox set body = '' where secret_until is not null and body <> '' and (sent_at is not null or secret_until <= $1)",
    [now],
  )
}
