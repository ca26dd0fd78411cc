import { statfsSync } from 'node:fs'
import { PGlite, types } from '@electric-sql/pglite'
import type { Engine, Statements } from './db.ts'
import { DatabaseUnavailable, DISK_FULL, fromDriver } from './failures.ts'

type PGliteOptions = { loadDataDir?: Blob }

/** An engine whose data directory can be saved as one archive, and opened from it. */
export type PGliteEngine = Engine & { dump(): Promise<Blob> }

/** PostgreSQL inside this process. In memory when `dataDir` is undefined. Takes no writes while its disk is nearly full. */
export async function openPGlite(dataDir: string | undefined, options: PGliteOptions = {}): Promise<PGliteEngine> {
  const pglite = await PGlite.create({
    ...(dataDir === undefined ? {} : { dataDir }),
    ...options,
    startParams: [...PGlite.defaultStartParams, ...MODEST],
    parsers: { [types.DATE]: (text: string) => text },
    // PGlite's own joins one text for each byte: a CV of 5 MB took more than a second of CPU.
    serializers: { [types.BYTEA]: (bytes: Uint8Array) => `\\x${Buffer.from(bytes).toString('hex')}` },
  })

  const { run } = statementsOf(pglite)
  return {
    async run(text, params) {
      if (dataDir !== undefined && !/^\s*select\b/i.test(text)) requireRoom(dataDir)
      return run(text, params)
    },
    async begin(work) {
      if (dataDir !== undefined) requireRoom(dataDir)
      return pglite.transaction((transaction) => work(statementsOf(transaction)))
    },
    async runScript(script) {
      await pglite.exec(script)
    },
    close: () => pglite.close(),
    dump: () => pglite.dumpDataDir('none'),
  }
}

/** What was once used of its buffers is never given back, and the resort's whole database takes less. There is one connection. */
const MODEST = ['-c', 'shared_buffers=32MB', '-c', 'max_connections=4']

function statementsOf(target: Pick<PGlite, 'query'>): Statements {
  return {
    async run(text, params) {
      // In this process an answer is never lost: what failed has changed nothing.
      const { rows, affectedRows } = await target.query(text, [...params]).catch((error: unknown) => {
        throw fromDriver(error, { didNothing: true })
      })
      return { rows, changed: affectedRows ?? 0 }
    },
  }
}

/** Four segments of PGlite's log: when it cannot grow, PGlite loops forever and blocks this process. */
const MIN_FREE_BYTES = 64 * 1024 * 1024

/** Throws `DatabaseUnavailable` when there is too little space left on the disk of these files. */
export function requireRoom(dataDir: string): void {
  const { bavail, bsize } = statfsSync(dataDir)
  if (bavail * bsize >= MIN_FREE_BYTES) return
  const cause = Object.assign(new Error(`The disk is full: less than 64 MB are left for ${dataDir}`), {
    code: DISK_FULL,
  })
  throw new DatabaseUnavailable(cause, { didNothing: true })
}
