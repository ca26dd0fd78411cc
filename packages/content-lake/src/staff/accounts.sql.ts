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

type NewStaff = StaffMember & { passwordHash: string; createdAt: number }

/** False where the e-mail address has an account already. */
export function insertStaff(
  database: DatabaseSync,
  { id, email, name, role, passwordHash, createdAt }: NewStaff,
): boolean {
  const { changes } = database
    .prepare(
      `insert into staff (id, email, name, role, password_hash, created_at) values (?, ?, ?, ?, ?, ?)
       on conflict (email) do nothing`,
    )
    .run(id, email, name, role, passwordHash, createdAt)
  return changes === 1
}

export function updatePassword(database: DatabaseSync, id: string, passwordHash: string): void {
  database.prepare('update staff set password_hash = ? where id = ?').run(passwordHash, id)
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
