import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
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

/** Answers the path of the file `name`, which is made first if it is not there: once, for any number of callers. */
export type MadeFiles = (name: string, make: () => Promise<Buffer>) => Promise<string>

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
  const underWay = new Map<string, Promise<void>>()
  let made = 0
  let untidied = Infinity

  async function makeFile(target: string, make: () => Promise<Buffer>): Promise<void> {
    const content = await make()
    await mkdir(path.dirname(target), { recursive: true })
    // Renamed when whole, so that a crash or a second process never leaves half a file to be served for ever.
    const draft = `${target}.${randomUUID()}.draft`
    try {
      await writeFile(draft, content)
      await rename(draft, target)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
    untidied += content.length
    if (made++ % TIDY_EVERY !== 0 && untidied < maxBytes * TIDY_SHARE) return
    untidied = 0
    await forgetOldest(directory, { maxFiles, maxBytes })
  }

  return async (name, make) => {
    const target = path.join(directory, name)
    if (await isFile(target)) return target
    const known = underWay.get(target)
    if (known === undefined && underWay.size >= concurrency + maxWaiting) throw new TooBusy()
    const making = known ?? run(() => makeFile(target, make)).finally(() => underWay.delete(target))
    underWay.set(target, making)
    await making
    return target
  }
}

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
