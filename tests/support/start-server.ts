import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { copyDataTemplate } from './data-template.ts'
import { type FirstAccount, firstPasswordFile, readFirstAccount } from '#server/data-dir/first-passwords.ts'

export type RunningServer = {
  url: string
  pid: number
  dataDir: string
  /** All that it wrote so far. */
  output(): string
  /** Ends it as a crash would; its data stays, for the next one that is started on `dataDir`. */
  kill(): Promise<void>
  /** Ends it gracefully and answers its exit code; removes its data unless they were given. */
  stop(): Promise<number>
}

export type StartServerOptions = {
  /** Not removed when given: so a second server starts on what a first one left. Unset, it is a new one that is migrated and seeded already. */
  dataDir?: string
  port?: number
  env?: Readonly<Record<string, string>>
  /** What stands behind the program on the command line. */
  args?: readonly string[]
  /** Another checkout whose server is started; it needs a data folder. */
  checkout?: string
}

const ROOT = path.resolve(import.meta.dirname, '../..')
/** Servers of tests ask nobody outside. A journey answers in the place of the map's server. */
const ALONE = { OUTSIDE: 'off', MAP_URL: 'https://www.openstreetmap.org/export/embed.html' }
const READY_WITHIN_MS = 110_000
/** The embedded database runs for seconds in a test: making its machine code faster costs more than that saves, half of a start. */
const BRIEF = '--liftoff-only'

/** Starts the real server as a process of its own, on a free port, and waits until it is ready. */
export async function startServer(options: StartServerOptions = {}): Promise<RunningServer> {
  const dataDir = options.dataDir ?? (await newDataDir())
  const port = options.port ?? (await freePort())
  const server = spawnServer({ ...options.env, PORT: String(port), DATA_DIR: dataDir }, options)
  const url = `http://localhost:${port}`
  try {
    await untilReady(url, server)
  } catch (error) {
    await end(server.child, 'SIGKILL')
    throw error
  }

  return {
    url,
    pid: server.child.pid ?? 0,
    dataDir,
    output: server.output,
    async kill() {
      await end(server.child, 'SIGKILL')
    },
    async stop() {
      const code = await end(server.child, 'SIGTERM')
      if (options.dataDir === undefined) await rm(dataDir, { recursive: true, force: true })
      return code
    },
  }
}

/** A data folder of its own, as a first start leaves it. */
export async function newDataDir(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'resort-server-'))
  await copyDataTemplate(folder, makeDataDir)
  return folder
}

async function makeDataDir(dataDir: string): Promise<void> {
  const server = await startServer({ dataDir })
  // A new lake is filled while the server answers already.
  const isSeeded = async () => (await (await fetch(`${server.url}/ready`)).json()).content === 'live'
  while (!(await isSeeded())) await pause(50)
  await server.stop()
}

/** Starts a server that is expected to give up, and answers how it ended and what it printed. */
export async function startAndFail(
  env: Readonly<Record<string, string>>,
  args?: readonly string[],
): Promise<{ code: number; output: string }> {
  const server = spawnServer(env, { ...(args && { args }) })
  const code = await exitOf(server.child)
  return { code, output: server.output() }
}

type Spawned = { child: ChildProcess; output: () => string }

function spawnServer(
  env: Readonly<Record<string, string>>,
  { args = [], checkout = ROOT }: Pick<StartServerOptions, 'args' | 'checkout'>,
): Spawned {
  // Nothing of the person's own configuration may decide a test.
  const { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE } = process.env
  const child = spawn(process.execPath, [BRIEF, path.join(checkout, 'server/main.ts'), ...args], {
    env: {
      PATH,
      HOME,
      TMPDIR,
      NODE_COMPILE_CACHE,
      LOG_LEVEL: 'warn',
      STUDIO: 'off',
      WARM_PICTURES: 'off',
      ...ALONE,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => {
      output += text.toString()
    })
  }
  return { child, output: () => output }
}

/** Waits for a server that another process may have started. */
export async function untilReady(url: string, server?: Spawned): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS
  while (!(await isReady(url))) {
    const code = server?.child.exitCode ?? null
    if (code !== null) throw new Error(`The server ended with ${code}: ${server?.output()}`)
    if (Date.now() > deadline)
      throw new Error(`${url} is not ready after ${READY_WITHIN_MS} ms: ${server?.output() ?? ''}`)
    await pause(50)
  }
}

async function isReady(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/ready`)
    return response.ok
  } catch {
    return false // It does not listen yet.
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode ?? 1
  const exit = exitOf(child)
  child.kill(signal)
  return exit
}

async function exitOf(child: ChildProcess): Promise<number> {
  await once(child, 'close')
  return child.exitCode ?? 1
}

/** The newest message to a phone or an address, as the inbox of the server at `url` shows it. */
export async function newestMessage(url: string, to: string): Promise<string | undefined> {
  const response = await fetch(`${url}/dev/inbox`, { headers: { Accept: 'application/json' } })
  const messages: unknown = await response.json()
  if (!Array.isArray(messages)) throw new Error('The inbox gave no list')
  return messages.find((message) => message.to === to)?.text
}

/** The first account of a new server, its owner's, from the file that it left. */
export function firstAccountOf({ dataDir }: Pick<RunningServer, 'dataDir'>): FirstAccount {
  const account = readFirstAccount(firstPasswordFile(dataDir))
  if (!account) throw new Error('The server left no first password')
  return account
}

/** A port on which nothing listens now. */
export async function freePort(): Promise<number> {
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
