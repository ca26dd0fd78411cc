import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import path from 'node:path'
import { Stop } from './report.mjs'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** A path inside the project. */
export const inRoot = (...parts) => path.join(ROOT, ...parts)

const WINDOWS = process.platform === 'win32'
const PINNED_NODE = inRoot('node_modules/node/bin', WINDOWS ? 'node.exe' : 'node')

/** The Node that the project pins, which an older host need not have. */
export function pinnedNode() {
  if (!existsSync(PINNED_NODE)) {
    throw new Stop(
      'The pinned Node is missing from node_modules: allow install scripts, delete node_modules and try again.',
    )
  }
  return PINNED_NODE
}

/** Runs a program of this project as `runNode` does. */
export function runScript(file, args = [], options = {}) {
  return runNode([inRoot(file), ...args], options)
}

/**
 * Runs the pinned Node in sight of the person, hands signals on to it, and gives its exit code. One that is `tethered`
 * has a channel to this process and can see that it is gone.
 */
export function runNode(args, { env = {}, isTethered = false } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = isTethered ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit'
    const child = spawn(pinnedNode(), args, { cwd: ROOT, stdio, env: environment(env) })
    // A terminal sends Ctrl-C to the whole group already; the child ends itself, and this process waits for it.
    const isFromTerminal = process.stdin.isTTY
    const onInterrupt = () => isFromTerminal || child.kill('SIGINT')
    const onTerminate = () => child.kill('SIGTERM')
    process.on('SIGINT', onInterrupt)
    process.on('SIGTERM', onTerminate)
    process.on('SIGHUP', onTerminate)
    const stopWatching = whenAbandoned(onTerminate)
    child.on('error', reject)
    child.on('close', (code, signal) => {
      stopWatching()
      process.off('SIGINT', onInterrupt)
      process.off('SIGTERM', onTerminate)
      process.off('SIGHUP', onTerminate)
      resolve(code ?? 128 + (constants.signals[signal] ?? 0))
    })
  })
}

/** npm ends its shell at a signal, which does not pass it on: this process only sees that its parent is another. */
function whenAbandoned(react) {
  if (process.env.npm_lifecycle_event === undefined) return () => {}
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    react()
  }, 100)
  return () => clearInterval(timer)
}

/** Runs a program out of sight, and gives its exit code and what it wrote. It ends with this process. `limit` in milliseconds; `onStart` hears its pid. */
export function runQuietly(command, args, { cwd = ROOT, env = {}, limit = 0, shell = false, onStart } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: environment(env),
      timeout: limit,
      shell,
    })
    if (child.pid !== undefined) void onStart?.(child.pid)
    const end = () => child.kill()
    process.on('exit', end)
    let output = ''
    child.stdout.on('data', (text) => (output += text))
    child.stderr.on('data', (text) => (output += text))
    child.on('error', reject)
    child.on('close', (code) => {
      process.off('exit', end)
      resolve({ code: code ?? 1, output })
    })
  })
}

/** The pinned Node comes first, and keeps what it has compiled: a server is ready in three quarters of the time. */
function environment(env) {
  const PATH = [inRoot('node_modules/.bin'), process.env.PATH].join(path.delimiter)
  return { NODE_COMPILE_CACHE: inRoot('node_modules/.cache/compiled'), ...process.env, PATH, ...env }
}
