import type { DatabaseSync } from 'node:sqlite'
import * as z from 'zod'
import type { StaffMember, StaffRole } from '../core/lake-env.ts'

const StaffRow = z.object({ id: z.string(), email: z.string(), name: z.string(), role: z.enum(['editor', 'viewer']) })
const HashRow = z.object({ ...StaffRow.shape, password_hash: z.string() })

const MEMBER = 'staff.id, staff.email, staff.name, staff.role'

export function selectStaff(database: DatabaseSync): StaffMember[] {
  return database
    .prepare(`select ${MEMBER} from staff order by email`)
    .all()
    .map((row) => StaffRow.parse(row))
}

export function selectStaffById(database: DatabaseSync, id: string): StaffMember | undefined {
  return memberOf(database.prepare(`select ${MEMBER} from staff where id = ?`).get(id))
}

export function selectForSignIn(
  database: DatabaseSync,
  email: string,
): { member: StaffMember; passwordHash: string } | undefined {
  const row = database.prepare(`select ${MEMBER}, password_hash from staff where email = ?`).get(email)
  if (row === undefined) return undefined
  const { password_hash: passwordHash, ...member } = HashRow.parse(row)
  return { member, passwordHash }
}

type NewStaff = StaffMember & { passwordHash: string; isGiven: boolean; createdAt: number }

/** False where the e-mail address has an account already. */
export function insertStaff(
  database: DatabaseSync,
  { id, email, name, role, passwordHash, isGiven, createdAt }: NewStaff,
): boolean {
  const { changes } = database
    .prepare(
      `insert into staff (id, email, name, role, password_hash, has_given_password, created_at) values (?, ?, ?, ?, ?, ?, ?)
       on conflict (email) do nothing`,
    )
    .run(id, email, name, role, passwordHash, Number(isGiven), createdAt)
  return changes === 1
}

/** One that is given was made up, and others know it: it has to be changed at the next sign-in. */
export function updatePassword(
  database: DatabaseSync,
  id: string,
  { passwordHash, isGiven }: { passwordHash: string; isGiven: boolean },
): void {
  database
    .prepare('update staff set password_hash = ?, has_given_password = ? where id = ?')
    .run(passwordHash, Number(isGiven), id)
}

export function updateRole(database: DatabaseSync, id: string, role: StaffRole): void {
  database.prepare('update staff set role = ? where id = ?').run(role, id)
}

/** With it go the sessions and all else that is stored for it. */
export function deleteStaff(database: DatabaseSync, id: string): void {
  database.prepare('delete from staff where id = ?').run(id)
}

function memberOf(row: unknown): StaffMember | undefined {
  return row === undefined ? undefined : StaffRow.parse(row)
}
