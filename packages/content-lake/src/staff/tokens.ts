import { createHash, randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import * as z from 'zod'
import type { StaffMember } from '../core/lake-env.ts'
import { inTransaction } from '../store/open-database.ts'
import { selectMember } from './members.sql.ts'

type Deps = { database: DatabaseSync; now: () => Date }

const MINUTE_MS = 60_000
const IDLE_MS = 12 * 60 * MINUTE_MS
const LIFETIME_MS = 7 * 24 * 60 * MINUTE_MS
const TICKET_MS = MINUTE_MS

/**
 * A ticket is in an address for a moment, so it is worth one token within a minute. The Studio calls it `sid`. Issued to a browser,
 * by its cookie, it is worth nothing in another: a link signs nobody in to the account of its author.
 */
export function issueTicket({ database, now }: Deps, staffId: string, browser?: string): string {
  const ticket = makeSecret()
  const owner = { staffId, browser: browser === undefined ? null : hashOf(browser) }
  insertTicket(database, hashOf(ticket), owner, now().getTime() + TICKET_MS)
  return ticket
}

/** The token for a ticket; undefined where it was used, is too old, is another browser's or never was. */
export function redeemTicket({ database, now }: Deps, ticket: string, browser = ''): string | undefined {
  const at = now().getTime()
  // In one step: another process that ends all sessions finds either the ticket or the token.
  return inTransaction(database, () => {
    const owner = takeTicket(database, hashOf(ticket), at)
    if (owner === undefined || (owner.browser !== null && owner.browser !== hashOf(browser))) return undefined
    const { staffId } = owner
    deleteOldTokens(database, { usedAt: at - IDLE_MS, createdAt: at - LIFETIME_MS })
    const token = makeSecret()
    insertToken(database, hashOf(token), staffId, at)
    return token
  })
}

/** Whose token it is: 12 hours after its last use, and 7 days after it was given, it has no owner. */
export function readToken({ database, now }: Deps, token: string): StaffMember | undefined {
  const hash = hashOf(token)
  const found = selectToken(database, hash)
  if (found === undefined) return undefined
  const at = now().getTime()
  if (at >= found.usedAt + IDLE_MS || at >= found.createdAt + LIFETIME_MS) return undefined
  // Written once a minute at most: an editor's keystrokes should not each write here too.
  if (at >= found.usedAt + MINUTE_MS) noteUse(database, hash, at)
  return selectMember(database, found.staffId)
}

/** Whether that member has a session anywhere. */
export function hasSession({ database, now }: Deps, staffId: string): boolean {
  const at = now().getTime()
  const live = 'select 1 from staff_token where staff_id = ? and used_at > ? and created_at > ?'
  return database.prepare(live).get(staffId, at - IDLE_MS, at - LIFETIME_MS) !== undefined
}

/** A use that cannot be noted, for example on a full disk, refuses no caller: the token ends the earlier. */
function noteUse(database: Deps['database'], hash: string, at: number): void {
  try {
    updateTokenUse(database, hash, at)
  } catch {}
}

export function revokeToken({ database }: Pick<Deps, 'database'>, token: string): void {
  deleteToken(database, hashOf(token))
}

/** 256 bits; the letters in front let a scanner of leaked secrets know what it found. */
export function makeSecret(): string {
  return `lk${randomBytes(32).toString('hex')}`
}

/** What is stored of a secret. It is random enough to need no salt. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64')
}

const TokenRow = z.object({ staff_id: z.string(), created_at: z.number(), used_at: z.number() })
const TicketRow = z.object({ staff_id: z.string(), browser: z.nullable(z.string()) })

type TicketOwner = { staffId: string; browser: string | null }
type TokenUse = { staffId: string; createdAt: number; usedAt: number }

function insertToken(database: DatabaseSync, hash: string, staffId: string, at: number): void {
  database
    .prepare('insert into staff_token (hash, staff_id, created_at, used_at) values (?, ?, ?, ?)')
    .run(hash, staffId, at, at)
}

function selectToken(database: DatabaseSync, hash: string): TokenUse | undefined {
  const row = database.prepare('select staff_id, created_at, used_at from staff_token where hash = ?').get(hash)
  if (row === undefined) return undefined
  const { staff_id: staffId, created_at: createdAt, used_at: usedAt } = TokenRow.parse(row)
  return { staffId, createdAt, usedAt }
}

function updateTokenUse(database: DatabaseSync, hash: string, at: number): void {
  database.prepare('update staff_token set used_at = ? where hash = ?').run(at, hash)
}

function deleteToken(database: DatabaseSync, hash: string): void {
  database.prepare('delete from staff_token where hash = ?').run(hash)
}

export function deleteTokensOf(database: DatabaseSync, email: string): void {
  const whose = 'staff_id = (select id from staff where email = ?)'
  database.prepare(`delete from staff_ticket where ${whose}`).run(email)
  database.prepare(`delete from staff_token where ${whose}`).run(email)
}

function deleteOldTokens(database: DatabaseSync, before: { usedAt: number; createdAt: number }): void {
  database.prepare('delete from staff_token where used_at <= ? or created_at <= ?').run(before.usedAt, before.createdAt)
}

function insertTicket(database: DatabaseSync, hash: string, owner: TicketOwner, expiresAt: number): void {
  database
    .prepare('insert into staff_ticket (hash, staff_id, browser, expires_at) values (?, ?, ?, ?)')
    .run(hash, owner.staffId, owner.browser, expiresAt)
}

/** Takes a ticket: of two who hold the same one only the first receives whose it is. */
function takeTicket(database: DatabaseSync, hash: string, now: number): TicketOwner | undefined {
  database.prepare('delete from staff_ticket where expires_at <= ?').run(now)
  const row = database.prepare('delete from staff_ticket where hash = ? returning staff_id, browser').get(hash)
  if (row === undefined) return undefined
  const { staff_id: staffId, browser } = TicketRow.parse(row)
  return { staffId, browser }
}
