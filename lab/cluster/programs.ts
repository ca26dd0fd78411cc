import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { chown, mkdir, open, readdir, readlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The unpacked packages, and a folder for all that their programs write; `npm run nightly -- cluster` makes and removes both. */
export const FOLDER = process.env['CLUSTER_FOLDER'] ?? ''
export const HOST = '127.0.0.1'

const OWN = path.join(FOLDER, 'debian-12/usr')
const NEWER = path.join(FOLDER, 'debian-13/usr')
export const POSTGRES_BIN = path.join(OWN, 'lib/postgresql/15/bin')
const LIBRARIES = libraries(OWN)
const PYTHON_PACKAGES = [NEWER, OWN].map((usr) => path.join(usr, 'lib/python3/dist-packages')).join(':')

/** The command of each program, with its first arguments. */
export const programs = {
  etcd: [path.join(OWN, 'bin/etcd')],
  haproxy: [path.join(OWN, 'sbin/haproxy'), '-db', '-f'],
  patroni: ['/usr/bin/python3', path.join(NEWER, 'bin/patroni')],
  // With the C library of its own Debian, by that library's own loader.
  pgbouncer: [
    globSync(path.join(libraries(NEWER), 'ld-linux-*'))[0] ?? '',
    '--library-path',
    libraries(NEWER),
    path.join(NEWER, 'sbin/pgbouncer'),
  ],
} as const satisfies Record<string, readonly string[]>

export type Program = keyof typeof programs

function libraries(usr: string): string {
  return globSync(path.join(usr, 'lib/*-linux-gnu'))[0] ?? ''
}

/** PostgreSQL refuses to run as root: everything here runs under the account that owns nothing else. */
export async function ownerOf(): Promise<{ uid: number; gid: number }> {
  const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => run('id', [flag, 'nobody'])))
  return { uid: Number(uid?.stdout), gid: Number(gid?.stdout) }
}

/** A folder in which programs write. */
export async function makeFolder(name: string): Promise<string> {
  const folder = path.join(FOLDER, name)
  const { uid, gid } = await ownerOf()
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await chown(folder, uid, gid)
  return folder
}

/** A program's configuration, which holds passwords. */
export async function writeConfig(file: string, text: string): Promise<string> {
  const { uid, gid } = await ownerOf()
  await writeFile(file, text, { mode: 0o600 })
  await chown(file, uid, gid)
  return file
}

/** The file to which a program's output is appended; it is kept when a test has failed. */
export async function logOf(name: string): Promise<string> {
  const folder = path.join(FOLDER, 'logs')
  await mkdir(folder, { recursive: true })
  return path.join(folder, `${name}.log`)
}

/** Starts a program in its folder. */
export async function startProgram(program: Program, args: readonly string[], cwd: string): Promise<ChildProcess> {
  const [command = '', ...first] = programs[program]
  const log = await open(await logOf(path.basename(cwd)), 'a')
  const child = spawn(command, [...first, ...args], {
    ...(await ownerOf()),
    cwd,
    env: {
      PATH: `${POSTGRES_BIN}:/usr/sbin:/usr/bin:/sbin:/bin`,
      HOME: cwd,
      LC_ALL: 'C.UTF-8',
      LD_LIBRARY_PATH: LIBRARIES,
      PYTHONPATH: PYTHON_PACKAGES,
    },
    stdio: ['ignore', log.fd, log.fd],
  })
  await once(child, 'spawn')
  await log.close()
  return child
}

/** Ends a program as a crash would, and waits until it is gone. */
export async function killProgram(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill('SIGKILL')
  await exit
}

/** The processes that work in a folder: a PostgreSQL server with all of its children, of which none has another working directory. */
export async function processesIn(folder: string): Promise<number[]> {
  const names = await readdir('/proc')
  const found = await Promise.all(
    names
      .filter((name) => /^\d+$/.test(name))
      .map(async (name) => {
        const cwd = await readlink(`/proc/${name}/cwd`).catch(() => '') // It has ended meanwhile.
        return cwd === folder ? [Number(name)] : []
      }),
  )
  return found.flat()
}

/** Sends a signal to processes of which some may have ended. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch {
      // It ended with the one before it.
    }
  }
}

/** Below those that the system gives to outgoing connections: a server that comes back must find its own port free. */
const FIRST_PORT = 21_000
const LAST_PORT = 32_000

/** Ports on which nothing listens now. */
export async function freePorts(count: number): Promise<number[]> {
  const ports: number[] = []
  for (let port = FIRST_PORT; ports.length < count && port < LAST_PORT; port += 1) {
    if (await isFree(port)) ports.push(port)
  }
  return ports
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, HOST, () => server.close(() => resolve(true)))
  })
}
