import { existsSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { getHouse, getHouses, getRooms, type House } from '#contract/catalogue/houses.ts'
import { shareTestApi } from '#tests/support/api-of-file.ts'
import { readData } from '#tests/support/guests.ts'
import { takeSeedContent } from '#tests/support/seed-content.ts'

const api = shareTestApi({ hasHouses: true })
beforeAll(() => takeSeedContent(api.deps))

const everything = { Take: 999, Page: 1, takeReview: 5 }

async function listRooms(query = everything): Promise<House[]> {
  return readData(getRooms, await api.call(getRooms, { query })).Data
}

test('every house is listed with its price for a night and all its rooms together', async () => {
  const houses = readData(getHouses, await api.call(getHouses, { query: everything })).Data

  expect(houses).toMatchObject([
    { Permalink: 'rania-house', Price: 22_000, AdultPerRoom: 8, ChildrenPerRoom: 4, Type: 'HOUSE', Available: 1 },
    { Permalink: 'double-dom', Price: 15_000, AdultPerRoom: 4, ChildrenPerRoom: 2 },
    { Permalink: 'mud-house', Price: 14_500, AdultPerRoom: 6, ChildrenPerRoom: 3 },
    { Permalink: 'ichamoti-house', Price: 34_000, AdultPerRoom: 10, ChildrenPerRoom: 5 },
  ])
  expect(houses[0]).not.toHaveProperty('Night')
})

test('rooms are listed with the price of one room for a night, those of double-dom and mud-house too', async () => {
  expect(await listRooms()).toMatchObject([
    { Name: 'Rania House', RoomPrice: 6_500, AdultPerRoom: 2, Available: 4, Type: 'ROOM' },
    { Name: 'Double Dom (Private Suite)', RoomPrice: 9_000, AdultPerRoom: 2, Available: 2 },
    { Name: 'Mud House', RoomPrice: 5_500, AdultPerRoom: 2, Available: 3 },
    { Name: 'Ichamoti House', RoomPrice: 7_500, AdultPerRoom: 2, Available: 5 },
  ])
})

test('a list comes page by page', async () => {
  const pages = await Promise.all([1, 2, 3].map((Page) => listRooms({ Take: 3, Page, takeReview: 0 })))

  expect(pages.map((page) => page.map(({ Id }) => Id))).toEqual([[1, 2, 3], [4], []])
})

test('a house is found by its number and by its permalink', async () => {
  const byNumber = await api.call(getHouse, { params: { Id: '4' }, query: { takeReview: 10 } })
  const byPermalink = await api.call(getHouse, { params: { Id: 'ichamoti-house' }, query: { takeReview: 10 } })

  const house = getHouse.data.parse(byNumber.Data)
  expect(house.Name).toBe('Ichamoti House')
  expect(house.Facalities.length).toBeGreaterThanOrEqual(6)
  expect(byPermalink.Data).toEqual(byNumber.Data)
})

test('a house shows a cover, a room and a slider, each with an address below the pictures of houses', async () => {
  const answer = await api.call(getHouse, { params: { Id: 'rania-house' }, query: { takeReview: 0 } })

  const { Images } = getHouse.data.parse(answer.Data)
  const [house, room, ...slider] = Images.map(({ ImageFor }) => ImageFor)
  expect([house, room, ...new Set(slider)]).toEqual(['HOUSE_COVER', 'ROOM_COVER', 'HOUSE_SLIDER'])
  expect(slider.length).toBeGreaterThanOrEqual(4)
  expect(Images[0]?.ImagePath).toBe('files/images/house/rania-house-cover.jpg')
})

test.each(['99', 'no-such-house', '99999999999999'])('an unknown house is not found: %s', async (Id) => {
  const answer = await api.call(getHouse, { params: { Id }, query: { takeReview: 0 } })

  expect(answer).toMatchObject({ status: 404, IsError: true, Code: 'not_found' })
})

test('every picture that a house shows is there', async () => {
  const houses = readData(getHouses, await api.call(getHouses, { query: everything })).Data
  const pictures = new Set(houses.flatMap(({ Images }) => Images.map(({ ImagePath }) => ImagePath)))

  const missing = [...pictures].filter((path) => !existsSync(new URL(`../../public/${path}`, import.meta.url)))

  expect(pictures.size).toBeGreaterThanOrEqual(16)
  expect(missing).toEqual([])
})
