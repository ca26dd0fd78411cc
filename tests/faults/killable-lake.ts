import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { addAccount } from 'content-lake/testing/accounts'
import { onTestFinished } from 'vitest'
import { freePort } from '#tests/support/start-server.ts'
import { staffClient } from '#tests/support/staff-client.ts'

export type KillableLake = {
  directory: string
  /** An editor, who sees drafts and is never answered by a retry. */
  client: ReturnType<typeof staffClient>
  /** Ends it as a crash would, and waits until it is gone. */
  kill(): Promise<void>
  /** Starts it on what it left. */
  start(): Promise<void>
}

const PROCESS = path.resolve(import.meta.dirname, 'lake-process.ts')

/** A content lake that runs as a process of its own, with one editor. */
export async function aKillableLake(): Promise<KillableLake> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'killed-lake-'))
  const directory = path.join(dataDir, 'lake')
  const port = await freePort()
  addAccount(directory, { email: 'editor@resort.example', role: 'editor' })
  let running: ChildProcess | undefined

  async function kill(): Promise<void> {
    const child = running
    running = undefined
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
    const exit = once(child, 'exit')
    child.kill('SIGKILL')
    await exit
  }

  async function start(): Promise<void> {
    const child = spawn(process.execPath, [PROCESS, directory, String(port)], { stdio: ['ignore', 'pipe', 'pipe'] })
    running = child
    let output = ''
    child.stderr.on('data', (text: Buffer) => (output += text.toString()))
    const isReady = await Promise.race([
      once(child.stdout, 'data').then(() => true),
      once(child, 'exit').then(() => false),
    ])
    if (!isReady) throw new Error(`The lake did not start: ${output}`)
  }

  onTestFinished(async () => {
    await kill()
    await rm(dataDir, { recursive: true, force: true })
  })
  const client = staffClient({ url: `http://127.0.0.1:${port}`, dataDir })
  return { directory, client: client.withConfig({ perspective: 'raw', maxRetries: 0 }), kill, start }
}
