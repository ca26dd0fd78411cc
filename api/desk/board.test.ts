import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { addNote, findOrders, readDeskOrder, reconfirmOrder, today } from '#contract/desk/orders.ts'
import { listRooms, renameRoom } from '#contract/desk/rooms.ts'
import { readLog } from '#contract/desk/log.ts'
import { listFreeRooms } from '#contract/desk/stays.ts'
import { setVerdict, storeCallback } from '#api/payments/callbacks.sql.ts'
import { ofBookings, ofStaff, shareGuests, shareTestApi } from '#tests/support/api-of-file.ts'
import { aPlace, holdOrder } from '#tests/support/bookings.ts'
import { aMember, neverEndSessions, type TestStaff } from '#tests/support/desk/members.ts'
import { aPaidOrder, deskOf, firstOf, inDhaka } from '#tests/support/desk/stays.ts'

const api = shareTestApi({
  hasHouses: true,
  empties: [...ofBookings, ...ofStaff],
})
const { guest, other } = shareGuests(api)
let member: TestStaff
beforeEach(async () => {
  member = await aMember(api, 'manager', 'Nasrin Akter')
  await neverEndSessions(api)
  await api.deps.db.change(
    "update guest set first_name = 'Salma', last_name = 'Karim', email = 's@k.test' where id = $1",
    [other.guestId],
  )
})

const dayOf = async (Date: string, desk = member.desk) =>
  today.data.parse((await api.call(today, { query: { Date } }, { desk })).Data)
const found = async (Q: string) => {
  const { Data } = await api.call(findOrders, { query: { Q } }, { desk: member.desk })
  return findOrders.data.parse(Data).Data.map(({ Code }) => Code)
}
const codes = (rows: readonly { Code: string }[]) => rows.map(({ Code }) => Code)

test('a day shows who comes, who leaves and who is in the house, room by room', async () => {
  const desk = deskOf(api, member)
  const leaving = await aPaidOrder(api, guest, [aPlace({ ArrivalDate: '2026-11-28', DepartureDate: '2026-12-01' })])
  const coming = await aPaidOrder(api, other, [aPlace({ Quantity: 2 })], 10_000)
  await aPaidOrder(api, other, [aPlace({ ArrivalDate: '2026-12-05', DepartureDate: '2026-12-06' })])
  api.clock.now = inDhaka('2026-11-28')
  await desk.checkIn(await desk.stays(leaving))
  api.clock.now = inDhaka('2026-12-01', '08:00')

  const board = await dayOf('2026-12-01')

  expect(board.Rooms).toEqual({ All: 14, Taken: 2, Blocked: 0 })
  expect(board.Arriving).toMatchObject([
    { Code: coming, Guest: 'Salma Karim', Phone: other.phone, Room: 'Rania House 1', Rooms: 2, Due: 19_900 },
    { Code: coming, Room: 'Rania House 2' },
  ])
  expect([codes(board.Leaving), codes(board.InHouse)]).toEqual([[leaving], [leaving]])
})

test('guests who have not come stay among the arrivals until their departure, and who should have left among the departures', async () => {
  const desk = deskOf(api, member)
  const late = await aPaidOrder(api, guest, [aPlace({ DepartureDate: '2026-12-04' })])
  const overdue = await aPaidOrder(api, other, [aPlace()])
  api.clock.now = inDhaka('2026-12-01')
  await desk.checkIn(await desk.stays(overdue))

  const [third, fifth] = [await dayOf('2026-12-03'), await dayOf('2026-12-05')]

  expect([codes(third.Arriving), codes(third.Leaving)]).toEqual([[late], [overdue]])
  expect([codes(fifth.Arriving), codes(fifth.Leaving)]).toEqual([[], [overdue]])
})

test('guests who were moved today came on another day: they are in the house, and no arrival', async () => {
  const desk = deskOf(api, member)
  const code = await aPaidOrder(api, other, [aPlace({ DepartureDate: '2026-12-04' })])
  api.clock.now = inDhaka('2026-12-01')
  await desk.checkIn(await desk.stays(code))
  api.clock.now = inDhaka('2026-12-02')
  await desk.move(firstOf(await desk.stays(code)), '000000001-002')

  const board = await dayOf('2026-12-02')

  expect([codes(board.Arriving), board.InHouse.map(({ Room }) => Room)]).toEqual([[], ['Rania House 2']])
})

test('housekeeping sees rooms and days, and neither names nor phones nor money', async () => {
  const { desk } = await aMember(api, 'housekeeping', 'Rahima Begum')
  await neverEndSessions(api)
  await aPaidOrder(api, other)

  const board = await dayOf('2026-12-01', desk)

  expect(board.ToDo).toBeNull()
  expect(board.Arriving).toMatchObject([{ Room: 'Rania House 1', Guest: null, Phone: null, Due: null }])
  expect(JSON.stringify(board)).not.toMatch(/Salma|\+880/)
})

test('a confirmed booking waits to be reconfirmed, until someone has called', async () => {
  const code = await aPaidOrder(api, guest)
  const before = await dayOf('2026-11-20')

  await api.call(reconfirmOrder, { body: { ActivityId: randomUUID(), Code: code } }, { desk: member.desk })

  expect(codes(before.ToDo?.Reconfirm ?? [])).toEqual([code])
  expect((await dayOf('2026-11-20')).ToDo?.Reconfirm).toEqual([])
  expect((await deskOf(api, member).order(code)).Events[0]).toMatchObject({
    By: { Name: 'Nasrin Akter' },
    What: { Kind: 'reconfirmed' },
  })
})

test('what needs a person is listed by its kind', async () => {
  const codeOf = async (status: string) => {
    const { code } = await holdOrder(api, guest, [aPlace({ ArrivalDate: '2026-12-10', DepartureDate: '2026-12-11' })])
    await api.deps.db.change('delete from unit_night where order_code = $1', [code])
    await api.deps.db.change('update orders set status = $2, held_until = null where code = $1', [code, status])
    return code
  }
  const [request, unplaced] = [await codeOf('Requested'), await codeOf('Paid-unplaced')]
  const review = await holdOrder(api, other)
  await api.deps.db.change("update payment_attempt set state = 'review' where id = $1", [review.attemptId])
  const failed = await aPaidOrder(api, other)
  await api.deps.db.change(
    `insert into refund (id, order_code, attempt_id, payment_paisa, amount_paisa, reason, state, ask_after, created_at)
     select 'R1', order_code, attempt_id, amount_paisa, 100, 'test', 'failed', $2, $2 from payment where order_code = $1`,
    [failed, api.clock.now],
  )

  const { ToDo } = await dayOf('2026-11-20')

  expect(codes(ToDo?.Requests ?? [])).toEqual([request])
  expect(codes(ToDo?.Unplaced ?? [])).toEqual([unplaced])
  expect(codes(ToDo?.UnderReview ?? [])).toEqual([review.code])
  expect(codes(ToDo?.FailedRefunds ?? [])).toEqual([failed])
})

test('an order is found by the beginning of its code, its phone, a name or its room, however they are typed', async () => {
  const code = await aPaidOrder(api, other, [aPlace({ Quantity: 2 })])
  const local = `0${other.phone.slice(4, 8)}-${other.phone.slice(8)}`
  api.clock.now = inDhaka('2026-12-01')

  const answers = await Promise.all(
    [code.slice(0, 5).toLowerCase(), other.phone, local, 'salma k', 'KARIM', 'rania house 2'].map(found),
  )

  for (const answer of answers) expect(answer).toEqual([code])
})

test('signs of the search pattern are found as they are, and little text finds nothing', async () => {
  await aPaidOrder(api, other)

  expect(await Promise.all(['%%', '__', 'a', '', 'no such guest'].map(found))).toEqual([[], [], [], [], []])
})

test('the next stay is found first, then the last one', async () => {
  const [later, next] = [
    await aPaidOrder(api, other, [aPlace({ ArrivalDate: '2026-12-20', DepartureDate: '2026-12-21' })]),
    await aPaidOrder(api, other, [aPlace({ ArrivalDate: '2026-12-10', DepartureDate: '2026-12-11' })]),
  ]
  const [older, old] = [
    await aPaidOrder(api, other, [aPlace({ ArrivalDate: '2026-11-21', DepartureDate: '2026-11-22' })]),
    await aPaidOrder(api, other, [aPlace({ ArrivalDate: '2026-11-23', DepartureDate: '2026-11-24' })]),
  ]
  api.clock.now = inDhaka('2026-12-01')

  expect(await found('salma')).toEqual([next, later, old, older])
})

test('an order shows guest, bill, payments, tries, messages, history and callbacks', async () => {
  const code = await aPaidOrder(api, other, [aPlace()], 5_000)
  await api.call(
    addNote,
    { body: { ActivityId: randomUUID(), Code: code, Text: 'Sea view? None here, she knows' } },
    { desk: member.desk },
  )
  const [attempt] = await api.deps.db.query<{ id: string }>('select id from payment_attempt where order_code = $1', [
    code,
  ])
  const { id } = await storeCallback(api.deps.db, {
    attemptId: attempt?.id,
    gateway: 'fake',
    kind: 'notice',
    body: 'secret',
    isSigned: true,
    contentHash: 'one',
    at: api.clock.now,
  })
  await setVerdict(api.deps.db, id, 'paid')

  const order = await deskOf(api, member).order(code)

  expect(order).toMatchObject({
    Summary: { Code: code, Status: 'Confirmed', Guest: 'Salma Karim', Rooms: 1, Due: 9_950 },
    Guest: { Name: 'Salma Karim', Phone: other.phone, Email: 's@k.test' },
    Lines: [{ Name: 'Rania House', Quantity: 1, Price: 13_000 }],
    Occasion: null,
    Bill: { Charge: 13_000, Tax: 1_950, Payable: 14_950, Paid: 5_000, Refunded: 0, Due: 9_950 },
    Payments: [{ Amount: 5_000, Method: 'bKash', Reference: 'bank-1' }],
    Attempts: [{ Id: attempt?.id, State: 'paid' }],
    Callbacks: [{ Gateway: 'fake', Route: 'notice', Verdict: 'paid' }],
  })
  expect(order.Events.map(({ By, What }) => [By, What])).toEqual([
    [
      { Kind: 'staff', Id: member.id, Name: 'Nasrin Akter' },
      { Kind: 'note', Text: 'Sea view? None here, she knows' },
    ],
    [{ Kind: 'gateway' }, { Kind: 'status', To: 'Confirmed' }],
    [{ Kind: 'gateway' }, { Kind: 'tookPayment', Amount: 5_000, Method: 'VISA', Reference: '' }],
    [{ Kind: 'guest' }, { Kind: 'status', To: 'Pending' }],
  ])
  expect(order.Messages.map(({ Channel, To }) => [Channel, To])).toEqual(
    expect.arrayContaining([
      ['sms', other.phone],
      ['email', 's@k.test'],
    ]),
  )
  expect(JSON.stringify(order)).not.toContain('secret')
})

test('an unpaid order whose hold is over reads as Expired, with nothing due', async () => {
  const { code } = await holdOrder(api, other)
  api.clock.advance(31 * 60)

  expect((await deskOf(api, member).order(code)).Summary).toMatchObject({ Status: 'Expired', Due: 0 })
})

test('what does not exist is not found', async () => {
  const unknown = '0123456789AB'
  const caller = { desk: member.desk }
  const body = { ActivityId: randomUUID(), Code: unknown }

  const answers = [
    await api.call(readDeskOrder, { params: { Code: unknown } }, caller),
    await api.call(reconfirmOrder, { body }, caller),
    await api.call(addNote, { body: { ...body, ActivityId: randomUUID(), Text: 'a' } }, caller),
    await api.call(listFreeRooms, { params: { id: '999999' } }, caller),
    await api.call(renameRoom, { body: { ActivityId: randomUUID(), UnitId: 'none', Name: 'Tower' } }, caller),
  ]

  expect(answers.map(({ Code }) => Code)).toEqual(Array(5).fill('not_found'))
})

test('a room is known by the name that it was given, and the log knows who gave it', async () => {
  const UnitId = '000000001-002'
  await api.call(renameRoom, { body: { ActivityId: randomUUID(), UnitId, Name: 'Kingfisher' } }, { desk: member.desk })
  const { Data } = await api.call(listRooms, {}, { desk: member.desk })
  const owner = await aMember(api, 'owner', 'The Owner')
  const log = await api.call(
    readLog,
    { query: { From: '2026-11-20', To: '2026-11-20', Take: 50, Page: 1, MemberId: member.id } },
    { desk: owner.desk },
  )
  await api.deps.db.change("update unit set name = 'Rania House 2' where id = $1", [UnitId])

  expect(listRooms.data.parse(Data).Data.slice(0, 3)).toMatchObject([
    { Room: 'Rania House 1' },
    { UnitId, Room: 'Kingfisher', House: 'Rania House' },
    { Room: 'Rania House 3' },
  ])
  expect(readLog.data.parse(log.Data).Data[0]).toMatchObject({
    By: { Name: 'Nasrin Akter' },
    What: { Kind: 'renamedRoom', From: 'Rania House 2', To: 'Kingfisher' },
  })
})
