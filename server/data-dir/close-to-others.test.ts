import { chmod, mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { folderOfTest } from '#tests/support/folders.ts'
import { createSandbox } from '../sandbox/sandbox.ts'
import { readEnv } from '../env/read-env.ts'
import { openEngine } from '../open-engine.ts'
import { closeToOthers, makeOwnFolder } from './close-to-others.ts'
import { ensureSecrets } from './secrets.ts'

let folder: string
beforeEach(() => {
  folder = folderOfTest()
})

const silent = { info: () => {}, warn: () => {}, error: () => {} }

test('no other account of the machine may read or write the embedded database, or enter an existing data directory', async () => {
  await chmod(folder, 0o755)

  const engine = await openEngine(readEnv({ DATA_DIR: folder }), silent)

  const open = await openToOthers(path.join(folder, 'db'))
  await engine.close()
  expect(await modeOf(folder)).toBe(0o700)
  expect(open).toEqual([])
})

test('a data directory that the secrets make is closed from the start', async () => {
  const made = path.join(folder, 'data')

  await ensureSecrets(made)

  expect(await modeOf(made)).toBe(0o700)
})

test.each(['a new file', 'a file that others may read'])('the books of the sandbox are closed: %s', async (which) => {
  const file = path.join(folder, 'sandbox.sqlite')
  if (which !== 'a new file') await writeFile(file, '', { mode: 0o644 })

  const sandbox = createSandbox({
    file,
    storeId: 'sandbox',
    storePassword: 'secret',
    baseUrl: 'http://resort.test/sandbox',
    now: () => new Date('2026-11-22'),
    notify: async () => new Response(),
  })

  const open = await openToOthers(folder)
  await sandbox.close()
  expect(open).toEqual([])
})

test('what the owner may do stays', async () => {
  const file = path.join(folder, 'script')
  await writeFile(file, '', { mode: 0o755 })
  await mkdir(path.join(folder, 'inner'), { mode: 0o755 })

  const isClosed = closeToOthers(file)
  makeOwnFolder(path.join(folder, 'inner'))

  expect([isClosed, await modeOf(file), await modeOf(path.join(folder, 'inner'))]).toEqual([true, 0o700, 0o700])
})

async function openToOthers(directory: string): Promise<string[]> {
  const names = ['.', ...(await readdir(directory, { recursive: true }))]
  const modes = await Promise.all(names.map((name) => modeOf(path.join(directory, name))))
  return names.filter((_, index) => ((modes[index] ?? 0) & 0o077) !== 0)
}

async function modeOf(file: string): Promise<number> {
  const { mode } = await stat(file)
  return mode & 0o777
}
