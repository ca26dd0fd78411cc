import { fork, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import * as z from 'zod/mini'
import type { Log } from '#api/platform/deps.ts'
import { BuildProgress, hashStudioInputs, isBuilt, studioFolder } from './build/studio-folders.ts'

export type StudioState =
  | { kind: 'built'; folder: string }
  | { kind: 'building'; progress: BuildProgress; sinceMs: number }
  | { kind: 'failed'; reason: string }

export type StudioBuild = {
  state(): StudioState
  /** Ends a build under way. */
  close(): void
}

type BuildOptions = {
  root: string
  log: Log
  now: () => number
  /** The program that builds, in a separate process: it takes more memory than the rest of the server. */
  program?: string
}

const PROGRAM = path.join(import.meta.dirname, 'build/main.ts')

/** Finds the Studio that was built from what is there now, or has it built in the background: no request waits for it. */
export function startStudioBuild({ root, log, now, program = PROGRAM }: BuildOptions): StudioBuild {
  const since = now()
  let child: ChildProcess | undefined
  let isClosed = false
  let state: Exclude<StudioState, { kind: 'building' }> | undefined
  let progress: BuildProgress = { step: 'waiting', done: 0 }

  const fail = (reason: string) => {
    if (isClosed) return
    state = { kind: 'failed', reason }
    log.error({ reason }, 'the Studio could not be built')
  }
  const begin = async (): Promise<void> => {
    const folder = studioFolder(root, await hashStudioInputs(root))
    if (!(await isBuilt(folder))) {
      if (isClosed) return
      child = fork(program, { stdio: ['ignore', 'ignore', 'pipe', 'ipc'], execArgv: [] })
      const reason = await endOf(child, (report) => (progress = report))
      if (reason !== undefined) return fail(reason)
      if (!(await isBuilt(folder))) return fail('Its sources changed during the build: start the server again.')
    }
    state = { kind: 'built', folder }
  }
  begin().catch((error: unknown) => fail(String(error)))

  return {
    state: () => state ?? { kind: 'building', progress, sinceMs: now() - since },
    close() {
      isClosed = true
      child?.kill()
    },
  }
}

/** Waits for the program's end: undefined when it did what it should, otherwise why not. */
function endOf(child: ChildProcess, hear: (progress: BuildProgress) => void): Promise<string | undefined> {
  let complaint = ''
  child.stderr?.on('data', (text: Buffer) => {
    complaint = (complaint + text.toString()).slice(-MAX_COMPLAINT)
  })
  child.on('message', (message) => {
    const report = z.safeParse(BuildProgress, message)
    if (report.success) hear(report.data)
  })
  return new Promise((resolve) => {
    child.on('error', (error) => resolve(error.message))
    child.on('close', (code, signal) => resolve(code === 0 ? undefined : reasonOf(complaint, signal)))
  })
}

const MAX_COMPLAINT = 4_000

function reasonOf(complaint: string, signal: NodeJS.Signals | null): string {
  const ranOut = signal === 'SIGKILL' || signal === 'SIGABRT' || /heap out of memory/i.test(complaint)
  if (ranOut) return 'The memory was not enough: building the Studio takes about 1.1 GB.'
  if (/ENOSPC/.test(complaint)) return 'The disk is full: free some space and start the server again.'
  return complaint.trim() || `The program that builds it ended by ${signal ?? 'itself'}.`
}
