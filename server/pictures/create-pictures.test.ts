import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { folderOfFile } from '#tests/support/folders.ts'
import { createPictures } from './create-pictures.ts'

const dir = folderOfFile()

beforeAll(async () => {
  await mkdir(join(dir, 'originals/house'), { recursive: true })
  const pond = sharp({ create: { width: 800, height: 500, channels: 3, background: '#1f4a39' } })
  await pond.jpeg().toFile(join(dir, 'originals/house/pond.jpg'))
  await mkdir(join(dir, 'originals/.drafts'))
  await pond.jpeg().toFile(join(dir, 'originals/.drafts/pond.jpg'))
})

const pictures = () => createPictures({ originalsDir: join(dir, 'originals'), cacheDir: join(dir, 'cache') })

test('a picture comes in the requested width and format', async () => {
  const response = await pictures().request('/files/images/house/pond.jpg?w=320&fm=avif')

  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toBe('image/avif')
  expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ width: 320, height: 200 })
})

test('what a link is shown with has just the size that its page states', async () => {
  const response = await pictures().request('/files/images/house/pond.jpg?w=1200&h=630&fm=jpeg')
  const other = await pictures().request('/files/images/house/pond.jpg?w=1200&h=631&fm=jpeg')

  expect(response.headers.get('Content-Type')).toBe('image/jpeg')
  expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ width: 1200, height: 630 })
  expect(other.status).toBe(400)
})

test('without width and format it is the original', async () => {
  const response = await pictures().request('/files/images/house/pond.jpg')

  expect(response.headers.get('Content-Type')).toBe('image/jpeg')
  expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ width: 800 })
})

test("the gallery shows a house's picture under its own name", async () => {
  const response = await pictures().request('/files/images/gallerys/pond.jpg')
  const banner = await pictures().request('/files/images/banners/pond.jpg')

  expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ width: 800 })
  expect(banner.status).toBe(404)
})

test('widths and formats that the site does not use are refused', async () => {
  const queries = ['w=321&fm=avif', 'w=320&fm=gif', 'w=320', 'fm=avif', 'w=320&fm=avif&v=2', 'w=320&w=480&fm=avif']

  for (const query of queries) {
    const response = await pictures().request(`/files/images/house/pond.jpg?${query}`)
    expect(response.status, query).toBe(400)
  }
})

test('hidden files and what lies outside the pictures cannot be read', async () => {
  for (const path of [
    'house/none.jpg',
    'house/%2e%2e/%2e%2e/package.json',
    '..%2fpackage.json',
    'house',
    '.drafts/pond.jpg',
  ]) {
    const response = await pictures().request(`/files/images/${path}`)
    expect(response.status, path).toBe(404)
  }
})

test('a browser that has the picture is not sent it again', async () => {
  const path = '/files/images/house/pond.jpg?w=320&fm=webp'
  const first = await pictures().request(path)

  const again = await pictures().request(path, { headers: { 'If-None-Match': first.headers.get('ETag') ?? '' } })

  expect(again.status).toBe(304)
})
