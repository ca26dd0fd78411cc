import { openStaffDatabase } from '../src/staff/open-staff-database.ts'
import { addStaff } from '../src/staff/accounts.ts'
import type { CountedNetwork, StaffRole } from '../src/core/lake-env.ts'
import { issueTicket, redeemTicket } from '../src/staff/tokens.ts'

/** Hashes that cost nothing: tests sign in often. */
export const CHEAP = { N: 2, r: 1, p: 1 }

type Account = { email: string; role: StaffRole; name?: string; password?: string; isGiven?: boolean }

/** Adds an account to the lake in `directory`, beside its process. Answers the password. */
export function addAccount(directory: string, account: Account): string {
  const database = openStaffDatabase(directory)
  try {
    return addStaff({ database, now: () => new Date(), cost: CHEAP }, account)
  } finally {
    database.close()
  }
}

/** Signs the first member of that role in, or who has that e-mail, beside the lake's process. */
export function tokenOf(directory: string, who: string, now = () => new Date()): string {
  const database = openStaffDatabase(directory)
  try {
    const deps = { database, now }
    const row = database.prepare('select id from staff where ? in (role, email)').get(who)
    const token = redeemTicket(deps, issueTicket(deps, String(row?.['id'])))
    if (token === undefined) throw new Error(`${who} could not sign in`)
    return token
  } finally {
    database.close()
  }
}

export const PROJECT = { projectId: 'ichamoti', dataset: 'production', title: 'Ichamoti Resort' }

/** What a request with this token carries. */
export const bearing = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } })

/** An IPv6 address counts for its /64 and its /48. The addresses of tests spell the groups of both. */
export function networksOf(address: string): [CountedNetwork, ...CountedNetwork[]] {
  if (!address.includes(':')) return [{ name: address, times: 1 }]
  const groups = address.split(':', 4)
  return [
    { name: groups.join(':'), times: 1 },
    { name: groups.slice(0, 3).join(':'), times: 8 },
  ]
}
