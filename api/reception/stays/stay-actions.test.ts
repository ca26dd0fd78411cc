import { expect, test } from 'vitest'
import { isAvailable } from '#contract/catalogue/houses.ts'
import { addDays } from '#contract/values/calendar.ts'
import { aPlace } from '#tests/support/bookings.ts'
import { shareDesk } from '#tests/support/desk/desk-of-file.ts'
import { proveAll } from '#tests/support/desk/members.ts'
import { aPaidOrder, nightsOf } from '#tests/support/desk/stays.ts'
import { codesOf } from '#tests/support/post.ts'
import { closeOldStays } from './close-stays.ts'

const { api, guest, other, at, desk, manager } = shareDesk(['desk', 'manager'])

/** Two rooms of house 1 from 1 to 3 December; the whole of it comes to BDT 29,900. */
const twoRooms = (paid?: number) => aPaidOrder(api, guest, [aPlace({ Quantity: 2 })], paid)
const statesOf = async (code: string) => (await desk.stays(code)).map(({ State }) => State)
const statusOf = async (code: string) => (await desk.order(code)).Summary.Status
/** Whether a visitor could book rooms of house 1 that night. */
const isFree = async (night: string, NumberOfRoom: number) => {
  const query = { Id: 1, Type: 'ROOM', NumberOfRoom, ArrivalTime: night, DepartureTime: addDays(night, 1) } as const
  return (await api.call(isAvailable, { query })).Data === true
}

test('a paid order expects its guests in rooms with names', async () => {
  const code = await twoRooms()

  expect(await desk.stays(code)).toMatchObject([
    { State: 'expected', Room: 'Rania House 1', Arrival: '2026-12-01', Departure: '2026-12-03', Rooms: 2, Due: 0 },
    { State: 'expected', Room: 'Rania House 2', House: 'Rania House', Type: 'ROOM' },
  ])
})

test('a part of a party arrives, then the others; the history names who checked them in', async () => {
  const code = await twoRooms()
  at('2026-12-01')

  const part = await desk.checkIn(await desk.stay(code))
  const between = await statesOf(code)
  await desk.checkIn(await desk.stay(code, 'expected'))

  expect([part.Code, between]).toEqual([null, ['inHouse', 'expected']])
  expect(await statesOf(code)).toEqual(['inHouse', 'inHouse'])
  expect((await desk.order(code)).Events.slice(0, 2)).toMatchObject([
    { By: { Name: 'Nasrin Akter' }, Entry: { Kind: 'checkedIn', Room: 'Rania House 2' } },
    { By: { Name: 'Nasrin Akter' }, Entry: { Kind: 'checkedIn', Room: 'Rania House 1' } },
  ])
})

test('nobody is checked into a room whose guests have not left', async () => {
  const before = await aPaidOrder(api, guest, [aPlace({ ArrivalDate: '2026-11-29', DepartureDate: '2026-12-01' })])
  at('2026-11-29')
  await desk.checkIn(before)
  const next = await aPaidOrder(api, other)
  at('2026-12-01')

  const answer = await desk.checkIn(next)

  expect(answer).toMatchObject({ Code: 'room_occupied', Msg: 'Guest0 Rahman is still in Rania House 1' })
})

test('guests who leave early free their nights for the next search, and the order is Completed', async () => {
  const code = await aPaidOrder(api, guest, [aPlace({ Quantity: 4, DepartureDate: '2026-12-04' })])
  at('2026-12-01')
  await desk.checkIn(code)
  at('2026-12-02', '10:00')
  const full = await isFree('2026-12-03', 1)

  await desk.checkOut(code)

  expect([full, await isFree('2026-12-02', 4), await isFree('2026-12-03', 4)]).toEqual([false, true, true])
  expect(await nightsOf(api, code)).toHaveLength(4)
  expect(await desk.stay(code)).toMatchObject({ State: 'departed', Departure: '2026-12-02' })
  expect((await desk.order(code)).Summary).toMatchObject({ Status: 'Completed', Due: 0 })
})

test('with something due the last room leaves only when a manager gives a reason', async () => {
  const code = await twoRooms(10_000)
  at('2026-12-01')
  await desk.checkIn(code)
  const alone = await desk.checkOut(await desk.stay(code))
  const last = await desk.stay(code, 'inHouse')
  const withoutCode = await manager.checkOut(last, 'regular guest, pays next time')
  await proveAll(api)

  const refused = [await desk.checkOut(last), await desk.checkOut(last, 'they come back'), await manager.checkOut(last)]
  const waived = await manager.checkOut(last, 'regular guest, pays next time')

  expect(codesOf([alone, withoutCode, waived])).toEqual([null, 'sign_in_again', null])
  expect(codesOf(refused)).toEqual(['due_open', 'forbidden', 'due_open'])
  expect(refused[0]?.Msg).toContain('BDT 19,900')
  expect(await statusOf(code)).toBe('Completed')
  expect((await desk.order(code)).Events).toContainEqual(
    expect.objectContaining({
      By: expect.objectContaining({ Name: 'Karim Mia' }),
      Entry: { Kind: 'waivedDue', Amount: 19_900, Reason: 'regular guest, pays next time' },
    }),
  )
})

test('a no-show is marked late in the evening, whatever is due: the first night stays taken, the others are free', async () => {
  const code = await aPaidOrder(api, guest, [aPlace({ Quantity: 4 })], 10_000)
  at('2026-12-01', '21:59')
  const early = await desk.noShow(code)
  at('2026-12-01', '22:00')

  const marked = await desk.noShow(code)

  expect(codesOf([early, marked])).toEqual(['stay_not_ready', null])
  expect([await isFree('2026-12-01', 1), await isFree('2026-12-02', 4)]).toEqual([false, true])
  expect(await statesOf(code)).toEqual(Array(4).fill('noShow'))
})

test('with something due reception does not end a stay by a no-show of its last room', async () => {
  const code = await twoRooms(10_000)
  at('2026-12-01', '22:30')
  const [first, last] = await desk.stays(code)
  await desk.checkIn(first ?? [])
  await desk.checkOut(await desk.stay(code, 'inHouse'))

  const answers = [await desk.noShow(last ?? []), await manager.noShow(last ?? [])]

  expect(codesOf(answers)).toEqual(['due_open', null])
})

test('what was changed elsewhere or does not fit is refused by every action', async () => {
  const code = await aPaidOrder(api, guest)
  const stale = await desk.stay(code)
  const unfit = [await desk.checkIn(stale), await desk.checkOut(stale), await desk.undo(stale)]
  at('2026-12-01')
  await desk.checkIn(stale)

  const answers = [
    await desk.checkIn(stale),
    await desk.checkOut(stale),
    await desk.noShow(stale),
    await desk.undo(stale),
    await desk.move(stale, '000000001-004'),
  ]

  expect(codesOf(unfit)).toEqual(Array(3).fill('stay_not_ready'))
  expect(codesOf(answers)).toEqual(Array(5).fill('changed_elsewhere'))
})

test('a stay that is named twice is refused, and not changed', async () => {
  const stay = await desk.stay(await aPaidOrder(api, guest))
  at('2026-12-01')
  await desk.checkIn(stay)
  const twice = [await desk.stay(stay.Code), await desk.stay(stay.Code)]

  const answers = [await desk.checkOut(twice), await desk.noShow(twice)]

  const refused = { Code: 'malformed', Msg: expect.stringContaining('Stays') }
  expect(answers).toMatchObject([refused, refused])
  expect(await desk.stay(stay.Code)).toMatchObject({ State: 'inHouse' })
})

test('stays that nobody ended are closed the day after, and the order is Completed unless something is due', async () => {
  const paid = await aPaidOrder(api, guest)
  const owing = await aPaidOrder(api, other, [aPlace()], 5_000)
  at('2026-12-03', '23:59')
  const early = await closeOldStays(api.deps)
  at('2026-12-04', '00:01')

  expect([early, await closeOldStays(api.deps), await closeOldStays(api.deps)]).toEqual([0, 2, 0])
  expect([await statusOf(paid), await statusOf(owing)]).toEqual(['Completed', 'Confirmed'])
  expect(await nightsOf(api, paid)).toHaveLength(2)
})
