import { createHmac } from 'node:crypto'
import { codeOf } from '#contract/values/one-time-code.ts'
import type { Db } from '../platform/db/db.ts'
import type { Deps } from '../platform/deps.ts'
import { recoveryCodeOf } from './secrets/password.ts'
import { insertRecoveryCodes, spendRecoveryCode, type StaffRow } from './staff.sql.ts'
import { openTotp } from './totp-secret.ts'

type RecoveryDeps = Pick<Deps, 'secrets'>

const CODES = 10

/** Recovery codes for the authenticator app that is being connected. They are the same each time, so that a page that was lost shows them again. */
export function recoveryCodesOf(deps: RecoveryDeps, account: StaffRow): string[] {
  const secret = openTotp(deps, account)
  return Array.from({ length: CODES }, (_, index) =>
    recoveryCodeOf(macOf(deps, `recovery codes|${account.id}|${secret}|${index}`).digest()),
  )
}

/** Makes them count. They are stored as hashes alone. */
export async function storeRecoveryCodes(db: Db, deps: RecoveryDeps, account: StaffRow): Promise<void> {
  const hashes = recoveryCodesOf(deps, account).map((code) => recoveryHash(deps, account.id, plainCode(code)))
  await insertRecoveryCodes(db, account.id, hashes)
}

/** Whether `code` is one of the account's that was not used before; from now on it was. */
export async function takeRecoveryCode(
  db: Db,
  deps: RecoveryDeps & Pick<Deps, 'now'>,
  { id, code }: { id: number; code: string },
): Promise<boolean> {
  return spendRecoveryCode(db, id, recoveryHash(deps, id, code), deps.now())
}

/** Recovery codes are made in small letters. */
export function plainCode(code: string): string {
  return codeOf(code).toLowerCase()
}

function recoveryHash(deps: RecoveryDeps, staffId: number, code: string): string {
  return macOf(deps, `recovery|${staffId}|${code}`).digest('hex')
}

/** The key is not in the database: what is read from there opens nothing. */
function macOf({ secrets }: RecoveryDeps, text: string) {
  return createHmac('sha256', secrets.codePepper).update(text)
}
