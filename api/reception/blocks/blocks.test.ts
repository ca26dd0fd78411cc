import { beforeEach, expect, test } from 'vitest'
import { addBlocks, type DeskBlock, listBlocks, releaseBlock } from '#contract/reception/blocks.ts'
import { today } from '#contract/reception/orders.ts'
import { searchHouses } from '#contract/catalogue/houses.ts'
import { book } from '#contract/orders/orders.ts'
import { aBooking, aPlace, booksOf, holdOrder, recordMoney } from '#tests/support/bookings.ts'
import { shareDesk } from '#tests/support/desk/desk-of-file.ts'
import { logOf } from '#tests/support/desk/log.ts'
import { aPaidOrder } from '#tests/support/desk/stays.ts'
import { addDays } from '#contract/values/calendar.ts'
import { proveAll } from '#tests/support/desk/members.ts'
import type { Answer } from '#tests/support/test-api.ts'
import { codesOf, type BodyOf } from '#tests/support/post.ts'

const { api, guest, other, at, desk, manager, owner } = shareDesk(['desk', 'manager', 'owner'])
let units: string[]
beforeEach(async () => {
  units = (await api.deps.db.query<{ id: string }>('select id from unit order by id')).map(({ id }) => id)
})

type BlockBody = BodyOf<typeof addBlocks>
const block = (changes: Partial<BlockBody> = {}) => {
  const nights = { From: '2026-12-01', Until: '2026-12-04' }
  const why = { Kind: 'maintenance', Reason: 'air conditioning' } as const
  return manager.send(addBlocks, { UnitIds: units.slice(0, 1), ...nights, ...why, ...changes })
}
const release = ({ Id, Version }: DeskBlock, From: string) =>
  manager.send(releaseBlock, { Block: { Id, Version }, From })
const blocks = async () => (await manager.read(listBlocks, {})).Data
const onlyBlock = async (): Promise<DeskBlock> => (await blocks())[0] ?? expect.fail('There is a block')
const offersOf = async (ArrivalTime: string, DepartureTime: string) => {
  const query = { ArrivalTime, DepartureTime, Adult: 1, Children: 0, Page: 1, Take: 50 }
  return (await manager.read(searchHouses, { query })).Data.filter(({ Id }) => Id === 1)
}
const freeRooms = async (arrival: string, departure: string): Promise<number> =>
  (await offersOf(arrival, departure)).find(({ Type }) => Type === 'ROOM')?.Available ?? 0
const logged = (act: 'blockedRoom' | 'releasedRoom') => logOf(api, owner.member, [act])
const rows = async () => [
  await booksOf(api.deps.db),
  await api.deps.db.query('select * from room_block'),
  await api.deps.db.query("select * from staff_event where act = 'blockedRoom'"),
]

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
    By: 'Karim Mia',
  })
  const free = [
    await freeRooms('2026-11-30', '2026-12-01'),
    await freeRooms('2026-12-01', '2026-12-02'),
    await freeRooms('2026-12-03', '2026-12-05'),
    await freeRooms('2026-12-04', '2026-12-05'),
  ]
  expect([before, free]).toEqual([4, [4, 3, 3, 4]])
  expect((await offersOf('2026-12-01', '2026-12-02')).map(({ Type }) => Type)).toEqual(['ROOM'])
  expect(await logged('blockedRoom')).toMatchObject([
    {
      By: { Name: 'Karim Mia' },
      Subject: 'Rania House 1',
      Entry: { From: '2026-12-01', Until: '2026-12-04', Cause: 'maintenance', Reason: 'air conditioning' },
    },
  ])
})

test('guests book around blocked rooms, and not the last one', async () => {
  await block({ UnitIds: units.slice(0, 3) })

  const first = await api.call(book, { body: aBooking([aPlace()]) }, guest)
  const second = await api.call(book, { body: aBooking([aPlace()]) }, other)

  expect(codesOf([first, second])).toEqual([null, 'dates_taken'])
})

test('a block over a sold night is refused with the order’s code, and changes nothing', async () => {
  const code = await aPaidOrder(api, guest, [aPlace({ ArrivalDate: '2026-12-02', DepartureDate: '2026-12-03' })])
  const before = await rows()

  const answer = await block({ UnitIds: units.slice(0, 2) })

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
    Msg: `Rania House 1 is held on Tue 1 Dec 2026 for booking ${code}, which is not paid yet: its nights are free if it is still unpaid at 12:30 pm on Fri 20 Nov 2026`,
  })
  expect(made.Code).toBeNull()
})

test('money that comes after a block took over the hold does not take its rooms back', async () => {
  const order = await holdOrder(api, guest)
  api.clock.advance(31 * 60)
  await block({ UnitIds: units.slice(0, 4) })

  const status = await recordMoney(api, order, 1_495_000)

  expect(status).toBe('Paid-unplaced')
  expect(await blocks()).toHaveLength(4)
})

test('a block over a blocked night is refused', async () => {
  await block()

  const answer = await block({ From: '2026-12-03', Until: '2026-12-05' })

  expect(answer).toMatchObject({ Code: 'dates_taken', Msg: 'Rania House 1 is blocked on Thu 3 Dec 2026' })
})

test('released nights are on sale in the next search: all of them, or those from a day on', async () => {
  await block()

  const partly = await release(await onlyBlock(), '2026-12-03')
  const afterPart = [await freeRooms('2026-12-02', '2026-12-03'), await freeRooms('2026-12-03', '2026-12-04')]
  const shortened = await onlyBlock()
  const wholly = await release(shortened, '2026-12-01')

  expect(codesOf([partly, wholly])).toEqual([null, null])
  expect(afterPart).toEqual([3, 4])
  expect(shortened).toMatchObject({ From: '2026-12-01', Until: '2026-12-03', Version: 2 })
  expect(await freeRooms('2026-12-01', '2026-12-03')).toBe(4)
  expect(await blocks()).toEqual([])
  expect(await logged('releasedRoom')).toMatchObject([
    { Entry: { From: '2026-12-03', Until: '2026-12-04' } },
    { Entry: { From: '2026-12-01', Until: '2026-12-03' } },
  ])
})

test('nights before today stay blocked in the books, even if a release names one of them', async () => {
  await block()
  const running = await onlyBlock()
  at('2026-12-02')

  const answer = await release(running, '2026-12-01')

  expect(answer.Code).toBeNull()
  expect(await api.deps.db.query('select night from unit_night order by night')).toEqual([{ night: '2026-12-01' }])
})

test('a release of what someone else changed, or of what is over, is refused', async () => {
  await block()
  const seen = await onlyBlock()
  await release(seen, '2026-12-03')

  const answers = [await release(seen, '2026-12-02'), await release({ ...seen, Version: 2 }, '2026-12-03')]
  at('2026-12-05')
  answers.push(await release({ ...seen, Version: 2 }, '2026-12-01'))

  expect(codesOf(answers)).toEqual(['changed_elsewhere', 'too_late', 'too_late'])
})

const unblockable: { code: string; changes: Partial<BlockBody> }[] = [
  { code: 'dates_not_available', changes: { From: '2026-11-19', Until: '2026-11-21' } },
  { code: 'dates_not_available', changes: { Until: '2026-12-01' } },
  { code: 'dates_not_available', changes: { From: '2028-12-01', Until: '2028-12-02' } },
  { code: 'fields_missing', changes: { Kind: 'other', Reason: ' ' } },
]

test.each(unblockable)('$code refuses a block of $changes, which writes nothing', async ({ code, changes }) => {
  const before = await rows()

  const answer = await block(changes)

  expect(answer.Code).toBe(code)
  expect(await rows()).toEqual(before)
})

test('the order of the day has the blocked rooms, and counts them apart from those with guests', async () => {
  await aPaidOrder(api, guest)
  await block({ UnitIds: [units.at(-1) ?? ''], Until: '2026-12-02' })
  const dayOf = (Date: string) => manager.read(today, { query: { Date } })

  const [first, second] = [await dayOf('2026-12-01'), await dayOf('2026-12-02')]

  expect(first.Rooms).toEqual({ All: 14, Taken: 1, Blocked: 1 })
  expect(first.Blocks).toMatchObject([{ Room: 'Ichamoti House 5', Reason: 'air conditioning' }])
  expect([second.Rooms, second.Blocks]).toEqual([{ All: 14, Taken: 1, Blocked: 0 }, []])
})

/** Takes rooms off sale from a day of December on, for a number of nights. */
function blockFor(day: number, nights: number, { by = desk, rooms = units.slice(0, 1) } = {}): Promise<Answer> {
  const From = `2026-12-${String(day).padStart(2, '0')}`
  return by.send(addBlocks, { UnitIds: rooms, From, Until: addDays(From, nights), Kind: 'maintenance', Reason: '' })
}

test('reception blocks for three nights and releases what is as short; longer blocks are for managers', async () => {
  const answers = [
    await blockFor(1, 3, { rooms: units.slice(1, 2) }),
    await blockFor(1, 4),
    await blockFor(1, 4, { by: manager }),
  ]
  const { Data } = await desk.read(listBlocks, {})
  const long = Data.find(({ UnitId }) => UnitId === units[0])
  const released = await desk.send(releaseBlock, { Block: { Id: long?.Id ?? 0, Version: 1 }, From: '2026-12-01' })

  expect(codesOf(answers)).toEqual([null, 'forbidden', null])
  expect(released.Code).toBe('forbidden')
})

test('one block after another is one long block, whichever comes first and whoever made it', async () => {
  const first = [await blockFor(4, 3), await blockFor(7, 1), await blockFor(3, 1)]
  await blockFor(20, 2, { by: manager })

  const touching = [await blockFor(22, 1), await blockFor(23, 1)]

  expect(codesOf(first)).toEqual([null, 'forbidden', 'forbidden'])
  expect(codesOf(touching)).toEqual([null, 'forbidden'])
})

test('what closes a gap between two blocks makes one of them', async () => {
  await blockFor(4, 2)
  await blockFor(7, 2)

  expect(codesOf([await blockFor(6, 1), await blockFor(6, 1, { rooms: units.slice(1, 2) })])).toEqual([
    'forbidden',
    null,
  ])
})

test('beyond three nights a manager gives a fresh code, also where two blocks make one', async () => {
  api.clock.advance(601)
  const answers = [
    await blockFor(1, 4, { by: manager }),
    await blockFor(1, 3, { by: manager }),
    await blockFor(4, 1, { by: manager }),
  ]
  await proveAll(api)
  answers.push(await blockFor(4, 1, { by: manager }))

  expect(codesOf(answers)).toEqual(['sign_in_again', null, 'sign_in_again', null])
})
