import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, rmSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { openDb } from '#api/platform/db/open-db.ts'
import { openPGlite } from '#api/platform/db/pglite.ts'
import { openSnapshot, takeSnapshot } from '#tests/support/setup/pglite-snapshot.ts'
import { openStored } from '#tests/support/stored-db.ts'
import type { TestDb } from '#tests/support/test-db.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const SCHEMA = path.join(ROOT, 'api/platform/db')
const CACHE = path.join(ROOT, 'node_modules/.cache/flows')

let opened: Promise<TestDb> | undefined

/** The database of this process, as empty for each flow as for the first. For one short flow it is on the disk: that opens in a third of the time, and is slower afterwards. */
export function openFlowDb(isForOne: boolean): Promise<TestDb> {
  return (opened ??= isForOne ? openOnDisk() : openInMemory())
}

async function openInMemory(): Promise<TestDb> {
  const { db } = await openSnapshot(new Blob([await readFile(await migrated())]))
  const stored = await openStored(db)
  return { db, close: () => stored.forget() }
}

async function openOnDisk(): Promise<TestDb> {
  const folder = await mkdtemp(path.join(tmpdir(), 'resort-flow-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  await promisify(execFile)('tar', ['-xf', await migrated(), '-C', folder])
  return { db: openDb(await openPGlite(folder)), close: async () => {} }
}

/** Migrating takes seconds: what came of this schema is stored. */
async function migrated(): Promise<string> {
  const names = (await readdir(SCHEMA, { recursive: true })).filter((name) => name.endsWith('.sql')).toSorted()
  const hash = createHash('sha256')
  for (const name of names) hash.update(name).update(await readFile(path.join(SCHEMA, name)))
  const file = path.join(CACHE, `${hash.digest('hex').slice(0, 16)}.tar`)
  if (existsSync(file)) return file
  const archive = await takeSnapshot()
  await mkdir(CACHE, { recursive: true })
  const stale = (await readdir(CACHE)).filter((name) => name.endsWith('.tar'))
  await Promise.all(stale.map((name) => rm(path.join(CACHE, name), { force: true })))
  await writeFile(`${file}.${process.pid}`, Buffer.from(await archive.arrayBuffer()))
  await rename(`${file}.${process.pid}`, file)
  return file
}
