import { setTimeout as wait } from 'node:timers/promises'

const ATTEMPTS = 8
const SERIALIZATION_FAILURE = '40001'
const DEADLOCK = '40P01'

/** Runs a transaction again when the database chose it as the victim of a conflict. */
export async function retrying<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction()
    } catch (error) {
      if (!isConflict(error) || attempt === ATTEMPTS) throw error
      await wait(Math.random() * 20 * 2 ** attempt)
    }
  }
}

/** Whether the database gave a transaction up in favour of another one. */
export function isConflict(error: unknown): boolean {
  const code = sqlState(error)
  return code === SERIALIZATION_FAILURE || code === DEADLOCK
}

/** The SQLSTATE of a database error, undefined for any other. */
export function sqlState(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}
