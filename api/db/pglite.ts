import { PGlite, types } from '@electric-sql/pglite'
import type { Engine, Statements } from './db.ts'
import { fromDriver } from './failures.ts'

type PGliteOptions = { loadDataDir?: Blob }

/** An engine whose data directory can be saved as one archive, and opened from it. */
export type PGliteEngine = Engine & { dump(): Promise<Blob> }

/** PostgreSQL inside this process. In memory when `dataDir` is undefined. */
export async function openPGlite(dataDir: string | undefined, options: PGliteOptions = {}): Promise<PGliteEngine> {
  const pglite = await PGlite.create({
    ...(dataDir === undefined ? {} : { dataDir }),
    ...options,
    parsers: { [types.DATE]: (text: string) => text },
    // PGlite's own joins one text for each byte: a CV of 5 MB took more than a second of CPU.
    serializers: { [types.BYTEA]: (bytes: Uint8Array) => `\\x${Buffer.from(bytes).toString('hex')}` },
  })

  return {
    ...statementsOf(pglite),
    begin: (work) => pglite.transaction((transaction) => work(statementsOf(transaction))),
    async runScript(script) {
      await pglite.exec(script)
    },
    close: () => pglite.close(),
    dump: () => pglite.dumpDataDir('none'),
  }
}

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
