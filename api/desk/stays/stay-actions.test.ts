import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { listFreeRooms, type DeskStay } from '#contract/desk/stays.ts'
import { cancelBooking } from '#contract/cancellations.ts'
import { isAvailable } from '#contract/houses.ts'
import { addDays } from '#contract/values/calendar.ts'
import { ofBookings, shareGuests, shareTestApi } from '#tests/support/api-of-file.ts'
import { aPlace } from '#tests/support/bookings.ts'
import { aMember, neverEndSessions } from '#tests/support/desk/members.ts'
import { aPaidOrder, deskOf, inDhaka } from '#tests/support/desk/stays.ts'
import { addMissingStays } from '#api/stays/stays.ts'

const api = shareTestApi({
  hasHouses: true,
  empties: ['staff_event', 'staff_recovery_code', 'staff_session', 'staff_browser', 'staff', ...ofBookings],
})
const { guest, other } = shareGuests(api)
let desk: ReturnType<typeof deskOf>
let manager: ReturnType<typeof deskOf>
beforeEach(async () => {
  desk = deskOf(api, await aMember(api, 'desk', 'Nasrin Akter'))
  manager = deskOf(api, await aMember(api, 'manager', 'Karim Mia'))
  await neverEndSessions(api)
})

/** Two rooms of house 1 from 1 to 3 December; the whole of it comes to BDT 29,900. */
const twoRooms = () => [aPlace({ Quantity: 2 })]
const statesOf = (stays: readonly DeskStay[]) => stays.map(({ State }) => State)
const nightsOf = async (code: string) => {
  const rows = await api.deps.db.query<{ unit: string; night: string }>(
    'select unit_id as unit, night from unit_night where order_code = $1 order by unit_id, night',
    [code],
  )
  return rows.map(({ unit, night }) => `${unit} ${night}`)
}
/** Whether a visitor could book a room of house 1 that night. */
const isFree = async (night: string, rooms: number) => {
  const query = {
    Id: 1,
    Type: 'ROOM' as const,
    NumberOfRoom: rooms,
    ArrivalTime: night,
    DepartureTime: addDays(night, 1),
  }
  return (await api.call(isAvailable, { query })).Data === true
}

test('a paid order expects its guests in rooms with names, once', async () => {
  const code = await aPaidOrder(api, guest, twoRooms())

  const stays = await desk.stays(code)

  expect(stays).toMatchObject([
    { State: 'expected', Room: 'Rania House 1', Arrival: '2026-12-01', Departure: '2026-12-03', Rooms: 2, Due: 0 },
    { State: 'expected', Room: 'Rania House 2', House: 'Rania House', Type: 'ROOM' },
  ])
  expect(await addMissingStays(api.deps)).toBe(0)
})

test('orders that were confirmed without stays get them by the job', async () => {
  const code = await aPaidOrder(api, guest, twoRooms())
  await api.deps.db.change('delete from stay')

  expect(await addMissingStays(api.deps)).toBe(2)
  expect(await desk.stays(code)).toHaveLength(2)
})

test('a part of a party arrives, then the others; the history names who let them in', async () => {
  const code = await aPaidOrder(api, guest, twoRooms())
  api.clock.now = inDhaka('2026-12-01')
  const [first] = await desk.stays(code)

  const part = await desk.checkIn(first ? [first] : [])
  const between = await desk.stays(code)
  await desk.checkIn(between.filter(({ State }) => State === 'expected'))

  expect(part.IsError).toBe(false)
  expect(statesOf(between)).toEqual(['inHouse', 'expected'])
  expect(statesOf(await desk.stays(code))).toEqual(['inHouse', 'inHouse'])
  expect((await desk.order(code)).Events.slice(0, 2)).toMatchObject([
    { By: 'Nasrin Akter', Event: 'checked in', Detail: 'Rania House 2' },
    { By: 'Nasrin Akter', Event: 'checked in', Detail: 'Rania House 1' },
  ])
})

test.each([
  ['2026-11-30', 'stay_not_ready'],
  ['2026-12-01', null],
  ['2026-12-03', null],
  ['2026-12-04', 'stay_not_ready'],
])('guests of 1 to 3 December who come on %s are answered %s', async (day, code) => {
  const order = await aPaidOrder(api, guest, twoRooms())
  api.clock.now = inDhaka(day)

  expect((await desk.checkIn(await desk.stays(order))).Code).toBe(code)
})

test('of two desks that check the same guests in the second is refused', async () => {
  const code = await aPaidOrder(api, guest, twoRooms())
  api.clock.now = inDhaka('2026-12-01')
  const seen = await desk.stays(code)

  const answers = await Promise.all([desk.checkIn(seen), manager.checkIn(seen)])

  expect(answers.map(({ Code }) => String(Code)).toSorted()).toEqual(['changed_elsewhere', 'null'])
})

test('no one is let into a room whose guests have not left', async () => {
  await aPaidOrder(api, guest, [aPlace({ ArrivalDate: '2026-11-29', DepartureDate: '2026-12-01' })])
  const [before] = await api.deps.db.query<{ order_code: string }>('select order_code from stay')
  api.clock.now = inDhaka('2026-11-29')
  await desk.checkIn(await desk.stays(before?.order_code ?? ''))
  const next = await aPaidOrder(api, other, [aPlace()])
  api.clock.now = inDhaka('2026-12-01')

  const answer = await desk.checkIn(await desk.stays(next))

  expect(answer).toMatchObject({ Code: 'room_occupied', Msg: 'The guests before have not left Rania House 1 yet' })
})

test('guests who leave early free their nights for the next search, and the order is Completed', async () => {
  const code = await aPaidOrder(api, guest, [aPlace({ Quantity: 4, DepartureDate: '2026-12-04' })])
  api.clock.now = inDhaka('2026-12-01')
  await desk.checkIn(await desk.stays(code))
  api.clock.now = inDhaka('2026-12-02')
  const full = await isFree('2026-12-03', 1)

  await desk.checkOut(await desk.stays(code))

  expect([full, await isFree('2026-12-02', 4), await isFree('2026-12-03', 4)]).toEqual([false, true, true])
  expect(await nightsOf(code)).toHaveLength(4)
  expect((await desk.stays(code))[0]).toMatchObject({ State: 'departed', Departure: '2026-12-02' })
  expect((await desk.order(code)).Summary).toMatchObject({ Status: 'Completed', Due: 0 })
})

test('with something due the last room leaves only when a manager gives a reason', async () => {
  const code = await aPaidOrder(api, guest, twoRooms(), 10_000)
  api.clock.now = inDhaka('2026-12-01')
  await desk.checkIn(await desk.stays(code))
  const [first] = await desk.stays(code)
  const alone = await desk.checkOut(first ? [first] : [])
  const left = async () => (await desk.stays(code)).filter(({ State }) => State === 'inHouse')

  const refused = [
    await desk.checkOut(await left()),
    await desk.checkOut(await left(), 'they come back'),
    await manager.checkOut(await left()),
  ]
  const waived = await manager.checkOut(await left(), 'regular guest, pays next time')

  expect(alone.IsError).toBe(false)
  expect(refused.map(({ Code }) => Code)).toEqual(['due_open', 'forbidden', 'due_open'])
  expect(refused[0]?.Msg).toContain('BDT 19,900')
  expect(waived.IsError).toBe(false)
  expect((await desk.order(code)).Summary.Status).toBe('Completed')
  expect((await desk.order(code)).Events).toContainEqual(
    expect.objectContaining({
      By: 'Karim Mia',
      Event: 'due waived',
      Detail: '1990000 paisa: regular guest, pays next time',
    }),
  )
})

test('a no-show is marked late in the evening; the first night stays taken and the others are free', async () => {
  const code = await aPaidOrder(api, guest, [aPlace({ Quantity: 4 })])
  api.clock.now = inDhaka('2026-12-01', '21:59')
  const early = await desk.noShow(await desk.stays(code))
  api.clock.now = inDhaka('2026-12-01', '22:00')

  await desk.noShow(await desk.stays(code))

  expect(early.Code).toBe('stay_not_ready')
  expect([await isFree('2026-12-01', 1), await isFree('2026-12-02', 4)]).toEqual([false, true])
  expect(statesOf(await desk.stays(code))).toEqual(Array(4).fill('noShow'))
  expect((await desk.order(code)).Summary.Status).toBe('Completed')
})

test('each change is taken back within its time: the state, the nights and the order', async () => {
  const code = await aPaidOrder(api, guest, [aPlace()])
  const booked = await nightsOf(code)
  const undoFirst = async (by = desk) => {
    const [stay] = await desk.stays(code)
    return stay ? by.undo(stay) : undefined
  }
  api.clock.now = inDhaka('2026-12-01', '22:30')
  await desk.noShow(await desk.stays(code))
  await undoFirst()
  const afterNoShow = [statesOf(await desk.stays(code)), await nightsOf(code), (await desk.order(code)).Summary.Status]
  await desk.checkIn(await desk.stays(code))
  await desk.checkOut(await desk.stays(code))
  await undoFirst()
  const afterCheckOut = [
    statesOf(await desk.stays(code)),
    await nightsOf(code),
    (await desk.order(code)).Summary.Status,
  ]
  api.clock.advance(31 * 60)
  const late = await undoFirst()
  const byManager = await undoFirst(manager)

  expect(afterNoShow).toEqual([['expected'], booked, 'Confirmed'])
  expect(afterCheckOut).toEqual([['inHouse'], booked, 'Confirmed'])
  expect(late?.Code).toBe('too_late')
  expect(byManager?.IsError).toBe(false)
  expect(statesOf(await desk.stays(code))).toEqual(['expected'])
})

test('until when a change can be taken back depends on the role that reads it', async () => {
  const code = await aPaidOrder(api, guest, [aPlace()])
  const expected = await desk.stays(code)
  api.clock.now = inDhaka('2026-12-01', '15:00')
  await desk.checkIn(expected)

  const until = async (by: typeof desk) => (await by.stays(code)).map(({ UndoUntil }) => UndoUntil)

  expect(expected[0]?.UndoUntil).toBeNull()
  expect(await until(desk)).toEqual([inDhaka('2026-12-01', '15:30').toISOString()])
  expect(await until(manager)).toEqual([inDhaka('2026-12-08', '15:00').toISOString()])
})

test('a check-out is not taken back once the room was sold again, and nothing is changed by trying', async () => {
  const code = await aPaidOrder(api, guest, [aPlace({ Quantity: 4 })])
  api.clock.now = inDhaka('2026-12-01')
  await desk.checkIn(await desk.stays(code))
  await desk.checkOut(await desk.stays(code))
  await aPaidOrder(api, other, [aPlace({ ArrivalDate: '2026-12-02', DepartureDate: '2026-12-03' })])
  const [stay] = await desk.stays(code)
  const before = await nightsOf(code)

  const answer = stay && (await desk.undo(stay))

  expect(answer?.Code).toBe('dates_taken')
  expect([await nightsOf(code), statesOf(await desk.stays(code))]).toEqual([before, Array(4).fill('departed')])
})

test('guests move before they come and while they are here; where they slept stays in the books', async () => {
  const code = await aPaidOrder(api, guest, [aPlace()])
  const [expected] = await desk.stays(code)
  const rooms = expected && (await freeRoomsFor(expected))
  await (expected && desk.move(expected, rooms?.[0] ?? ''))
  api.clock.now = inDhaka('2026-12-01')
  await desk.checkIn(await desk.stays(code))
  api.clock.now = inDhaka('2026-12-02')
  const [here] = await desk.stays(code)
  await (here && desk.move(here, rooms?.[1] ?? ''))

  const [, moved] = await desk.stays(code)
  const undone = moved && (await desk.undo(moved))

  expect(undone?.Code).toBe('stay_not_ready')
  expect(rooms?.slice(0, 2)).toEqual(['000000001-002', '000000001-003'])
  expect(await desk.stays(code)).toMatchObject([
    { State: 'moved', Room: 'Rania House 2', Arrival: '2026-12-01', Departure: '2026-12-02' },
    {
      State: 'inHouse',
      Room: 'Rania House 3',
      Arrival: '2026-12-02',
      Departure: '2026-12-03',
      Rooms: 1,
      UndoUntil: null,
    },
  ])
  expect(await nightsOf(code)).toEqual(['000000001-002 2026-12-01', '000000001-003 2026-12-02'])
  expect((await desk.order(code)).Events[0]).toMatchObject({
    Event: 'moved',
    Detail: 'Rania House 2 to Rania House 3 from 2026-12-02',
  })
})

async function freeRoomsFor(stay: DeskStay): Promise<string[]> {
  const member = await aMember(api, 'desk', `Looker ${stay.Id}`)
  const { Data } = await api.call(listFreeRooms, { params: { id: String(stay.Id) } }, { desk: member.desk })
  return listFreeRooms.data.parse(Data).Data.map(({ UnitId }) => UnitId)
}

test('a room that is taken, the last day and a whole house cannot be moved to or from', async () => {
  const code = await aPaidOrder(api, guest, [aPlace()])
  const taken = await aPaidOrder(api, other, [aPlace()])
  const house = await aPaidOrder(api, other, [aPlace({ Id: 3, Type: 'HOUSE', Name: 'Mud House' })])
  const [stay] = await desk.stays(code)
  const [theirs] = await desk.stays(taken)
  const [room] = await desk.stays(house)

  const answers = [
    stay && (await desk.move(stay, theirs?.UnitId ?? '')),
    stay && (await desk.move(stay, 'no such room')),
    room && (await desk.move(room, '000000001-004')),
  ]
  api.clock.now = inDhaka('2026-12-01')
  await desk.checkIn(await desk.stays(code))
  api.clock.now = inDhaka('2026-12-03')
  const [last] = await desk.stays(code)
  const leaving = last && (await desk.move(last, '000000001-004'))

  expect(answers.map((answer) => answer?.Code)).toEqual(['dates_taken', 'dates_taken', 'stay_not_ready'])
  expect(leaving?.Code).toBe('stay_not_ready')
})

test('what was changed elsewhere or does not exist is refused by every action', async () => {
  const code = await aPaidOrder(api, guest, [aPlace()])
  const [stay] = await desk.stays(code)
  api.clock.now = inDhaka('2026-12-01')
  await desk.checkIn(stay ? [stay] : [])
  const stale = stay ? { ...stay } : undefined
  const unknown = stay ? { ...stay, Id: 999_999 } : undefined
  const actionsWith = (seen: DeskStay | undefined) =>
    seen
      ? [
          desk.checkIn([seen]),
          desk.checkOut([seen]),
          desk.noShow([seen]),
          desk.undo(seen),
          desk.move(seen, '000000001-004'),
        ]
      : []

  expect((await Promise.all(actionsWith(stale))).map(({ Code }) => Code)).toEqual(Array(5).fill('changed_elsewhere'))
  expect((await Promise.all(actionsWith(unknown))).map(({ Code }) => Code)).toEqual(Array(5).fill('not_found'))
})

test('an action that does not fit the state of a stay is refused', async () => {
  const code = await aPaidOrder(api, guest, [aPlace()])
  api.clock.now = inDhaka('2026-12-01')
  const expected = await desk.stays(code)
  const refused = [await desk.checkOut(expected), expected[0] && (await desk.undo(expected[0]))]

  expect(refused.map((answer) => answer?.Code)).toEqual(['stay_not_ready', 'stay_not_ready'])
})

test('a cancelled order expects no one', async () => {
  const code = await aPaidOrder(api, guest, [aPlace()])
  const quoted = { ActivityId: randomUUID(), Code: code, Confirm: false } as const
  const terms = await api.call(cancelBooking, { body: quoted }, { token: guest.token })
  const { Refund } = cancelBooking.data.parse(terms.Data)
  const agreed = { ActivityId: randomUUID(), Code: code, Confirm: true, Refund } as const
  const cancelled = await api.call(cancelBooking, { body: agreed }, { token: guest.token })

  expect(cancelled).toMatchObject({ Msg: '', IsError: false })

  expect(statesOf(await desk.stays(code))).toEqual(['gone'])
})
