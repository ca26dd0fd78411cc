import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { folderOfTest } from '#tests/support/folders.ts'
import { lockDataDir } from './data-dir-lock.ts'

let folder: string
let holder: ChildProcess | undefined
beforeEach(() => {
  folder = folderOfTest()
})
afterEach(() => killHolder())

test('a data directory whose holder lives is refused in one sentence that names it', async () => {
  const { pid } = await startHolder()

  expect(() => lockDataDir(folder)).toThrow(new RegExp(`^${folder} is in use .*process ${pid}.*DATA_DIR[^\\n]*$`))
})

test('a data directory whose holder was killed is taken over', async () => {
  await startHolder()
  await killHolder()

  const taking = () => lockDataDir(folder).release()

  expect(taking).not.toThrow()
})

test('a pid that now belongs to another program holds nothing', () => {
  writeFileSync(path.join(folder, 'server.pid'), String(process.ppid))

  const taking = () => lockDataDir(folder).release()

  expect(taking).not.toThrow()
})

test('a data directory that cannot be made is named', () => {
  const file = path.join(folder, 'file')
  writeFileSync(file, '')

  expect(() => lockDataDir(file)).toThrow(`DATA_DIR ${file} cannot be written.`)
})

async function startHolder(): Promise<ChildProcess> {
  const module = path.resolve(import.meta.dirname, 'data-dir-lock.ts')
  const code = `import { lockDataDir } from ${JSON.stringify(module)}
    const lock = lockDataDir(${JSON.stringify(folder)}); console.log('held'); setInterval(() => lock, 1000)`
  holder = spawn(process.execPath, ['--input-type=module', '--eval', code], { stdio: ['ignore', 'pipe', 'inherit'] })
  if (holder.stdout) await once(holder.stdout, 'data')
  return holder
}

async function killHolder(): Promise<void> {
  if (!holder) return
  const gone = once(holder, 'exit')
  holder.kill('SIGKILL')
  await gone
  holder = undefined
}
