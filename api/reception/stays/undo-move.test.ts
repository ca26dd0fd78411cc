import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { removeExtra } from '#contract/money/charges.ts'
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
  api.deps.db.change(
    "update base_rate set week_paisa = array_fill(cast($1 as bigint), array[7]) where house_id = 2 and place_type = 'HOUSE'",
    [paisa],
  )
const NIGHTS = [1, 2, 3, 4].map((day) => `${FIRST} 2026-12-0${day}`)

test('a move before the arrival is undone: the room, its nights, and the history says so', async () => {
  await manager.move(code, SECOND)
  const moved = await manager.stay(code)

  const answer = await manager.undo(moved)

  expect([moved.Undoes, answer.Code]).toEqual(['move', null])
  expect(await manager.stays(code)).toMatchObject([{ State: 'expected', UnitId: FIRST, Undoes: null }])
  expect(await nightsOf(api, code)).toEqual(NIGHTS)
  expect((await manager.order(code)).Events[0]).toMatchObject({
    Entry: { Kind: 'undidStay', Change: 'move', Room: 'Rania House 2' },
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

  expect(await manager.stays(code)).toMatchObject([{ State: 'expected', UnitId: SECOND, Undoes: null }])
})

test('the time to undo a move runs from the first one', async () => {
  at('2026-11-30', '23:50')
  await reception.move(code, SECOND)
  api.clock.advance(20 * 60)
  await reception.undo(code)
  await reception.move(code, SECOND)
  api.clock.advance(11 * 60)

  expect((await reception.undo(code)).Code).toBe('too_late')
})

test('of several moves the last one is undone: the guests are in the room before at its price', async () => {
  await setPriceOfSuites(1_800_000)
  onTestFinished(async () => void (await setPriceOfSuites(1_500_000)))
  await reception.move(code, DEARER)
  const first = await manager.order(code)
  await manager.move(code, SUITE, { Reason: 'the lift' })
  const second = await manager.order(code)
  const takenOff = await reception.send(removeExtra, { Code: code, No: second.Charges[0]?.No ?? 0 })

  const undone = await reception.undo(code)

  expect([first, second].map(({ Charges }) => Charges.map(({ Amount }) => Amount))).toEqual([[4_000], [10_000]])
  expect([takenOff.Code, undone.Code]).toEqual(['order_settled', null])
  expect(await manager.stays(code)).toMatchObject([{ UnitId: DEARER, Undoes: null }])
  const { Bill, Charges } = await manager.order(code)
  expect({ Bill, Charges }).toEqual({ Bill: first.Bill, Charges: first.Charges })
})

test('what guests pay for a dearer room follows the nights that they sleep in it', async () => {
  await manager.move(code, DEARER)
  await checkInOn('2026-12-01')
  at('2026-12-03')
  await manager.move(code, '000000004-002')
  const moved = await manager.order(code)

  await manager.undo(code)

  expect(moved.Charges).toMatchObject([
    { Note: { From: 'Rania House 1', To: 'Ichamoti House 1' }, Amount: 2_000 },
    { Note: { From: 'Ichamoti House 1', To: 'Ichamoti House 2' }, Amount: 2_000 },
  ])
  expect((await manager.order(code)).Charges).toMatchObject([{ Amount: 4_000 }])
})

test('what was paid for a dearer room goes back when the move is undone', async () => {
  await manager.move(code, DEARER)
  await manager.till.take(code, 4_600, { Method: 'card', Reference: 'slip 7' })

  const answer = await manager.undo(code)

  expect(answer.Code).toBeNull()
  expect(await manager.order(code)).toMatchObject({ Bill: { Payable: 29_900, Due: 0, Refunded: 4_600 } })
  expect(await manager.stays(code)).toMatchObject([{ UnitId: FIRST }])
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
