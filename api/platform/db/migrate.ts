import { readdir, readFile } from 'node:fs/promises'
import type { Engine, Statements } from './db.ts'
import { sqlState } from './failures.ts'
import { retrying } from './retrying.ts'

const SCHEMA = new URL('./schema/', import.meta.url)
const LATER = new URL('./migrations/', import.meta.url)

/** The first migration: all of `schema/` at once. Those of `migrations/` follow. */
const FIRST = '0001_schema'

type Migration = { name: string; files: readonly URL[] }

/** The database was begun by other migrations than these: by a version before the first release. */
export class UnreleasedSchema extends Error {
  override name = 'UnreleasedSchema'
}

/**
 * Brings the schema up to date, forward only. Processes that start together take turns at a lock row; where nothing is to be
 * done nothing is written, so that an account without the right to change the schema can start a server.
 * @throws {UnreleasedSchema} of a database that is left as it is
 */
export async function migrate(engine: Engine, later: URL = LATER): Promise<{ applied: string[] }> {
  const migrations = await listMigrations(later)
  if (await isUpToDate(engine, migrations)) return { applied: [] }
  await prepare(engine)

  const applied: string[] = []
  for (const { name, files } of migrations) {
    const scripts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
    const isNew = await inTurn(engine, async (statements) => {
      const { rows } = await statements.run('select name from schema_migration where name = $1', [name])
      if (rows.length > 0) return false
      for (const statement of scripts.flatMap(statementsIn)) await statements.run(statement, [])
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

/**
 * A database may have more migrations than these: of a later release, next to which this one goes on.
 * @throws {UnreleasedSchema} of a database without the first of them
 */
async function isUpToDate(engine: Engine, migrations: readonly Migration[]): Promise<boolean> {
  const { rows: tables } = await engine.run(
    "select 1 from information_schema.tables where table_name = 'schema_migration' and table_schema = current_schema()",
    [],
  )
  if (tables.length === 0) return false
  const names = migrations.map(({ name }) => name)
  const { rows } = await engine.run('select name from schema_migration where name = any($1)', [names])
  if (rows.length === names.length) return true
  const { rows: unreleased } = await engine.run(
    'select 1 where exists (select from schema_migration) and not exists (select from schema_migration where name = $1)',
    [FIRST],
  )
  if (unreleased.length > 0) throw new UnreleasedSchema('The database was begun by other migrations')
  return false
}

async function listMigrations(later: URL): Promise<Migration[]> {
  const [schema, migrations] = await Promise.all([
    sqlFilesIn(SCHEMA, /^\d{2}_[a-z_]+\.sql$/),
    sqlFilesIn(later, /^\d{4}_[a-z_]+\.sql$/),
  ])
  return [
    { name: FIRST, files: schema.map((name) => new URL(name, SCHEMA)) },
    ...migrations.map((name) => ({ name, files: [new URL(name, later)] })),
  ]
}

async function sqlFilesIn(folder: URL, pattern: RegExp): Promise<string[]> {
  const names = await readdir(folder)
  return names.filter((name) => pattern.test(name)).toSorted()
}

/** A statement ends with `;` at the end of a line, and no other line does. */
function statementsIn(script: string): string[] {
  return script
    .split(/;\s*\n/)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
}
