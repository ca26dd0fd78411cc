import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../..')
const FOLDER = path.join(ROOT, 'dist/test-data')
/** What decides the content of a new data folder. */
const SOURCES = [
  'api/platform/db',
  'api/catalogue/houses/seed',
  'api/catalogue/gallery',
  'cms',
  'packages/content-lake/src',
  'server/data-dir',
]

let template: Promise<string> | undefined

/**
 * Fills a folder with the data of a first start: migrated and seeded, with the first password. `make` does that from
 * nothing, once per change of the sources.
 */
export async function copyDataTemplate(folder: string, make: (folder: string) => Promise<void>): Promise<void> {
  template ??= findOrMake(make)
  await cp(await template, folder, { recursive: true })
}

async function findOrMake(make: (folder: string) => Promise<void>): Promise<string> {
  const made = path.join(FOLDER, await hashOfSources())
  if (existsSync(made)) return made
  const making = `${made}-${randomUUID()}`
  await mkdir(making, { recursive: true, mode: 0o700 })
  await make(making)
  // Another process may have made the same one in the meantime.
  await rename(making, made).catch(() => rm(making, { recursive: true }))
  const outdated = (await readdir(FOLDER)).filter((name) => !name.startsWith(path.basename(made)))
  await Promise.all(outdated.map((name) => rm(path.join(FOLDER, name), { recursive: true, force: true })))
  return made
}

async function hashOfSources(): Promise<string> {
  const listings = await Promise.all(
    SOURCES.map((source) => readdir(path.join(ROOT, source), { recursive: true, withFileTypes: true })),
  )
  const files = listings
    .flat()
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
  const hash = createHash('sha256')
  for (const file of files.toSorted()) hash.update(file).update(await readFile(file))
  return hash.digest('hex').slice(0, 16)
}
