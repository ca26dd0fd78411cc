import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { standardLimits } from '#api/platform/limits.ts'
import type { ReadPreviewUrl } from '#cms/content/drafts.ts'
import { loopbackPeer } from '../net/address.ts'
import { createPreviewCookie } from './preview-cookie.ts'
import { createPreviewRoutes } from './preview-routes.ts'

const now = () => new Date('2026-11-20T10:00:00Z')
/** The hash of the one secret that opens drafts: `open sesame`. */
const SHARED = createHash('sha256').update('open sesame').digest('hex')
let isLinkOpen = true
const cookie = createPreviewCookie({
  key: new Uint8Array(32).fill(7),
  now,
  isAllowed: (holder) => !holder.startsWith('link ') || (isLinkOpen && holder === `link ${SHARED}`),
  isForeignFrame: false,
  isSecure: false,
})

/** The routes, with a lake that believes each secret, none, or does not answer. */
function previewRoutes(readUrl: ReadPreviewUrl) {
  const logged: string[] = []
  const note = (_details: object, message: string) => void logged.push(message)
  const limits = { ...standardLimits, previewSecretsPerAddress: { count: 3, seconds: 60 } }
  const log = { info: note, warn: note, error: note }
  const isShared = (hash: string) => isLinkOpen && hash === SHARED
  const routes = createPreviewRoutes({ cookie, readUrl, isShared, limits, now, hops: 1, log })
  const get = (path: string, address = '203.0.113.9') =>
    routes.request(`http://localhost:3000${path}`, { headers: { 'x-forwarded-for': address } }, loopbackPeer)
  return { logged, get }
}

const believing = (path: string) => previewRoutes(async () => ({ path }))

const isPreview = (response: Response) =>
  cookie.isCarriedBy(new Request('http://localhost', { headers: { cookie: response.headers.get('set-cookie') ?? '' } }))

test('a Studio’s secret begins a preview on the page that it names', async () => {
  const { get } = believing('/dine?sanity-preview-perspective=drafts&from=studio#hours')

  const answer = await get('/preview/enable?sanity-preview-secret=right')

  expect(answer.status).toBe(307)
  expect(answer.headers.get('location')).toBe('/dine?from=studio#hours')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
  expect(isPreview(answer)).toBe(true)
})

test('a wrong or old secret is refused with a sentence, and logged', async () => {
  const { get, logged } = previewRoutes(async () => undefined)

  const answer = await get('/preview/enable?sanity-preview-secret=wrong')

  expect(answer.status).toBe(401)
  expect(await answer.text()).toContain('Open it from the Studio')
  expect(answer.headers.get('set-cookie')).toBeNull()
  expect(logged).toEqual(['a preview was refused: its secret is wrong or too old'])
})

test('guessing secrets is throttled before the lake is asked, and others are not', async () => {
  let asked = 0
  const { get } = previewRoutes(async () => {
    asked += 1
    return undefined
  })
  const enable = async (address?: string) => get('/preview/enable?sanity-preview-secret=guessed', address)
  const statuses = [(await enable()).status, (await enable()).status, (await enable()).status]

  const refused = await enable()
  const elsewhere = await enable('203.0.113.10')

  expect([...statuses, refused.status, elsewhere.status]).toEqual([401, 401, 401, 429, 401])
  expect(refused.headers.get('retry-after')).toBe('20')
  expect(refused.headers.get('cache-control')).toBe('no-store')
  expect(asked).toBe(4)
})

test('without an answer of the lake no preview begins', async () => {
  const { get, logged } = previewRoutes(() => Promise.reject(new Error('no network')))

  const answer = await get('/preview/enable?sanity-preview-secret=right')

  expect(answer.status).toBe(503)
  expect(answer.headers.get('set-cookie')).toBeNull()
  expect(logged).toEqual(['the secret of a preview could not be checked'])
})

test.each([
  ['//evil.example/path', '/path'],
  ['https://evil.example/path', '/path'],
  ['http://own//evil.example/path', '/evil.example/path'],
  [String.raw`/\evil.example`, '/'],
  [String.raw`http://own/\evil.example`, '/evil.example'],
  ['javascript:alert(1)', '/alert(1)'],
  ['http://', '/'],
])('it leads to this site alone: %s', async (asked, led) => {
  const enabled = await believing(asked).get('/preview/enable?sanity-preview-secret=right')
  const disabled = await believing('/').get(`/preview/disable?to=${encodeURIComponent(asked)}`)

  expect(enabled.headers.get('location')).toBe(led)
  expect(disabled.headers.get('location')).toBe(led)
})

test('after leaving one sees what visitors see', async () => {
  const { get } = believing('/')

  const answer = await get('/preview/disable')

  expect(answer.headers.get('location')).toBe('/')
  expect(isPreview(answer)).toBe(false)
  expect(answer.headers.get('set-cookie')).toMatch(/^preview=; Max-Age=0;/)
})

test('a link shows drafts to who has it, on its page, until staff end it', async () => {
  const { get } = previewRoutes(async () => undefined)

  const answer = await get('/preview/shared?key=open+sesame&to=%2Foffers%2Feid')
  const before = isPreview(answer)
  isLinkOpen = false
  const after = [isPreview(answer), (await get('/preview/shared?key=open+sesame&to=%2F')).status]
  isLinkOpen = true

  expect([answer.status, answer.headers.get('location'), before]).toEqual([307, '/offers/eid', true])
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
  expect(after).toEqual([false, 401])
})

test('another secret, and the hash in its place, show nothing; who guesses waits', async () => {
  const { get } = previewRoutes(async () => undefined)

  const answers = [
    await get('/preview/shared?key=guess&to=/'),
    await get(`/preview/shared?key=${SHARED}`),
    await get('/preview/shared'),
    await get('/preview/shared?key=open+sesame'),
  ]

  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 429])
  expect(answers.map((answer) => answer.headers.get('set-cookie'))).toEqual([null, null, null, null])
})

test('a link leads to no other site', async () => {
  const answer = await previewRoutes(async () => undefined).get('/preview/shared?key=open+sesame&to=%2F%2Fevil.example')

  expect(answer.headers.get('location')).toBe('/')
})
