import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { folderOfTest } from '#tests/support/folders.ts'
import type { Engine } from './db.ts'
import { migrate } from './migrate.ts'
import { openPGlite } from './pglite.ts'

async function anEmptyDatabase(): Promise<Engine> {
  const engine = await openPGlite(undefined)
  onTestFinished(() => engine.close())
  return engine
}

/** A folder of migrations that a later release has. */
async function aLaterRelease(): Promise<URL> {
  const folder = folderOfTest()
  await writeFile(path.join(folder, '0002_guest_books.sql'), 'create table guest_book (page text not null);\n')
  await writeFile(
    path.join(folder, '0003_first_pages.sql'),
    `-- Each house has one.\ninsert into guest_book values ('Welcome');\n\ninsert into guest_book values ('Fireflies');\n`,
  )
  return pathToFileURL(`${folder}/`)
}

test('a database of this release gets the migrations of a later one, in their order and once', async () => {
  const [engine, later] = [await anEmptyDatabase(), await aLaterRelease()]

  const outcomes = [await migrate(engine), await migrate(engine, later), await migrate(engine, later)]

  expect(outcomes.map(({ applied }) => applied)).toEqual([
    ['0001_schema'],
    ['0002_guest_books.sql', '0003_first_pages.sql'],
    [],
  ])
  expect((await engine.run('select page from guest_book', [])).rows).toEqual([
    { page: 'Welcome' },
    { page: 'Fireflies' },
  ])
})

test('a migration that fails leaves nothing behind, and those before it stay', async () => {
  const [engine, later] = [await anEmptyDatabase(), await aLaterRelease()]
  await writeFile(new URL('0004_broken.sql', later), `drop table guest_book;\n\nselect 1 / 0;\n`)

  await expect(migrate(engine, later)).rejects.toThrow('division by zero')

  expect((await engine.run('select count(*)::int as pages from guest_book', [])).rows).toEqual([{ pages: 2 }])
})

test('a program goes on with the schema of a later release', async () => {
  const [engine, later] = [await anEmptyDatabase(), await aLaterRelease()]
  await migrate(engine, later)

  expect(await migrate(engine)).toEqual({ applied: [] })
})
