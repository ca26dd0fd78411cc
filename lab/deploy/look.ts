import { readFile } from 'node:fs/promises'
import type { Db } from '#api/db/db.ts'
import { openDb } from '#api/db/open-db.ts'
import { openPostgres } from '#api/db/postgres.ts'
import { DATABASE_URL } from './owner.ts'

/** Works in the site's database, beside the site. */
export async function inDatabase<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
  const engine = openPostgres({ url: DATABASE_URL, poolSize: 1, isolation: 'read committed', onIdleError: () => {} })
  try {
    return await work(openDb(engine))
  } finally {
    await engine.close()
  }
}

/** How many of these orders the database has. */
export async function ordersAmong(codes: readonly string[]): Promise<number> {
  const rows = await inDatabase((db) => db.query('select code from orders where code = any($1)', [codes]))
  return rows.length
}

/** How nginx's cache took part in each request for this address, the oldest first. */
export async function cacheStates(path: string): Promise<string[]> {
  const log = await readFile('/var/log/nginx/resort.log', 'utf8')
  const lines = log.split('\n').filter((line) => line.includes(` GET ${path} `))
  return lines.map((line) => line.split(' ').at(-2) ?? '')
}
