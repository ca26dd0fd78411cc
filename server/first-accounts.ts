import type { Lake } from 'content-lake'
import type { Deps } from '#api/deps.ts'
import type { Job } from '#api/jobs.ts'
import { addFirstOwner } from '#api/staff/manage-staff.ts'
import { hasGivenPassword } from '#api/staff/staff.sql.ts'
import { type FirstAccount, type Place, removeUsedPasswords, storeFirstPassword } from './data-dir/first-passwords.ts'
import { firstOwnerEmail } from './desk/first-owner.ts'
import type { Env } from './env/env.ts'

/** A first account, and the file that has its password. */
export type FirstSignIn = { email: string; file: string }

/** At the very first start: the first member of staff in the Studio. */
export function storeFirstEditor({ DATA_DIR }: Env, lake: Lake | undefined): FirstSignIn | undefined {
  return stored(DATA_DIR, 'studio', lake?.firstSignIn)
}

/** The same of the front desk: its first owner. */
export async function storeFirstOwner(env: Env, deps: Deps): Promise<FirstSignIn | undefined> {
  if (env.DESK !== 'on') return undefined
  return stored(env.DATA_DIR, 'desk', await addFirstOwner(deps, firstOwnerEmail(env.PUBLIC_URL)))
}

function stored(folder: string, place: Place, account: FirstAccount | undefined): FirstSignIn | undefined {
  return account && { email: account.email, file: storeFirstPassword(folder, place, account) }
}

export function removeFirstPasswords({ DATA_DIR }: Env, { db }: Deps, lake: Lake | undefined): Job {
  return {
    name: 'remove first passwords',
    everySeconds: 5,
    run: () =>
      removeUsedPasswords(DATA_DIR, {
        studio: (email) => lake?.hasGivenPassword(email) ?? true,
        desk: (email) => hasGivenPassword(db, email),
      }),
  }
}
