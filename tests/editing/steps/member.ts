import path from 'node:path'
import { addAccount, ticketOf } from 'content-lake/testing/accounts'
import type { RunningServer } from '#tests/support/start-server.ts'

/** `ticket`: with it the Studio opens signed in, as when its member comes from the sign-in. */
export type StaffAccount = { email: string; ticket: string }

/** Someone who may sign in to the Studio, known by a first name that no other test takes. */
export function aMember(
  { dataDir }: RunningServer,
  firstName: string,
  role: 'editor' | 'contributor' | 'viewer' = 'editor',
): StaffAccount {
  const email = `${firstName.toLowerCase()}@resort.example`
  const folder = path.join(dataDir, 'lake')
  addAccount(folder, { email, role, name: firstName })
  return { email, ticket: ticketOf(folder, email) }
}
