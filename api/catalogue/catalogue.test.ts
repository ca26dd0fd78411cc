import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { getHouse, getHouses, getRooms, type House } from '#contract/houses.ts'
import { shareTestApi } from '#tests/support/api-of-file.ts'
import { seedHouses } from '../houses/seed/seed-houses.ts'

const api = shareTestApi({ hasHouses: true })

const everything = { Take: 999, Page: 1, takeReview: 5 }

async function listRooms(query = everything): Promise<House[]> {
  return getRooms.data.parse((await api.call(getRooms, { query })).Data).Data
}

test('every house is listed with its price for a night and all its rooms together', async () => {
  const answer = await api.call(getHouses, { query: everything })

  const houses = getHouses.data.parse(answer.Data).Data
  expect(
    houses.map(({ Id, Permalink, Price, AdultPerRoom, ChildrenPerRoom, Type }) => [
      Id,
      Permalink,
      Price,
      AdultPerRoom,
      ChildrenPerRoom,
      Type,
    ]),
  ).toEqual([
    [1, 'rania-house', 22_000, 8, 4, 'HOUSE'],
    [2, 'double-dom', 15_000, 4, 2, 'HOUSE'],
    [3, 'mud-house', 14_500, 6, 3, 'HOUSE'],
    [4, 'ichamoti-house', 34_000, 10, 5, 'HOUSE'],
  ])
  expect(houses.every((house) => house.Night === undefined && house.Available === 1)).toBe(true)
})

test('rooms are listed with the price of one room for a night, those of double-dom and mud-house too', async () => {
  const rooms = await listRooms()

  expect(
    rooms.map(({ Name, RoomPrice, AdultPerRoom, Available, Type }) => [Name, RoomPrice, AdultPerRoom, Available, Type]),
  ).toEqual([
    ['Rania House', 6_500, 2, 4, 'ROOM'],
    ['Double Dom (Private Suite)', 9_000, 2, 2, 'ROOM'],
    ['Mud House', 5_500, 2, 3, 'ROOM'],
    ['Ichamoti House', 7_500, 2, 5, 'ROOM'],
  ])
})

test('a list comes page by page', async () => {
  const firstPage = await listRooms({ Take: 3, Page: 1, takeReview: 0 })
  const secondPage = await listRooms({ Take: 3, Page: 2, takeReview: 0 })
  const beyond = await listRooms({ Take: 3, Page: 3, takeReview: 0 })

  expect(firstPage.map(({ Id }) => Id)).toEqual([1, 2, 3])
  expect(secondPage.map(({ Id }) => Id)).toEqual([4])
  expect(beyond).toEqual([])
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
  expect(Images.map(({ ImageFor }) => ImageFor)).toEqual([
    'HOUSE_COVER',
    'ROOM_COVER',
    'HOUSE_SLIDER',
    'HOUSE_SLIDER',
    'HOUSE_SLIDER',
    'HOUSE_SLIDER',
  ])
  expect(Images[0]?.ImagePath).toBe('files/images/house/rania-house-cover.jpg')
})

test.each(['99', 'no-such-house', '99999999999999'])('an unknown house is not found: %s', async (Id) => {
  const answer = await api.call(getHouse, { params: { Id }, query: { takeReview: 0 } })

  expect(answer).toMatchObject({ status: 404, IsError: true, Code: 'not_found' })
})

test.each([
  'HouseArea/House/GetRooms?Take=0',
  'HouseArea/House/GetRooms?Take=1000',
  'HouseArea/House/GetRooms?Page=0',
  'HouseArea/House/GetRooms?takeReview=51',
  'HouseArea/House/GetHouses?Colour=red',
  'HouseArea/House/GetHouses?Page=1&Page=2',
  'HouseArea/House/GetHouse/Rania%20House',
  "HouseArea/House/GetHouse/1'--",
])('a list or a house asked for wrongly is malformed: %s', async (path) => {
  const answer = await api.raw(path)

  expect(answer).toMatchObject({ status: 400, IsError: true, Code: 'malformed' })
})

test('the catalogue is filled once', async () => {
  await seedHouses(api.deps.db)

  const [row] = await api.deps.db.query(
    'select (select count(*) from house) as houses, (select count(*) from unit) as units',
  )
  expect(row).toEqual({ houses: 4, units: 14 })
})

test('every picture that a house shows is there', async () => {
  const houses = getHouses.data.parse((await api.call(getHouses, { query: everything })).Data).Data
  const pictures = new Set(houses.flatMap(({ Images }) => Images.map(({ ImagePath }) => ImagePath)))

  const missing = [...pictures].filter((path) => !existsSync(new URL(`../../public/${path}`, import.meta.url)))

  expect(pictures.size).toBe(16)
  expect(missing).toEqual([])
})
