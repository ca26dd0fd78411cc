import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { folderOfTest } from '../../tests/support/folders.ts'
import { createContentCache } from './content-cache.ts'
import { createKeptContent } from './kept-content.ts'
import { readSeed } from './seed-content.ts'

const lake = ['a1b2c3d4', 'production']
const log = { info: () => {}, warn: () => {} }

test('a server that starts while the lake is away shows what was published last, and the lake when it is back', async () => {
  const file = path.join(folderOfTest(), 'last.json')
  const seed = await readSeed()
  const published = structuredClone(seed)
  published.home.page.heading = 'The monsoon is here'
  const kept = createKeptContent(file, lake)
  await kept.write(published)

  let isAway = true
  const read = async () => {
    if (isAway) throw new Error('away')
    return { pages: seed, missing: [] }
  }
  const cache = createContentCache({ seed, kept: await kept.read(), read, log, retryMs: 1 })
  await cache.refresh()
  const away = [cache.pages().home.page.heading, cache.state()]
  isAway = false
  await cache.refresh()
  cache.close()

  expect(away).toEqual(['The monsoon is here', 'last good'])
  expect([cache.pages().home.page.heading, cache.state()]).toEqual([seed.home.page.heading, 'live'])
})

test('what was read is kept, once for each change', async () => {
  const seed = await readSeed()
  const published = structuredClone(seed)
  published.home.page.heading = 'The monsoon is here'
  const kept: string[] = []
  const keep = (pages: typeof seed) => void kept.push(pages.home.page.heading)
  const cache = createContentCache({ seed, keep, read: async () => ({ pages: published, missing: [] }), log })

  await cache.refresh()
  await cache.refresh()
  cache.close()

  expect(kept).toEqual(['The monsoon is here'])
})

test.each([
  ['of another lake', async (file: string) => createKeptContent(file, ['b', 'production']).write(await readSeed())],
  [
    'of another schema',
    async (file: string) => {
      await createKeptContent(file, lake).write(await readSeed())
      await writeFile(file, (await readFile(file, 'utf8')).replace(/"of":"./, '"of":"!'))
    },
  ],
  ['cut off', (file: string) => writeFile(file, '{"of":"')],
])('content that is %s is not shown', async (_, write) => {
  const file = path.join(folderOfTest(), 'last.json')
  await write(file)

  expect(await createKeptContent(file, lake).read()).toBeUndefined()
})
