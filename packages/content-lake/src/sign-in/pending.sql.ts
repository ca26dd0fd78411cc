import type { DatabaseSync } from 'node:sqlite'
import * as z from 'zod'
import { hashOf, makeSecret } from '../staff/tokens.ts'

const LIFETIME_MS = 10 * 60_000

type Deps = { database: DatabaseSync; now: () => Date }

/** A sign-in whose password was right and whose other steps are still to be done. */
export type Pending = {
  staffId: string
  /** They asked for an authenticator app. */
  wantsApp: boolean
  /** They gave a code. */
  isProved: boolean
  /** The secret of the app that is being connected; empty until then. */
  totpSealed: string
}

const PendingRow = z.object({
  staff_id: z.string(),
  wants_app: z.number(),
  is_proved: z.number(),
  totp_sealed: z.string(),
})

/** Answers what the forms of the further steps carry. It is worth nothing in another browser. */
export function insertPending(
  { database, now }: Deps,
  { staffId, wantsApp, browser }: { staffId: string; wantsApp: boolean; browser: string },
): string {
  const secret = makeSecret()
  const at = now().getTime()
  database.prepare('delete from staff_sign_in where expires_at <= ?').run(at)
  database
    .prepare('insert into staff_sign_in (hash, staff_id, browser, wants_app, expires_at) values (?, ?, ?, ?, ?)')
    .run(hashOf(secret), staffId, hashOf(browser), Number(wantsApp), at + LIFETIME_MS)
  return secret
}

export function selectPending({ database, now }: Deps, secret: string, browser: string): Pending | undefined {
  const row = database
    .prepare(
      `select staff_id, wants_app, is_proved, totp_sealed from staff_sign_in
       where hash = ? and browser = ? and expires_at > ?`,
    )
    .get(hashOf(secret), hashOf(browser), now().getTime())
  if (row === undefined) return undefined
  const { staff_id: staffId, wants_app, is_proved, totp_sealed: totpSealed } = PendingRow.parse(row)
  return { staffId, wantsApp: wants_app === 1, isProved: is_proved === 1, totpSealed }
}

export function notePendingProof({ database }: Pick<Deps, 'database'>, secret: string): void {
  database.prepare('update staff_sign_in set is_proved = 1 where hash = ?').run(hashOf(secret))
}

export function updatePendingTotp({ database }: Pick<Deps, 'database'>, secret: string, sealed: string): void {
  database.prepare('update staff_sign_in set totp_sealed = ? where hash = ?').run(sealed, hashOf(secret))
}

export function deletePending({ database }: Pick<Deps, 'database'>, secret: string): void {
  database.prepare('delete from staff_sign_in where hash = ?').run(hashOf(secret))
}
