import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as z from 'zod/mini'
import { freePort } from '#tests/support/start-server.ts'

export type MeasuredServer = { port: number; tokens: readonly string[]; stop(): Promise<void> }

/** Starts the server that is measured as a process of its own. Without `databaseUrl` it uses the embedded database. */
export async function startMeasured({ databaseUrl }: { databaseUrl: string | undefined }): Promise<MeasuredServer> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'resort-bench-'))
  const port = await freePort()
  const { PATH, HOME, TMPDIR } = process.env
  const child = fork(path.join(import.meta.dirname, 'measured-server.ts'), {
    // It logs each request as in production, into nowhere.
    env: {
      PATH,
      HOME,
      TMPDIR,
      LOG_LEVEL: 'info',
      STUDIO: 'off',
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const exit = once(child, 'exit')
  const [message] = await Promise.race([
    once(child, 'message'),
    exit.then(() => {
      throw new Error('The server that is measured did not start')
    }),
  ])

  return {
    port,
    tokens: z.parse(z.array(z.string()), message),
    async stop() {
      child.kill('SIGTERM')
      await exit
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
