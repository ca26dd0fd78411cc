import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { folderOfFile } from '#tests/support/folders.ts'
import type { Part } from '../app.ts'
import { sourceHash } from '../html-page.ts'
import { createDesk } from './create-desk.ts'

const STYLE = 'p { color: #163529 }'
const PAGE = `<meta content="Ichamoti &quot;&amp; Sons&quot;"><title>Front desk</title><style data-file="/desk/static/desk.1.css">${STYLE}</style>`

const distDir = folderOfFile()
let desk: Part
beforeAll(async () => {
  await mkdir(path.join(distDir, 'desk/static'), { recursive: true })
  const link = '<link rel="stylesheet" crossorigin href="/desk/static/desk.1.css">'
  await writeFile(path.join(distDir, 'desk/index.html'), `<meta content="%brand%"><title>Front desk</title>${link}`)
  await writeFile(path.join(distDir, 'desk/static/desk.1.css'), STYLE)
  desk = await createDesk({ distDir, brand: () => 'Ichamoti "& Sons"' })
})

async function get(address: string, headers: Record<string, string> = {}): Promise<Response> {
  return desk.fetch(new Request(`https://resort.example${address}`, { headers }), {})
}

test('every address of the desk answers the same page, with the resort’s name and its styles', async () => {
  const texts = await Promise.all(
    ['/desk', '/desk/', '/desk/staff', '/desk/orders/K4M2'].map(async (address) => (await get(address)).text()),
  )

  expect(new Set(texts)).toEqual(new Set([PAGE]))
})

test('the page loads its own files alone, calls this server alone, and may not be framed or indexed', async () => {
  const { headers } = await get('/desk')

  expect(headers.get('Content-Security-Policy')?.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${sourceHash(STYLE)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ])
  expect(headers.get('X-Robots-Tag')).toBe('noindex')
})

test('a browser that has the page asks whether it has changed', async () => {
  const { headers } = await get('/desk')

  const again = await get('/desk/log', { 'If-None-Match': headers.get('ETag') ?? '' })

  expect([headers.get('Cache-Control'), again.status, await again.text()]).toEqual(['no-cache', 304, ''])
})
