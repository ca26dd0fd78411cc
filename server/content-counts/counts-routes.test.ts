import { expect, test } from 'vitest'
import { standardLimits } from '#api/platform/limits.ts'
import { createSeedContent } from '#cms/content/seed-content.ts'
import type { ReadPreviewUrl } from '#cms/content/drafts.ts'
import type { CountedEvent, CountedVisit } from '#contract/values/content-counts.ts'
import { loopbackPeer } from '../net/address.ts'
import { createCountsRoutes } from './counts-routes.ts'

const { content } = createSeedContent()
const { tiles } = await content('home')
const tile = tiles[0]?._id ?? ''
const visit: CountedVisit = { kind: 'visit', source: 'facebook' }
const view: CountedEvent = { document: tile, place: 'home', kind: 'view' }

function startRoutes({ count = 10, readUrl }: { count?: number; readUrl?: ReadPreviewUrl } = {}) {
  const counted: (CountedEvent | CountedVisit)[] = []
  const observed: CountedEvent[] = []
  const asked: unknown[] = []
  const query = async (_text: string, params: readonly unknown[] = []) => {
    asked.push(...params)
    return []
  }
  const routes = createCountsRoutes({
    db: { query, change: async () => 0, inTransaction: () => Promise.reject(new Error('not needed')) },
    now: () => new Date('2026-11-20T06:00:00Z'),
    log: { info: () => {}, warn: () => {}, error: () => {} },
    limits: {
      ...standardLimits,
      countsPerAddress: { count, seconds: 60 },
      previewSecretsPerAddress: { count, seconds: 60 },
    },
    counter: { count: (events) => void counted.push(...events), store: async () => 0 },
    content,
    readUrl,
    hops: 0,
    observe: (events) => void observed.push(...events),
  })
  const send = async (body: unknown, headers: Record<string, string> = { 'content-type': 'application/json' }) => {
    const init = { method: 'POST', headers, body: typeof body === 'string' ? body : JSON.stringify(body) }
    return (await routes.request('/content/counts', init, loopbackPeer)).status
  }
  return {
    counted,
    observed,
    asked,
    send,
    get: (path: string) => routes.request(`http://localhost:3000${path}`, {}, loopbackPeer),
  }
}

test('what is shown is counted, and what a stranger made up is not', async () => {
  const { counted, observed, send } = startRoutes()

  expect(await send([view, { ...view, document: 'made up' }, visit])).toBe(204)

  expect(counted).toEqual([visit, view])
  expect(observed).toEqual([view])
})

test.each([
  ['no JSON', '{', undefined],
  ['no list', { document: tile }, undefined],
  ['an unknown place', [{ ...view, place: 'moon' }], undefined],
  ['another field', [{ ...view, phone: '+8801712345678' }], undefined],
  ['a visit with more than a source', [{ ...visit, phone: '+8801712345678' }], undefined],
  ['a source that is too long', [{ ...visit, source: 'x'.repeat(61) }], undefined],
  ['two visits at once', [visit, visit], undefined],
  ['too many', Array.from({ length: 51 }, () => view), undefined],
  ['what a foreign page may send', [view], { 'content-type': 'text/plain;application/json' }],
])('%s is refused and counts nothing', async (_what, body, headers) => {
  const { counted, send } = startRoutes()

  expect(await send(body, headers)).toBe(400)
  expect(counted).toEqual([])
})

test('a body that is too large is refused', async () => {
  expect(await startRoutes().send(' '.repeat(20_000))).toBe(413)
})

test('an address that counts faster than people do is refused for a while', async () => {
  const { counted, send } = startRoutes({ count: 2 })

  expect([await send([view]), await send([view]), await send([view])]).toEqual([204, 204, 429])
  expect(counted).toHaveLength(2)
})

test('only a Studio reads the sums', async () => {
  const readUrl: ReadPreviewUrl = async (url) => (url.includes('secret=right') ? { path: '/' } : undefined)
  const { asked, get } = startRoutes({ readUrl })

  const right = await get(`/content/counts/${tile}?sanity-preview-secret=right`)
  const wrong = await get(`/content/counts/${tile}?sanity-preview-secret=wrong`)
  const none = await get(`/content/counts/${tile}`)

  const figures = await get('/content/counts?sanity-preview-secret=right')
  const noFigures = await get('/content/counts')

  expect([right.status, wrong.status, none.status]).toEqual([200, 401, 401])
  expect([figures.status, noFigures.status]).toEqual([200, 401])
  expect(await figures.json()).toEqual({ from: '2026-10-24', to: '2026-11-20', sources: [], documents: [] })
  expect(await right.json()).toEqual([])
  expect(right.headers.get('cache-control')).toBe('private, no-store')
  expect(asked.slice(0, 2)).toEqual([tile, '2026-10-24'])
})

test('who tries secrets to read the sums waits before the lake is asked', async () => {
  const { get } = startRoutes({ count: 2, readUrl: async () => undefined })
  const guess = async () => (await get(`/content/counts/${tile}?sanity-preview-secret=guessed`)).status

  expect([await guess(), await guess(), await guess()]).toEqual([401, 401, 429])
})

test('without a lake to ask, nobody can read the sums, and nobody can while it is away', async () => {
  const nowhere = await startRoutes().get(`/content/counts/${tile}?sanity-preview-secret=right`)
  const away = await startRoutes({ readUrl: () => Promise.reject(new Error('away')) }).get(`/content/counts/${tile}`)

  expect([nowhere.status, away.status]).toEqual([401, 503])
})
