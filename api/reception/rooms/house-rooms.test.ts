import { expect, test } from 'vitest'
import { getCalendar, getHouse, searchHouses } from '#contract/catalogue/houses.ts'
import { readRates } from '#contract/catalogue/rates.ts'
import { listDeskOffers } from '#contract/nights/desk-offers.ts'
import { addBlocks, listBlocks } from '#contract/reception/blocks.ts'
import { readChart } from '#contract/reception/chart.ts'
import { findOrders } from '#contract/reception/orders.ts'
import { addRoom, listRooms, removeRoom, renameRoom } from '#contract/reception/rooms.ts'
import type { DeskStay } from '#contract/reception/stays.ts'
import { bookAtDesk } from '#contract/reception/walk-in.ts'
import { addDays } from '#contract/values/calendar.ts'
import { expireHolds } from '#api/orders/holds/expire-holds.ts'
import { aPlace, holdOrder, recordMoney } from '#tests/support/bookings.ts'
import { aDeskBooking, holdUntil, known } from '#tests/support/desk/desk-bookings.ts'
import { shareDesk } from '#tests/support/desk/desk-of-file.ts'
import { logOf } from '#tests/support/desk/log.ts'
import { aPaidOrder, payFor } from '#tests/support/desk/stays.ts'
import { readData } from '#tests/support/guests.ts'
import { brokenBooks } from '#tests/support/invariants/books.ts'
import { codesOf } from '#tests/support/post.ts'
import { TODAY } from '#tests/support/test-api.ts'

const { api, guest, other, at, manager, owner } = shareDesk(['manager', 'owner'])

// Rania House has four rooms.
const NEW = '000000001-005'
const [first, second, third, fourth] = ['000000001-001', '000000001-002', '000000001-003', '000000001-004'] as const
const stay = (ArrivalDate: string, nights = 2) => ({ ArrivalDate, DepartureDate: addDays(ArrivalDate, nights) })
const house = (arrival: string) => [aPlace({ Type: 'HOUSE', ...stay(arrival) })]

const add = (Name = 'Kingfisher', HouseId = 1) => manager.send(addRoom, { HouseId, Name })
const remove = (UnitId: string, by = manager) => by.send(removeRoom, { UnitId })
const roomsOf = (stays: readonly DeskStay[]) => stays.map(({ UnitId, State }) => `${UnitId} ${State}`)
const allIn = (state: string, units: readonly string[]) => units.map((unit) => `${unit} ${state}`)

/** Rooms of Rania House, and how many of them are free each night from a day on; read once what is shared for a second is old. */
async function free(From: string, nights = 2): Promise<[rooms: number | undefined, free: number[] | undefined]> {
  api.clock.advance(1)
  const { Data } = await manager.read(getCalendar, { query: { Id: 1, From, Until: addDays(From, nights) } })
  return [Data[0]?.UnitCount, Data[0]?.Free]
}

async function cancel(code: string): Promise<void> {
  expect((await manager.cancel(code, { Refund: 50_600, IsByPolicy: true })).Code).toBeNull()
}

test('a room that is added is sold at once, alone and with its house, and the log says who added it', async () => {
  await add()

  const { Data } = await manager.read(listRooms, {})
  expect(Data.filter(({ HouseId }) => HouseId === 1).at(-1)).toMatchObject({
    UnitId: NEW,
    Room: 'Kingfisher',
    House: 'Rania House',
    State: 'clean',
  })
  expect(await free('2026-12-01')).toEqual([5, [5, 5]])
  expect(await manager.read(getHouse, { params: { Id: '1' }, query: { takeReview: 0 } })).toMatchObject({
    AdultPerRoom: 10,
  })
  const days = { From: '2026-12-01', Until: '2026-12-03' }
  const { Rooms, Places } = await manager.read(readRates, { query: days })
  expect([Rooms, Places.find(({ Id }) => Id === 1)?.Rooms]).toEqual([15, 5])
  const party = { Adult: 10, Children: 0, ArrivalTime: days.From, DepartureTime: days.Until }
  const found = await manager.read(searchHouses, { query: { ...party, Page: 1, Take: 50 } })
  expect(found.Data.map(({ Id, Type }) => `${Id} ${Type}`)).toContain('1 HOUSE')
  const code = await aPaidOrder(api, guest, house('2026-12-01'))
  expect(roomsOf(await manager.stays(code))).toEqual(allIn('expected', [first, second, third, fourth, NEW]))
  const log = await logOf(api, owner.member, ['addedRoomToHouse'])
  expect(log).toMatchObject([
    { By: { Name: 'Karim Mia' }, Subject: 'Kingfisher', Entry: { Kind: 'addedRoomToHouse', House: 'Rania House' } },
  ])
})

test('who has the house as a whole has the new room too: guests in it, a booking, an unpaid one, and one that is reinstated', async () => {
  const here = await aPaidOrder(api, guest, house(TODAY))
  await manager.checkIn(here)
  const booked = await aPaidOrder(api, other, house('2026-12-01'))
  const cancelled = await aPaidOrder(api, other, house('2026-12-10'))
  await cancel(cancelled)
  const held = await holdOrder(api, guest, house('2026-12-05'))
  const single = await aPaidOrder(api, other, [aPlace({ Quantity: 4, ...stay('2026-12-20') })])

  const answer = await add()
  const asked = [TODAY, '2026-12-01', '2026-12-05', '2026-12-10', '2026-12-20']
  const freeNights = await Promise.all(asked.map(async (from) => (await free(from))[1]))
  const faults = await brokenBooks(api.deps)
  await payFor(api, held)
  const again = await manager.make(
    { Kind: 'reinstate', StayId: (await manager.stay(cancelled)).Id },
    { TellGuest: true },
  )

  expect(codesOf([answer, again])).toEqual([null, null])
  expect(freeNights).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
    [5, 5],
    [1, 1],
  ])
  const all = [first, second, third, fourth, NEW]
  expect(roomsOf(await manager.stays(here))).toEqual(allIn('inHouse', all))
  for (const code of [booked, held.code, cancelled]) {
    expect(roomsOf(await manager.stays(code))).toEqual(allIn('expected', all))
  }
  expect((await manager.stays(single)).length).toBe(4)
  expect([...faults, ...(await brokenBooks(api.deps))]).toEqual([])
})

test('what was changed of a whole house before it got a room is not undone without that room', async () => {
  const code = await aPaidOrder(api, guest, house('2026-12-01'))
  await manager.change(code, { Departure: '2026-12-05' })
  await add()

  const undone = await manager.undo(code)
  const shorter = await manager.change(code, { Departure: '2026-12-03' })

  expect(codesOf([undone, shorter])).toEqual(['stay_not_ready', null])
  expect(await free('2026-12-01', 4)).toEqual([5, [0, 0, 5, 5]])
  expect(await brokenBooks(api.deps)).toEqual([])
})

test('a house of which one room is left to others is not whole: the new room is free', async () => {
  const code = await aPaidOrder(api, guest, house(TODAY))
  await manager.checkIn(code)
  await manager.checkOut(await manager.stay(code))

  await add()

  expect(await free(TODAY)).toEqual([5, [2, 2]])
  expect(await brokenBooks(api.deps)).toEqual([])
})

test('a block of all rooms of a house is one of the new room too', async () => {
  const block = { From: '2026-12-01', Until: '2026-12-03', Kind: 'maintenance', Reason: 'new roof' } as const
  await manager.send(addBlocks, { UnitIds: [first, second, third, fourth], ...block })
  await manager.send(addBlocks, { UnitIds: [first], ...block, From: '2026-12-05', Until: '2026-12-06' })

  await add()

  const { Data } = await manager.read(listBlocks, {})
  expect(Data.filter(({ UnitId }) => UnitId === NEW)).toMatchObject([{ ...block, By: 'Karim Mia' }])
  expect(await free('2026-12-01')).toEqual([5, [0, 0]])
  expect(await brokenBooks(api.deps)).toEqual([])
})

test('a name is that of one room of a house, also where it is written otherwise; another house may have it', async () => {
  const answers = [
    await add('Kingfisher'),
    await add('kingfisher'),
    await add('Kingfisher', 4),
    await manager.send(renameRoom, { UnitId: first, Name: 'Kingfisher' }),
    await manager.send(renameRoom, { UnitId: NEW, Name: 'KINGFISHER' }),
    await add('Kingfisher', 9),
    await manager.send(renameRoom, { UnitId: 'none', Name: 'Bulbul' }),
  ]

  expect(codesOf(answers)).toEqual([
    null,
    'already_registered',
    null,
    'already_registered',
    null,
    'not_found',
    'not_found',
  ])
})

test('a room is taken out of its house once nobody has it any more, and the log says who did it', async () => {
  const early = await aPaidOrder(api, guest, [aPlace(stay(TODAY, 1))])
  await manager.checkIn(early)
  const sold = await aPaidOrder(api, other, [aPlace(stay('2026-12-01'))])
  const inHouse = await remove(first)
  at('2026-11-21', '10:00')
  await manager.checkOut(early)
  const leftToday = await remove(first)
  await manager.move(sold, second)
  const movedToday = await remove(first)
  at('2026-11-22', '12:00')

  const answers = [await remove(second), await remove(first, owner), await remove(first)]

  expect([inHouse, leftToday].map(({ Code, Msg }) => [Code, Msg])).toEqual([
    ['room_occupied', expect.stringContaining(`Booking ${early} has Rania House 1 until Sat 21 Nov 2026`)],
    ['room_occupied', expect.stringContaining(`Booking ${early} has Rania House 1 until Sat 21 Nov 2026`)],
  ])
  expect(codesOf([movedToday, ...answers])).toEqual(['room_occupied', 'room_occupied', null, 'not_found'])
  expect(answers[0]?.Msg).toContain(`Booking ${sold} has Rania House 2 until Thu 3 Dec 2026`)
  expect(await logOf(api, owner.member, ['removedRoom'])).toMatchObject([
    { By: { Name: 'The Owner' }, Subject: 'Rania House 1', Entry: { Kind: 'removedRoom', House: 'Rania House' } },
  ])
  expect(await free('2026-12-01')).toEqual([3, [2, 2]])
  expect(await brokenBooks(api.deps)).toEqual([])
})

test('a room that is held, blocked, or sold with its whole house is not removed, nor is the last one of a house', async () => {
  const held = await holdOrder(api, guest, [aPlace()])
  await manager.send(addBlocks, { UnitIds: [second], From: TODAY, Until: '2026-11-21', Kind: 'owner', Reason: '' })
  const whole = await aPaidOrder(api, other, [aPlace({ Id: 2, Type: 'HOUSE' })])

  const answers = [await remove(first), await remove(second), await remove('000000002-002')]
  const others = [await remove('000000003-003'), await remove('000000003-002'), await remove('000000003-001')]

  expect(answers.map(({ Code, Msg }) => [Code, Msg])).toEqual([
    ['dates_taken', expect.stringContaining(`held on Tue 1 Dec 2026 for booking ${held.code}`)],
    ['dates_taken', 'Rania House 2 is blocked on Fri 20 Nov 2026'],
    ['room_occupied', expect.stringContaining(`Booking ${whole} has Double Dom (Private Suite) 2 until`)],
  ])
  expect(codesOf(others)).toEqual([null, null, 'last_room'])
})

test('a room that was removed is offered nowhere, and its past keeps its name', async () => {
  const code = await aPaidOrder(api, guest, [aPlace(stay(TODAY, 1))])
  await manager.checkIn(code)
  at('2026-11-21')
  await manager.checkOut(code)
  at('2026-11-22')
  await remove(first)

  const { Rooms } = await manager.read(readChart, { query: { From: '2026-11-20', Days: 10 } })
  const { Data: rooms } = await manager.read(listRooms, {})
  const { Data: blocks } = await manager.read(listBlocks, {})
  const offers = await manager.read(listDeskOffers, { query: { Arrival: '2026-12-01', Departure: '2026-12-03' } })
  const found = await manager.read(findOrders, { query: { Q: 'rania house 1' } })
  const named = aDeskBooking([{ ...aPlace(), UnitId: first }], { Guest: known(other) })
  const refused = [
    await manager.send(bookAtDesk, named),
    await manager.send(renameRoom, { UnitId: first, Name: 'Bulbul' }),
    await manager.send(addBlocks, { UnitIds: [first], From: TODAY, Until: '2026-12-01', Kind: 'owner', Reason: '' }),
  ]
  const sameName = await add('Rania House 1')

  expect(JSON.stringify([Rooms, rooms, blocks, offers, found])).not.toContain(first)
  expect(refused.map(({ IsError }) => IsError)).toEqual([true, true, true])
  expect((await manager.stays(code)).map(({ Room }) => Room)).toEqual(['Rania House 1'])
  expect(sameName.Code).toBeNull()
  expect(await brokenBooks(api.deps)).toEqual([])
})

test('a house that is reinstated as a whole comes back without the room that it lost', async () => {
  const code = await aPaidOrder(api, guest, house('2026-12-01'))
  await cancel(code)
  await remove(second)

  const again = await manager.make({ Kind: 'reinstate', StayId: (await manager.stay(code)).Id }, { TellGuest: true })

  expect(again.Code).toBeNull()
  const standing = (await manager.stays(code)).filter(({ State }) => State === 'expected')
  expect(roomsOf(standing)).toEqual(allIn('expected', [first, third, fourth]))
  expect(await brokenBooks(api.deps)).toEqual([])
})

test('money that comes after the hold of a named room ended, and after the room was removed, takes another one', async () => {
  const place = { ...aPlace(), UnitId: second }
  const body = aDeskBooking([place], { Guest: known(guest), ...holdUntil('2026-11-21T12:00') })
  const { Code: code } = readData(bookAtDesk, await manager.send(bookAtDesk, body))
  at('2026-11-21', '12:01')
  const removed = await remove(second)
  await expireHolds(api.deps)

  const status = await recordMoney(api, { code }, 100_000)

  expect([removed.Code, status]).toEqual([null, 'Confirmed'])
  expect(roomsOf(await manager.stays(code))).toEqual(allIn('expected', [first]))
  expect((await manager.order(code)).Events.map(({ Entry }) => Entry)).toContainEqual({
    Kind: 'gaveOtherRoom',
    Named: 'Rania House 2',
    Rooms: ['Rania House 1'],
  })
})
