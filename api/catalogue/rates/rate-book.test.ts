import { expect, test, vi } from 'vitest'
import { getHouse, searchHouses } from '#contract/catalogue/houses.ts'
import { shareTestApi } from '#tests/support/api-of-file.ts'
import { aFill, costs, fillAtMachine } from '#tests/support/desk/rates.ts'
import { createRateBook, type RateBook } from './rate-book.ts'

const api = shareTestApi({ hasHouses: true })

const stay = { arrival: '2026-12-03', departure: '2026-12-05' }
const fill = () => fillAtMachine(api, aFill('2026-12-04', '2026-12-05', costs(9_000)))
const prices = (book: RateBook) => book.prices(1, 'ROOM', stay)

test('after a change only its nights are read again, and after a restored backup all', async () => {
  const restore = await api.store()
  const rateBook = createRateBook(api.deps)
  const before = await rateBook()
  await fill()
  const after = await rateBook()
  await restore()
  await fill()
  await api.deps.db.change("delete from night_rate where night = '2026-12-04'")
  const restored = await rateBook()

  expect([before, after, restored].map(prices)).toEqual([
    [6_500, 6_500],
    [6_500, 9_000],
    [6_500, 6_500],
  ])
  expect(after.of(2).rates.HOUSE).toBe(before.of(2).rates.HOUSE)
})

test('an edit by hand is seen after a minute, and nobody waits for it', async () => {
  const rateBook = createRateBook(api.deps)
  const before = await rateBook()
  await api.deps.db.change('update base_rate set week_paisa = array_fill(700000::bigint, array[7]) where house_id = 1')
  const young = await rateBook()
  api.clock.advance(60)
  const old = await rateBook()

  expect([before, young, old].map(prices)).toEqual(Array.from({ length: 3 }, () => [6_500, 6_500]))
  await vi.waitFor(async () => expect(prices(await rateBook())).toEqual([7_000, 7_000]))
  expect((await rateBook()).of(2).rates.HOUSE).toBe(before.of(2).rates.HOUSE)
})

test('a house that is added by hand follows within a minute once it has a price, and the others are shown until then', async () => {
  const query = { Take: 99, Page: 1, Adult: 0, Children: 0, ArrivalTime: '2026-12-03', DepartureTime: '2026-12-04' }
  const houses = async () => {
    api.clock.advance(1)
    const { Data } = searchHouses.data.parse((await api.call(searchHouses, { query })).Data)
    return new Set(Data.map(({ Id }) => Id)).size
  }
  const before = await houses()
  await api.deps.db.change(
    `insert into house (id, permalink, own_name, name, rank, adults_per_room, children_per_room)
     values (9, 'tea-house', 'Tea House', 'Tea House', 9, 2, 0)`,
  )
  await api.deps.db.change("insert into every_unit (id, house_id, name) values ('000000009-001', 9, 'Tea House 1')")
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

  expect([before, unpriced, soon]).toEqual([4, 4, [4, 'not_found']])
  await vi.waitFor(async () => expect(await at()).toEqual([5, null]))
})
