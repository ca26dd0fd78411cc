import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { expect, onTestFinished, test } from 'vitest'
import { folderOfTest } from '#tests/support/folders.ts'
import { openPGlite } from './pglite.ts'

const MB = 1024 * 1024

/** Sets how much room every disk of this process claims to have left. */
function setFree(bytes: number): void {
  Object.assign(fs, { statfsSync: () => ({ bavail: bytes / 4096, bsize: 4096 }) })
  syncBuiltinESMExports()
}

test('a database in this process takes no writes while its disk is nearly full, is read, and goes on automatically', async () => {
  const { statfsSync } = fs
  const folder = folderOfTest()
  const engine = await openPGlite(folder)
  onTestFinished(async () => {
    Object.assign(fs, { statfsSync })
    syncBuiltinESMExports()
    await engine.close()
  })
  await engine.runScript('create table trace (name text)')
  const statement = () => engine.run("insert into trace values ('alone')", [])
  const transaction = () => engine.begin(({ run }) => run("insert into trace values ('together')", []))
  const count = async () => (await engine.run('select name from trace', [])).rows.length

  setFree(63 * MB)
  const refusals = await Promise.allSettled([statement(), transaction()])
  const between = await count()
  setFree(64 * MB)
  await statement()
  await transaction()

  const refusal = { name: 'DatabaseUnavailable', didNothing: true, code: '53100' }
  expect(refusals).toMatchObject([{ reason: refusal }, { reason: refusal }])
  expect([between, await count()]).toEqual([0, 2])
})
