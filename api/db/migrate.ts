import { readdir, readFile } from 'node:fs/promises'
import type { Engine, Statements } from './db.ts'
import { sqlState } from './failures.ts'
import { retrying } from './retrying.ts'

const FOLDER = new URL('./migrations/', import.meta.url)

/**
 * Brings the schema up to date, forward only. Processes that start together take turns at a lock row; where nothing is to be
 * done nothing is written, so that an account without the right to change the schema can start a server.
 */
export async function migrate(engine: Engine): Promise<{ applied: string[] }> {
  const names = await migrationNames()
  if (await isUpToDate(engine, names)) return { applied: [] }
  await prepare(engine)

  const applied: string[] = []
  for (const name of names) {
    const script = await readFile(new URL(name, FOLDER), 'utf8')
    const isNew = await inTurn(engine, async (statements) => {
      const { rows } = await statements.run('select name from schema_migration where name = $1', [name])
      if (rows.length > 0) return false
      for (const statement of statementsIn(script)) await statements.run(statement, [])
      await statements.run('insert into schema_migration (name, applied_at) values ($1, now())', [name])
      return true
    })
    if (isNew) applied.push(name)
  }
  return { applied }
}

/** A unique violation, or a table or its row type that already exists: another process was faster. */
const CREATED_MEANWHILE = new Set(['23505', '42P07', '42710'])

/** `if not exists` does not help two processes that create at the same instant: the later one finds the table on its second try. */
async function prepare(engine: Engine): Promise<void> {
  const script = `
    create table if not exists schema_migration (name text primary key, applied_at timestamptz not null);
    create table if not exists schema_lock (id integer primary key);
    insert into schema_lock (id) values (1) on conflict do nothing;
  `
  try {
    await engine.runScript(script)
  } catch (error) {
    if (!CREATED_MEANWHILE.has(sqlState(error) ?? '')) throw error
    await engine.runScript(script)
  }
}

/** About a minute: no guest waits for it, and processes that start together conflict at each migration. */
const ATTEMPTS = 50

/** Written, not merely locked: at SERIALIZABLE a process that waited would not see what another did, and must retry. */
function inTurn(engine: Engine, work: (statements: Statements) => Promise<boolean>): Promise<boolean> {
  return retrying(
    () =>
      engine.begin(async (statements) => {
        await statements.run('update schema_lock set id = id where id = 1', [])
        return work(statements)
      }),
    { attempts: ATTEMPTS },
  )
}

async function isUpToDate(engine: Engine, names: readonly string[]): Promise<boolean> {
  const { rows: tables } = await engine.run(
    "select 1 from information_schema.tables where table_name = 'schema_migration' and table_schema = current_schema()",
    [],
  )
  if (tables.length === 0) return false
  const { rows } = await engine.run('select name from schema_migration where name = any($1)', [names])
  return rows.length === names.length
}

async function migrationNames(): Promise<string[]> {
  const names = await readdir(FOLDER)
  return names.filter((name) => /^\d{4}_[a-z_]+\.sql$/.test(name)).toSorted()
}

/** Migrations end each statement with `;` at the end of a line, and use it nowhere else. */
function statementsIn(script: string): string[] {
  return script
    .split(/;\s*\n/)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
}
