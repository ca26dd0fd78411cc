import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { folderOfFile, folderOfTest } from '#tests/support/folders.ts'
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

const UPLOADED = '/files/images/house/lake-0123456789.jpg'

/** A lake that has one picture, and how often it was asked. */
function aLake(dir: string) {
  const lake = { isThere: true, asked: 0 }
  const pictures = createPictures({
    originalsDir: join(dir, 'originals'),
    cacheDir: join(dir, 'cache'),
    async readUploaded(path) {
      lake.asked += 1
      if (!UPLOADED.endsWith(path)) return undefined
      if (!lake.isThere) return new Response('', { status: 502 })
      return new Response(await readFile(join(dir, 'originals/house/pond.jpg')))
    },
  })
  return Object.assign(lake, { pictures })
}

test('a picture of the content is read once, and shown while the lake is away', async () => {
  const lake = aLake(dir)
  const ask = async (query: string) => lake.pictures.request(UPLOADED + query)

  const first = await Promise.all([ask('?w=320&fm=avif'), ask('?w=480&fm=webp'), ask('')])
  lake.isThere = false
  const away = await ask('?w=640&fm=avif')

  expect(first.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await sharp(await away.arrayBuffer()).metadata()).toMatchObject({ width: 640, height: 400 })
  expect(lake.asked).toBe(1)
})

test('a picture that the lake does not answer now is asked for again; one that the content never had is not there', async () => {
  const lake = aLake(folderOfTest())
  lake.isThere = false
  const away = await lake.pictures.request(UPLOADED)
  lake.isThere = true
  const unknown = await lake.pictures.request('/files/images/house/moon-0123456789.jpg')
  const asked = lake.asked
  const misnamed = await lake.pictures.request('/files/images/house/moon.jpg')

  expect([away.status, away.headers.get('Cache-Control')]).toEqual([503, null])
  expect([unknown.status, misnamed.status]).toEqual([404, 404])
  expect(lake.asked).toBe(asked)
})
