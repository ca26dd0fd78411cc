import path from 'node:path'
import { addAccount } from 'content-lake/testing/accounts'
import type { RunningServer } from '#tests/support/start-server.ts'

export type StaffAccount = { email: string; password: string }

/** Someone who may sign in to the Studio, known by a first name that no other test takes. */
export function aMember(
  { dataDir }: RunningServer,
  firstName: string,
  role: 'editor' | 'viewer' = 'editor',
): StaffAccount {
  const email = `${firstName.toLowerCase()}@resort.example`
  return { email, password: addAccount(path.join(dataDir, 'lake'), { email, role, name: firstName }) }
}
