import fs from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { migrate } from '#api/platform/db/migrate.ts'
import { openDb } from '#api/platform/db/open-db.ts'
import { openPGlite } from '#api/platform/db/pglite.ts'
import type { FragileDb } from './outages.ts'

/** The database in this process, on a disk on which no file of it can grow meanwhile; what fits into its files is written. */
export async function embeddedDiskFull(): Promise<FragileDb> {
  const folder = await mkdtemp(path.join(tmpdir(), 'resort-full-'))
  const disk = watchDisk(folder)
  const engine = await openPGlite(path.join(folder, 'db'))
  await migrate(engine)
  return {
    db: openDb(engine, { unavailableMs: 300 }),
    async begin() {
      disk.isFull = true
    },
    async end() {
      disk.isFull = false
    },
    async close() {
      await engine.close()
      disk.release()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Stands between this process and the files of a folder: PGlite reads and writes by the functions of `node:fs`. */
function watchDisk(folder: string) {
  const disk = { isFull: false, release }
  const original = { openSync: fs.openSync, writeSync: fs.writeSync }
  const watched = new Set<number>()
  const replacements = {
    openSync: (...asked: Parameters<typeof fs.openSync>) => {
      const file = original.openSync(...asked)
      if (String(asked[0]).startsWith(folder)) watched.add(file)
      else watched.delete(file)
      return file
    },
    writeSync: (file: number, bytes: Uint8Array, offset: number, length: number, position: number) => {
      if (disk.isFull && watched.has(file) && position + length > fs.fstatSync(file).size) {
        throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
      }
      return original.writeSync(file, bytes, offset, length, position)
    },
  }
  Object.assign(fs, replacements)
  syncBuiltinESMExports()
  return disk

  function release(): void {
    Object.assign(fs, original)
    syncBuiltinESMExports()
  }
}
