import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { removeExtra } from '#contract/desk/charges.ts'
import { aPlace } from '#tests/support/bookings.ts'
import { shareDesk } from '#tests/support/desk/desk-of-file.ts'
import { aPaidOrder, nightsOf } from '#tests/support/desk/stays.ts'
import { codesOf } from '#tests/support/post.ts'

const { api, guest, other, at, desk: reception, manager } = shareDesk(['desk', 'manager'])
let code: string
beforeEach(async () => {
  code = await aPaidOrder(api, guest, [aPlace({ DepartureDate: '2026-12-05' })])
})

const FIRST = '000000001-001'
const SECOND = '000000001-002'
const DEARER = '000000004-001'
/** Dearer still, where its house is given a higher price. */
const SUITE = '000000002-001'

const checkInOn = (day: string, whose = code) => {
  at(day)
  return manager.checkIn(whose).finally(() => api.clock.advance(60))
}
const setPriceOfSuites = (paisa: number) =>
  api.deps.db.change('update house set price_paisa = $1 where id = 2', [paisa])
const NIGHTS = [1, 2, 3, 4].map((day) => `${FIRST} 2026-12-0${day}`)

test('a move before the arrival is undone: the room, its nights, and the history says so', async () => {
  await manager.move(code, SECOND)
  const moved = await manager.stay(code)

  const answer = await manager.undo(moved)

  expect([moved.Undoes, answer.Code]).toEqual(['move', null])
  expect(await manager.stays(code)).toMatchObject([{ State: 'expected', UnitId: FIRST, Undoes: null }])
  expect(await nightsOf(api, code)).toEqual(NIGHTS)
  expect((await manager.order(code)).Events[0]).toMatchObject({
    What: { Kind: 'undidStay', Change: 'move', Room: 'Rania House 2' },
  })
})

test.each([
  ['on the day of arrival', '2026-12-01'],
  ['after nights', '2026-12-03'],
])('a move %s is undone: the stay before goes on to its end, and there is no other', async (_, day) => {
  await checkInOn('2026-12-01')
  at(day, '16:00')
  await manager.move(code, SECOND)

  const answer = await manager.undo(code)

  expect(answer.Code).toBeNull()
  expect(await manager.stays(code)).toMatchObject([
    { State: 'inHouse', UnitId: FIRST, Arrival: '2026-12-01', Departure: '2026-12-05', Undoes: 'checkIn' },
  ])
  expect(await nightsOf(api, code)).toEqual(NIGHTS)
})

test('guests who were moved before they came have their check-in undone, not the move', async () => {
  await manager.move(code, SECOND)
  await checkInOn('2026-12-01')

  await manager.undo(code)

  expect(await manager.stays(code)).toMatchObject([{ State: 'expected', UnitId: SECOND, Undoes: 'move' }])
})

test('the time to undo a move runs from the first one', async () => {
  await reception.move(code, SECOND)
  api.clock.advance(20 * 60)
  await reception.undo(code)
  await reception.move(code, SECOND)
  api.clock.advance(11 * 60)

  expect((await reception.undo(code)).Code).toBe('too_late')
})

test('several moves are undone together: what they cost is one charge, which goes with them alone', async () => {
  await setPriceOfSuites(1_800_000)
  onTestFinished(async () => void (await setPriceOfSuites(1_500_000)))
  await reception.move(code, DEARER, { Charge: 4_000 })
  await manager.move(code, SUITE, { Charge: 6_000, Reason: 'the lift' })
  await reception.move(code, '000000004-002')
  const [charge] = (await manager.order(code)).Charges

  const takenOff = await reception.send(removeExtra, { Code: code, No: charge?.No ?? 0 })
  const undone = await reception.undo(code)

  expect([charge?.Amount, takenOff.Code, undone.Code]).toEqual([10_000, 'order_settled', null])
  expect(await manager.stays(code)).toMatchObject([{ UnitId: FIRST, Undoes: null }])
  expect(await manager.order(code)).toMatchObject({ Bill: { Due: 0 }, Charges: [] })
})

test('guests who were moved back by another move lose the charge with its undoing', async () => {
  await checkInOn('2026-12-01')
  at('2026-12-03')
  await manager.move(code, DEARER, { Charge: 2_000 })
  await manager.move(code, FIRST)

  const answer = await manager.undo(code)

  expect(answer.Code).toBeNull()
  expect(await manager.stays(code)).toMatchObject([{ State: 'inHouse', UnitId: FIRST, Arrival: '2026-12-01' }])
  expect((await manager.order(code)).Bill.Due).toBe(0)
})

test('once the charge was paid the move stays', async () => {
  await manager.move(code, DEARER, { Charge: 4_000 })
  await manager.till.take(code, 4_600, { Method: 'card', Reference: 'slip 7' })

  const answer = await manager.undo(code)

  expect(answer).toMatchObject({ Code: 'order_settled', Msg: 'This is already paid: refund it instead' })
  expect(await manager.stays(code)).toMatchObject([{ UnitId: DEARER }])
})

test('once the room before was sold the move stays', async () => {
  await manager.move(code, SECOND)
  await aPaidOrder(api, other, [aPlace({ ArrivalDate: '2026-12-04', DepartureDate: '2026-12-05', Quantity: 3 })])
  const before = await nightsOf(api, code)

  expect(codesOf([await manager.undo(code)])).toEqual(['dates_taken'])
  expect(await nightsOf(api, code)).toEqual(before)
})

test('once others are in the room before the move stays, and they are named', async () => {
  await checkInOn('2026-12-01')
  await manager.move(code, SECOND)
  const next = await aPaidOrder(api, other)
  await manager.move(next, FIRST)
  await manager.checkIn(next)

  const answer = await manager.undo(code)

  expect(answer).toMatchObject({ Code: 'room_occupied', Msg: 'Guest1 Rahman is still in Rania House 1' })
  expect(await manager.stay(code, 'inHouse')).toMatchObject({ UnitId: SECOND })
})
