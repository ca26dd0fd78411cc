import { beforeAll, expect, test } from 'vitest'
import { getGalleryImages, type GalleryImage } from '#contract/catalogue/gallery.ts'
import { galleryCategories } from '#contract/values/gallery-categories.ts'
import { shareTestApi } from '#tests/support/api-of-file.ts'
import { readData } from '#tests/support/guests.ts'
import { startTestApi } from '#tests/support/test-api.ts'
import { findOriginal } from '#server/pictures/create-pictures.ts'
import { takeSeedContent } from '#tests/support/seed-content.ts'
import { takeContent } from '../content/catalogue-content.ts'

const PICTURES = new URL('../../../public/files/images', import.meta.url).pathname

const api = shareTestApi()
beforeAll(async () => {
  await takeSeedContent(api.deps)
})

type Query = { category?: 'new' | GalleryImage['Category']; pageSize?: number; page?: number }

async function images({ category = 'new', pageSize = 40, page = 1 }: Query = {}): Promise<GalleryImage[]> {
  return readData(getGalleryImages, await api.call(getGalleryImages, { query: { category, pageSize, page } }))
}

test('every tab shows the pictures of its house, each once', async () => {
  const all = await images()
  const tabs = await Promise.all(galleryCategories.map((category) => images({ category })))

  expect(tabs.map((tab) => new Set(tab.map(({ Category }) => Category)))).toEqual(
    galleryCategories.map((category) => new Set([category])),
  )
  expect(
    tabs
      .flat()
      .map(({ ImagePath }) => ImagePath)
      .toSorted(),
  ).toEqual([...new Set(all.map(({ ImagePath }) => ImagePath))].toSorted())
  for (const tab of tabs) expect(tab.length).toBeGreaterThanOrEqual(4)
})

test('every picture of the gallery has an address of its own and can be shown', async () => {
  const paths = (await images()).map(({ ImagePath }) => ImagePath)

  const found = await Promise.all(paths.map((path) => findOriginal(PICTURES, path.replace('files/images/', ''))))

  expect(paths).toContain('files/images/gallerys/mud-house-night.jpg')
  expect(paths.every((path) => path.startsWith('files/images/gallerys/'))).toBe(true)
  expect(found).not.toContain(undefined)
})

test('new are the pictures of all houses in their order, page by page', async () => {
  const many = await startTestApi()
  const gallery = Array.from({ length: 41 }, (_, index) => ({
    path: `files/images/gallerys/${index + 1}.jpg`,
    category: index % 2 === 0 ? ('Double Dom' as const) : ('Mud House' as const),
    alt: 'A pond',
    width: 1600,
    height: 1000,
    focus: null,
    isPhotograph: false,
    theme: null,
  }))
  await takeContent(many.deps, { houses: [], gallery, sources: {} })
  const pathsOf = async (path: string) =>
    readData(getGalleryImages, await many.raw(`GalleryArea/Gallery/GetImages${path}`)).map(({ ImagePath }) => ImagePath)

  const first = await pathsOf('?category=new&pageSize=40&page=1')
  const second = await pathsOf('?category=new&pageSize=40&page=2')
  const third = await pathsOf('?page=3')
  const mud = await pathsOf('?category=Mud%20House&pageSize=2')

  expect(first).toEqual(gallery.slice(0, 40).map(({ path }) => path))
  expect(second).toEqual(['files/images/gallerys/41.jpg'])
  expect(third).toEqual([])
  expect(mud).toEqual(['files/images/gallerys/2.jpg', 'files/images/gallerys/4.jpg'])
  await many.close()
})
