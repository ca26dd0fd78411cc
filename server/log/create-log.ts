import pino from 'pino'
import type { Log } from '#api/deps.ts'

/** Names under which guests' secrets and numbers travel. `code` is not among them: errors carry theirs by that name. */
const SECRET = ['datacontent', 'reviewkey', 'otp', 'OTP', 'phone', 'Phone', 'to', 'store_passwd']
const SPELLINGS = SECRET.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])
/** Where PostgreSQL repeats the values of a row that it refused, `Key (phone)=(+880…)`. */
const ROW_VALUES = ['err.detail', 'err.where']

/** What may wait to be written. */
const WAITING_BYTES = 4 * 1024 * 1024

type CreateLogOptions = { level: string; destination?: pino.DestinationStream }

/** Structured lines on the standard output. */
export function createLog({ level, destination }: CreateLogOptions): Log {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: [...SPELLINGS, ...ROW_VALUES], censor: '[redacted]' },
  }
  return pino(options, destination ?? standardOutput())
}

/** A collector that is gone or stands still costs lines, and never the process or its memory. */
function standardOutput(): pino.DestinationStream {
  const lines = pino.destination({ dest: 1, sync: false, maxLength: WAITING_BYTES })
  lines.on('error', () => {})
  return lines
}
