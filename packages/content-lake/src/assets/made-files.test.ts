import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createMadeFiles, type MakeFile, TooBusy } from './made-files.ts'

async function aFolder(): Promise<string> {
  const directory = await mkdtemp(path.join(tmpdir(), 'made-files-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  return directory
}

const writing =
  (content: string | Buffer): MakeFile =>
  (target) =>
    writeFile(target, content)

test('many who ask at once share one making, and later ones find the file', async () => {
  const made = createMadeFiles({ directory: await aFolder(), concurrency: 2 })
  let count = 0
  const make: MakeFile = (target) => writeFile(target, `made ${++count}`)

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
  const file = await made('pond', writing('made'))

  expect(left).toEqual([])
  expect(await readFile(file, 'utf8')).toBe('made')
})

test('callers beyond the longest queue are refused', async () => {
  const made = createMadeFiles({ directory: await aFolder(), concurrency: 1, maxWaiting: 1 })
  const ink = Promise.withResolvers<string>()
  const make: MakeFile = async (target) => writeFile(target, await ink.promise)
  const asked = ['first', 'second', 'third'].map((name) => made(name, make))

  await expect(Promise.race(asked)).rejects.toThrow(TooBusy)
  ink.resolve('made')

  const settled = await Promise.allSettled(asked)
  expect(settled.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'fulfilled', 'rejected'])
})

test.each([{ maxFiles: 2 }, { maxBytes: 25 }])('the oldest files make room for new ones: %o', async (most) => {
  const directory = await aFolder()
  const made = createMadeFiles({ directory, concurrency: 1 })
  const tenBytes = writing(Buffer.alloc(10))
  for (const [age, name] of ['old', 'older', 'oldest'].entries()) {
    const file = await made(name, tenBytes)
    await utimes(file, 1_000 - age, 1_000 - age)
  }

  await createMadeFiles({ directory, concurrency: 1, ...most })('new', tenBytes)

  expect((await readdir(directory)).toSorted()).toEqual(['new', 'old'])
})

test('work ends when its last caller leaves, and starts again for the next', async () => {
  const directory = await aFolder()
  const made = createMadeFiles({ directory, concurrency: 1 })
  const [one, other] = [new AbortController(), new AbortController()]
  const joined = [one, other].map(({ signal }) => vi.spyOn(signal, 'addEventListener'))
  let isEnded = false
  const begun = Promise.withResolvers<void>()
  const endless: MakeFile = (_target, signal) =>
    new Promise((_resolve, reject) => {
      begun.resolve()
      signal.addEventListener('abort', () => {
        isEnded = true
        reject(signal.reason)
      })
    })

  const asked = [one, other].map(({ signal }) => made('pond', endless, { signal }))
  const settled = Promise.allSettled(asked)
  await expect.poll(() => joined.map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  await begun.promise
  one.abort()
  await expect(asked[0]).rejects.toThrow('aborted')
  const isEndedEarly = isEnded
  other.abort()
  await settled
  const file = await made('pond', writing('made'))

  expect([isEndedEarly, isEnded]).toEqual([false, true])
  expect(await readFile(file, 'utf8')).toBe('made')
})

test('what waits for its turn is never begun when its caller has left', async () => {
  const made = createMadeFiles({ directory: await aFolder(), concurrency: 1 })
  const [begun, ink] = [Promise.withResolvers<void>(), Promise.withResolvers<string>()]
  const first = made('first', async (target) => {
    begun.resolve()
    await writeFile(target, await ink.promise)
  })
  await begun.promise
  const leaving = new AbortController()
  const joined = vi.spyOn(leaving.signal, 'addEventListener')
  let isBegun = false
  const second = made(
    'second',
    async () => {
      isBegun = true
    },
    { signal: leaving.signal },
  )

  await expect.poll(() => joined.mock.calls.length).toBe(1)
  leaving.abort()
  await expect(second).rejects.toThrow('aborted')
  ink.resolve('made')
  await first
  await made('third', writing('made'))

  expect(isBegun).toBe(false)
})

test('a caller is admitted before a file is made for it, not for one that is there or under way', async () => {
  const made = createMadeFiles({ directory: await aFolder(), concurrency: 1 })
  let admitted = 0
  const admit = () => {
    admitted += 1
    if (admitted > 1) throw new TooBusy()
  }

  await Promise.all([made('pond', writing('made'), { admit }), made('pond', writing('made'), { admit })])
  await made('pond', writing('made'), { admit })

  expect(admitted).toBe(1)
  await expect(made('lake', writing('made'), { admit })).rejects.toThrow(TooBusy)
})
