import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import * as z from 'zod'
import { type DirectoryMember, type StaffMember, staffRoles } from '../core/lake-env.ts'

const Row = z.object({ id: z.string(), email: z.string(), name: z.string(), role: z.enum(staffRoles) })

const COLUMNS = 'id, email, name, role'

/** Everyone who ever opened the Studio, former members too: the history names them. */
export function selectMembers(database: DatabaseSync): StaffMember[] {
  return database
    .prepare(`select ${COLUMNS} from staff order by email`)
    .all()
    .map((row) => Row.parse(row))
}

export function selectMember(database: DatabaseSync, id: string): StaffMember | undefined {
  const row = database.prepare(`select ${COLUMNS} from staff where id = ?`).get(id)
  return row === undefined ? undefined : Row.parse(row)
}

/** Stores a member as the directory has them now. Answers the id, which is the author in the history and never changes. */
export function saveMember(database: DatabaseSync, { email, name, role }: DirectoryMember, createdAt: Date): string {
  const row = database
    .prepare(
      `insert into staff (id, email, name, role, created_at) values (?, ?, ?, ?, ?)
       on conflict (email) do update set name = excluded.name, role = excluded.role
       returning id`,
    )
    .get(`staff${randomBytes(8).toString('hex')}`, email, name, role, createdAt.getTime())
  return z.object({ id: z.string() }).parse(row).id
}
