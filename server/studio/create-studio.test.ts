import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import type { StudioSettings } from '#cms/studio/studio-settings.ts'
import { folderOfFile } from '#tests/support/folders.ts'
import { createStudio } from './create-studio.ts'
import type { StudioState } from './studio-build.ts'

const folder = folderOfFile()
beforeAll(async () => {
  await mkdir(path.join(folder, 'static'))
  await writeFile(path.join(folder, 'index.html'), '<script id="studio-settings"><!--settings--></script>')
  await writeFile(path.join(folder, 'static/main.1.js'), 'plain')
  await writeFile(path.join(folder, 'static/main.1.js.br'), brotliCompressSync('packed'))
})

const local: StudioSettings = { projectId: 'ichamoti', dataset: 'production', canPlan: true, lake: '/lake' }

function studio(state: StudioState = { kind: 'built', folder }, settings = local) {
  const app = createStudio({ build: { state: () => state }, settings, publicUrl: 'https://resort.example' })
  return async (address: string, headers: Record<string, string> = {}) => app.request(address, { headers })
}

test('every address of the Studio answers its page, which says where the content lies', async () => {
  const get = studio()

  const texts = await Promise.all(
    ['/studio', '/studio/', '/studio/structure/banner;banner-1'].map(async (address) => (await get(address)).text()),
  )

  const json = '{"projectId":"ichamoti","dataset":"production","canPlan":true,"lake":"/lake"}'
  expect(texts).toEqual(Array.from({ length: 3 }, () => `<script id="studio-settings">${json}</script>`))
})

test('no setting ends the element around it', async () => {
  const get = studio(undefined, { ...local, dataset: '</script>' })

  expect((await (await get('/studio')).text()).match(/<\/script>/g)).toHaveLength(1)
})

test('a file comes compressed and cached forever, otherwise as it is', async () => {
  const get = studio()

  const packed = await get('/studio/static/main.1.js', { 'Accept-Encoding': 'gzip, br' })
  const plain = await get('/studio/static/main.1.js', { 'Accept-Encoding': 'gzip' })

  expect(brotliDecompressSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe('packed')
  expect(packed.headers.get('Cache-Control')).toContain('immutable')
  expect([plain.headers.get('Content-Encoding'), await plain.text()]).toEqual([null, 'plain'])
})

test.each(['/studio/static/none.js', '/studio/static/..%2Findex.html', '/studio/static/main.1.js.br'])(
  '%s is not a file of the Studio',
  async (address) => {
    expect((await studio()(address)).status).toBe(404)
  },
)

test('in local mode the Studio may call this server alone, and may not be framed or indexed', async () => {
  const { headers } = await studio()('/studio')
  const policy = headers.get('Content-Security-Policy') ?? ''

  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("connect-src 'self' wss://resort.example;")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('sanity')
  expect(headers.get('X-Robots-Tag')).toBe('noindex')
})

test('in hosted mode it may call Sanity, for its own project', async () => {
  const { headers } = await studio(undefined, { projectId: 'abc123', dataset: 'production', canPlan: false })('/studio')

  expect(headers.get('Content-Security-Policy')).toContain('https://abc123.api.sanity.io wss://abc123.api.sanity.io')
})

test('while the Studio is built, its page says how far it is and asks again', async () => {
  const progress = { step: 'compressing', done: 3, total: 20 } as const

  const response = await studio({ kind: 'building', progress, sinceMs: 4_200 })('/studio')

  const text = await response.text()
  expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '2'])
  expect(text).toContain('The Studio is being prepared …')
  expect(text).toContain('3 of 20 files compressed')
  expect(text).toContain('http-equiv="refresh"')
})

test('a Studio that could not be built says why', async () => {
  const response = await studio({ kind: 'failed', reason: 'No <room> left' })('/studio')

  expect(response.status).toBe(500)
  expect(await response.text()).toContain('No &lt;room&gt; left')
})
