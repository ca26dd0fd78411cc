import { expect, test } from 'vitest'
import { createApiClient, type ApiClient } from '#ui/lib/api/api-client.ts'
import { aHouse } from '#tests/support/site-builders.ts'
import { loadCatalogue } from '#src/home/home-catalogue.ts'
import { readHouse } from '#src/houses/read-house.ts'
import { createSeedContent } from '#cms/content/seed-content.ts'
import { load as loadRooms } from '#src/houses/RoomPage.tsx'
import { load as loadHouses } from '#src/houses/SuitsPage.tsx'

/** An API with one house, and the queries that it was asked, by the last part of their paths. */
function anApi() {
  const asked = new Map<string, object>()
  const api = createApiClient({
    fetch: async (path) => {
      const [name = '', query = ''] = path.split('HouseArea/House/')[1]?.split('?') ?? []
      asked.set(name, Object.fromEntries(new URLSearchParams(query)))
      const Data = name.startsWith('GetHouse/') ? aHouse() : { Data: [aHouse()] }
      return Response.json({ IsError: false, Msg: '', Data, Code: null })
    },
    token: () => undefined,
    onUnauthorized: () => {},
  })
  return { api, asked }
}

const { content } = createSeedContent()
const rooms = { GetRooms: { Take: '999', Page: '1', takeReview: '5' } }

test.each<[string, (api: ApiClient) => Promise<unknown>, object]>([
  ['the rooms', (api) => loadRooms({ api, content, today: () => '2026-11-20' }), rooms],
  ['the houses', (api) => loadHouses({ api }), { GetHouses: { Take: '999', Page: '1', takeReview: '10' } }],
  [
    'the home page',
    (api) => loadCatalogue({ api, content, today: () => '2026-11-20', imageBase: '/' }),
    { GetHouses: { Take: '999', Page: '1', takeReview: '10' } },
  ],
  ['a house', (api) => readHouse(api, '1'), { ...rooms, 'GetHouse/1': { takeReview: '10' } }],
])('%s: the specified number of reviews is requested', async (_, load, expected) => {
  const { api, asked } = anApi()

  await load(api)

  expect(Object.fromEntries(asked)).toEqual(expected)
})
