import { beforeEach, expect, test } from 'vitest'
import { selectSource } from '#api/catalogue/content/catalogue-content.sql.ts'
import type { Catalogue } from '#cms/types.ts'
import { getGalleryImages } from '#contract/catalogue/gallery.ts'
import { allHouses, getHouses, type House } from '#contract/catalogue/houses.ts'
import { shareTestApi } from '#tests/support/api-of-file.ts'
import { readData } from '#tests/support/guests.ts'
import { catalogueContentOf, createCatalogueContent } from './catalogue-content.ts'

const api = shareTestApi({ hasHouses: true })

const uploadedAt = '2026-11-20T06:00:00.000Z'
const LAKE = '/lake/images/resort/production'

const pictureOf = (name: string, more = {}) => ({
  file: `${name}.jpg`,
  uploadedAt,
  ImagePath: `${LAKE}/${name}-2400x1500.jpg`,
  AltText: `The ${name}`,
  isPhotograph: false,
  Width: 2400,
  Height: 1500,
  ...more,
})

const raniaHouse: Catalogue['houses'][number] = {
  _id: 'house-rania-house',
  _type: 'house',
  page: '/suits/rania-house',
  name: 'Rania Villa',
  description: 'A white villa.',
  roomDescription: 'A quiet room.',
  facilities: [{ _key: 'a', icon: 'tea', name: 'Tea at five' }],
  houseCover: pictureOf('Villa at Dusk', { Focus: { x: 0.2, y: 0.5 }, isPhotograph: true }),
  roomCover: pictureOf('room'),
  pictures: [pictureOf('garden')],
}
const nothing: Catalogue['gallery'] = { _id: 'gallery', _type: 'gallery', pictures: [] }

let shown: Catalogue
let isRead: boolean
let revision: number
beforeEach(() => {
  shown = { houses: [raniaHouse], gallery: nothing }
  isRead = true
  revision = 1
})

/** A process that hears of each publish. */
function aProcess(): () => Promise<void> {
  return createCatalogueContent(api.deps, {
    read: async () => shown,
    revision: () => String(revision),
    isRead: () => isRead,
  })
}

async function publish(next: Partial<Catalogue>): Promise<void> {
  shown = { ...shown, ...next }
  revision += 1
}

async function houses(): Promise<House[]> {
  api.clock.advance(1)
  return readData(getHouses, await api.call(getHouses, allHouses)).Data
}

test('a house is shown with the words and pictures of the content; others are called as they are sold, and no text is invented', async () => {
  await aProcess()()

  const [rania, dom] = await houses()
  expect(rania).toMatchObject({
    Name: 'Rania Villa',
    Description: 'A white villa.',
    RoomDescription: 'A quiet room.',
    Facalities: [{ Name: 'Tea at five', Icon: 'tea' }],
    Price: 22_000,
  })
  expect(rania?.Images.map(({ ImageFor, AltText }) => [ImageFor, AltText])).toEqual([
    ['HOUSE_COVER', 'The Villa at Dusk'],
    ['ROOM_COVER', 'The room'],
    ['HOUSE_SLIDER', 'The Villa at Dusk'],
    ['HOUSE_SLIDER', 'The garden'],
  ])
  expect(rania?.Images[0]).toMatchObject({
    Width: 2400,
    Height: 1500,
    Focus: { x: 0.2, y: 0.5 },
    UploadDate: uploadedAt,
  })
  expect(rania?.Images.map(({ IsPhotograph }) => IsPhotograph)).toEqual([true, undefined, true, undefined])
  expect(rania?.Images[0]?.ImagePath).toMatch(/^files\/images\/house\/villa-at-dusk-[0-9a-f]{10}\.jpg$/)
  expect(dom).toMatchObject({
    Name: 'Double Dom (Private Suite)',
    Description: '',
    RoomDescription: '',
    Facalities: [],
    Images: [],
  })
})

test('a house that lost its entry, or its name, is called again as it is sold', async () => {
  const refresh = aProcess()
  await refresh()

  await publish({ houses: [{ ...raniaHouse, name: '' }] })
  await refresh()
  const [unnamed] = await houses()
  await publish({ houses: [] })
  await refresh()
  const [bare] = await houses()

  expect(unnamed).toMatchObject({ Name: 'Rania House', Description: 'A white villa.' })
  expect(bare).toMatchObject({ Name: 'Rania House', Description: '', Facalities: [], Images: [] })
})

test('another picture, or another cut of it, has another address, and the old one still leads to the old picture', async () => {
  const refresh = aProcess()
  await refresh()
  const before = (await houses())[0]?.Images[0]?.ImagePath ?? ''

  const cut = { ...pictureOf('Villa at Dusk'), ImagePath: `${LAKE}/Villa at Dusk-2400x1500.jpg?rect=0,0,1200,750` }
  await publish({ houses: [{ ...raniaHouse, houseCover: cut }] })
  await refresh()

  const after = (await houses())[0]?.Images[0]?.ImagePath ?? ''
  expect(after).not.toBe(before)
  expect(await selectSource(api.deps.db, before)).toBe(raniaHouse.houseCover?.ImagePath)
  expect(await selectSource(api.deps.db, after)).toBe(cut.ImagePath)
})

test('while no lake answers, what was published last stays; a new resort shows what it is born with', async () => {
  isRead = false
  await aProcess()()
  expect((await houses())[0]?.Name).toBe('Rania Villa')

  await publish({ houses: [{ ...raniaHouse, name: 'The seed' }] })
  const restarted = aProcess()
  await restarted()
  expect((await houses())[0]?.Name).toBe('Rania Villa')

  isRead = true
  await restarted()
  expect((await houses())[0]?.Name).toBe('The seed')
})

test('two processes that hear of a publish at once write it once, and what is not new is not written', async () => {
  const changes = async () =>
    (await api.deps.db.query<{ changes: number }>('select changes from catalogue_change'))[0]?.changes ?? 0
  const before = await changes()
  const [one, other] = [aProcess(), aProcess()]
  await Promise.all([one(), other()])

  await aProcess()()
  revision += 1
  await one()

  expect((await houses())[0]?.Facalities).toEqual([{ Name: 'Tea at five', Icon: 'tea' }])
  expect(await changes()).toBe(before + 1)
})

test('what an import left in disorder is left out, and the rest is shown', async () => {
  const broken = Object.assign({ _key: 'x', icon: 'tea' as const, name: 'Launch pad' }, { icon: 'rocket' })
  const gallery = {
    ...nothing,
    pictures: [
      Object.assign(
        { _key: '1', category: 'Mud House' as const, theme: '' as const, picture: pictureOf('tree') },
        { category: 'Treehouse' },
      ),
      { _key: '2', category: 'Mud House' as const, theme: '' as const, picture: undefined },
      {
        _key: '3',
        category: 'Mud House' as const,
        theme: '' as const,
        picture: pictureOf('Über @ night!', { uploadedAt: 'yesterday' }),
      },
      { _key: '4', category: 'Mud House' as const, theme: '' as const, picture: pictureOf('বাড়ি') },
    ],
  }
  const twin = { ...raniaHouse, name: 'A second entry' }
  const unsold = { ...raniaHouse, page: '/suits/tree-house' }
  const oddDate = { ...raniaHouse, facilities: [broken], houseCover: pictureOf('dusk', { uploadedAt: 'yesterday' }) }
  await publish({ houses: [oddDate, twin, unsold], gallery })
  await aProcess()()

  const query = { category: 'new', pageSize: 40, page: 1 } as const
  const images = readData(getGalleryImages, await api.call(getGalleryImages, { query }))
  expect((await houses())[0]).toMatchObject({
    Name: 'Rania Villa',
    Facalities: [{ Name: 'Launch pad', Icon: 'other' }],
  })
  expect(images.map(({ ImagePath }) => ImagePath.replace(/-[0-9a-f]{10}\./, '.'))).toEqual([
    'files/images/gallerys/ber-night.jpg',
    'files/images/gallerys/picture.jpg',
  ])
})

test('the pictures that the product is born with lie in its own folder', () => {
  const own = { ...pictureOf('a'), ImagePath: '/files/images/house/mud-house-night.jpg' }
  const { houses, gallery, sources } = catalogueContentOf({
    houses: [{ ...raniaHouse, houseCover: own, roomCover: undefined, pictures: [] }],
    gallery: { ...nothing, pictures: [{ _key: '1', category: 'Mud House', theme: '', picture: own }] },
  })

  expect(houses[0]?.images.map(({ path }) => path)).toEqual(Array(2).fill('files/images/house/mud-house-night.jpg'))
  expect(gallery.map(({ path }) => path)).toEqual(['files/images/gallerys/mud-house-night.jpg'])
  expect(sources).toEqual({})
})
