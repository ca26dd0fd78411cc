import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { freePort } from './free-port.ts'
import { startServer, type RunningServer } from './start-server.ts'

export type RestartableServer = {
  readonly url: string
  readonly dataDir: string
  readonly running: RunningServer
  /** Starts it on the data and at the address that it had. */
  startAgain(): Promise<void>
}

/** A server for the tests of a file that is ended and started again on what it left. */
export function aRestartableServer(): RestartableServer {
  let dataDir: string
  let port: number
  let running: RunningServer
  const start = async () => {
    running = await startServer({ dataDir, port })
  }
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'resort-restarted-'))
    port = await freePort()
    await start()
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
    get running() {
      return running
    },
    startAgain: start,
  }
}
