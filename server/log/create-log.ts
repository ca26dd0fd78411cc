import pino from 'pino'
import type { Log } from '#api/platform/deps.ts'
import { errorLine } from './error-line.ts'

/** Names under which guests' secrets and numbers travel. `code` is not among them: errors carry theirs by that name. */
const SECRET = ['datacontent', 'reviewkey', 'otp', 'OTP', 'phone', 'Phone', 'to', 'store_passwd']
const SPELLINGS = SECRET.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])

/** What a stranger sent is long only to fill the disk. */
const MAX_SENT_LENGTH = 200
const cut = (sent: unknown) => (typeof sent === 'string' ? sent.slice(0, MAX_SENT_LENGTH) : sent)

/** What may wait to be written. */
const WAITING_BYTES = 4 * 1024 * 1024

type CreateLogOptions = { level: string; destination?: pino.DestinationStream }

/** Structured lines on the standard output. */
export function createLog({ level, destination }: CreateLogOptions): Log {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: SPELLINGS, censor: '[redacted]' },
    serializers: { err: (error: unknown) => errorLine(error), path: cut, origin: cut },
  }
  return pino(options, destination ?? standardOutput())
}

/** A collector that is gone or stands still costs lines, and never the process or its memory. */
function standardOutput(): pino.DestinationStream {
  const lines = pino.destination({ dest: 1, sync: false, maxLength: WAITING_BYTES })
  lines.on('error', () => {})
  return lines
}
