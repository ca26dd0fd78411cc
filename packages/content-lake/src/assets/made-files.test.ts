import { mkdir, mkdtemp, readdir, readFile, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createMadeFiles, TooBusy } from './made-files.ts'

async function aFolder(): Promise<string> {
  const directory = await mkdtemp(path.join(tmpdir(), 'made-files-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  return directory
}

test('many who ask at once share one making, and later ones find the file', async () => {
  const made = createMadeFiles({ directory: await aFolder(), concurrency: 2 })
  let count = 0
  const make = async () => Buffer.from(`made ${++count}`)

  const files = await Promise.all(Array.from({ length: 5 }, () => made('pond', make)))
  const later = await made('pond', make)

  expect(new Set([...files, later]).size).toBe(1)
  expect(await readFile(later, 'utf8')).toBe('made 1')
})

test('what could not be made leaves nothing, and is tried again', async () => {
  const directory = await aFolder()
  const made = createMadeFiles({ directory, concurrency: 1 })

  const failing = made('pond', () => Promise.reject(new Error('no ink')))
  await expect(failing).rejects.toThrow('no ink')
  const left = await readdir(directory)
  const file = await made('pond', async () => Buffer.from('made'))

  expect(left).toEqual([])
  expect(await readFile(file, 'utf8')).toBe('made')
})

test('what was made but could not be stored leaves nothing', async () => {
  const directory = await aFolder()
  const made = createMadeFiles({ directory, concurrency: 1 })
  await mkdir(path.join(directory, 'pond'))

  const failing = made('pond', async () => Buffer.from('made'))

  await expect(failing).rejects.toThrow(/EISDIR|EEXIST|directory/)
  expect(await readdir(directory)).toEqual(['pond'])
})

test('those for whom there is no room to wait are refused', async () => {
  const made = createMadeFiles({ directory: await aFolder(), concurrency: 1, maxWaiting: 1 })
  const ink = Promise.withResolvers<Buffer>()
  const asked = ['first', 'second', 'third'].map((name) => made(name, () => ink.promise))

  await expect(Promise.race(asked)).rejects.toThrow(TooBusy)
  ink.resolve(Buffer.from('made'))

  const settled = await Promise.allSettled(asked)
  expect(settled.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'fulfilled', 'rejected'])
})

test('the oldest files make room for new ones', async () => {
  const directory = await aFolder()
  const before = createMadeFiles({ directory, concurrency: 1 })
  for (const [age, name] of ['old', 'older', 'oldest'].entries()) {
    const file = await before(name, async () => Buffer.from(name))
    await utimes(file, 1_000 - age, 1_000 - age)
  }

  await createMadeFiles({ directory, concurrency: 1, maxFiles: 2 })('new', async () => Buffer.from('new'))

  expect((await readdir(directory)).toSorted()).toEqual(['new', 'old'])
})

test('the oldest files make room also for large ones', async () => {
  const directory = await aFolder()
  const made = createMadeFiles({ directory, concurrency: 1, maxBytes: 25 })
  for (const [age, name] of ['old', 'older', 'oldest'].entries()) {
    const file = await made(name, async () => Buffer.alloc(10))
    await utimes(file, 1_000 - age, 1_000 - age)
  }

  await made('new', async () => Buffer.alloc(10))

  expect((await readdir(directory)).toSorted()).toEqual(['new', 'old'])
})
