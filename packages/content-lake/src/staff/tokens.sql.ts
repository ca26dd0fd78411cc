import type { DatabaseSync } from 'node:sqlite'
import * as z from 'zod'

const TokenRow = z.object({ staff_id: z.string(), created_at: z.number(), used_at: z.number() })
const TicketRow = z.object({ staff_id: z.string() })

export type TokenUse = { staffId: string; createdAt: number; usedAt: number }

export function insertToken(database: DatabaseSync, hash: string, staffId: string, at: number): void {
  database
    .prepare('insert into staff_token (hash, staff_id, created_at, used_at) values (?, ?, ?, ?)')
    .run(hash, staffId, at, at)
}

export function selectToken(database: DatabaseSync, hash: string): TokenUse | undefined {
  const row = database.prepare('select staff_id, created_at, used_at from staff_token where hash = ?').get(hash)
  if (row === undefined) return undefined
  const { staff_id: staffId, created_at: createdAt, used_at: usedAt } = TokenRow.parse(row)
  return { staffId, createdAt, usedAt }
}

export function updateTokenUse(database: DatabaseSync, hash: string, at: number): void {
  database.prepare('update staff_token set used_at = ? where hash = ?').run(at, hash)
}

export function deleteToken(database: DatabaseSync, hash: string): void {
  database.prepare('delete from staff_token where hash = ?').run(hash)
}

export function deleteTokensOf(database: DatabaseSync, staffId: string): void {
  database.prepare('delete from staff_token where staff_id = ?').run(staffId)
  database.prepare('delete from staff_ticket where staff_id = ?').run(staffId)
}

export function deleteOldTokens(database: DatabaseSync, before: { usedAt: number; createdAt: number }): void {
  database.prepare('delete from staff_token where used_at <= ? or created_at <= ?').run(before.usedAt, before.createdAt)
}

export function insertTicket(database: DatabaseSync, hash: string, staffId: string, expiresAt: number): void {
  database
    .prepare('insert into staff_ticket (hash, staff_id, expires_at) values (?, ?, ?)')
    .run(hash, staffId, expiresAt)
}

/** Takes a ticket: of two who hold the same one only the first is told whose it is. */
export function takeTicket(database: DatabaseSync, hash: string, now: number): string | undefined {
  database.prepare('delete from staff_ticket where expires_at <= ?').run(now)
  const row = database.prepare('delete from staff_ticket where hash = ? returning staff_id').get(hash)
  return row === undefined ? undefined : TicketRow.parse(row).staff_id
}
