import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { DeskStay } from '#contract/desk/stays.ts'
import { cancelBooking } from '#contract/cancellations.ts'
import { isAvailable } from '#contract/houses.ts'
import { addDays } from '#contract/values/calendar.ts'
import { ofBookings, ofStaff, shareGuests, shareTestApi } from '#tests/support/api-of-file.ts'
import { aPlace } from '#tests/support/bookings.ts'
import { aMember, neverEndSessions, proveAll } from '#tests/support/desk/members.ts'
import { aPaidOrder, deskOf, firstOf, inDhaka, nightsOf } from '#tests/support/desk/stays.ts'
import { addMissingStays } from '#api/stays/stays.ts'

const api = shareTestApi({
  hasHouses: true,
  empties: [...ofBookings, ...ofStaff],
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
    { By: { Name: 'Nasrin Akter' }, What: { Kind: 'checkedIn', Room: 'Rania House 2' } },
    { By: { Name: 'Nasrin Akter' }, What: { Kind: 'checkedIn', Room: 'Rania House 1' } },
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

test('nobody is checked into a room whose guests have not left', async () => {
  await aPaidOrder(api, guest, [aPlace({ ArrivalDate: '2026-11-29', DepartureDate: '2026-12-01' })])
  const [before] = await api.deps.db.query<{ order_code: string }>('select order_code from stay')
  api.clock.now = inDhaka('2026-11-29')
  await desk.checkIn(await desk.stays(before?.order_code ?? ''))
  const next = await aPaidOrder(api, other, [aPlace()])
  api.clock.now = inDhaka('2026-12-01')

  const answer = await desk.checkIn(await desk.stays(next))

  expect(answer).toMatchObject({ Code: 'room_occupied', Msg: 'Guest0 Rahman is still in Rania House 1' })
})

test('guests who leave early free their nights for the next search, and the order is Completed', async () => {
  const code = await aPaidOrder(api, guest, [aPlace({ Quantity: 4, DepartureDate: '2026-12-04' })])
  api.clock.now = inDhaka('2026-12-01')
  await desk.checkIn(await desk.stays(code))
  api.clock.now = inDhaka('2026-12-02')
  const full = await isFree('2026-12-03', 1)

  await desk.checkOut(await desk.stays(code))

  expect([full, await isFree('2026-12-02', 4), await isFree('2026-12-03', 4)]).toEqual([false, true, true])
  expect(await nightsOf(api, code)).toHaveLength(4)
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
  const withoutCode = await manager.checkOut(await left(), 'regular guest, pays next time')
  await proveAll(api)

  const refused = [
    await desk.checkOut(await left()),
    await desk.checkOut(await left(), 'they come back'),
    await manager.checkOut(await left()),
  ]
  const waived = await manager.checkOut(await left(), 'regular guest, pays next time')

  expect(alone.IsError).toBe(false)
  expect(withoutCode.Code).toBe('sign_in_again')
  expect(refused.map(({ Code }) => Code)).toEqual(['due_open', 'forbidden', 'due_open'])
  expect(refused[0]?.Msg).toContain('BDT 19,900')
  expect(waived.IsError).toBe(false)
  expect((await desk.order(code)).Summary.Status).toBe('Completed')
  expect((await desk.order(code)).Events).toContainEqual(
    expect.objectContaining({
      By: expect.objectContaining({ Name: 'Karim Mia' }),
      What: { Kind: 'waivedDue', Amount: 19_900, Reason: 'regular guest, pays next time' },
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

test('guests whose check-in was undone are no no-show: they were here', async () => {
  const code = await aPaidOrder(api, guest)
  api.clock.now = inDhaka('2026-12-01', '22:30')
  await desk.checkIn(await desk.stays(code))
  await desk.undo(firstOf(await desk.stays(code)))

  const answer = await manager.noShow(await desk.stays(code))

  expect(answer).toMatchObject({ Code: 'stay_not_ready', Msg: expect.stringContaining('were checked in') })
})

test('with something due reception does not end a stay by a no-show of its last room', async () => {
  const code = await aPaidOrder(api, guest, twoRooms(), 10_000)
  api.clock.now = inDhaka('2026-12-01', '22:30')
  const [first, second] = await desk.stays(code)
  await desk.checkIn(first ? [first] : [])
  await desk.checkOut(await desk.stays(code).then((stays) => stays.filter(({ State }) => State === 'inHouse')))
  const last = second ? [second] : []

  const answers = [await desk.noShow(last), await manager.noShow(last)]

  expect(answers.map(({ Code }) => Code)).toEqual(['due_open', null])
})

test('guests of whom none came are a no-show, whatever is due', async () => {
  const code = await aPaidOrder(api, guest, twoRooms(), 10_000)
  api.clock.now = inDhaka('2026-12-01', '22:30')

  const answer = await desk.noShow(await desk.stays(code))

  expect(answer.Code).toBeNull()
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

test('a cancelled order expects nobody', async () => {
  const code = await aPaidOrder(api, guest, [aPlace()])
  const quoted = { ActivityId: randomUUID(), Code: code, Confirm: false } as const
  const terms = await api.call(cancelBooking, { body: quoted }, { token: guest.token })
  const { Refund } = cancelBooking.data.parse(terms.Data)
  const agreed = { ActivityId: randomUUID(), Code: code, Confirm: true, Refund } as const
  const cancelled = await api.call(cancelBooking, { body: agreed }, { token: guest.token })

  expect(cancelled).toMatchObject({ Msg: '', IsError: false })

  expect(statesOf(await desk.stays(code))).toEqual(['gone'])
})
