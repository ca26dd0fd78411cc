import { execFileSync } from 'node:child_process'
import { readdir, readFile, rm, stat, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Db } from '#api/platform/db/db.ts'
import { inDatabaseOf } from '#tests/support/restartable-server.ts'
import { type RunningServer, startServer } from '#tests/support/start-server.ts'
import type { Measured } from './ceilings.ts'
import { startCountingGateway } from './counting-gateway.ts'

export type Victim = RunningServer & {
  /** Half a minute passes on the server's clock, from the last of one hour to the first of the next: what is limited by the hour begins anew. */
  passHour(): Promise<void>
  /** CPU that the server and the processes below it have used. */
  cpuSeconds(): Promise<number>
}

type Attack<Prepared> = {
  /** What is there before: guests, a session. The server runs with the inbox and its sandbox. */
  prepare: (server: RunningServer) => Promise<Prepared>
  /** Fills the database of the stopped server. */
  fill?: (db: Db) => Promise<void>
  /** All that the client does within one minute. */
  minute: (victim: Victim, prepared: Prepared) => Promise<Measured | void>
}

/** Ten seconds before the next full hour. */
const lateInTheHour = () => Math.ceil(Date.now() / 3_600_000) * 3_600_000 - 10_000

/** Starts a server on a clock near the end of an hour, lets a client do its worst for a minute, and counts what that cost. */
export async function costsOf<Prepared>({ prepare, fill, minute }: Attack<Prepared>): Promise<Measured> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'resort-attacked-'))
  const gateway = await startCountingGateway()
  const clock = {
    NODE_OPTIONS: `--import=${path.join(import.meta.dirname, 'attacked-process.ts')}`,
    CLOCK_STARTS_AT: String(lateInTheHour()),
  }
  const started: RunningServer[] = []
  const start = async (env: Readonly<Record<string, string>>) => {
    const server = await startServer({ dataDir, env: { ...clock, ...env } })
    started.push(server)
    return server
  }
  try {
    const before = await start({})
    const prepared = await prepare(before)
    await before.stop()
    if (fill) await inDatabaseOf(dataDir, fill)
    const books = await inDatabaseOf(dataDir, readBooks)
    const files = await bytesBeside(dataDir)

    const server = await start({ ...gateway.env, RESORT_DUTY_PHONE: '+8801700000000' })
    const victim = asVictim(server)
    const calls = gateway.calls()
    const cpu = await victim.cpuSeconds()
    const alsoMeasured = await minute(victim, prepared)
    const spent = (await victim.cpuSeconds()) - cpu
    const called = gateway.calls() - calls
    await server.stop()
    const after = await inDatabaseOf(dataDir, readBooks)
    return {
      'CPU seconds': spent,
      'MB written': (after.written - books.written + (await bytesBeside(dataDir)) - files) / 1_000_000,
      'messages sent': after.messages - books.messages,
      'room nights held': after.nights - books.nights,
      'gateway calls': called,
      ...alsoMeasured,
    }
  } finally {
    // One that an attack broke off from still runs.
    for (const server of started) await server.kill()
    await gateway.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

function asVictim(server: RunningServer): Victim {
  return {
    ...server,
    async passHour() {
      process.kill(server.pid, 'SIGUSR2')
      // Signals are handled between two requests.
      await fetch(`${server.url}/health`)
    },
    cpuSeconds: async () => cpuSecondsOf(server.pid),
  }
}

const TICKS_A_SECOND = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

/** Seconds of a process, of those below it, and of those that have ended. */
async function cpuSecondsOf(pid: number): Promise<number> {
  const own = await ticksOf(pid)
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  const below = await Promise.all(
    children
      .trim()
      .split(' ')
      .filter((child) => child !== '')
      .map((child) => cpuSecondsOf(Number(child))),
  )
  return below.reduce((sum, seconds) => sum + seconds, own / TICKS_A_SECOND)
}

async function ticksOf(pid: number): Promise<number> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // Behind the name, which may hold anything: utime, stime, cutime and cstime.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0)
}

/** What stands in the books; `written` is how far the database's log has come, in bytes. */
async function readBooks(db: Db): Promise<{ messages: number; nights: number; written: number }> {
  const [row] = await db.query<{ messages: number; nights: number; written: number }>(
    `select (select count(*) from outbox)::int as messages,
            (select count(*) from unit_night where state = 'held')::int as nights,
            pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 as written`,
  )
  if (!row) throw new Error('The books could not be read')
  return row
}

/** The bytes of all files of the data directory but the database's, whose log is counted instead. */
async function bytesBeside(dataDir: string): Promise<number> {
  const files = await readdir(dataDir, { recursive: true, withFileTypes: true })
  const sizes = await Promise.all(
    files
      .filter((entry) => entry.isFile() && !entry.parentPath.startsWith(path.join(dataDir, 'db')))
      .map(async (entry) => (await stat(path.join(entry.parentPath, entry.name))).size),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
