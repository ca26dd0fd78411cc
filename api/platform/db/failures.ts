const SERIALIZATION_FAILURE = '40001'
const DEADLOCK = '40P01'

/** Whether the database aborted a transaction in favour of another. */
export function isConflict(error: unknown): boolean {
  const code = sqlState(error)
  return code === SERIALIZATION_FAILURE || code === DEADLOCK
}

/** Whether the server ended a statement, most often because it took too long. */
export function isCanceled(error: unknown): boolean {
  return sqlState(error) === CANCELED
}

const CANCELED = '57014'

/** Whether a row was refused that a unique index holds already. */
export function isDuplicate(error: unknown): boolean {
  return sqlState(error) === UNIQUE_VIOLATION
}

const UNIQUE_VIOLATION = '23505'

/** The SQLSTATE of a database error, undefined for any other. */
export function sqlState(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}

/**
 * The database cannot be used now: it cannot be reached, starts or shuts down, or takes no writes because another server has become
 * the primary or its disk is full. `didNothing`: what was asked has surely changed nothing, so it may be asked again.
 */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
  readonly didNothing: boolean
  readonly code: string | undefined

  constructor(cause: Error, { didNothing }: Outcome) {
    super(cause.message, { cause })
    this.didNothing = didNothing
    this.code = sqlState(cause)
  }
}

type Outcome = { didNothing: boolean }

/** What an engine throws for an error of its driver. */
export function fromDriver(error: unknown, outcome: Outcome): unknown {
  return error instanceof Error && isUnavailable(error) ? new DatabaseUnavailable(error, outcome) : error
}

/** Whether a server that refused did so because it takes no writes or has no room for them: then the statement changed nothing. */
export function takesNoWrites(error: unknown): boolean {
  return [READ_ONLY, ...OUT_OF_ROOM].some((state) => state === sqlState(error))
}

const READ_ONLY = '25006'

/** A standby refuses SERIALIZABLE so, and a connection its prepared statement after a migration: both need another connection. */
const NOT_SUPPORTED = '0A000'
export const DISK_FULL = '53100'
const NO_MEMORY = '53200'
const OUT_OF_ROOM = [DISK_FULL, NO_MEMORY]
/** Too many connections; shut down; crashed; starting or in recovery. */
const SERVER_STATES = ['53300', '57P01', '57P02', '57P03']
const CONNECTION_STATES = ['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT']
const NETWORK_STATES = ['EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN']
const UNAVAILABLE = new Set([
  READ_ONLY,
  NOT_SUPPORTED,
  ...OUT_OF_ROOM,
  ...SERVER_STATES,
  ...CONNECTION_STATES,
  ...NETWORK_STATES,
])
const CONNECTION_EXCEPTION = '08'

/** What the driver reports without a code. */
const LOST =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client (has encountered a connection error|was closed))/

function isUnavailable(error: Error): boolean {
  const code = sqlState(error)
  return code === undefined ? LOST.test(error.message) : UNAVAILABLE.has(code) || code.startsWith(CONNECTION_EXCEPTION)
}
