import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { addBlocks, type DeskBlock, listBlocks, releaseBlock } from '#contract/desk/blocks.ts'
import { today } from '#contract/desk/orders.ts'
import type { RequestOf } from '#contract/endpoint.ts'
import { isAvailable, searchHouses } from '#contract/houses.ts'
import { book } from '#contract/orders.ts'
import { ofBookings, ofStaff, shareGuests, shareTestApi } from '#tests/support/api-of-file.ts'
import { aBooking, aPlace, booksOf, holdOrder, recordMoney } from '#tests/support/bookings.ts'
import { logOf } from '#tests/support/desk/log.ts'
import { aMember, neverEndSessions, type TestStaff } from '#tests/support/desk/members.ts'
import { aPaidOrder, inDhaka } from '#tests/support/desk/stays.ts'
import type { Answer } from '#tests/support/test-api.ts'

const api = shareTestApi({
  hasHouses: true,
  empties: [...ofBookings, ...ofStaff],
})
const { guest, other } = shareGuests(api)
let manager: TestStaff
beforeEach(async () => {
  manager = await aMember(api, 'manager', 'Nasrin Akter')
  await neverEndSessions(api)
})

const unitIds = async () =>
  (await api.deps.db.query<{ id: string }>('select id from unit order by id')).map(({ id }) => id)

type BlockBody = RequestOf<typeof addBlocks>['body']
async function block(changes: Partial<BlockBody> = {}, member = manager): Promise<Answer> {
  const [first = ''] = await unitIds()
  const body = {
    ActivityId: randomUUID(),
    UnitIds: [first],
    From: '2026-12-01',
    Until: '2026-12-04',
    Kind: 'maintenance' as const,
    Reason: 'air conditioning',
    ...changes,
  }
  return api.call(addBlocks, { body }, { desk: member.desk })
}
const release = ({ Id, Version }: DeskBlock, From: string, member = manager): Promise<Answer> =>
  api.call(releaseBlock, { body: { ActivityId: randomUUID(), Block: { Id, Version }, From } }, { desk: member.desk })
const blocks = async (member = manager) =>
  listBlocks.data.parse((await api.call(listBlocks, {}, { desk: member.desk })).Data).Data
const onlyBlock = async (): Promise<DeskBlock> => (await blocks())[0] ?? expect.fail('There is a block')
const freeRooms = async (ArrivalTime: string, DepartureTime: string): Promise<number> => {
  const query = { ArrivalTime, DepartureTime, Adult: 1, Children: 0, Page: 1, Take: 50 }
  const { Data } = searchHouses.data.parse((await api.call(searchHouses, { query })).Data)
  return Data.find(({ Id, Type }) => Id === 1 && Type === 'ROOM')?.Available ?? 0
}

const isWholeHouseFree = async () =>
  (
    await api.call(isAvailable, {
      query: { ArrivalTime: '2026-12-01', DepartureTime: '2026-12-02', NumberOfRoom: 1, Type: 'HOUSE', Id: 1 },
    })
  ).Data
const logged = async (act: 'blockedRoom' | 'releasedRoom') =>
  logOf(api, await aMember(api, 'owner', 'The Owner'), [act])
const rows = async () => [
  await booksOf(api.deps.db),
  await api.deps.db.query('select * from room_block'),
  await api.deps.db.query("select * from staff_event where act = 'blockedRoom'"),
]

test('a room that is taken off sale for long wants a code of the last ten minutes', async () => {
  api.clock.advance(601)

  const answers = [await block({ Until: '2027-03-01' }), await block()]

  expect(answers.map(({ Code }) => Code)).toEqual(['sign_in_again', null])
})

test('a blocked room is not sold on its nights, and the log has who blocked it and why', async () => {
  const before = await freeRooms('2026-12-01', '2026-12-02')

  const answer = await block()

  expect(answer.Code).toBeNull()
  expect(await onlyBlock()).toMatchObject({
    Room: 'Rania House 1',
    House: 'Rania House',
    Kind: 'maintenance',
    Reason: 'air conditioning',
    From: '2026-12-01',
    Until: '2026-12-04',
    By: 'Nasrin Akter',
  })
  const free = [
    await freeRooms('2026-11-30', '2026-12-01'),
    await freeRooms('2026-12-01', '2026-12-02'),
    await freeRooms('2026-12-03', '2026-12-05'),
    await freeRooms('2026-12-04', '2026-12-05'),
  ]
  expect([before, free]).toEqual([4, [4, 3, 3, 4]])
  expect(await isWholeHouseFree()).toBe(false)
  expect(await logged('blockedRoom')).toMatchObject([
    {
      By: { Name: 'Nasrin Akter' },
      Subject: 'Rania House 1',
      What: { From: '2026-12-01', Until: '2026-12-04', Cause: 'maintenance', Reason: 'air conditioning' },
    },
  ])
})

test('guests book around blocked rooms, and not the last one', async () => {
  const units = (await unitIds()).slice(0, 3)
  await block({ UnitIds: units })

  const first = await api.call(book, { body: aBooking([aPlace()]) }, { token: guest.token })
  const second = await api.call(book, { body: aBooking([aPlace()]) }, { token: other.token })

  expect([first.Code, second.Code]).toEqual([null, 'dates_taken'])
})

test('a block over a sold night is refused with the order’s code, and changes nothing', async () => {
  const code = await aPaidOrder(api, guest, [aPlace({ ArrivalDate: '2026-12-02', DepartureDate: '2026-12-03' })])
  const before = await rows()

  const answer = await block({ UnitIds: (await unitIds()).slice(0, 2) })

  expect(answer).toMatchObject({
    Code: 'dates_taken',
    Msg: `Rania House 1 is sold on Wed 2 Dec 2026: booking ${code}`,
  })
  expect(await rows()).toEqual(before)
})

test('a block over nights that are held unpaid is refused until the hold is over', async () => {
  const { code } = await holdOrder(api, guest)

  const refused = await block()
  api.clock.advance(30 * 60 + 1)
  const made = await block()

  expect(refused).toMatchObject({
    Code: 'dates_taken',
    Msg: `Rania House 1 is held on Tue 1 Dec 2026 for booking ${code}, which is not paid yet: it can be blocked if it is still unpaid at 12:30 pm on Fri 20 Nov 2026`,
  })
  expect(made.Code).toBeNull()
})

test('money that comes after a block took over the hold does not take its rooms back', async () => {
  const order = await holdOrder(api, guest)
  api.clock.advance(31 * 60)
  await block({ UnitIds: (await unitIds()).slice(0, 4) })

  const status = await recordMoney(api, order, 1_495_000)

  expect(status).toBe('Paid-unplaced')
  expect(await blocks()).toHaveLength(4)
})

test('a block over a blocked night is refused', async () => {
  await block()

  const answer = await block({ From: '2026-12-03', Until: '2026-12-05' })

  expect(answer).toMatchObject({ Code: 'dates_taken', Msg: 'Rania House 1 is blocked on Thu 3 Dec 2026 already' })
})

test('released nights are on sale in the next search: all of them, or those from a day on', async () => {
  await block()

  const partly = await release(await onlyBlock(), '2026-12-03')
  const afterPart = [await freeRooms('2026-12-02', '2026-12-03'), await freeRooms('2026-12-03', '2026-12-04')]
  const shortened = await onlyBlock()
  const wholly = await release(shortened, '2026-12-01')

  expect([partly.Code, wholly.Code]).toEqual([null, null])
  expect(afterPart).toEqual([3, 4])
  expect(shortened).toMatchObject({ From: '2026-12-01', Until: '2026-12-03', Version: 2 })
  expect(await freeRooms('2026-12-01', '2026-12-03')).toBe(4)
  expect(await blocks()).toEqual([])
  expect(await logged('releasedRoom')).toMatchObject([
    { What: { From: '2026-12-03', Until: '2026-12-04' } },
    { What: { From: '2026-12-01', Until: '2026-12-03' } },
  ])
})

test('nights before today stay blocked in the books, even if a release names one of them', async () => {
  await block()
  const running = await onlyBlock()
  api.clock.now = inDhaka('2026-12-02')

  const answer = await release(running, '2026-12-01')

  expect(answer.Code).toBeNull()
  expect(await api.deps.db.query('select night from unit_night order by night')).toEqual([{ night: '2026-12-01' }])
})

test('a release of what someone else changed, or of what is over, is refused', async () => {
  await block()
  const seen = await onlyBlock()
  await release(seen, '2026-12-03')

  const answers = [await release(seen, '2026-12-02'), await release({ ...seen, Version: 2 }, '2026-12-03')]
  api.clock.now = inDhaka('2026-12-05')
  answers.push(await release({ ...seen, Version: 2 }, '2026-12-01'), await release({ ...seen, Id: 0 }, '2026-12-01'))

  expect(answers.map(({ Code }) => Code)).toEqual(['changed_elsewhere', 'too_late', 'too_late', 'not_found'])
})

const unblockable: { code: string; changes: Partial<BlockBody> }[] = [
  { code: 'dates_not_available', changes: { From: '2026-11-19', Until: '2026-11-21' } },
  { code: 'dates_not_available', changes: { Until: '2026-12-01' } },
  { code: 'dates_not_available', changes: { From: '2028-12-01', Until: '2028-12-02' } },
  { code: 'fields_missing', changes: { Kind: 'other', Reason: ' ' } },
  { code: 'not_found', changes: { UnitIds: ['no such room'] } },
]

test.each(unblockable)('$code refuses a block of $changes, which writes nothing', async ({ code, changes }) => {
  const before = await rows()

  const answer = await block(changes)

  expect(answer.Code).toBe(code)
  expect(await rows()).toEqual(before)
})

test('the order of the day has the blocked rooms, and counts them apart from those with guests', async () => {
  await aPaidOrder(api, guest)
  await block({ UnitIds: [(await unitIds()).at(-1) ?? ''], Until: '2026-12-02' })
  const dayOf = async (Date: string) =>
    today.data.parse((await api.call(today, { query: { Date } }, { desk: manager.desk })).Data)

  const [first, second] = [await dayOf('2026-12-01'), await dayOf('2026-12-02')]

  expect(first.Rooms).toEqual({ All: 14, Taken: 1, Blocked: 1 })
  expect(first.Blocks).toMatchObject([{ Room: 'Ichamoti House 5', Reason: 'air conditioning' }])
  expect([second.Rooms, second.Blocks]).toEqual([{ All: 14, Taken: 1, Blocked: 0 }, []])
})
