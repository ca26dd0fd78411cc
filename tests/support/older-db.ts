import type { Engine } from '#api/db/db.ts'
import { migrate } from '#api/db/migrate.ts'
import { openDb } from '#api/db/open-db.ts'
import type { TestDb } from './test-db.ts'

/** A database as an older release left it: without the migrations from this name on. `update` applies them. */
export async function openOlderDb(engine: Engine, first: string): Promise<TestDb & { update: () => Promise<unknown> }> {
  const older: Engine = {
    ...engine,
    begin: (work) =>
      engine.begin((statements) =>
        work({
          ...statements,
          async run(text, params) {
            if (isAskedFor(first, params)) throw new EnoughMigrations()
            return statements.run(text, params)
          },
        }),
      ),
  }
  await migrate(older).catch((error: unknown) => {
    if (!(error instanceof EnoughMigrations)) throw error
  })
  return { db: openDb(engine), close: () => engine.close(), update: () => migrate(engine) }
}

class EnoughMigrations extends Error {}

/** Before each migration its name is looked up. */
function isAskedFor(first: string, [name]: readonly unknown[]): boolean {
  return typeof name === 'string' && name >= first
}
