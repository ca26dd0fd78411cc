import { existsSync } from 'node:fs'
import { openStaffDatabase, staffFileIn } from './open-staff-database.ts'
import { deleteTokensOf } from './tokens.ts'

/**
 * Ends the sessions of a member in the lake of `directory`, with tickets that were not used yet. Any process of the machine may call it:
 * the lake reads a session each time it is used.
 */
export function endSessions(directory: string, email: string): void {
  if (!existsSync(staffFileIn(directory))) return
  const database = openStaffDatabase(directory)
  try {
    deleteTokensOf(database, email)
  } finally {
    database.close()
  }
}
