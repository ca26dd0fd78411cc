import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod/mini'
import { hashFiles } from '../../../scripts/steps/hash-files.mjs'

/** How many builds are kept, so that going back to the last branch costs nothing. */
const MAX_BUILDS = 3

/** Where the Studio that was built from these inputs is, or will be. */
export function studioFolder(root: string, hash: string): string {
  return path.join(studiosFolder(root), hash)
}

export function studiosFolder(root: string): string {
  return path.join(root, 'dist/studio')
}

/** Only a finished build has its name: it is built under another and renamed. */
export async function isBuilt(folder: string): Promise<boolean> {
  const found = await stat(path.join(folder, 'index.html')).catch(() => undefined)
  return found?.isFile() ?? false
}

/** Removes what an interrupted build left, and the oldest Studios. To be called by who alone builds. */
export async function sweepStudios(root: string): Promise<void> {
  const entries = await readdir(studiosFolder(root), { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => path.join(studiosFolder(root), name))
  const built = await Promise.all(folders.map(async (folder) => ({ folder, ...(await ageOf(folder)) })))
  const newest = built
    .filter(({ isWhole }) => isWhole)
    .toSorted((a, b) => b.madeAt - a.madeAt)
    .slice(0, MAX_BUILDS)
  for (const { folder } of built) {
    if (!newest.some((other) => other.folder === folder)) await rm(folder, { recursive: true, force: true })
  }
}

async function ageOf(folder: string): Promise<{ isWhole: boolean; madeAt: number }> {
  const isWhole = !path.basename(folder).endsWith(UNFINISHED) && (await isBuilt(folder))
  return { isWhole, madeAt: (await stat(folder)).mtimeMs }
}

/** How the folder of a build under way ends. */
export const UNFINISHED = '.unfinished'

/** All that decides what the built Studio is: its model, its own sources, how it is packed, and every library's version. */
const INPUTS = ['cms/schema', 'cms/studio', 'packages/content-lake/studio', 'server/studio/build', 'package-lock.json']

/** One name for what the Studio would be built from now. It changes with every byte of it. */
export async function hashStudioInputs(root: string): Promise<string> {
  return (await hashFiles(root, INPUTS)).slice(0, 16)
}

/** How far the making of the Studio is. `total` is known only once all of its parts are. */
export const BuildProgress = z.object({
  step: z.enum(['waiting', 'installing', 'reading', 'packing', 'compressing']),
  done: z.number(),
  total: z.optional(z.number()),
})

export type BuildProgress = z.infer<typeof BuildProgress>

export type ReportProgress = (progress: BuildProgress) => void
