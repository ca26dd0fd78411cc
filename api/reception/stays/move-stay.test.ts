import { expect, test } from 'vitest'
import { aPlace } from '#tests/support/bookings.ts'
import { shareDesk } from '#tests/support/desk/desk-of-file.ts'
import { proveAll } from '#tests/support/desk/members.ts'
import { aPaidOrder, changeOf, nightsOf } from '#tests/support/desk/stays.ts'
import { codesOf } from '#tests/support/post.ts'

const { api, guest, other, at, desk, manager } = shareDesk(['desk', 'manager'])

const FIRST = '000000001-001'
const SECOND = '000000001-002'
const THIRD = '000000001-003'
const FOURTH = '000000001-004'
/** BDT 1,000 more a night than a room of house 1. */
const DEARER = '000000004-001'
/** One room of a house that is sold as a whole; its share of the price is less than a room of house 1 costs. */
const PART = '000000003-001'

const unitsFor = async (stay: Parameters<typeof desk.offers>[0]) =>
  (await desk.offers(stay)).map(({ UnitId }) => UnitId)

test('guests move before they come and while they are here; the books keep where they slept', async () => {
  const code = await aPaidOrder(api, guest)
  const offered = await unitsFor(code)
  await desk.move(code, SECOND)
  at('2026-12-01')
  await desk.checkIn(code)
  at('2026-12-02')
  await desk.move(code, THIRD)

  const stays = await desk.stays(code)

  expect(offered.slice(0, 2)).toEqual([SECOND, THIRD])
  expect(stays).toMatchObject([
    { State: 'moved', Room: 'Rania House 2', Arrival: '2026-12-01', Departure: '2026-12-02', Undoes: null },
    { State: 'inHouse', Room: 'Rania House 3', Arrival: '2026-12-02', Departure: '2026-12-03', Undoes: 'move' },
  ])
  expect(await nightsOf(api, code)).toEqual([`${SECOND} 2026-12-01`, `${THIRD} 2026-12-02`])
  expect((await desk.order(code)).Events[0]).toMatchObject({
    Entry: { Kind: 'movedGuests', From: 'Rania House 2', To: 'Rania House 3', Since: '2026-12-02', Reason: '' },
  })
})

test('a room that is taken, the last day and a whole house cannot be moved to or from', async () => {
  const code = await aPaidOrder(api, guest)
  const taken = await aPaidOrder(api, other)
  const house = await aPaidOrder(api, other, [aPlace({ Id: 3, Type: 'HOUSE', Name: 'Mud House' })])

  const answers = [
    await desk.move(code, (await desk.stay(taken)).UnitId),
    await desk.move(code, 'no such room'),
    await desk.move(house, FOURTH),
    await desk.change(house, { UnitId: FOURTH, Departure: '2026-12-04' }),
  ]
  at('2026-12-01')
  await desk.checkIn(code)
  at('2026-12-03')
  answers.push(await desk.move(code, FOURTH))

  expect(codesOf(answers)).toEqual(['dates_taken', 'not_found', 'stay_not_ready', 'stay_not_ready', 'stay_not_ready'])
})

test('guests in the house are neither offered nor given a room in which others still are', async () => {
  const overdue = await aPaidOrder(api, guest, [aPlace({ ArrivalDate: '2026-11-30', DepartureDate: '2026-12-01' })])
  const code = await aPaidOrder(api, other, [aPlace({ Quantity: 2 })])
  at('2026-11-30')
  await desk.checkIn(overdue)
  at('2026-12-01')
  const [, second] = await desk.stays(code)
  await desk.checkIn(second ?? [])
  await desk.move(await desk.stay(code, 'expected'), FOURTH)
  const here = await desk.stay(code, 'inHouse')

  const answer = await desk.move(here, FIRST)

  expect(await unitsFor(here)).not.toContain(FIRST)
  expect(answer).toMatchObject({ Code: 'room_occupied', Msg: 'Guest0 Rahman is still in Rania House 1' })
})

test('a room that guests left on the day they came is neither offered nor given to others of their order', async () => {
  const code = await aPaidOrder(api, guest, [aPlace({ Quantity: 2 })])
  at('2026-12-01')
  await desk.checkIn(code)
  const left = await desk.stay(code)
  await desk.checkOut(left)
  const here = await desk.stay(code, 'inHouse')

  const offered = await unitsFor(here)
  const answer = await desk.move(here, left.UnitId)

  expect(offered.length).toBeGreaterThan(0)
  expect(offered).not.toContain(left.UnitId)
  expect(answer.Code).toBe('dates_taken')
})

test('a dearer room is listed with what it costs, and the whole difference is an extra on the bill', async () => {
  const code = await aPaidOrder(api, guest)
  const offered = await desk.offers(code)

  const moved = await desk.move(code, DEARER)

  expect(offered.find(({ UnitId }) => UnitId === DEARER)).toMatchObject({
    Dearer: 2_000,
    Cheaper: 0,
    IsPart: false,
  })
  expect(moved.Code).toBeNull()
  const { Charges, Bill } = await desk.order(code)
  expect(Charges).toMatchObject([
    { Note: { From: 'Rania House 1', To: 'Ichamoti House 1' }, Quantity: 1, Amount: 2_000 },
  ])
  expect(Bill).toMatchObject({ Payable: 17_250, Due: 2_300 })
})

test('a cheaper room costs what the one before did, unless a manager takes the difference off', async () => {
  const code = await aPaidOrder(api, guest, [aPlace({ Id: 4, Name: 'Ichamoti House' })])
  await proveAll(api)
  const quote = await desk.quoteFor(changeOf(await desk.stay(code), { UnitId: FIRST }))
  const charge = { Allowance: 2_000, Reason: 'the boiler broke' }

  const answers = [
    await desk.move(code, FIRST, charge),
    await manager.move(code, FIRST, { ...charge, Reason: '' }),
    await manager.move(code, FIRST, { ...charge, Allowance: 2_001 }),
    await manager.move(code, FIRST, charge),
  ]

  expect((await desk.offers(code)).find(({ UnitId }) => UnitId === SECOND)?.Cheaper).toBe(0)
  expect(quote).toMatchObject({ After: { Payable: 17_250 }, Cheaper: 2_000, Charged: 2_000, Refund: 0 })
  expect(codesOf(answers)).toEqual(['forbidden', 'fields_missing', 'amount_too_large', null])
  const { Bill, Charges } = await desk.order(code)
  expect(Charges).toMatchObject([{ Kind: 'allowance', Note: { Reason: 'the boiler broke' }, Amount: -2_000 }])
  expect(Bill).toMatchObject({ Payable: 14_950, Due: 0 })
})

test('of guests in the house only the nights that are left cost more', async () => {
  const code = await aPaidOrder(api, guest)
  at('2026-12-01')
  await desk.checkIn(code)
  at('2026-12-02')
  const offered = await desk.offers(code)

  await desk.move(code, DEARER)

  expect(offered.find(({ UnitId }) => UnitId === DEARER)).toMatchObject({ Dearer: 1_000 })
  expect((await desk.order(code)).Bill.Payable).toBe(16_100)
})

test('guests who went back to their room pay neither twice for a dearer one, nor for it on nights that are added', async () => {
  const code = await aPaidOrder(api, guest)
  await desk.move(code, DEARER)
  await desk.move(code, FIRST)
  const offered = await desk.offers(code)

  await desk.change(code, { Departure: '2026-12-04' })
  const longer = (await desk.order(code)).Bill.Charge
  await desk.move(code, DEARER)

  expect(offered.find(({ UnitId }) => UnitId === DEARER)).toMatchObject({ Dearer: 0 })
  // Three nights at 6,500, and what two and then three of them cost more.
  expect([longer, (await desk.order(code)).Bill.Charge]).toEqual([21_500, 22_500])
})

test('less than the difference needs a manager, a reason and a fresh code, and is recorded', async () => {
  const code = await aPaidOrder(api, guest)
  const given = { Allowance: 1_500, Reason: 'boiler broke' }
  at('2026-11-20', '12:11')
  const late = await manager.move(code, DEARER, given)
  await proveAll(api)

  const answers = [
    await desk.move(code, DEARER, given),
    await manager.move(code, DEARER, { Allowance: 2_000.01, Reason: 'boiler broke' }),
    await manager.move(code, DEARER, { Allowance: 1_500 }),
    await manager.move(code, DEARER, given),
  ]

  expect(late.Code).toBe('sign_in_again')
  expect(codesOf(answers)).toEqual(['forbidden', 'amount_too_large', 'fields_missing', null])
  const { Bill, Events } = await desk.order(code)
  expect(Bill.Due).toBe(575)
  expect(Events).toContainEqual(
    expect.objectContaining({
      By: expect.objectContaining({ Name: 'Karim Mia' }),
      Entry: { Kind: 'gaveAllowance', Amount: 1_500, Reason: 'boiler broke' },
    }),
  )
})

test('one room of a house that is sold as a whole is for managers, with a reason', async () => {
  const code = await aPaidOrder(api, guest)
  const partsOf = async (by: typeof desk) => (await by.offers(code)).filter(({ IsPart }) => IsPart)

  const offered = [await partsOf(desk), await partsOf(manager)]
  const answers = [
    await desk.move(code, PART),
    await manager.move(code, PART),
    await manager.move(code, PART, { Reason: 'no other room is free' }),
  ]

  expect(offered.map(({ length }) => length)).toEqual([0, 5])
  expect(offered[1]).toContainEqual(expect.objectContaining({ UnitId: PART, Dearer: 0 }))
  expect(codesOf(answers)).toEqual(['dates_taken', 'fields_missing', null])
  expect((await desk.order(code)).Events[0]?.Entry).toMatchObject({ Reason: 'no other room is free' })
})
