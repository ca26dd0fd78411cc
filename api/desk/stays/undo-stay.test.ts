import { beforeEach, expect, test } from 'vitest'
import type { DeskStay } from '#contract/desk/stays.ts'
import { ofBookings, ofStaff, shareGuests, shareTestApi } from '#tests/support/api-of-file.ts'
import { aPlace } from '#tests/support/bookings.ts'
import { aMember, neverEndSessions } from '#tests/support/desk/members.ts'
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

const statesOf = (stays: readonly DeskStay[]) => stays.map(({ State }) => State)
const undoFirst = async (code: string, by = desk) => by.undo(firstOf(await desk.stays(code)))
const untilOf = async (code: string, by = desk) => {
  const { Undoes, UndoUntil } = firstOf(await by.stays(code))
  return [Undoes, UndoUntil]
}
const at = (time: string) => {
  api.clock.now = inDhaka('2026-12-01', time)
}

test('each change is undone within its time: the state, the nights and the order', async () => {
  const code = await aPaidOrder(api, guest)
  const booked = await nightsOf(api, code)
  at('22:30')
  await desk.noShow(await desk.stays(code))
  await undoFirst(code)
  const afterNoShow = [
    statesOf(await desk.stays(code)),
    await nightsOf(api, code),
    (await desk.order(code)).Summary.Status,
  ]
  await desk.checkIn(await desk.stays(code))
  await desk.checkOut(await desk.stays(code))
  await undoFirst(code)
  const afterCheckOut = [
    statesOf(await desk.stays(code)),
    await nightsOf(api, code),
    (await desk.order(code)).Summary.Status,
  ]
  api.clock.advance(31 * 60)
  const late = await undoFirst(code)
  const byManager = await undoFirst(code, manager)

  expect(afterNoShow).toEqual([['expected'], booked, 'Confirmed'])
  expect(afterCheckOut).toEqual([['inHouse'], booked, 'Confirmed'])
  expect(late.Code).toBe('too_late')
  expect(byManager.IsError).toBe(false)
  expect(statesOf(await desk.stays(code))).toEqual(['expected'])
})

test('what can be undone, and until when, depends on the role that reads it', async () => {
  const code = await aPaidOrder(api, guest)
  const before = await untilOf(code)
  at('15:00')
  await desk.checkIn(await desk.stays(code))

  const answers = [await untilOf(code), await untilOf(code, manager)]

  expect(before).toEqual([null, null])
  expect(answers).toEqual([
    ['checkIn', inDhaka('2026-12-01', '15:30').toISOString()],
    ['checkIn', inDhaka('2026-12-08', '15:00').toISOString()],
  ])
})

test('the time to undo a check-in runs from the first one, however often it is made again', async () => {
  const code = await aPaidOrder(api, guest)
  at('15:00')
  await desk.checkIn(await desk.stays(code))
  at('15:20')
  await undoFirst(code)
  await desk.checkIn(await desk.stays(code))

  const until = await untilOf(code)
  at('15:31')
  const late = await undoFirst(code)

  expect(until).toEqual(['checkIn', inDhaka('2026-12-01', '15:30').toISOString()])
  expect(late.Code).toBe('too_late')
})

test('a check-out and its undoing give no new time to undo a check-in of before', async () => {
  const code = await aPaidOrder(api, guest)
  at('15:00')
  await desk.checkIn(await desk.stays(code))
  at('18:00')
  await desk.checkOut(await desk.stays(code))

  const undone = [await undoFirst(code), await undoFirst(code)]

  expect(undone.map(({ Code }) => Code)).toEqual([null, 'too_late'])
  expect(statesOf(await desk.stays(code))).toEqual(['inHouse'])
})

test('the time to undo a check-out runs from the first one as well', async () => {
  const code = await aPaidOrder(api, guest)
  at('15:00')
  await desk.checkIn(await desk.stays(code))
  at('16:00')
  await desk.checkOut(await desk.stays(code))
  at('16:20')
  await undoFirst(code)
  await desk.checkOut(await desk.stays(code))
  at('16:31')

  const late = await undoFirst(code)

  expect(late.Code).toBe('too_late')
})

test('a check-out is not undone once the room was sold again, and nothing is changed by trying', async () => {
  const code = await aPaidOrder(api, guest, [aPlace({ Quantity: 4 })])
  at('15:00')
  await desk.checkIn(await desk.stays(code))
  await desk.checkOut(await desk.stays(code))
  await aPaidOrder(api, other, [aPlace({ ArrivalDate: '2026-12-02', DepartureDate: '2026-12-03' })])
  const before = await nightsOf(api, code)

  const answer = await undoFirst(code)

  expect(answer.Code).toBe('dates_taken')
  expect([await nightsOf(api, code), statesOf(await desk.stays(code))]).toEqual([before, Array(4).fill('departed')])
})

test('a check-out is not undone into a room into which others have moved: they and the room are named', async () => {
  const leaving = await aPaidOrder(api, guest, [aPlace({ ArrivalDate: '2026-11-29', DepartureDate: '2026-12-01' })])
  const coming = await aPaidOrder(api, other)
  api.clock.now = inDhaka('2026-11-29')
  await desk.checkIn(await desk.stays(leaving))
  at('10:00')
  await desk.checkOut(await desk.stays(leaving))
  await desk.checkIn(await desk.stays(coming))

  const answer = await undoFirst(leaving)

  expect(answer).toMatchObject({ Code: 'room_occupied', Msg: 'Guest1 Rahman is still in Rania House 1' })
  expect([statesOf(await desk.stays(leaving)), statesOf(await desk.stays(coming))]).toEqual([['departed'], ['inHouse']])
})

test('where nothing was changed there is nothing to undo', async () => {
  const code = await aPaidOrder(api, guest)

  const answer = await undoFirst(code)

  expect(answer).toMatchObject({ Code: 'stay_not_ready', Msg: 'These guests have not arrived yet' })
})
