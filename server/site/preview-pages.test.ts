import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { createSeedContent } from '#cms/content/seed-content.ts'
import type { ContentSource } from '#cms/types.ts'
import { folderOfFile } from '#tests/support/folders.ts'
import { createPreviewCookie } from '../preview/preview-cookie.ts'
import { createSite } from './create-site.ts'

const HOUR_MS = 3_600_000
/** A built site whose pages show the heading of the page about the restaurant. */
const ENTRY = `
export const pagePaths = () => ['/']
export const addressOf = (path) => ({ path, route: path })
export async function openPage(request, { content, preview }) {
  const { heading } = await content('dine')
  const body = heading + (preview ? ' in the preview of ' + preview.studio : '')
  const render = () => ({ status: 200, head: '', body, state: '{}', isPersonal: false, modules: [] })
  return { status: 200, route: 'dine', render }
}`

const STYLE = 'body{color:green}'
const hashOf = (text = '') => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const folder = folderOfFile()
beforeAll(async () => {
  await mkdir(path.join(folder, 'client/.vite'), { recursive: true })
  await mkdir(path.join(folder, 'server'))
  await writeFile(path.join(folder, 'server/entry-server.js'), ENTRY)
  const shell = { 'index.html': { file: 'index.js', css: ['site.css'] } }
  await writeFile(path.join(folder, 'client/.vite/manifest.json'), JSON.stringify(shell))
  await writeFile(path.join(folder, 'client/site.css'), STYLE)
  await writeFile(path.join(folder, 'client/index.html'), '<head><!--head--></head><!--body--><!--state-->')
  await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }')
})

const published = createSeedContent()
const drafts: ContentSource = async (page) => ({ ...(await published.content(page)), heading: 'A draft' })

async function aSite({ frameAncestors }: { frameAncestors?: readonly string[] } = {}) {
  let at = 0
  const cookie = createPreviewCookie({
    key: new Uint8Array(32).fill(7),
    now: () => new Date(at),
    isAllowed: () => true,
    isForeignFrame: false,
    isSecure: false,
  })
  const site = await createSite({
    distDir: folder,
    publicDir: folder,
    content: published,
    preview: { isOn: cookie.isCarriedBy, drafts, studio: '/studio' },
    api: () => new Response(),
    now: () => at,
    publicUrl: 'https://resort.example',
    ...(frameAncestors && { cspOrigins: { frameAncestors } }),
    onError: (error) => expect.fail(String(error)),
  })
  const given = cookie.give().split(';')[0] ?? ''
  const read = async (carried?: string, path = '/dine') => {
    const answer = await site.request(path, carried === undefined ? {} : { headers: { cookie: carried } })
    return { headers: answer.headers, html: await answer.text() }
  }
  return { read, given, pass: (ms: number) => void (at += ms) }
}

test('a valid cookie shows drafts, for its owner alone', async () => {
  const { read, given } = await aSite()

  const { html, headers } = await read(given)

  expect(html).toContain('A draft in the preview of /studio')
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(headers.get('etag')).toBeNull()
  expect(headers.get('x-robots-tag')).toBe('noindex')
})

test('no draft comes into the pages that are cached, and none of those into a preview', async () => {
  const { read, given } = await aSite()

  const draftFirst = await read(given)
  const visitor = await read()
  const draftAgain = await read(given)
  const nextVisitor = await read()

  expect([draftFirst, draftAgain].every(({ html }) => html.includes('A draft'))).toBe(true)
  for (const { html, headers } of [visitor, nextVisitor]) {
    expect(html).toContain((await published.content('dine')).heading)
    expect(html).not.toMatch(/draft|preview/)
    expect(headers.get('cache-control')).toBe('no-cache')
    expect(headers.get('server-timing')).toBe('now;dur=0')
  }
})

test('a broken cookie and one that has ended are as none', async () => {
  const { read, given, pass } = await aSite()
  const visitor = await read()

  const broken = await read(`${given}x`)
  pass(HOUR_MS)
  const ended = await read(given)

  expect(broken.html).toBe(visitor.html)
  expect(ended.html).toBe(visitor.html)
  expect(ended.headers.get('content-security-policy')).toBe(visitor.headers.get('content-security-policy'))
})

test('a page allows the styles and the script in it, and only one with drafts those that the Studio’s overlays write', async () => {
  const { read, given } = await aSite({ frameAncestors: ['https://resort.sanity.studio'] })
  const policyOf = ({ headers }: { headers: Headers }) => headers.get('content-security-policy') ?? ''

  const draft = await read(given)
  const visitor = await read()

  expect(policyOf(draft)).toContain("style-src 'self' 'unsafe-inline';")
  expect(visitor.html).toContain(`<style>${STYLE}</style>`)
  expect(policyOf(visitor)).toContain(`style-src 'self' ${hashOf(STYLE)};`)
  for (const page of [draft, visitor]) {
    const scripts = [...page.html.matchAll(/<script(?: type="module")?>([^]*?)<\/script>/g)]
    const hashes = scripts.map(([, script]) => hashOf(script))
    expect(policyOf(page)).toContain(`script-src 'self' ${hashes.join(' ')};`)
    expect(policyOf(page)).toContain("frame-ancestors 'self' https://resort.sanity.studio;")
  }
  expect(visitor.headers.get('cross-origin-opener-policy')).toBe('same-origin')
})
