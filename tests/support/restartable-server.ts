import { rm } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import type { Db } from '#api/platform/db/db.ts'
import { openDb } from '#api/platform/db/open-db.ts'
import { openPGlite } from '#api/platform/db/pglite.ts'
import { freePort, newDataDir, startServer, type RunningServer } from './start-server.ts'

export type RestartableServer = {
  readonly url: string
  readonly dataDir: string
  /** Ends it as a crash would. */
  kill(): Promise<void>
  /** Starts it on the data and at the address that it had. */
  startAgain(): Promise<void>
  /** Stops it in order, works in its database, and starts it again. */
  whileStopped<Result>(work: (db: Db) => Promise<Result>): Promise<Result>
}

/** A server for the tests of a file that is ended and started again on what it left. */
export function aRestartableServer(): RestartableServer {
  let dataDir: string
  let port: number
  let running: RunningServer
  const startAgain = async () => {
    running = await startServer({ dataDir, port })
  }
  beforeAll(async () => {
    dataDir = await newDataDir()
    port = await freePort()
    await startAgain()
  })
  afterAll(async () => {
    await running.stop()
    await rm(dataDir, { recursive: true, force: true })
  })

  return {
    get url() {
      return running.url
    },
    get dataDir() {
      return dataDir
    },
    kill: () => running.kill(),
    startAgain,
    async whileStopped(work) {
      await running.stop()
      const result = await inDatabaseOf(dataDir, work)
      await startAgain()
      return result
    },
  }
}

/** Works in the database that a server left in its data directory. The server must have ended: two openers corrupt it. */
export async function inDatabaseOf<Result>(dataDir: string, work: (db: Db) => Promise<Result>): Promise<Result> {
  const engine = await openPGlite(path.join(dataDir, 'db'))
  try {
    return await work(openDb(engine))
  } finally {
    await engine.close()
  }
}
