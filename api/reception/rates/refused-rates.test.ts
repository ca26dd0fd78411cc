import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { getCalendar } from '#contract/catalogue/houses.ts'
import { fillRates, MAX_FILLED_NIGHTS, readRates, setBaseRate, undoRates } from '#contract/catalogue/rates.ts'
import { addDays } from '#contract/values/calendar.ts'
import { aPlace, holdOrder, orderOf, recordMoney } from '#tests/support/bookings.ts'
import { shareDesk, type Worker } from '#tests/support/desk/desk-of-file.ts'
import { aFill, costs, fillsOf, placeOf } from '#tests/support/desk/rates.ts'
import { TODAY, type Answer } from '#tests/support/test-api.ts'

const { api, guest, manager, owner } = shareDesk(['manager', 'owner'])

const undo = (by: Worker, Change: number) => by.call(undoRates, { body: { ActivityId: randomUUID(), Change } })
const rowsOf = () => api.deps.db.query('select * from night_rate order by house_id, place_type, night')

/** A week of base prices of rooms, each a taka more than that of the day before. */
const weekFrom = (price: number) => Array.from({ length: 7 }, (_, weekday) => price + weekday)

test('more nights than a request may fill are refused before any is read', async () => {
  const Places = Array.from({ length: 200 }, (_, index) => placeOf(index + 1, 'ROOM'))
  const fill = aFill('2026-12-01', '2027-12-01', costs(1), { Places })
  expect(Places.length * 365).toBeGreaterThan(MAX_FILLED_NIGHTS)

  const answers = await Promise.all([true, false].map((DryRun) => manager.call(fillRates, fillsOf([fill], { DryRun }))))

  expect(answers.map(({ Code, Msg }) => [Code, Msg])).toEqual(
    answers.map(() => ['amount_too_large', 'At most 50,000 nights of all places can be filled at once']),
  )
})

test('a fill copies or sets, and not both', async () => {
  const both = aFill('2026-12-03', '2026-12-05', costs(9_000), { CopyFrom: '2026-12-04' })

  expect(await manager.call(fillRates, fillsOf([both]))).toMatchObject({ Code: 'malformed' })
})

test('changes of the same nights are undone one after another, the latest first', async () => {
  const fill = async (taka: number, Seen: number) =>
    (await manager.read(fillRates, fillsOf([aFill('2026-12-03', '2026-12-06', costs(taka))], { Seen }))).Change
  const first = await fill(8_000, 0)
  const rows = await rowsOf()
  const second = await fill(9_000, first)

  const early = await undo(manager, first)
  const later = await undo(manager, second)

  expect(early).toMatchObject({ Code: 'changed_elsewhere', Data: { length: 3 } })
  expect(early.Data).toContainEqual({
    ...placeOf(1, 'ROOM'),
    Night: '2026-12-04',
    Before: { Night: '2026-12-04', Price: 8_000 },
    After: { Night: '2026-12-04', Price: 9_000 },
  })
  expect(later.Code).toBeNull()
  expect(await rowsOf()).toEqual(rows)
  // An undo can be undone too.
  const changeOf = (answer: Answer) => undoRates.data.parse(answer.Data).Change
  const third = await undo(manager, changeOf(later))
  const fourth = await undo(manager, changeOf(third))
  expect([fourth.Code, (await undo(manager, first)).Code]).toEqual([null, null])
  expect(await rowsOf()).toEqual([])
})

test('a manager does not undo what only the owner may set', async () => {
  const base = (Seen: number, Floor: number | null, Week: number[]) => ({
    body: { ActivityId: randomUUID(), Seen, ...placeOf(1, 'ROOM'), Week, Floor },
  })
  const { Change } = await owner.read(setBaseRate, base(0, 7_000, weekFrom(7_000)))

  const byManager = await undo(manager, Change)

  expect(byManager).toMatchObject({ Code: 'forbidden' })
  expect((await undo(owner, Change)).Code).toBeNull()
})

test('a manager does not undo back to a price that is under the floor by now', async () => {
  const fill = (taka: number, Seen: number) =>
    manager.read(fillRates, fillsOf([aFill('2026-12-03', '2026-12-04', costs(taka))], { Seen }))
  const cheap = await fill(4_500, 0)
  const dear = await fill(8_000, cheap.Revision)
  const floor = {
    ActivityId: randomUUID(),
    Seen: dear.Revision,
    ...placeOf(1, 'ROOM'),
    Week: weekFrom(6_500),
    Floor: 5_000,
  }
  await owner.read(setBaseRate, { body: floor })

  const byManager = await undo(manager, dear.Change)

  expect(byManager).toMatchObject({ Code: 'amount_too_small', Msg: 'Only the owner sets a price under BDT 5,000' })
  expect((await undo(owner, dear.Change)).Code).toBeNull()
})

test('a calendar that begins with nights that are over has the prices of those to come', async () => {
  await manager.read(fillRates, fillsOf([aFill('2026-11-22', '2026-11-23', costs(9_000))]))
  const query = { From: addDays(TODAY, -9), Until: '2026-11-24', Id: 1 }

  const { Data } = await manager.read(getCalendar, { query })

  expect(Data[0]?.RoomPrices?.slice(-3)).toEqual([6_500, 9_000, 6_500])
})

test('who holds a room pays its price, although its nights were made dearer and closed', async () => {
  const held = await holdOrder(api, guest, [aPlace()])
  const set = { ...costs(20_000), Closed: true, MinNights: 9 }
  await manager.read(fillRates, fillsOf([aFill('2026-12-01', '2026-12-04', set)]))

  const status = await recordMoney(api, held, 1_495_000)

  expect(status).toBe('Confirmed')
  expect(await orderOf(api, guest, held.code)).toMatchObject({ Amount: 13_000 })
  expect(await manager.read(readRates, { query: { From: '2026-12-01', Until: '2026-12-04' } })).toMatchObject({
    Taken: [1, 1, 0],
  })
})
