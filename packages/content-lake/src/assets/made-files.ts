import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { limitConcurrency } from '../core/limit-concurrency.ts'

export type MadeFilesOptions = {
  /** Where the made files are cached; it may be emptied at any time. */
  directory: string
  /** How many are made at a time: each takes about a core. */
  concurrency: number
  /** How many may wait for their turn; more are refused with `TooBusy`. */
  maxWaiting?: number
  /** How many stay in `directory` itself; the oldest go first. */
  maxFiles?: number
  /** How many bytes they may have together. */
  maxBytes?: number
}

/** Writes the file at `target`. Once `signal` is aborted, nobody waits for the file. */
export type MakeFile = (target: string, signal: AbortSignal) => Promise<void>

type Waiting = {
  /** Aborted when this caller no longer waits; without it the caller waits until the end. */
  signal?: AbortSignal
  /** Called before the file is made for this caller; a throw refuses it. */
  admit?: () => void
}

/**
 * Answers the path of the file `name`, which is made first if it is not there: once, for any number of callers, and only as long as
 * one of them waits.
 */
export type MadeFiles = (name: string, make: MakeFile, waiting?: Waiting) => Promise<string>

export class TooBusy extends Error {}

const TIDY_EVERY = 100
/** Tidied as often as a tenth of what may stay has come. */
const TIDY_SHARE = 0.1

/** Files that are made when they are first requested, and cached from then on. */
export function createMadeFiles({
  directory,
  concurrency,
  maxWaiting = Infinity,
  maxFiles = Infinity,
  maxBytes = Infinity,
}: MadeFilesOptions): MadeFiles {
  const run = limitConcurrency(concurrency)
  const underWay = new Map<string, Making>()
  let made = 0
  let untidied = Infinity

  async function makeFile(target: string, make: MakeFile, signal: AbortSignal): Promise<void> {
    await mkdir(path.dirname(target), { recursive: true })
    signal.throwIfAborted()
    // Renamed when complete, so that a crash or a second process never leaves half a file to be served.
    const draft = `${target}.${randomUUID()}.draft`
    try {
      await make(draft, signal)
      untidied += (await stat(draft)).size
      await rename(draft, target)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
    if (made++ % TIDY_EVERY !== 0 && untidied < maxBytes * TIDY_SHARE) return
    untidied = 0
    await forgetOldest(directory, { maxFiles, maxBytes })
  }

  function begin(target: string, make: MakeFile): Making {
    const stopping = new AbortController()
    const done = run(() => makeFile(target, make, stopping.signal)).finally(() => {
      if (underWay.get(target) === making) underWay.delete(target)
    })
    const making: Making = { done, waiting: 0, stopping }
    underWay.set(target, making)
    return making
  }

  async function wait(target: string, making: Making, signal: AbortSignal | undefined): Promise<void> {
    making.waiting += 1
    const left = Promise.withResolvers<never>()
    const leave = () => {
      making.waiting -= 1
      left.reject(signal?.reason)
      if (making.waiting > 0) return
      underWay.delete(target)
      making.stopping.abort()
    }
    signal?.addEventListener('abort', leave, { once: true })
    try {
      await Promise.race([making.done, left.promise])
    } finally {
      signal?.removeEventListener('abort', leave)
    }
  }

  return async (name, make, { signal, admit } = {}) => {
    const target = path.join(directory, name)
    if (await isFile(target)) return target
    signal?.throwIfAborted()
    const known = underWay.get(target)
    if (known === undefined && underWay.size >= concurrency + maxWaiting) throw new TooBusy()
    if (known === undefined) admit?.()
    await wait(target, known ?? begin(target, make), signal)
    return target
  }
}

type Making = { done: Promise<void>; waiting: number; stopping: AbortController }

async function isFile(file: string): Promise<boolean> {
  const found = await stat(file).catch(() => undefined)
  return found?.isFile() ?? false
}

type Bounds = Required<Pick<MadeFilesOptions, 'maxFiles' | 'maxBytes'>>

async function forgetOldest(directory: string, { maxFiles, maxBytes }: Bounds): Promise<void> {
  if (maxFiles === Infinity && maxBytes === Infinity) return
  const files = await Promise.all(
    (await readdir(directory)).map(async (name) => {
      const file = path.join(directory, name)
      const found = await stat(file).catch(() => undefined)
      return { file, at: found?.mtimeMs ?? 0, bytes: found?.size ?? 0 }
    }),
  )
  let bytes = 0
  const surplus = files
    .toSorted((a, b) => b.at - a.at)
    .filter((file, place) => (bytes += file.bytes) > maxBytes || place >= maxFiles)
  await Promise.all(surplus.map(({ file }) => rm(file, { force: true })))
}
