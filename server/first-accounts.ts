import type { Deps } from '#api/platform/deps.ts'
import type { Job } from '#api/upkeep/jobs.ts'
import { addFirstOwner } from '#api/staff/manage-staff.ts'
import { hasGivenPassword } from '#api/staff/staff.sql.ts'
import { removeUsedPasswords, storeFirstPassword } from './data-dir/first-passwords.ts'
import { firstOwnerEmail } from './desk/first-owner.ts'
import type { Env } from './env/env.ts'

/** A first account, and the file that has its password. */
export type FirstSignIn = { email: string; file: string }

/** The owner of a new installation, where anyone may sign in. */
export async function openDirectory(env: Env, deps: Deps): Promise<FirstSignIn | undefined> {
  if (env.DESK === 'off' && deps.studio === undefined) return undefined
  const owner = await addFirstOwner(deps, firstOwnerEmail(env.PUBLIC_URL))
  // At once: what fails later must not take the only copy of a password with it.
  return owner && { email: owner.email, file: storeFirstPassword(env.DATA_DIR, owner) }
}

export function removeFirstPasswords({ DATA_DIR }: Env, { db }: Deps): Job {
  return {
    name: 'remove first passwords',
    everySeconds: 5,
    run: () => removeUsedPasswords(DATA_DIR, (email) => hasGivenPassword(db, email)),
  }
}
