import { beforeEach, expect, test } from 'vitest'
import { addBlocks } from '#contract/reception/blocks.ts'
import { aPlace } from '#tests/support/bookings.ts'
import { shareDesk } from '#tests/support/desk/desk-of-file.ts'
import { aPaidOrder, changeOf, nightsOf, type ChangeTerms, type Wish } from '#tests/support/desk/stays.ts'
import { codesOf } from '#tests/support/post.ts'

const { api, guest, other, at, desk, manager } = shareDesk(['desk', 'manager'])

const FIRST = '000000001-001'
const SECOND = '000000001-002'
/** BDT 1,000 more a night than a room of house 1. */
const DEARER = '000000004-001'
/** On the second of two days in the house. */
const WISH = { UnitId: DEARER, Departure: '2026-12-04' }

let code: string
beforeEach(async () => {
  code = await aPaidOrder(api, guest)
  at('2026-12-01')
  await desk.checkIn(code)
  at('2026-12-02', '10:00')
})

const here = async () => (await desk.stays(code)).find(({ State }) => State === 'inHouse') ?? expect.fail()
const change = async (wish: Wish, terms: ChangeTerms = {}) => desk.change(await here(), wish, terms)
const quote = async (wish: Wish) => desk.quoteFor(changeOf(await here(), wish))
const dirtyRooms = async () => {
  const rows = await api.deps.db.query<{ unit: string }>(
    "select unit_id as unit from room_state where state = 'dirty' order by unit_id",
    [],
  )
  return rows.map(({ unit }) => unit)
}

/** All that a change may touch. */
const standing = async () => {
  const { Lines, Bill, Charges, Stays } = await desk.order(code)
  const stays = Stays.map((stay) => ({ ...stay, Version: 0, UndoUntil: null }))
  return { Lines, Bill, Charges, stays, nights: await nightsOf(api, code), dirty: await dirtyRooms() }
}

test('guests in the house get another room and a night more in one change, and one undo puts all of it back', async () => {
  const before = await standing()
  const seen = await quote(WISH)

  const answer = await change(WISH, { TellGuest: true })
  const after = await standing()
  const { Events, Messages } = await desk.order(code)
  const undone = await desk.undo(await here())

  expect(seen).toMatchObject({
    Taken: null,
    Entering: { Since: '2026-12-02', RoomState: 'clean' },
    Before: { Payable: 14_950 },
    After: { Payable: 24_725 },
    Due: 9_775,
    Refund: 0,
  })
  expect(codesOf([answer, undone])).toEqual([null, null])
  expect(after.stays).toMatchObject([
    { State: 'moved', UnitId: FIRST, Arrival: '2026-12-01', Departure: '2026-12-02', Undoes: null },
    { State: 'inHouse', UnitId: DEARER, Arrival: '2026-12-02', Departure: '2026-12-04', Undoes: 'move' },
  ])
  expect(after.nights).toEqual([`${FIRST} 2026-12-01`, `${DEARER} 2026-12-02`, `${DEARER} 2026-12-03`])
  expect(after.dirty).toEqual([...before.dirty, FIRST].toSorted())
  expect(after).toMatchObject({
    Lines: [{ Arrival: '2026-12-01', Departure: '2026-12-04', Price: 19_500 }],
    Charges: [{ Note: { From: 'Rania House 1', To: 'Ichamoti House 1' }, Amount: 2_000 }],
    Bill: { Payable: 24_725, Due: 9_775 },
  })
  expect(Events.filter(({ Entry }) => Entry.Kind === 'changedStay' || Entry.Kind === 'movedGuests')).toMatchObject([
    {
      Entry: {
        Room: 'Rania House 1',
        To: 'Ichamoti House 1',
        Since: '2026-12-02',
        Days: { After: { Arrival: '2026-12-01', Departure: '2026-12-04' } },
        Payable: { Before: 14_950, After: 24_725 },
      },
    },
  ])
  expect(Messages[0]?.Text).toContain('It now costs BDT 24,725')
  expect(await standing()).toEqual(before)
})

test('guests who move on the day on which they came keep one stay, and go back into their room by one undo', async () => {
  at('2026-12-01', '18:00')
  const before = await standing()

  const answer = await change(WISH)
  const after = await standing()
  const undone = await desk.undo(await here())

  expect(codesOf([answer, undone])).toEqual([null, null])
  expect(after.stays).toMatchObject([{ State: 'inHouse', UnitId: DEARER, Arrival: '2026-12-01', Undoes: 'move' }])
  expect([after.nights.length, after.Bill.Payable, after.dirty]).toEqual([3, 25_875, [...before.dirty, FIRST]])
  expect(await standing()).toEqual(before)
})

test('guests who leave earlier, or stay on from their last day, do so in another room', async () => {
  const long = await aPaidOrder(api, other, [aPlace({ ArrivalDate: '2026-12-02', DepartureDate: '2026-12-06' })])
  await desk.checkIn(long)
  at('2026-12-03', '10:00')

  const answers = [
    await change({ UnitId: SECOND }),
    await change({ UnitId: DEARER, Departure: '2026-12-05' }),
    await desk.change(long, { UnitId: '000000004-002', Departure: '2026-12-05' }),
  ]

  expect(codesOf(answers)).toEqual(['stay_not_ready', null, null])
  expect(await nightsOf(api, code)).toEqual([
    `${FIRST} 2026-12-01`,
    `${FIRST} 2026-12-02`,
    `${DEARER} 2026-12-03`,
    `${DEARER} 2026-12-04`,
  ])
  // The price of the night that is given up stays, and does not pay for the dearer room.
  const { Charges, Bill } = await desk.order(long)
  expect(Charges).toMatchObject([
    { Kind: 'extra', Amount: 2_000 },
    { Kind: 'fee', Amount: 6_500 },
  ])
  expect(Bill.Charge).toBe(28_000)
})

test('it is refused as a whole: a night that others have, a block, guests still in the room, another version, an order that is over', async () => {
  at('2026-12-01')
  const overdue = await aPaidOrder(api, other, [aPlace({ Id: 4, DepartureDate: '2026-12-02' })])
  await desk.move(overdue, '000000004-003')
  await desk.checkIn(overdue)
  at('2026-12-02', '10:00')
  await aPaidOrder(api, other, [aPlace({ Id: 4, ArrivalDate: '2026-12-03', DepartureDate: '2026-12-05' })])
  const blocked = { UnitIds: ['000000004-002'], From: '2026-12-03', Until: '2026-12-04' }
  await manager.send(addBlocks, { ...blocked, Kind: 'maintenance', Reason: 'boiler' })
  const before = await standing()
  const { Id, Version } = await here()

  const taken = await quote(WISH)
  const answers = [
    await change(WISH),
    await change({ ...WISH, UnitId: '000000004-002' }),
    await change({ ...WISH, UnitId: '000000004-003' }),
    await change({ ...WISH, UnitId: SECOND }, { Stays: [{ Id, Version: Version + 1 }] }),
    await change({ ...WISH, UnitId: SECOND }, { Payable: 14_950 }),
  ]
  const untouched = await standing()
  await api.deps.db.change("update orders set status = 'Completed' where code = $1", [code])
  answers.push(await change({ ...WISH, UnitId: SECOND }))

  expect(taken).toMatchObject({ Taken: { Room: 'Ichamoti House 1', Night: '2026-12-03' } })
  expect(answers[2]?.Msg).toBe('Guest1 Rahman is still in Ichamoti House 3')
  expect(codesOf(answers)).toEqual([
    'dates_taken',
    'dates_taken',
    'room_occupied',
    'changed_elsewhere',
    'price_changed',
    'stay_not_ready',
  ])
  expect(untouched).toEqual(before)
})
