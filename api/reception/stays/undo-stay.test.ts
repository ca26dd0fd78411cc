import { expect, test } from 'vitest'
import { getBooking } from '#contract/orders/orders.ts'
import { aPlace } from '#tests/support/bookings.ts'
import { shareDesk } from '#tests/support/desk/desk-of-file.ts'
import { aPaidOrder, inDhaka, nightsOf } from '#tests/support/desk/stays.ts'
import { codesOf } from '#tests/support/post.ts'

const { api, guest, other, at: on, desk, manager } = shareDesk(['desk', 'manager'])

const statesOf = async (code: string) => (await desk.stays(code)).map(({ State }) => State)
const standingOf = async (code: string) => [
  ...(await statesOf(code)),
  (await desk.order(code)).Summary.Status,
  await nightsOf(api, code),
]
const untilOf = async (code: string, by = desk) => {
  const { Undoes, UndoUntil } = await by.stay(code)
  return [Undoes, UndoUntil]
}
/** An hour of the day of arrival. */
const at = (time: string) => on('2026-12-01', time)

test('each change is undone within its time: the state, the nights and the order, and who was here is no no-show', async () => {
  const code = await aPaidOrder(api, guest)
  const booked = await nightsOf(api, code)
  at('22:30')
  await desk.noShow(code)
  await desk.undo(code)
  const afterNoShow = await standingOf(code)
  await desk.checkIn(code)
  await desk.checkOut(code)
  await desk.undo(code)
  const afterCheckOut = await standingOf(code)
  const checkIn = await desk.undo(code)
  const noShow = await manager.noShow(code)

  expect(afterNoShow).toEqual(['expected', 'Confirmed', booked])
  expect(afterCheckOut).toEqual(['inHouse', 'Confirmed', booked])
  expect(checkIn.Code).toBeNull()
  expect(noShow).toMatchObject({ Code: 'stay_not_ready', Data: { Code: 'wasInHouse' } })
  expect(await statesOf(code)).toEqual(['expected'])
})

test('a change is undone until its day is over, and for half an hour in any case', async () => {
  const [code, late] = [await aPaidOrder(api, guest), await aPaidOrder(api, other)]
  const before = await untilOf(code)
  at('15:00')
  await desk.checkIn(code)
  at('23:50')
  await desk.checkIn(late)
  on('2026-12-02', '00:19')
  const answers = [await desk.undo(code), await manager.undo(code), await desk.undo(late)]

  expect(before).toEqual([null, null])
  expect(await untilOf(code)).toEqual(['checkIn', inDhaka('2026-12-02', '00:00').toISOString()])
  expect(codesOf(answers)).toEqual(['too_late', 'too_late', null])
})

test('the time to undo a check-in or a check-out runs from the first one, however often it is made again', async () => {
  const [code, leaving] = [await aPaidOrder(api, guest), await aPaidOrder(api, other)]
  at('23:50')
  await desk.checkIn(code)
  await desk.checkIn(leaving)
  await desk.checkOut(leaving)
  on('2026-12-02', '00:10')
  await desk.undo(code)
  await desk.checkIn(code)
  await desk.undo(leaving)
  await desk.checkOut(leaving)

  const until = await untilOf(code)
  on('2026-12-02', '00:21')
  const late = [await desk.undo(code), await desk.undo(leaving)]

  expect(until).toEqual(['checkIn', inDhaka('2026-12-02', '00:20').toISOString()])
  expect(codesOf(late)).toEqual(['too_late', 'too_late'])
})

test('a check-out and its undoing give no new time to undo a check-in of before', async () => {
  const code = await aPaidOrder(api, guest)
  at('15:00')
  await desk.checkIn(code)
  on('2026-12-02', '10:00')
  await desk.checkOut(code)

  expect(codesOf([await desk.undo(code), await desk.undo(code)])).toEqual([null, 'too_late'])
  expect(await statesOf(code)).toEqual(['inHouse'])
})

test('guests whom nobody should have checked out are back until the first night that was sold, if one is left', async () => {
  const code = await aPaidOrder(api, guest, [aPlace({ Quantity: 4 })])
  at('15:00')
  await desk.checkIn(code)
  await desk.checkOut(code)
  const sell = (ArrivalDate: string, DepartureDate: string) =>
    aPaidOrder(api, other, [aPlace({ ArrivalDate, DepartureDate })])
  await sell('2026-12-02', '2026-12-03')
  const [first, second] = await desk.stays(code)
  if (!first || !second) throw new Error('There are no stays')
  const undone = await desk.undo(first)
  const seen = await desk.stay(code, 'inHouse')
  // From then on the site sells a room for tonight although it is dirty.
  at('17:30')
  await sell('2026-12-01', '2026-12-02')
  const before = await standingOf(code)

  expect([undone.Code, seen.Departure]).toEqual([null, '2026-12-02'])
  expect((await desk.order(code)).Events[0]?.Entry).toMatchObject({ Kind: 'undidStay', Until: '2026-12-02' })
  expect((await manager.undo(second)).Code).toBe('dates_taken')
  expect(await standingOf(code)).toEqual(before)
})

test('no-shows of the night who came after all have what is left of their stay, until noon and for every role', async () => {
  const [code, late] = [
    await aPaidOrder(api, guest, [aPlace({ DepartureDate: '2026-12-04' })]),
    await aPaidOrder(api, other),
  ]
  at('22:10')
  await desk.noShow(code)
  await desk.noShow(late)
  // All rooms of the house, so that theirs is among them.
  await aPaidOrder(api, other, [aPlace({ ArrivalDate: '2026-12-03', DepartureDate: '2026-12-04', Quantity: 4 })])
  on('2026-12-02', '01:30')

  const [undone, answer] = [await desk.undo(code), await desk.checkIn(code)]
  const standing = await standingOf(code)
  on('2026-12-02', '12:00')
  const tooLate = await desk.checkIn(late)

  expect(codesOf([undone, answer, tooLate])).toEqual(['too_late', null, 'stay_not_ready'])
  const nights = ['000000001-001 2026-12-01', '000000001-001 2026-12-02']
  expect(standing).toEqual(['inHouse', 'Confirmed', nights])
  expect(await desk.stay(code)).toMatchObject({ Departure: '2026-12-03', Undoes: 'checkIn', WasInHouse: true })
  expect((await desk.order(code)).Events.map(({ Entry }) => Entry)).toContainEqual({
    Kind: 'checkedIn',
    Room: 'Rania House 1',
    Until: '2026-12-03',
  })
  const own = await api.call(getBooking, { params: { id: code }, query: { Code: code } }, { token: guest.token })
  expect(own.Data).toMatchObject({ BookedPlaces: [{ ReleaseDate: '2026-12-04', Until: '2026-12-03' }] })
})

test('an undone check-in of guests who came after all makes them the no-shows that they were', async () => {
  const code = await aPaidOrder(api, guest, [aPlace({ DepartureDate: '2026-12-04' })])
  at('22:10')
  await desk.noShow(code)
  const before = await standingOf(code)
  at('22:20')
  await desk.checkIn(code)

  const undone = await desk.undo(code)

  expect(undone.Code).toBeNull()
  expect(await standingOf(code)).toEqual(before)
  expect(await untilOf(code)).toEqual(['noShow', inDhaka('2026-12-02', '00:00').toISOString()])
})

test('a check-out is not undone into a room into which others have moved: they and the room are named', async () => {
  const leaving = await aPaidOrder(api, guest, [aPlace({ ArrivalDate: '2026-11-29', DepartureDate: '2026-12-01' })])
  const coming = await aPaidOrder(api, other)
  on('2026-11-29')
  await desk.checkIn(leaving)
  at('10:00')
  await desk.checkOut(leaving)
  await desk.checkIn(coming)

  const answer = await desk.undo(leaving)

  expect(answer).toMatchObject({ Code: 'room_occupied', Msg: 'Guest1 Rahman is still in Rania House 1' })
  expect([await statesOf(leaving), await statesOf(coming)]).toEqual([['departed'], ['inHouse']])
})
