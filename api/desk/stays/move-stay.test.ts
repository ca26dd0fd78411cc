import { beforeEach, expect, test } from 'vitest'
import { ofBookings, ofStaff, shareGuests, shareTestApi } from '#tests/support/api-of-file.ts'
import { aPlace } from '#tests/support/bookings.ts'
import { aMember, neverEndSessions, proveAll } from '#tests/support/desk/members.ts'
import { aPaidOrder, deskOf, firstOf, inDhaka, nightsOf } from '#tests/support/desk/stays.ts'

const api = shareTestApi({ hasHouses: true, empties: [...ofBookings, ...ofStaff] })
const { guest, other } = shareGuests(api)
let desk: ReturnType<typeof deskOf>
let manager: ReturnType<typeof deskOf>
beforeEach(async () => {
  desk = deskOf(api, await aMember(api, 'desk', 'Nasrin Akter'))
  manager = deskOf(api, await aMember(api, 'manager', 'Karim Mia'))
  await neverEndSessions(api)
})

const SECOND = '000000001-002'
const THIRD = '000000001-003'
/** BDT 1,000 more a night than a room of house 1. */
const DEARER = '000000004-001'
/** One room of a house that is sold as a whole; its share of the price is less than a room of house 1 costs. */
const PART = '000000003-001'

const stayOf = async (code: string) => firstOf(await desk.stays(code))
const moveFirst = async (code: string, to: string, terms = {}, by = desk) => by.move(await stayOf(code), to, terms)
const billOf = async (code: string) => (await desk.order(code)).Bill

test('guests move before they come and while they are here; where they slept stays in the books', async () => {
  const code = await aPaidOrder(api, guest)
  const offered = (await desk.freeRooms(await stayOf(code))).map(({ UnitId }) => UnitId)
  await moveFirst(code, SECOND)
  api.clock.now = inDhaka('2026-12-01')
  await desk.checkIn(await desk.stays(code))
  api.clock.now = inDhaka('2026-12-02')
  await moveFirst(code, THIRD)

  const stays = await desk.stays(code)

  expect(offered.slice(0, 2)).toEqual([SECOND, THIRD])
  expect(stays).toMatchObject([
    { State: 'moved', Room: 'Rania House 2', Arrival: '2026-12-01', Departure: '2026-12-02', Undoes: null },
    {
      State: 'inHouse',
      Room: 'Rania House 3',
      Arrival: '2026-12-02',
      Departure: '2026-12-03',
      Rooms: 1,
      Undoes: 'move',
    },
  ])
  expect(await nightsOf(api, code)).toEqual([`${SECOND} 2026-12-01`, `${THIRD} 2026-12-02`])
  expect((await desk.order(code)).Events[0]).toMatchObject({
    What: { Kind: 'movedGuests', From: 'Rania House 2', To: 'Rania House 3', Since: '2026-12-02', Reason: '' },
  })
})

test('a room that is taken, the last day and a whole house cannot be moved to or from', async () => {
  const code = await aPaidOrder(api, guest)
  const taken = await aPaidOrder(api, other)
  const house = await aPaidOrder(api, other, [aPlace({ Id: 3, Type: 'HOUSE', Name: 'Mud House' })])

  const answers = [
    await moveFirst(code, (await stayOf(taken)).UnitId),
    await moveFirst(code, 'no such room'),
    await moveFirst(house, '000000001-004'),
  ]
  api.clock.now = inDhaka('2026-12-01')
  await desk.checkIn(await desk.stays(code))
  api.clock.now = inDhaka('2026-12-03')
  const leaving = await moveFirst(code, '000000001-004')

  expect(answers.map(({ Code }) => Code)).toEqual(['dates_taken', 'dates_taken', 'stay_not_ready'])
  expect(leaving.Code).toBe('stay_not_ready')
})

test('guests in the house are neither offered nor given a room in which others still are: they are named', async () => {
  const overdue = await aPaidOrder(api, guest, [aPlace({ ArrivalDate: '2026-11-30', DepartureDate: '2026-12-01' })])
  const code = await aPaidOrder(api, other, [aPlace({ Quantity: 2 })])
  api.clock.now = inDhaka('2026-11-30')
  await desk.checkIn(await desk.stays(overdue))
  api.clock.now = inDhaka('2026-12-01')
  const [, second] = await desk.stays(code)
  await desk.checkIn(second ? [second] : [])
  const [first, here] = await desk.stays(code)
  await (first && desk.move(first, '000000001-004'))

  const offered = here && (await desk.freeRooms(here))
  const answer = here && (await desk.move(here, '000000001-001'))

  expect(offered?.map(({ UnitId }) => UnitId)).not.toContain('000000001-001')
  expect(answer).toMatchObject({ Code: 'room_occupied', Msg: 'Guest0 Rahman is still in Rania House 1' })
})

test('a dearer room asks what to charge, and the whole difference is an extra on the bill', async () => {
  const code = await aPaidOrder(api, guest)
  const offered = await desk.freeRooms(await stayOf(code))

  const asked = await moveFirst(code, DEARER)
  const tooMuch = await moveFirst(code, DEARER, { Charge: 2_000.01 })
  const moved = await moveFirst(code, DEARER, { Charge: 2_000 })

  expect(offered.find(({ UnitId }) => UnitId === DEARER)).toMatchObject({ Difference: 2_000, IsPart: false })
  expect(asked).toMatchObject({ Code: 'charge_missing', Data: { Difference: 2_000 } })
  expect([tooMuch.Code, moved.Code]).toEqual(['amount_too_large', null])
  expect((await desk.order(code)).Charges).toMatchObject([
    { Label: 'Room move, Rania House 1 to Ichamoti House 1', Quantity: 1, Amount: 2_000 },
  ])
  expect(await billOf(code)).toMatchObject({ Payable: 17_250, Due: 2_300 })
})

test('of guests in the house only the nights that are left cost more', async () => {
  const code = await aPaidOrder(api, guest)
  api.clock.now = inDhaka('2026-12-01')
  await desk.checkIn(await desk.stays(code))
  api.clock.now = inDhaka('2026-12-02')

  const asked = await moveFirst(code, DEARER)

  expect(asked).toMatchObject({ Code: 'charge_missing', Data: { Difference: 1_000 } })
})

test('less than the difference needs a manager, a reason and a fresh code, and is on record', async () => {
  const code = await aPaidOrder(api, guest)
  const Reason = 'boiler broke'
  const withoutCodeAt = inDhaka('2026-11-20', '12:11')
  api.clock.now = withoutCodeAt
  const late = await moveFirst(code, DEARER, { Charge: 500, Reason }, manager)
  await proveAll(api)

  const refused = [
    await moveFirst(code, DEARER, { Charge: 500, Reason }),
    await moveFirst(code, DEARER, { Charge: 500 }),
    await moveFirst(code, DEARER, { Charge: 500 }, manager),
  ]
  const moved = await moveFirst(code, DEARER, { Charge: 500, Reason }, manager)

  expect(late.Code).toBe('sign_in_again')
  expect(refused.map(({ Code }) => Code)).toEqual(['forbidden', 'forbidden', 'fields_missing'])
  expect(moved.Code).toBeNull()
  expect(await billOf(code)).toMatchObject({ Due: 575 })
  expect((await desk.order(code)).Events).toContainEqual(
    expect.objectContaining({
      By: expect.objectContaining({ Name: 'Karim Mia' }),
      What: { Kind: 'waivedDue', Amount: 1_725, Room: 'Ichamoti House 1', Reason: 'boiler broke' },
    }),
  )
})

test('one room of a house that is sold as a whole is for managers, with a reason', async () => {
  const code = await aPaidOrder(api, guest)
  const partsOf = async (by: typeof desk) => (await by.freeRooms(await stayOf(code))).filter(({ IsPart }) => IsPart)

  const offered = [await partsOf(desk), await partsOf(manager)]
  const refused = [await moveFirst(code, PART), await moveFirst(code, PART, {}, manager)]
  const moved = await moveFirst(code, PART, { Reason: 'no other room is free' }, manager)

  expect(offered.map(({ length }) => length)).toEqual([0, 5])
  expect(offered[1]).toContainEqual(expect.objectContaining({ UnitId: PART, Difference: 0 }))
  expect(refused.map(({ Code }) => Code)).toEqual(['dates_taken', 'fields_missing'])
  expect(moved.Code).toBeNull()
  expect((await desk.order(code)).Events[0]?.What).toMatchObject({ Reason: 'no other room is free' })
})

test('what is over gets no dearer room, for its bill does not change any more', async () => {
  const code = await aPaidOrder(api, guest)
  await api.deps.db.change("update orders set status = 'Completed' where code = $1", [code])

  const answer = await moveFirst(code, DEARER, { Charge: 2_000 })

  expect(answer.Code).toBe('order_settled')
})
