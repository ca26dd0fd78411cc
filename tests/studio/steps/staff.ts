import path from 'node:path'
import { addAccount } from 'content-lake/testing/accounts'
import { inject } from 'vitest'

export type StaffAccount = { email: string; password: string }

/** Someone who may sign in, known by a first name that no other test takes. */
export function aMember(firstName: string, role: 'editor' | 'viewer' = 'editor'): StaffAccount {
  const email = `${firstName.toLowerCase()}@resort.example`
  const password = addAccount(path.join(inject('studioDataDir'), 'lake'), { email, role, name: firstName })
  return { email, password }
}
