import { beforeAll, expect, test } from 'vitest'
import { galleryCategories, getGalleryImages, type GalleryImage } from '#contract/catalogue/gallery.ts'
import { shareTestApi } from '#tests/support/api-of-file.ts'
import { readData } from '#tests/support/guests.ts'
import { startTestApi } from '#tests/support/test-api.ts'
import { findOriginal } from '#server/pictures/create-pictures.ts'
import { insertImage } from './gallery.sql.ts'
import { seedGallery } from './seed-gallery.ts'

const PICTURES = new URL('../../../public/files/images', import.meta.url).pathname

const api = shareTestApi()
beforeAll(async () => {
  await seedGallery(api.deps.db)
})

type Query = { category?: 'new' | GalleryImage['Category']; pageSize?: number; page?: number }

async function images({ category = 'new', pageSize = 40, page = 1 }: Query = {}): Promise<GalleryImage[]> {
  return readData(getGalleryImages, await api.call(getGalleryImages, { query: { category, pageSize, page } }))
}

test('every tab shows the pictures of its house, each once', async () => {
  const all = await images()
  const tabs = await Promise.all(galleryCategories.map((category) => images({ category })))

  expect(tabs.map((tab) => tab.length)).toEqual([4, 4, 4, 4])
  expect(tabs.map((tab) => new Set(tab.map(({ Category }) => Category)))).toEqual(
    galleryCategories.map((category) => new Set([category])),
  )
  expect(new Set(all.map(({ ImagePath }) => ImagePath)).size).toBe(16)
})

test('every picture of the gallery has an address of its own and can be shown', async () => {
  const paths = (await images()).map(({ ImagePath }) => ImagePath)

  const found = await Promise.all(paths.map((path) => findOriginal(PICTURES, path.replace('files/images/', ''))))

  expect(paths).toContain('files/images/gallerys/mud-house-night.jpg')
  expect(paths.every((path) => path.startsWith('files/images/gallerys/'))).toBe(true)
  expect(found).not.toContain(undefined)
})

test('new are the newest of all houses, page by page', async () => {
  const newest = await startTestApi()
  for (let day = 1; day <= 41; day += 1) {
    const uploadedAt = new Date(Date.UTC(2026, 0, day)).toISOString()
    const category = day % 2 === 0 ? 'Mud House' : 'Double Dom'
    await insertImage(newest.deps.db, { path: `files/images/gallerys/${day}.jpg`, category, rank: 1, uploadedAt })
  }
  const pathsOf = async (path: string) =>
    readData(getGalleryImages, await newest.raw(`GalleryArea/Gallery/GetImages${path}`)).map(
      ({ ImagePath }) => ImagePath,
    )

  const first = await pathsOf('?category=new&pageSize=40&page=1')
  const second = await pathsOf('?category=new&pageSize=40&page=2')
  const third = await pathsOf('?page=3')
  const mud = await pathsOf('?category=Mud%20House&pageSize=2')

  expect(first).toHaveLength(40)
  expect(first.slice(0, 2)).toEqual(['files/images/gallerys/41.jpg', 'files/images/gallerys/40.jpg'])
  expect(second).toEqual(['files/images/gallerys/1.jpg'])
  expect(third).toEqual([])
  expect(mud).toEqual(['files/images/gallerys/40.jpg', 'files/images/gallerys/38.jpg'])
  await newest.close()
})

test('the gallery is filled once', async () => {
  await api.deps.db.change("delete from gallery_image where category <> 'Mud House'")

  await seedGallery(api.deps.db)
  api.clock.advance(1)

  expect(await images()).toHaveLength(4)
})
