import path from 'node:path'
import { inject } from 'vitest'
import { addStaff } from '#cms/lake/staff/accounts.ts'
import { openStaffDatabase } from '#cms/lake/staff/open-staff-database.ts'
import type { StaffRole } from '#cms/lake/staff/staff-member.ts'

export type StaffAccount = { email: string; password: string }

const CHEAP = { N: 2, r: 1, p: 1 }

/** Somebody who may sign in, known by a first name that no other test takes. */
export function aMember(firstName: string, role: StaffRole = 'editor'): StaffAccount {
  const email = `${firstName.toLowerCase()}@resort.example`
  const database = openStaffDatabase(path.join(inject('studioDataDir'), 'lake'))
  try {
    const password = addStaff({ database, now: () => new Date(), cost: CHEAP }, { email, role, name: firstName })
    return { email, password }
  } finally {
    database.close()
  }
}
