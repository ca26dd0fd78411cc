import { expect, test } from 'vitest'
import { readSeed } from '#cms/content/seed-content.ts'
import type { ContentSource } from '#cms/types.ts'
import { getGalleryImages } from '#contract/catalogue/gallery.ts'
import { allHouses, getHouses } from '#contract/catalogue/houses.ts'
import { createApiClient } from '#ui/lib/api/api-client.ts'
import { aHouse } from '#tests/support/site-builders.ts'
import { withDraftHouses } from './draft-houses.ts'

const published = [
  aHouse({ Permalink: 'mud-house', Name: 'Mud House', Description: 'As it was published' }),
  aHouse({ Permalink: 'tree-house', Name: 'Tree House', Description: 'Not in the content' }),
]

/** The seed, with drafts of the house and of the gallery. */
const drafts: ContentSource = async (page) => {
  const seed = structuredClone(await readSeed())
  const mudHouse = seed.catalogue.houses.find((house) => house.page === '/suits/mud-house')
  Object.assign(mudHouse ?? {}, { name: 'Clay House', description: 'As it will be', pictures: [] })
  seed.catalogue.gallery.pictures = seed.catalogue.gallery.pictures.slice(0, 1)
  return seed[page]
}

const answers = [
  { path: 'GetHouses', Data: { Data: published } },
  { path: 'GetImages', Data: [{ ImagePath: 'files/images/gallerys/old.jpg', Category: 'Mud House' }] },
  { path: 'GetCalendar', Data: [] },
]

const api = createApiClient({
  fetch: withDraftHouses(drafts)(async (address) =>
    Response.json({
      IsError: false,
      Code: null,
      Msg: '',
      Id: null,
      Data: answers.find(({ path }) => address.includes(path))?.Data,
    }),
  ),
  token: () => undefined,
  onUnauthorized: () => undefined,
})

test('a preview shows the drafts of a house where the API shows it; a house that has none stays as it is', async () => {
  const [clay, tree] = (await api.call(getHouses, allHouses)).Data

  expect(clay).toMatchObject({ Name: 'Clay House', Description: 'As it will be', Price: published[0]?.Price })
  expect(clay?.Images.map(({ ImageFor, ImagePath }) => [ImageFor, ImagePath])).toEqual([
    ['HOUSE_COVER', '/files/images/house/mud-house-cover.jpg'],
    ['ROOM_COVER', '/files/images/house/mud-house-room.jpg'],
    ['HOUSE_SLIDER', '/files/images/house/mud-house-cover.jpg'],
  ])
  expect(tree).toEqual(published[1])
})

test('a preview shows the drafts of the gallery', async () => {
  const images = await api.call(getGalleryImages, { query: { category: 'new', pageSize: 40, page: 1 } })

  expect(images).toMatchObject([{ Category: 'Rania House', ImagePath: '/files/images/house/rania-house-cover.jpg' }])
})
