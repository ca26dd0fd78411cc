import { existsSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { openStaffDatabase, staffFileIn } from './open-staff-database.ts'
import { deleteTokensOf } from './tokens.ts'

/**
 * Ends the sessions of a member in the lake of `directory`, with tickets that were not used yet. Any process of the machine may call it:
 * the lake reads a session each time it is used.
 */
export function endSessions(directory: string, email: string): void {
  if (!existsSync(staffFileIn(directory))) return
  const database = openOrNone(directory)
  if (!database) return
  try {
    deleteTokensOf(database, email)
  } finally {
    database.close()
  }
}

/** SQLITE_CORRUPT and SQLITE_NOTADB. */
const DAMAGED: readonly unknown[] = [11, 26]

/** None where the file is damaged: nobody is signed in by it then, and the lake says so when it starts. */
function openOrNone(directory: string): DatabaseSync | undefined {
  try {
    return openStaffDatabase(directory)
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && DAMAGED.includes(error.errcode)) return undefined
    throw error
  }
}
