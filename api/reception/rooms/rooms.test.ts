import { expect, test } from 'vitest'
import { today } from '#contract/reception/orders.ts'
import { registerPersons, setParty } from '#contract/reception/registration.ts'
import {
  listRooms,
  markRoom,
  setRepair,
  setTurnTime,
  type DeskRoom,
  type RoomState,
} from '#contract/reception/rooms.ts'
import { getCalendar, isAvailable, searchHouses } from '#contract/catalogue/houses.ts'
import { book } from '#contract/orders/orders.ts'
import { addDays } from '#contract/values/calendar.ts'
import { aBooking, aPlace } from '#tests/support/bookings.ts'
import { hire, shareDesk } from '#tests/support/desk/desk-of-file.ts'
import { logOf } from '#tests/support/desk/log.ts'
import { proveAll } from '#tests/support/desk/members.ts'
import { aPerson } from '#tests/support/desk/persons.ts'
import { aPaidOrder } from '#tests/support/desk/stays.ts'
import { codesOf, post } from '#tests/support/post.ts'
import { closeOldStays } from '../stays/close-stays.ts'
import { listDeskOffers } from '#contract/nights/desk-offers.ts'

const { api, guest, other, at, desk, housekeeping, manager, owner } = shareDesk([
  'housekeeping',
  'desk',
  'manager',
  'owner',
])

const DAY = '2026-12-01'
const [first, second] = ['000000001-001', '000000001-002']
const tonight = (changes: object = {}) => aPlace({ ArrivalDate: DAY, DepartureDate: addDays(DAY, 1), ...changes })

const rooms = async (worker = desk) => (await worker.read(listRooms, {})).Data
const room = async (id = first): Promise<DeskRoom> =>
  (await rooms()).find(({ UnitId }) => UnitId === id) ?? expect.fail(`There is a room ${id}`)
const mark = async (State: RoomState, { UnitId, Version } = { UnitId: first, Version: -1 }, Note = '') => {
  const seen = Version < 0 ? await room(UnitId) : { Version }
  return housekeeping.send(markRoom, { Room: { UnitId, Version: seen.Version }, State, Note })
}

/** Guests stay in the first room until this day, and leave it at an hour. */
async function leaveAt(time: string, departure = DAY): Promise<string> {
  at(addDays(DAY, -1))
  const code = await aPaidOrder(api, guest, [aPlace({ ArrivalDate: addDays(DAY, -1), DepartureDate: departure })])
  await desk.checkIn(code)
  at(DAY, time)
  expect((await desk.checkOut(code)).Code).toBeNull()
  return code
}

/** How many rooms of the first house guests can book from today on, whether it is free as a whole, and what its calendar counts. */
async function offered(arrival = DAY): Promise<[rooms: number, house: boolean, calendar: number]> {
  const departure = addDays(arrival, 1)
  const stay = { ArrivalTime: arrival, DepartureTime: departure }
  const { Data } = await desk.read(searchHouses, { query: { ...stay, Adult: 1, Children: 0, Page: 1, Take: 50 } })
  const found = Data.find(({ Id, Type }) => Id === 1 && Type === 'ROOM')?.Available ?? 0
  const house = await desk.read(isAvailable, { query: { ...stay, NumberOfRoom: 1, Type: 'HOUSE', Id: 1 } })
  const nights = { From: addDays(DAY, -1), Until: addDays(DAY, 3), Id: 1 }
  const [calendar] = (await desk.read(getCalendar, { query: nights })).Data
  return [found, house, calendar?.Free[arrival === DAY ? 1 : 2] ?? 0]
}

test('a room is dirty when its guests leave it, and clean again only when somebody says so', async () => {
  await leaveAt('12:30')
  const left = await room()

  await mark('clean', left)
  const cleaned = await room()
  await mark('inspected', cleaned, 'tap drips')

  expect(left).toMatchObject({ State: 'dirty', MarkedBy: 'Nasrin Akter', Guests: [] })
  expect(cleaned).toMatchObject({ State: 'clean', MarkedBy: 'Rahima Begum', MarkedAt: expect.stringMatching(/Z$/) })
  expect(await room()).toMatchObject({ State: 'inspected', Note: 'tap drips' })
  expect((await logOf(api, owner.member, ['markedRoom'])).map(({ Subject, Entry }) => [Subject, Entry])).toEqual([
    ['Rania House 1', { Kind: 'markedRoom', From: 'dirty', To: 'clean', Note: '' }],
    ['Rania House 1', { Kind: 'markedRoom', From: 'clean', To: 'inspected', Note: 'tap drips' }],
  ])
})

test('of two who mark a room as they saw it one is told', async () => {
  const seen = await room()
  const answers = [await mark('dirty', seen), await mark('inspected', seen)]

  expect(codesOf(answers)).toEqual([null, 'changed_elsewhere'])
  expect((await room()).State).toBe('dirty')
})

test('a repair that was written meanwhile is not written over', async () => {
  const { UnitId, Version } = await room()
  await housekeeping.send(setRepair, { Room: { UnitId, Version }, Repair: 'shower drips' })

  const late = await desk.send(setRepair, { Room: { UnitId, Version }, Repair: '' })

  expect(codesOf([late])).toEqual(['changed_elsewhere'])
})

test('a repair that housekeeping reports is to do for reception, until they or who reported it call it mended', async () => {
  const colleague = await hire(api, 'housekeeping', 'Mina Das')
  const write = async (by: typeof desk, Repair: string) => {
    const { UnitId, Version } = await room()
    return by.send(setRepair, { Room: { UnitId, Version }, Repair })
  }
  const toDo = async () => (await desk.read(today, { query: { Date: DAY } })).ToDo?.Repairs ?? []
  await write(housekeeping, 'shower drips')
  await mark('dirty')
  const [reported] = await toDo()
  const seen = [housekeeping, colleague].map(async (by) => (await rooms(by)).map(({ Repair }) => Repair?.CanMend)[0])
  const canMend = await Promise.all(seen)

  const answers = [
    await write(colleague, ''),
    await write(colleague, 'shower drips, no light'),
    await write(colleague, ''),
    await write(housekeeping, ''),
    await write(housekeeping, 'a lost tile'),
    await write(desk, ''),
  ]

  expect(reported).toMatchObject({
    UnitId: first,
    State: 'dirty',
    Repair: { Text: 'shower drips', By: 'Rahima Begum' },
  })
  expect(canMend).toEqual([true, false])
  expect(codesOf(answers)).toEqual(['forbidden', null, 'forbidden', null, null, null])
  expect([await toDo(), (await room()).Repair]).toEqual([[], null])
  const log = await logOf(api, owner.member, ['reportedRepair', 'mendedRoom'])
  expect(log.map(({ By, Entry }) => [By.Kind === 'staff' && By.Name, Entry.Kind])).toEqual([
    ['Rahima Begum', 'reportedRepair'],
    ['Mina Das', 'reportedRepair'],
    ['Rahima Begum', 'mendedRoom'],
    ['Rahima Begum', 'reportedRepair'],
    ['Nasrin Akter', 'mendedRoom'],
  ])
})

test('an undone check-out makes the room what it was, but not what somebody has marked since', async () => {
  await mark('inspected')
  const code = await leaveAt('12:30')
  await desk.undo(code)
  const undone = (await room()).State
  await desk.checkOut(code)
  await mark('clean')
  await desk.undo(code)

  expect([undone, (await room()).State]).toEqual(['inspected', 'clean'])
})

test('guests who move in the house leave a dirty room, and an undone move a clean one; guests who have not come leave none', async () => {
  const later = await aPaidOrder(api, other, [aPlace({ ArrivalDate: DAY })])
  at(addDays(DAY, -1))
  const code = await aPaidOrder(api, guest, [tonight({ Id: 4, ArrivalDate: addDays(DAY, -1) })])
  await desk.move(later, second)
  await desk.checkIn(code)
  await proveAll(api)
  const from = (await desk.stay(code)).UnitId
  api.clock.advance(60)

  await manager.move(code, '000000004-002')
  const moved = (await room(from)).State
  await manager.undo(code)

  expect([moved, (await room(from)).State, (await room(first)).State]).toEqual(['dirty', 'clean', 'clean'])
})

test('guests whom nobody checked out leave a room that is dirty since that day, unless it was marked later', async () => {
  at(addDays(DAY, -2))
  const code = await aPaidOrder(api, guest, [
    aPlace({ ArrivalDate: addDays(DAY, -2), DepartureDate: addDays(DAY, -1), Quantity: 2 }),
  ])
  await desk.checkIn(code)
  at(DAY, '00:30')
  await mark('inspected', await room(second))

  await closeOldStays(api.deps)

  expect((await Promise.all([room(first), room(second)])).map(({ State }) => State)).toEqual(['dirty', 'inspected'])
  expect(await room()).toMatchObject({ MarkedBy: null, MarkedAt: null })
})

test('the site sells no dirty room for tonight that is not ready when guests come, and other nights as ever', async () => {
  await leaveAt('13:00')
  const whileDirty = [await offered(), await offered(addDays(DAY, 1))]
  const desks = await desk.read(listDeskOffers, { query: { Arrival: DAY, Departure: addDays(DAY, 1) } })
  const answers = []
  for (const place of [tonight({ Quantity: 4 }), tonight({ Type: 'HOUSE' })]) {
    answers.push(await post(api, book, aBooking([place]), { token: other.token }))
  }
  at(DAY, '15:01')
  const afterTurn = await offered()

  expect(whileDirty).toEqual([
    [3, false, 3],
    [4, true, 4],
  ])
  expect(desks.Data.find(({ Id, Type }) => Id === 1 && Type === 'ROOM')?.Available).toBe(4)
  expect(codesOf(answers)).toEqual(['dates_taken', 'dates_taken'])
  expect(afterTurn).toEqual([4, true, 4])
})

test.each([
  { case: 'left early enough to be ready by check-in', arrange: () => leaveAt('11:59') },
  { case: 'marked clean', arrange: async () => [await leaveAt('13:30'), await mark('clean')] },
  {
    case: 'dirty where the resort sells at once',
    arrange: async () => [await leaveAt('13:30'), await manager.send(setTurnTime, { Minutes: 0 })],
  },
])('a room that is $case is sold for tonight', async ({ arrange }) => {
  await api.deps.db.change('update room_turn set minutes = 120')
  await arrange()

  const free = await offered()
  const { Code } = await post(api, book, aBooking([tonight({ Type: 'HOUSE' })]), { token: other.token })
  await api.deps.db.change('update room_turn set minutes = 120')

  expect([free, Code]).toEqual([[4, true, 4], null])
})

test('for tonight guests get a clean room before a dirty one', async () => {
  await leaveAt('09:00')
  const code = await aPaidOrder(api, other, [tonight()])

  expect((await desk.stay(code)).UnitId).toBe(second)
})

test('the time to turn a room is changed by managers, and the log has both times', async () => {
  await manager.send(setTurnTime, { Minutes: 45 })
  const { TurnMinutes } = await desk.read(listRooms, {})
  await manager.send(setTurnTime, { Minutes: 120 })

  expect(TurnMinutes).toBe(45)
  expect((await logOf(api, owner.member, ['setTurnTime'])).map(({ Entry }) => Entry)).toEqual([
    { Kind: 'setTurnTime', From: 120, To: 45 },
    { Kind: 'setTurnTime', From: 45, To: 120 },
  ])
})

test('it says what each room is used for today; housekeeping gets no name, phone, code or sum', async () => {
  at(addDays(DAY, -1))
  const place = (changes: object) => aPlace({ ArrivalDate: addDays(DAY, -1), DepartureDate: DAY, ...changes })
  const leaving = await aPaidOrder(api, guest, [place({})])
  const staying = await aPaidOrder(api, guest, [place({ DepartureDate: addDays(DAY, 2) })])
  for (const code of [leaving, staying]) await desk.checkIn(code)
  const Persons = [aPerson({ IsLead: true }), aPerson({ Name: 'Rahim Rahman' })]
  await desk.send(registerPersons, { Code: staying, StayId: (await desk.stay(staying)).Id, Version: 0, Persons })
  const arriving = await aPaidOrder(api, other, [
    tonight({ Quantity: 2 }),
    tonight({ ArrivalDate: addDays(DAY, 5), DepartureDate: addDays(DAY, 6) }),
  ])
  const Party = { Count: { Adults: 2, Children: 1 }, ArrivesAbout: '' }
  await desk.send(setParty, { Code: arriving, Version: 0, Party })
  const inFirst = [...Persons, aPerson({ Name: 'Mina Rahman' })]
  await desk.send(registerPersons, {
    Code: arriving,
    StayId: (await desk.stay(arriving)).Id,
    Version: 0,
    Persons: inFirst,
  })
  at(DAY)

  const uses = (await rooms()).flatMap(({ Room, Guests }) =>
    Guests.map(({ Use, Code, Guest, Here, Party: all }) => [Room, Use, Code, Guest, Here, all]),
  )
  const theirs = await housekeeping.call(listRooms, {})
  const day = await housekeeping.call(today, { query: { Date: DAY } })

  expect(uses).toEqual([
    ['Rania House 1', 'leaves', leaving, 'Guest0 Rahman', 0, null],
    ['Rania House 1', 'arrives', arriving, 'Guest1 Rahman', 3, null],
    ['Rania House 1', 'next', arriving, 'Guest1 Rahman', 0, { Count: 3, Rooms: 1 }],
    ['Rania House 2', 'staysOver', staying, 'Guest0 Rahman', 2, null],
    ['Rania House 3', 'arrives', arriving, 'Guest1 Rahman', 0, { Count: 3, Rooms: 2 }],
  ])
  const wire = JSON.stringify(theirs.Data)
  expect(wire).toContain('"Here":2')
  expect([leaving, arriving, 'Rahman', '+88', 'Due', 'Price'].filter((word) => wire.includes(word))).toEqual([])
  expect(JSON.stringify(day.Data)).not.toMatch(/Rahman|\+88/)
})
