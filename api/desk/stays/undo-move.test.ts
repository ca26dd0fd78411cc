import { randomUUID } from 'node:crypto'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { removeExtra } from '#contract/desk/charges.ts'
import { takePayment } from '#contract/desk/money.ts'
import { ofBookings, ofStaff, shareGuests, shareTestApi } from '#tests/support/api-of-file.ts'
import { aPlace } from '#tests/support/bookings.ts'
import { aMember, neverEndSessions, type TestStaff } from '#tests/support/desk/members.ts'
import { aPaidOrder, deskOf, firstOf, inDhaka, nightsOf } from '#tests/support/desk/stays.ts'

const api = shareTestApi({ hasHouses: true, empties: [...ofBookings, ...ofStaff] })
const { guest, other } = shareGuests(api)
let member: TestStaff
let desk: ReturnType<typeof deskOf>
let code: string
beforeEach(async () => {
  member = await aMember(api, 'manager', 'Karim Mia')
  desk = deskOf(api, member)
  await neverEndSessions(api)
  code = await aPaidOrder(api, guest, [aPlace({ DepartureDate: '2026-12-05' })])
})

const FIRST = '000000001-001'
const SECOND = '000000001-002'
const DEARER = '000000004-001'
/** Dearer still, where its house is given a higher price. */
const SUITE = '000000002-001'

const here = async (whose = code) => firstOf(await desk.stays(whose), 'inHouse')
const checkInOn = async (day: string, whose = code) => {
  api.clock.now = inDhaka(day)
  await desk.checkIn(await desk.stays(whose))
  api.clock.advance(60)
}
const setPriceOfSuites = (paisa: number) =>
  api.deps.db.change('update house set price_paisa = $1 where id = 2', [paisa])
const nights = (unit: string, ...days: number[]) => days.map((day) => `${unit} 2026-12-0${day}`)

test('a move before the arrival is undone: the room, its nights, and the history says so', async () => {
  await desk.move(firstOf(await desk.stays(code)), SECOND)
  const moved = firstOf(await desk.stays(code))

  const answer = await desk.undo(moved)

  expect([moved.Undoes, answer.Code]).toEqual(['move', null])
  expect(await desk.stays(code)).toMatchObject([{ State: 'expected', UnitId: FIRST, Undoes: null }])
  expect(await nightsOf(api, code)).toEqual(nights(FIRST, 1, 2, 3, 4))
  expect((await desk.order(code)).Events[0]).toMatchObject({
    What: { Kind: 'undidStay', Change: 'move', Room: 'Rania House 2' },
  })
})

test('a move on the day of arrival is undone, and the guests stay checked in', async () => {
  await checkInOn('2026-12-01')
  await desk.move(await here(), SECOND)

  const answer = await desk.undo(await here())

  expect(answer.Code).toBeNull()
  expect(await desk.stays(code)).toMatchObject([{ State: 'inHouse', UnitId: FIRST, Undoes: 'checkIn' }])
  expect(await nightsOf(api, code)).toEqual(nights(FIRST, 1, 2, 3, 4))
})

test('a move after nights is undone: the stay before goes on to its end, and there is no other', async () => {
  await checkInOn('2026-12-01')
  api.clock.now = inDhaka('2026-12-03')
  await desk.move(await here(), SECOND)

  const answer = await desk.undo(await here())

  expect(answer.Code).toBeNull()
  expect(await desk.stays(code)).toMatchObject([
    { State: 'inHouse', UnitId: FIRST, Arrival: '2026-12-01', Departure: '2026-12-05' },
  ])
  expect(await nightsOf(api, code)).toEqual(nights(FIRST, 1, 2, 3, 4))
})

test('guests who were moved before they came have their check-in undone, not the move', async () => {
  await desk.move(firstOf(await desk.stays(code)), SECOND)
  await checkInOn('2026-12-01')

  await desk.undo(await here())

  expect(await desk.stays(code)).toMatchObject([{ State: 'expected', UnitId: SECOND, Undoes: 'move' }])
})

test('the time to undo a move runs from the first one', async () => {
  const reception = deskOf(api, await aMember(api, 'desk', 'Nasrin Akter'))
  await neverEndSessions(api)
  const moveTo = async (unitId: string) => reception.move(firstOf(await desk.stays(code)), unitId)
  await moveTo(SECOND)
  api.clock.advance(20 * 60)
  await reception.undo(firstOf(await desk.stays(code)))
  await moveTo(SECOND)
  api.clock.advance(11 * 60)

  const late = await reception.undo(firstOf(await desk.stays(code)))

  expect(late.Code).toBe('too_late')
})

test('what was charged for the move is off the bill again', async () => {
  await desk.move(firstOf(await desk.stays(code)), DEARER, { Charge: 4_000 })
  const charged = (await desk.order(code)).Bill

  await desk.undo(firstOf(await desk.stays(code)))

  expect([charged.Due, (await desk.order(code)).Bill.Due, (await desk.order(code)).Charges]).toEqual([4_600, 0, []])
})

test('several moves are undone together: what they cost is one charge, which goes with them alone', async () => {
  const reception = await aMember(api, 'desk', 'Nasrin Akter')
  await neverEndSessions(api)
  await setPriceOfSuites(1_800_000)
  onTestFinished(async () => void (await setPriceOfSuites(1_500_000)))
  const here = async () => firstOf(await desk.stays(code))
  await deskOf(api, reception).move(await here(), DEARER, { Charge: 4_000 })
  await desk.move(await here(), SUITE, { Charge: 6_000, Reason: 'the lift' })
  await deskOf(api, reception).move(await here(), '000000004-002')
  const [charge] = (await desk.order(code)).Charges

  const body = { ActivityId: randomUUID(), Code: code, No: charge?.No ?? 0 }
  const takenOff = await api.call(removeExtra, { body }, { desk: reception.desk })
  const undone = await deskOf(api, reception).undo(await here())

  expect([charge?.Amount, takenOff.Code, undone.Code]).toEqual([10_000, 'order_settled', null])
  expect(await desk.stays(code)).toMatchObject([{ UnitId: FIRST, Undoes: null }])
  expect((await desk.order(code)).Bill.Due).toBe(0)
})

test('guests who were moved back by another move lose the charge with its undoing', async () => {
  await checkInOn('2026-12-01')
  api.clock.now = inDhaka('2026-12-03')
  await desk.move(await here(), DEARER, { Charge: 2_000 })
  await desk.move(await here(), FIRST)

  const answer = await desk.undo(await here())

  expect(answer.Code).toBeNull()
  expect(await desk.stays(code)).toMatchObject([{ State: 'inHouse', UnitId: FIRST, Arrival: '2026-12-01' }])
  expect((await desk.order(code)).Bill.Due).toBe(0)
})

test('once the charge was paid the move stays', async () => {
  await desk.move(firstOf(await desk.stays(code)), DEARER, { Charge: 4_000 })
  const body = { ActivityId: randomUUID(), Code: code, Amount: 4_600, Method: 'card', Reference: 'slip 7' } as const
  await api.call(takePayment, { body }, { desk: member.desk })

  const answer = await desk.undo(firstOf(await desk.stays(code)))

  expect(answer).toMatchObject({ Code: 'order_settled', Msg: 'This is already paid: refund it instead' })
  expect(await desk.stays(code)).toMatchObject([{ UnitId: DEARER }])
})

test('once the room before was sold the move stays', async () => {
  await desk.move(firstOf(await desk.stays(code)), SECOND)
  await aPaidOrder(api, other, [aPlace({ ArrivalDate: '2026-12-04', DepartureDate: '2026-12-05', Quantity: 3 })])
  const before = await nightsOf(api, code)

  const answer = await desk.undo(firstOf(await desk.stays(code)))

  expect(answer.Code).toBe('dates_taken')
  expect(await nightsOf(api, code)).toEqual(before)
})

test('once others are in the room before the move stays, and they are named', async () => {
  await checkInOn('2026-12-01')
  await desk.move(await here(), SECOND)
  const next = await aPaidOrder(api, other)
  await desk.checkIn(await desk.stays(next))

  const answer = await desk.undo(await here())

  expect(answer).toMatchObject({ Code: 'room_occupied', Msg: 'Guest1 Rahman is still in Rania House 1' })
  expect(await here()).toMatchObject({ UnitId: SECOND })
})
