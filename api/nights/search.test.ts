import { expect, test } from 'vitest'
import { searchHouses, type House } from '#contract/catalogue/houses.ts'
import { shareTestApi } from '#tests/support/api-of-file.ts'
import { sellUnits } from '#tests/support/bookings.ts'
import { START, type Answer } from '#tests/support/test-api.ts'

const api = shareTestApi({ hasHouses: true })

const twoNights = { arrival: '2026-12-01', departure: '2026-12-03' }

function search({ Adult = 0, Children = 0, Take = 999, Page = 1, stay = twoNights } = {}): Promise<Answer> {
  const { arrival: ArrivalTime, departure: DepartureTime } = stay
  return api.call(searchHouses, { query: { Take, Page, Adult, Children, ArrivalTime, DepartureTime } })
}

async function found(options: Parameters<typeof search>[0] = {}): Promise<House[]> {
  return searchHouses.data.parse((await search(options)).Data).Data
}

const labelsOf = (places: readonly House[]) => places.map(({ Type, Permalink }) => `${Type} ${Permalink}`)

test('an empty resort offers the rooms and the whole of every house', async () => {
  const houses = ['rania-house', 'double-dom', 'mud-house', 'ichamoti-house']
  expect(labelsOf(await found())).toEqual(houses.flatMap((house) => [`ROOM ${house}`, `HOUSE ${house}`]))
})

test('prices are for the whole stay and carry its nights', async () => {
  expect((await found()).slice(0, 2)).toMatchObject([
    { Night: 2, RoomPrice: 13_000, Available: 4, AdultPerRoom: 2 },
    { Night: 2, Price: 44_000, Available: 1, AdultPerRoom: 8 },
  ])
})

test('a sold night of the stay takes its room from the search, and the house with it; the nights around it take none', async () => {
  await sellUnits(api.deps.db, { houseId: 1, units: 1, stay: { arrival: '2026-12-02', departure: '2026-12-03' } })
  await sellUnits(api.deps.db, { houseId: 1, units: 4, stay: { arrival: '2026-11-28', departure: '2026-12-01' } })
  await sellUnits(api.deps.db, { houseId: 1, units: 4, stay: { arrival: '2026-12-03', departure: '2026-12-04' } })

  const places = await found()

  expect(labelsOf(places)).not.toContain('HOUSE rania-house')
  expect(places[0]).toMatchObject({ Type: 'ROOM', Permalink: 'rania-house', Available: 3 })
})

test('a room is offered again as soon as its hold has expired', async () => {
  await sellUnits(api.deps.db, { houseId: 1, units: 1, stay: twoNights })
  const heldUntil = new Date(START.getTime() + 60_000)
  await api.deps.db.change("update unit_night set state = 'held', hold_expires_at = $1", [heldUntil])

  const [held] = await found()
  api.clock.advance(60)
  const [free] = await found()

  expect([held?.Available, free?.Available]).toEqual([3, 4])
})

test('a party is offered what its adults and its children fit into', async () => {
  const parties = [await found({ Adult: 9 }), await found({ Children: 5 })]

  for (const places of parties) expect(labelsOf(places)).toEqual(['ROOM ichamoti-house', 'HOUSE ichamoti-house'])
})

test('results come page by page', async () => {
  const secondPage = await found({ Take: 3, Page: 2 })

  expect(labelsOf(secondPage)).toEqual(['HOUSE double-dom', 'ROOM mud-house', 'HOUSE mud-house'])
})

test.each([
  ['a departure on the arrival', '2026-12-01', '2026-12-01', 'The departure date must be after the arrival date'],
  ['an arrival in the past', '2026-11-19', '2026-11-21', 'The arrival date is in the past'],
  ['more than 60 nights', '2026-12-01', '2027-01-31', 'A stay can be at most 60 nights'],
])('%s is refused with a sentence', async (_, arrival, departure, Msg) => {
  const answer = await search({ stay: { arrival, departure } })

  expect(answer).toMatchObject({ status: 422, IsError: true, Code: 'dates_not_available', Msg })
})

test('tonight can still be searched late in the evening of Dhaka', async () => {
  api.clock.now = new Date('2026-11-20T17:59:00Z')

  expect((await search({ stay: { arrival: '2026-11-20', departure: '2026-11-21' } })).status).toBe(200)
})

test('where the first houses are sold out, a page is filled with those that follow', async () => {
  const { arrival, departure } = twoNights
  await sellUnits(api.deps.db, { houseId: 1, units: 4, stay: { arrival, departure: '2026-12-02' } })
  await sellUnits(api.deps.db, { houseId: 2, units: 4, stay: { arrival: '2026-12-02', departure } })

  const first = await found({ Take: 1 })
  const second = await found({ Take: 1, Page: 2 })

  expect([...labelsOf(first), ...labelsOf(second)]).toEqual(['ROOM mud-house', 'HOUSE mud-house'])
})

test('a house of which nothing is free comes last, with nothing available and its price; a party that it cannot hold is not shown it', async () => {
  await sellUnits(api.deps.db, { houseId: 1, units: 4, stay: { arrival: '2026-12-02', departure: '2026-12-03' } })

  const places = await found()

  expect(places.slice(-2)).toMatchObject([
    { Type: 'ROOM', Permalink: 'rania-house', Available: 0, RoomPrice: 13_000 },
    { Type: 'HOUSE', Permalink: 'rania-house', Available: 0, Price: 44_000 },
  ])
  expect(places.slice(0, -2).every(({ Available }) => Available > 0)).toBe(true)
  expect(labelsOf(await found({ Adult: 9 }))).not.toContain('HOUSE rania-house')
})
