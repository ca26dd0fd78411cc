import { existsSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import * as z from 'zod'
import { openStaffDatabase, staffFileIn } from './open-staff-database.ts'

const Row = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: z.enum(['editor', 'viewer']),
  passwordHash: z.string(),
  hasGivenPassword: z.number().transform((value) => value === 1),
  totpSealed: z.string(),
  totpStep: z.number(),
})

/** An account that a lake had itself before there was a directory. Recovery codes are SHA-256 in base64. */
export type FormerAccount = z.infer<typeof Row> & { recoveryCodes: string[] }

/**
 * Hands each account of before to `move`, and forgets its secrets once that answers true; its name stays for the history. Whatever
 * interrupts it, an account is there until it was moved: the next start goes on.
 */
export async function moveFormerAccounts(
  directory: string,
  move: (account: FormerAccount) => Promise<boolean>,
): Promise<void> {
  if (!existsSync(staffFileIn(directory))) return
  const database = openStaffDatabase(directory)
  try {
    for (const account of selectFormerAccounts(database)) {
      if (await move(account)) forgetSecrets(database, account.id)
    }
  } finally {
    database.close()
  }
}

function selectFormerAccounts(database: DatabaseSync): FormerAccount[] {
  const rows = database
    .prepare(
      `select id, email, name, role, password_hash as passwordHash, has_given_password as hasGivenPassword,
              totp_sealed as totpSealed, totp_step as totpStep
       from staff where password_hash <> '' order by created_at, id`,
    )
    .all()
  const codes = database.prepare('select hash from staff_recovery_code where staff_id = ?')
  return rows.map((row) => {
    const account = Row.parse(row)
    return { ...account, recoveryCodes: codes.all(account.id).map(({ hash }) => String(hash)) }
  })
}

function forgetSecrets(database: DatabaseSync, id: string): void {
  database.prepare('delete from staff_recovery_code where staff_id = ?').run(id)
  database.prepare(`update staff set password_hash = '', totp_sealed = '' where id = ?`).run(id)
}
