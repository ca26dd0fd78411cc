import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { Hono } from 'hono'
import { beforeAll, expect, test } from 'vitest'
import { folderOfFile } from '#tests/support/folders.ts'
import { createStaticFiles } from './static-files.ts'

const dir = folderOfFile()

beforeAll(async () => {
  await mkdir(join(dir, 'open/.vite'), { recursive: true })
  await writeFile(join(dir, 'open/main.js'), 'console.log("the river")')
  await writeFile(join(dir, 'open/.vite/manifest.json'), '{}')
  await writeFile(join(dir, 'open/icon.png'), 'a picture')
  await writeFile(join(dir, 'secret.json'), '{}')
})

function get(path: string, headers: Record<string, string> = {}) {
  const serve = createStaticFiles(join(dir, 'open'), 'public, max-age=1')
  return new Hono().get('*', async (context) => (await serve(context)) ?? context.notFound()).request(path, { headers })
}

test('a file comes compressed as the browser likes it best', async () => {
  const response = await get('/main.js', { 'Accept-Encoding': 'gzip, deflate, br' })

  expect(response.headers.get('Content-Encoding')).toBe('br')
  expect(brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()).toBe('console.log("the river")')
})

test('a browser that takes no compression gets the file as it is', async () => {
  const response = await get('/main.js', { 'Accept-Encoding': 'br;q=0' })

  expect(response.headers.get('Content-Encoding')).toBeNull()
  expect(await response.text()).toBe('console.log("the river")')
})

test('what is packed already is sent as it is', async () => {
  const response = await get('/icon.png', { 'Accept-Encoding': 'br' })

  expect(response.headers.get('Content-Type')).toBe('image/png')
  expect(response.headers.get('Content-Encoding')).toBeNull()
})

test('hidden files and what lies outside the folder are not there', async () => {
  for (const path of ['/.vite/manifest.json', '/%2e%2e/secret.json', '/..%2fsecret.json', '/none.js']) {
    expect((await get(path)).status, path).toBe(404)
  }
})
