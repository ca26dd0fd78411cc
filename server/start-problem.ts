import { inspect } from 'node:util'

/** What keeps the server from starting, reported in one sentence and without a stack. */
export class StartProblem extends Error {
  override name = 'StartProblem'
}

/** Refuses what a version before the first release stored. `what` begins the sentence, and `instead` says what to do. */
export function unreleasedProblem(what: string, instead: string, cause: unknown): StartProblem {
  return new StartProblem(
    `${what} of a version before the first release, which this one does not read: ${instead}; nothing in it was changed.`,
    { cause },
  )
}

/** What to print of an error that ended the start. An unexpected one has its stack. */
export function sentenceOf(error: unknown): string {
  if (error instanceof StartProblem) return error.message
  if (isDiskFull(error)) return 'The disk is full: free some space and try again.'
  return error instanceof Error ? (error.stack ?? error.message) : inspect(error)
}

/** ENOSPC as PGlite's file system throws it: an object that is not an Error. */
const WASI_DISK_FULL = 51

function isDiskFull(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  if ('errno' in error && error.errno === WASI_DISK_FULL) return true
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? error.code : undefined
  return code === 'ENOSPC' || /ENOSPC|no space left|disk is full/i.test(error.message) || isDiskFull(error.cause)
}
