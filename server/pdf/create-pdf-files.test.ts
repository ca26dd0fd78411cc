import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createSeedContent } from '#cms/content/seed-content.ts'
import { createPdfFiles } from './create-pdf-files.ts'

const MENU = 'https://lake.example/files/1.pdf'

/** A site with one PDF, whose file is answered so. */
function aSite(answer: (url: string) => Response | Promise<Response>, title = 'মেনু 2026') {
  const seed = createSeedContent()
  const menu = { _id: 'menu', _type: 'pdf' as const, title, slug: 'menu', url: MENU }
  const unready = { ...menu, _id: 'unready', slug: 'unready', url: '' }
  const asked: string[] = []
  const app = createPdfFiles({
    content: async (page) => ({ ...(await seed.content(page)), ...(page === 'pdfs' && { pdfs: [menu, unready] }) }),
    async readFile(url) {
      asked.push(url)
      return answer(url)
    },
  })
  const site = new Hono().route('/', app).get('*', (context) => context.text('a page of the site', 404))
  return { read: (path: string, headers = {}) => site.request(path, { headers }), asked }
}

/** A file in two pieces. */
const aFile = (text: string) => new Response(new Blob([text.slice(0, 20), text.slice(20)]))

test('a PDF has its name and type under an address of its own, and is read once by who has it', async () => {
  const text = `%PDF-1.7 ${'the menu '.repeat(20_000)}`
  const { read, asked } = aSite(() => aFile(text))

  const answer = await read('/pdf/menu')
  const again = await read('/pdf/menu', { 'If-None-Match': answer.headers.get('etag') ?? '' })

  expect(await answer.text()).toBe(text)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition':
      'inline; filename="____ 2026.pdf"; filename*=UTF-8\'\'%E0%A6%AE%E0%A7%87%E0%A6%A8%E0%A7%81%202026.pdf',
    'cache-control': 'no-cache',
  })
  expect([again.status, asked]).toEqual([304, [MENU]])
})

test.each([
  ['another address', '/pdf/wine', () => aFile('%PDF-1.7')],
  ['one without a file', '/pdf/unready', () => aFile('%PDF-1.7')],
  ['a page that calls itself a PDF', '/pdf/menu', () => aFile('<script>alert(1)</script>')],
  ['an empty file', '/pdf/menu', () => new Response('')],
  ['a lost file', '/pdf/menu', () => new Response('gone', { status: 404 })],
])('%s is the site’s own page that says there is none', async (_, path, answer) => {
  const { read } = aSite(answer)

  const { status, headers } = await read(path)

  expect([status, headers.get('content-type')]).toEqual([404, expect.stringContaining('text/plain')])
})

test('a file that cannot be read at the moment is not called lost', async () => {
  const { read } = aSite(() => Promise.reject(new Error('no network')))

  expect((await read('/pdf/menu')).status).toBe(503)
})
