import type { DatabaseSync } from 'node:sqlite'
import * as z from 'zod'

// What proves an account beside its password.

const ProofsRow = z.object({
  has_given_password: z.number(),
  totp_sealed: z.string(),
  totp_step: z.number(),
})

export type Proofs = {
  /** Another person knows it: it was made up for them. */
  hasGivenPassword: boolean
  /** Empty where no app is connected. */
  totpSealed: string
  /** The 30 seconds of the last code that was used: each is good once. */
  totpStep: number
}

export function selectProofs(database: DatabaseSync, id: string): Proofs | undefined {
  const row = database.prepare('select has_given_password, totp_sealed, totp_step from staff where id = ?').get(id)
  if (row === undefined) return undefined
  const { has_given_password, totp_sealed: totpSealed, totp_step: totpStep } = ProofsRow.parse(row)
  return { hasGivenPassword: has_given_password === 1, totpSealed, totpStep }
}

/** Connects an app by its first code. Its recovery codes take the place of older ones. */
export function insertTotp(
  database: DatabaseSync,
  id: string,
  { sealed, step, codeHashes }: { sealed: string; step: number; codeHashes: readonly string[] },
): void {
  database.prepare('update staff set totp_sealed = ?, totp_step = ? where id = ?').run(sealed, step, id)
  database.prepare('delete from staff_recovery_code where staff_id = ?').run(id)
  const insert = database.prepare('insert into staff_recovery_code (staff_id, hash) values (?, ?)')
  for (const hash of codeHashes) insert.run(id, hash)
}

export function deleteTotp(database: DatabaseSync, id: string): void {
  insertTotp(database, id, { sealed: '', step: 0, codeHashes: [] })
}

/** Uses a code; false where it, or a later one, was used before. */
export function spendTotpStep(database: DatabaseSync, id: string, step: number): boolean {
  const { changes } = database
    .prepare('update staff set totp_step = ? where id = ? and totp_step < ?')
    .run(step, id, step)
  return changes === 1
}

export function spendRecoveryCode(database: DatabaseSync, id: string, hash: string): boolean {
  const { changes } = database.prepare('delete from staff_recovery_code where staff_id = ? and hash = ?').run(id, hash)
  return changes === 1
}

export function selectSealedTotps(database: DatabaseSync): { id: string; sealed: string }[] {
  return database
    .prepare(`select id, totp_sealed as sealed from staff where totp_sealed <> ''`)
    .all()
    .map((row) => z.object({ id: z.string(), sealed: z.string() }).parse(row))
}

export function updateSealedTotp(database: DatabaseSync, id: string, { from, to }: { from: string; to: string }): void {
  database.prepare('update staff set totp_sealed = ? where id = ? and totp_sealed = ?').run(to, id, from)
}
