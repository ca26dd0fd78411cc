import { expect, test } from 'vitest'
import { createSeedContent } from '#cms/content/seed-content.ts'
import type { ContentSource } from '#cms/types.ts'
import { addressOf } from '#src/app/entry-server.tsx'
import { aHouse } from '#tests/support/site-builders.ts'
import { createMissingPages } from './missing-pages.ts'

const answer = (Data: unknown) => Response.json({ IsError: false, Msg: '', Data, Code: null })
const houses = (...Permalinks: string[]) =>
  answer({ Data: Permalinks.map((Permalink, index) => aHouse({ Id: index + 1, Permalink })) })

const seed = createSeedContent().content
const withRedirect: ContentSource = async (page) => ({
  ...(await seed(page)),
  ...(page === 'redirects' && { redirects: [{ from: '/suits/villa', to: '/suits' }] }),
  ...(page === 'landing' && { ended: [{ title: 'Over', slug: 'eid-2026', visibleFrom: '', visibleUntil: '' }] }),
  ...(page === 'offers' && { ended: [{ title: 'Over', slug: 'over', visibleFrom: '', visibleUntil: '' }] }),
})

/** Whether the page at a path is missing where the API lists houses so, read for a revision of the catalogue. */
function aCatalogue(list: () => Response, content: ContentSource = seed) {
  const isMissing = createMissingPages({ content, publicUrl: 'https://resort.example', api: list })
  return (path: string, revision?: string) => isMissing(addressOf(path), revision)
}

test.each([
  ['/nowhere', true],
  ['/about', false],
  ['/suits/mud-house', false],
  ['/suits/mud%2Dhouse/', false],
  ['/room/1', false],
  ['/suits/001', false],
  ['/suits/2', true],
  ['/suits/mud', true],
  ['/suits/Mud-House', true],
  ['/room/mud-house-2', true],
  ['/offers/no-such-offer', true],
  ['/offers/a-day-by-the-river', false],
  ['/eid-holidays', false],
  ['/Eid-Holidays', true],
  ['/eid-holidays/more', true],
  ['/profile/order/ABC', false],
])('whether the page at %s is missing: %s', async (path, missing) => {
  const isMissing = aCatalogue(() => houses('mud-house'))

  expect(await isMissing(path, 'one')).toBe(missing)
})

test('a house that is added or removed is known with the next revision of the catalogue', async () => {
  let only = 'mud-house'
  const isMissing = aCatalogue(() => houses(only))

  const before = [await isMissing('/suits/mud-house', 'one'), await isMissing('/suits/rania-house', 'one')]
  only = 'rania-house'
  const after = [await isMissing('/suits/mud-house', 'two'), await isMissing('/suits/rania-house', 'two')]

  expect({ before, after }).toEqual({ before: [false, true], after: [true, false] })
})

test('the houses of a revision are read once', async () => {
  let read = 0
  const isMissing = aCatalogue(() => {
    read += 1
    return houses('mud-house')
  })

  for (const path of ['/suits/a', '/suits/b', '/room/7']) await isMissing(path, 'one')

  expect(read).toBe(1)
})

test('no house is missing while the catalogue does not answer, and all are known again when it does', async () => {
  const answers = [Response.json({ IsError: true, Msg: '', Data: null, Code: 'unavailable' }, { status: 503 })]
  const isMissing = aCatalogue(() => answers.shift() ?? houses('mud-house'))

  expect(await isMissing('/suits/villa')).toBe(false)
  expect(await isMissing('/suits/villa', 'one')).toBe(false)
  expect(await isMissing('/suits/villa', 'one')).toBe(true)
})

test('a missing page that editors let lead elsewhere is opened, and one of an offer or a landing page that is over', async () => {
  const isMissing = aCatalogue(() => houses('mud-house'), withRedirect)

  const paths = ['/suits/villa', '/offers/over', '/eid-2026', '/suits/other', '/offers/other', '/eid-2025']
  expect(await Promise.all(paths.map((path) => isMissing(path, 'one')))).toEqual([
    false,
    false,
    false,
    true,
    true,
    true,
  ])
})
