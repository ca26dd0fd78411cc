import { sumsOnWire } from '#contract/orders/sums.ts'
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { getCalendar, getHouse, isAvailable, searchHouses, type PlaceType } from '#contract/catalogue/houses.ts'
import { fillRates, readRates, setBaseRate, undoRates } from '#contract/catalogue/rates.ts'
import { book } from '#contract/orders/orders.ts'
import { bookAtDesk } from '#contract/reception/walk-in.ts'
import { USUAL_LEVIES, toPaisa, quoteOf } from '#contract/values/money.ts'
import { aBooking, aPlace, orderOf, sellUnits } from '#tests/support/bookings.ts'
import { aDeskBooking } from '#tests/support/desk/desk-bookings.ts'
import { shareDesk } from '#tests/support/desk/desk-of-file.ts'
import { logOf } from '#tests/support/desk/log.ts'
import { aPaidOrder } from '#tests/support/desk/stays.ts'
import { aFill, costs, fillsOf, placeOf, type Grid } from '#tests/support/desk/rates.ts'

const { api, guest, at, desk, manager, owner } = shareDesk(['desk', 'manager', 'owner'])

// Prices may be a second old: what a test before was shown is too old for the next.
let waited = 0
beforeEach(() => api.clock.advance((waited += 10)))

// Thursday 3 December 2026 and the day after.
const weekend = { ArrivalDate: '2026-12-03', DepartureDate: '2026-12-05' }
const span = { From: '2026-11-20', Until: '2027-01-20' }

const gridOf = (): Promise<Grid> => manager.read(readRates, { query: span })
const rowsOf = () => api.deps.db.query('select * from night_rate order by house_id, place_type, night')
const sums = (roomCharge: number, levies = USUAL_LEVIES) => sumsOnWire(quoteOf(toPaisa(roomCharge), levies))
/** What the site shows and answers a second later: houses and their prices may be that old. */
async function shown(ArrivalTime: string, DepartureTime: string, Type: PlaceType = 'ROOM') {
  api.clock.advance(1)
  const query = { Take: 99, Page: 1, Adult: 0, Children: 0, ArrivalTime, DepartureTime }
  const { Data } = await manager.read(searchHouses, { query })
  const place = Data.find((item) => item.Id === 1 && item.Type === Type)
  const asked = { ArrivalTime, DepartureTime, NumberOfRoom: 1, Type, Id: 1 }
  return { place, isAvailable: await manager.read(isAvailable, { query: asked }) }
}

test('a night that costs more is dearer in search, calendar, house, Book and order alike, and the others are not', async () => {
  await manager.read(fillRates, fillsOf([aFill('2026-12-04', '2026-12-05', costs(9_000))], { Name: 'Wedding' }))

  const { place } = await shown('2026-12-03', '2026-12-05')
  const [calendar] = (await manager.read(getCalendar, { query: { From: '2026-12-03', Until: '2026-12-06', Id: 1 } }))
    .Data
  const house = await manager.read(getHouse, { params: { Id: '1' }, query: { takeReview: 0 } })
  const cheap = await api.call(book, { body: aBooking([aPlace(weekend)]) }, guest)
  const sold = await api.call(book, { body: { ...aBooking([aPlace(weekend)]), ...sums(15_500) } }, guest)
  const order = await orderOf(api, guest, book.data.parse(sold.Data).Code)

  expect(place).toMatchObject({ Night: 2, RoomPrice: 15_500, Price: 44_000, Nights: [6_500, 9_000] })
  expect(calendar).toMatchObject({ RoomPrice: 6_500, RoomPrices: [6_500, 9_000, 6_500], Price: 22_000 })
  expect(calendar?.Prices).toBeUndefined()
  expect(house).toMatchObject({ RoomPrice: 6_500, HighestRoomPrice: 9_000, Price: 22_000 })
  expect(house.HighestPrice).toBeUndefined()
  expect(cheap).toMatchObject({
    Code: 'price_changed',
    Data: { RoomCharge: 15_500, Places: [{ Nights: [6_500, 9_000] }] },
  })
  expect(order.Amount).toBe(15_500)
})

test('a dry run says what a fill would change, and changes nothing', async () => {
  await api.call(book, { body: aBooking([aPlace(weekend)]) }, guest)
  const fill = aFill(
    '2026-12-01',
    '2026-12-08',
    { Price: { Kind: 'percent', Percent: 10 }, MinNights: 2 },
    { Weekdays: [4, 5] },
  )

  const preview = await manager.read(fillRates, fillsOf([fill], { DryRun: true }))

  const After = { Price: 7_150, MinNights: 2 }
  expect(preview).toMatchObject({ Change: 0, Bookings: 0, Holds: 1 })
  expect(preview.Nights).toEqual([
    { Id: 1, Type: 'ROOM', Night: '2026-12-03', Before: null, After: { ...After, Night: '2026-12-03' } },
    { Id: 1, Type: 'ROOM', Night: '2026-12-04', Before: null, After: { ...After, Night: '2026-12-04' } },
  ])
  expect(await rowsOf()).toEqual([])
})

test('a change is undone once, to the row, and the log says both in data', async () => {
  await manager.read(fillRates, fillsOf([aFill('2026-12-01', '2026-12-05', costs(8_000))]))
  const before = await rowsOf()
  const season = aFill('2026-12-03', '2026-12-10', { Price: { Kind: 'add', Taka: 500 }, Closed: true })
  const { Revision } = await gridOf()
  const { Change, Nights } = await manager.read(fillRates, fillsOf([season], { Seen: Revision, Name: 'Eid' }))
  const undo = () => manager.call(undoRates, { body: { ActivityId: randomUUID(), Change } })
  const undone = await undo()

  expect(Nights.map(({ After }) => After?.Price)).toEqual([8_500, 8_500, 7_000, 7_000, 7_000, 7_000, 7_000])
  expect(undone.Code).toBeNull()
  expect(await rowsOf()).toEqual(before)
  expect(await undo()).toMatchObject({ Code: 'already_done' })
  expect((await gridOf()).Changes.map(({ Name, Undone, IsUndo, By }) => [Name, Undone, IsUndo, By])).toEqual([
    ['Eid', false, true, 'Karim Mia'],
    ['Eid', true, false, 'Karim Mia'],
    ['', false, false, 'Karim Mia'],
  ])
  const entries = await logOf(api, owner.member, ['changedRates', 'undidRates'])
  expect(entries.map(({ Entry }) => Entry)).toMatchObject([
    { Kind: 'changedRates', Nights: 4, Before: null, After: 8_000, Places: [{ House: 'Rania House', Type: 'ROOM' }] },
    { Kind: 'changedRates', Name: 'Eid', Nights: 7, From: '2026-12-03', Until: '2026-12-10' },
    { Kind: 'undidRates', Name: 'Eid', Nights: 7 },
  ])
})

test('who has not seen what others changed of the same nights does not overwrite it', async () => {
  const { Revision: Seen } = await gridOf()
  const first = await owner.read(fillRates, fillsOf([aFill('2026-12-03', '2026-12-05', costs(8_000))], { Seen }))

  const second = await manager.call(fillRates, fillsOf([aFill('2026-12-04', '2026-12-07', costs(7_000))], { Seen }))
  const elsewhere = await manager.call(fillRates, fillsOf([aFill('2026-12-06', '2026-12-07', costs(7_000))], { Seen }))
  const undone = await owner.call(undoRates, { body: { ActivityId: randomUUID(), Change: first.Change } })

  expect(second).toMatchObject({
    Code: 'changed_elsewhere',
    Data: [{ Night: '2026-12-04', Before: null, After: { Night: '2026-12-04', Price: 8_000 } }],
  })
  expect([elsewhere.Code, undone.Code]).toEqual([null, null])
})

test('base prices of weekdays are sold where a night has none, and a floor keeps managers above it', async () => {
  const { Revision: Seen } = await gridOf()
  const base = (Week: number[], Floor: number | null) => ({
    body: { ActivityId: randomUUID(), Seen, ...placeOf(1, 'ROOM'), Week, Floor },
  })
  const week = [6_500, 6_500, 6_500, 6_500, 8_000, 8_000, 6_500]
  const byManager = await manager.call(setBaseRate, base(week, 5_000))
  await owner.read(setBaseRate, base(week, 5_000))
  const late = await manager.call(
    setBaseRate,
    base(
      week.map((price) => price + 1),
      5_000,
    ),
  )
  const { Revision } = await gridOf()
  const cheap = fillsOf([aFill('2026-12-03', '2026-12-04', costs(4_999))], { Seen: Revision })
  const under = await manager.call(fillRates, cheap)
  const cheapWeek = {
    body: {
      ...base(
        week.map(() => 4_000),
        5_000,
      ).body,
      Seen: Revision,
    },
  }

  expect(byManager).toMatchObject({ Code: 'forbidden' })
  expect(late).toMatchObject({ Code: 'changed_elsewhere', Data: [] })
  expect(under).toMatchObject({ Code: 'amount_too_small', Msg: 'Only the owner sets a price under BDT 5,000' })
  expect(await manager.call(setBaseRate, cheapWeek)).toMatchObject({ Code: 'amount_too_small' })
  expect((await shown('2026-12-02', '2026-12-04')).place).toMatchObject({ RoomPrice: 14_500, Nights: [6_500, 8_000] })
  expect((await owner.read(fillRates, cheap)).Nights).toHaveLength(1)
})

test.each([
  ['closed', { Closed: true }, { Code: 'closed', Night: '2026-12-04' }],
  ['no departure', { NoDeparture: true }, { Code: 'noDeparture', Night: '2026-12-05' }],
  ['no arrival', { NoArrival: true }, { Code: 'noArrival', Night: '2026-12-03' }],
  ['a minimum of three nights', { MinNights: 3 }, { Code: 'minNights', Night: '2026-12-04', MinNights: 3 }],
])('guests are not sold a stay against a rule: %s', async (_, rule, refusal) => {
  await manager.read(fillRates, fillsOf([aFill(refusal.Night, '2026-12-06', rule)]))

  const { place, isAvailable } = await shown('2026-12-03', '2026-12-05')
  const whole = await shown('2026-12-03', '2026-12-05', 'HOUSE')
  const refused = await api.call(book, { body: aBooking([aPlace(weekend)]) }, guest)
  const longer = { ArrivalDate: '2026-12-01', DepartureDate: '2026-12-04' }
  const other = await api.call(book, { body: aBooking([aPlace(longer)]) }, guest)
  const atDesk = await desk.call(bookAtDesk, { body: aDeskBooking([aPlace(weekend)]) })
  const Exception = 'asked the owner'
  const excepted = await desk.call(bookAtDesk, { body: aDeskBooking([aPlace(weekend)], { Exception }) })

  expect(place).toMatchObject({ Available: 0, Refusal: refusal })
  expect(isAvailable).toBe(false)
  expect(refused).toMatchObject({ Code: 'dates_not_available', Data: refusal })
  expect(other.Code).toBeNull()
  expect([atDesk.Code, excepted.Code]).toEqual(['dates_not_available', null])
  expect(whole.place).not.toHaveProperty('Refusal')
})

test('staff make a stay shorter than a minimum with a reason, and the quote names the rule', async () => {
  await manager.read(fillRates, fillsOf([aFill('2026-12-03', '2026-12-05', { MinNights: 2 })]))
  const code = await aPaidOrder(api, guest, [aPlace(weekend)])
  const { Id: StayId, UnitId } = await desk.stay(code)
  const wish = { Kind: 'change', StayId, UnitId, Arrival: '2026-12-03', Departure: '2026-12-04' } as const

  const { NeedsReason, Refusal } = await desk.quoteFor(wish)
  const without = await desk.make(wish)
  const withReason = await desk.make(wish, { Reason: 'a funeral' })

  expect({ NeedsReason, Refusal }).toEqual({
    NeedsReason: true,
    Refusal: { Code: 'minNights', Night: '2026-12-03', MinNights: 2 },
  })
  expect([without.Code, withReason.Code]).toEqual(['fields_missing', null])
})

test('a gap that is shorter than the minimum is sold, and from noon any stay', async () => {
  await manager.read(fillRates, fillsOf([aFill('2026-12-03', '2026-12-05', { MinNights: 2 })]))
  const oneNight = ['2026-12-04', '2026-12-05'] as const
  const before = await shown(...oneNight)
  await sellUnits(api.deps.db, { houseId: 1, units: 4, stay: { arrival: '2026-12-03', departure: '2026-12-04' } })
  const untilSaturday = await shown(...oneNight)
  await sellUnits(api.deps.db, { houseId: 1, units: 4, stay: { arrival: '2026-12-05', departure: '2026-12-06' } })
  const gap = await shown(...oneNight)
  at('2026-12-04', '11:59')
  await api.deps.db.change("delete from unit_night where night = '2026-12-05'")
  const morning = await shown(...oneNight)
  at('2026-12-04', '12:00')
  const noon = await shown(...oneNight)

  expect([before, untilSaturday, gap, morning, noon].map(({ isAvailable }) => isAvailable)).toEqual([
    false,
    false,
    true,
    false,
    true,
  ])
})

test('nights are copied from another time, and past nights stay as they are', async () => {
  await manager.read(fillRates, fillsOf([aFill('2026-12-03', '2026-12-05', costs(9_000))]))
  const { Revision: Seen } = await gridOf()
  const copy = aFill('2026-12-10', '2026-12-13', {}, { CopyFrom: '2026-12-03' })
  const past = aFill('2026-11-10', '2026-11-21', costs(9_000))

  const copied = await manager.read(fillRates, fillsOf([copy], { Seen }))
  const today = await manager.read(fillRates, fillsOf([past], { Seen }))
  const far = await manager.call(fillRates, fillsOf([aFill('2029-01-01', '2029-01-02', costs(9_000))], { Seen }))
  const dear = { Price: { Kind: 'percent' as const, Percent: 500 } }
  const tooDear = await manager.call(
    fillRates,
    fillsOf([aFill('2026-12-03', '2026-12-04', costs(9_999_999)), aFill('2026-12-03', '2026-12-04', dear)], { Seen }),
  )

  expect(copied.Nights.map(({ Night, After }) => [Night, After?.Price])).toEqual([
    ['2026-12-10', 9_000],
    ['2026-12-11', 9_000],
  ])
  expect(today.Nights.map(({ Night }) => Night)).toEqual(['2026-11-20'])
  expect([far.Code, tooDear.Code]).toEqual(['dates_not_available', 'amount_too_large'])
})

test('unknown places and changes are not found', async () => {
  const Id = 99
  const body = { ActivityId: randomUUID(), Seen: 0, ...placeOf(Id, 'ROOM'), Week: [1, 1, 1, 1, 1, 1, 1], Floor: null }

  expect(await manager.call(setBaseRate, { body })).toMatchObject({ Code: 'not_found' })
  expect(
    await manager.call(
      fillRates,
      fillsOf([aFill('2026-12-03', '2026-12-04', costs(1), { Places: [placeOf(Id, 'ROOM')] })]),
    ),
  ).toMatchObject({ Code: 'not_found' })
  expect(await manager.call(undoRates, { body: { ActivityId: randomUUID(), Change: 77 } })).toMatchObject({
    Code: 'not_found',
  })
})
