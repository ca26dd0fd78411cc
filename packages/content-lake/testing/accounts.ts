import type { DatabaseSync } from 'node:sqlite'
import type { CountedNetwork, Directory, DirectoryMember } from '../src/core/lake-env.ts'
import { saveMember } from '../src/staff/members.sql.ts'
import { openStaffDatabase } from '../src/staff/open-staff-database.ts'
import { issueTicket, redeemTicket } from '../src/staff/tokens.ts'

/** A directory that asks nobody for anything: tests sign members in by `ticketOf`. */
export const fixedDirectory: Directory = {
  signInUrl: (target) => `/sign-in?${new URLSearchParams({ origin: target }).toString()}`,
}

type Account = Omit<DirectoryMember, 'name'> & { name?: string }

/** Makes someone known to the lake in `folder`, next to its process, as if they had come from the directory. */
export function addAccount(folder: string, { name = 'Someone', ...account }: Account): void {
  inStaffDatabase(folder, (database) => saveMember(database, { ...account, name }, new Date()))
}

/** Signs in the first member of that role, or who has that e-mail. */
export function tokenOf(folder: string, who: string, now = () => new Date()): string {
  return inStaffDatabase(folder, (database) => {
    const token = redeemTicket({ database, now }, issueTicket({ database, now }, idOf(database, who)))
    if (token === undefined) throw new Error(`${who} could not sign in`)
    return token
  })
}

/** What the Studio redeems in any browser: a test opens `/studio#sid=…` with it. */
export function ticketOf(folder: string, who: string, now = () => new Date()): string {
  return inStaffDatabase(folder, (database) => issueTicket({ database, now }, idOf(database, who)))
}

function idOf(database: DatabaseSync, who: string): string {
  return String(database.prepare('select id from staff where ? in (role, email)').get(who)?.['id'])
}

function inStaffDatabase<Result>(folder: string, work: (database: DatabaseSync) => Result): Result {
  const database = openStaffDatabase(folder)
  try {
    return work(database)
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
