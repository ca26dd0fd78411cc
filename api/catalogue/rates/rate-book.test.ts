import { expect, test } from 'vitest'
import { getHouse, searchHouses } from '#contract/catalogue/houses.ts'
import { shareTestApi } from '#tests/support/api-of-file.ts'

const api = shareTestApi({ hasHouses: true })

test('a house that is added by hand follows within a minute once it has a price, and the others are shown until then', async () => {
  const query = { Take: 99, Page: 1, Adult: 0, Children: 0, ArrivalTime: '2026-12-03', DepartureTime: '2026-12-04' }
  const houses = async () => {
    api.clock.advance(1)
    const { Data } = searchHouses.data.parse((await api.call(searchHouses, { query })).Data)
    return new Set(Data.map(({ Id }) => Id)).size
  }
  const before = await houses()
  await api.deps.db.change(
    `insert into house (id, permalink, name, description, room_description, rank, adults_per_room, children_per_room)
     values (9, 'tea-house', 'Tea House', '', '', 9, 2, 0)`,
  )
  await api.deps.db.change("insert into unit (id, house_id, name) values ('000000009-001', 9, 'Tea House 1')")
  api.clock.advance(60)
  const unpriced = await houses()
  await api.deps.db.change(
    "insert into base_rate (house_id, place_type, week_paisa) values (9, 'HOUSE', array_fill(500000::bigint, array[7]))",
  )
  const at = async () => [
    await houses(),
    (await api.call(getHouse, { params: { Id: '9' }, query: { takeReview: 0 } })).Code,
  ]
  const soon = await at()
  api.clock.advance(60)

  expect([before, unpriced, soon, await at()]).toEqual([4, 4, [4, 'not_found'], [5, null]])
})
