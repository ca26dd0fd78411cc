import { beforeEach, expect, test } from 'vitest'
import { addNote, findOrders, reconfirmOrder, today } from '#contract/reception/orders.ts'
import { registerPersons, setParty } from '#contract/reception/registration.ts'
import { listRooms, renameRoom } from '#contract/reception/rooms.ts'
import { requestFullResort } from '#contract/booking/requests.ts'
import { setVerdict, storeCallback } from '#api/money/payments/callbacks.sql.ts'
import { aPlace, holdOrder } from '#tests/support/bookings.ts'
import { shareDesk } from '#tests/support/desk/desk-of-file.ts'
import { aPerson } from '#tests/support/desk/persons.ts'
import { logOf } from '#tests/support/desk/log.ts'
import { aPaidOrder } from '#tests/support/desk/stays.ts'
import { readData } from '#tests/support/guests.ts'
import { post } from '#tests/support/post.ts'

const { api, guest, other, at, manager, housekeeping, owner } = shareDesk(['manager', 'housekeeping', 'owner'])
beforeEach(async () => {
  await api.deps.db.change(
    "update guest set first_name = 'Salma', last_name = 'Karim', email = 's@k.test' where id = $1",
    [other.guestId],
  )
})

const dayOf = (Date: string, by = manager) => by.read(today, { query: { Date } })
const found = async (Q: string) => (await manager.read(findOrders, { query: { Q } })).Data.map(({ Code }) => Code)
const codes = (rows: readonly { Code: string }[] = []) => rows.map(({ Code }) => Code)
/** A room from one day of a month to another. */
const from = (ArrivalDate: string, DepartureDate: string) => [aPlace({ ArrivalDate, DepartureDate })]

test('a day shows who comes, who leaves and who is in the house, room by room', async () => {
  const leaving = await aPaidOrder(api, guest, from('2026-11-28', '2026-12-01'))
  const coming = await aPaidOrder(api, other, [aPlace({ Quantity: 2 })], 10_000)
  await aPaidOrder(api, other, from('2026-12-05', '2026-12-06'))
  at('2026-11-28')
  await manager.checkIn(leaving)
  at('2026-12-01', '08:00')

  const board = await dayOf('2026-12-01')

  expect(board.Rooms).toEqual({ All: 14, Taken: 2, Blocked: 0 })
  expect(board.Arriving).toMatchObject([
    { Code: coming, Guest: 'Salma Karim', Phone: other.phone, Room: 'Rania House 1', Rooms: 2, Due: 19_900 },
    { Code: coming, Room: 'Rania House 2' },
  ])
  expect([codes(board.Leaving), codes(board.InHouse)]).toEqual([[leaving], [leaving]])
})

test('late guests stay among the arrivals until their departure, overdue ones among the departures', async () => {
  const late = await aPaidOrder(api, guest, from('2026-12-01', '2026-12-04'))
  const overdue = await aPaidOrder(api, other)
  at('2026-12-01')
  await manager.checkIn(overdue)

  const [third, fifth] = [await dayOf('2026-12-03'), await dayOf('2026-12-05')]

  expect([codes(third.Arriving), codes(third.Leaving)]).toEqual([[late], [overdue]])
  expect([codes(fifth.Arriving), codes(fifth.Leaving)]).toEqual([[], [overdue]])
})

test('guests who changed their room today are in the house, and are no arrival', async () => {
  const code = await aPaidOrder(api, other, from('2026-12-01', '2026-12-04'))
  at('2026-12-01')
  await manager.checkIn(code)
  at('2026-12-02')
  await manager.move(code, '000000001-002')

  const board = await dayOf('2026-12-02')

  expect([codes(board.Arriving), board.InHouse.map(({ Room }) => Room)]).toEqual([[], ['Rania House 2']])
})

test('housekeeping sees rooms and days, but no names, phones or money', async () => {
  await aPaidOrder(api, other)

  const board = await dayOf('2026-12-01', housekeeping)

  expect(board.ToDo).toBeNull()
  expect(board.Arriving).toMatchObject([{ Room: 'Rania House 1', Guest: null, Phone: null, Due: null }])
  expect(JSON.stringify(board)).not.toMatch(/Salma|\+880/)
})

test('a booking waits for a call until one is recorded, again when that is undone, and no more once its guests are here', async () => {
  const code = await aPaidOrder(api, guest)
  const waiting = async () => codes((await dayOf('2026-12-01')).ToDo?.Reconfirm)
  const saidTime = async () => (await manager.order(code)).Summary.ArrivesAbout
  const before = await waiting()
  await manager.send(reconfirmOrder, { Code: code, ArrivesAbout: '21:30' })
  const called = [await waiting(), await saidTime()]
  const back = { Code: code, IsUndone: true, ArrivesAbout: '' }
  await manager.send(reconfirmOrder, { ...back, InsteadOf: '18:00' })
  const elsewhere = await saidTime()
  await manager.send(reconfirmOrder, { ...back, InsteadOf: '21:30' })
  const undone = [await waiting(), await saidTime()]
  at('2026-12-01')
  await manager.checkIn(code)

  expect([before, called, elsewhere, undone]).toEqual([[code], [[], '21:30'], '21:30', [[code], '']])
  expect(await waiting()).toEqual([])
})

test('a day shows who comes with an order, what is to be registered, and its notes', async () => {
  const code = await aPaidOrder(api, guest)
  const Party = { Count: { Adults: 2, Children: 1 }, ArrivesAbout: '21:30' }
  await manager.send(setParty, { Code: code, Version: 0, Party: { ...Party, ArrivesAbout: '19:00' } })
  await manager.send(reconfirmOrder, { Code: code, ArrivesAbout: Party.ArrivesAbout })
  await manager.send(addNote, { Code: code, Text: 'Keep the gate open' })

  const { Orders } = await dayOf('2026-12-01')

  const Notes = [{ At: expect.any(String), By: 'Karim Mia', Text: 'Keep the gate open' }]
  expect(Orders).toEqual([
    { Code: code, ...Party, Registered: 0, Expected: 3, WithoutDocument: 0, EmptyRooms: ['Rania House 1'], Notes },
  ])
})

test('two persons in one of two rooms leave the other one empty, also after a move', async () => {
  const code = await aPaidOrder(api, guest, [aPlace({ Quantity: 2 })])
  const Persons = [aPerson({ IsLead: true }), aPerson({ Name: 'Rahim Rahman' })]
  const emptyOf = async (day = '2026-12-01') => {
    const [order] = (await dayOf(day)).Orders
    return [order?.Registered, order?.Expected, order?.EmptyRooms]
  }

  const before = await emptyOf()
  await manager.send(registerPersons, { Code: code, StayId: (await manager.stay(code)).Id, Version: 0, Persons })
  const partly = await emptyOf()
  at('2026-12-01')
  await manager.checkIn(code)
  at('2026-12-02')
  await manager.move(code, '000000001-003')

  expect([before, partly]).toEqual([
    [0, 2, ['Rania House 1', 'Rania House 2']],
    [2, 2, ['Rania House 2']],
  ])
  expect(await emptyOf('2026-12-02')).toEqual(partly)
})

test('what needs a person is listed by its kind', async () => {
  const codeOf = async (status: string) => {
    const { code } = await holdOrder(api, guest, from('2026-12-10', '2026-12-11'))
    await api.deps.db.change('delete from unit_night where order_code = $1', [code])
    await api.deps.db.change('update orders set status = $2, held_until = null where code = $1', [code, status])
    return code
  }
  const [request, unplaced] = [await codeOf('Requested'), await codeOf('Paid-unplaced')]
  const review = await holdOrder(api, other)
  await api.deps.db.change("update payment_attempt set state = 'review' where id = $1", [review.attemptId])
  const failed = await aPaidOrder(api, other)
  await api.deps.db.change(
    `insert into refund (id, order_code, attempt_id, payment_paisa, amount_paisa, state, ask_after, created_at)
     select 'R1', order_code, attempt_id, amount_paisa, 100, 'failed', $2, $2 from payment where order_code = $1`,
    [failed, api.clock.now],
  )

  const { ToDo } = await dayOf('2026-11-20')

  expect(ToDo).toMatchObject({
    Requests: [{ Code: request }],
    Unplaced: [{ Code: unplaced }],
    UnderReview: [{ Code: review.code }],
    FailedRefunds: [{ Code: failed }],
  })
})

test('a request is listed and found under the contact whom its form names', async () => {
  const person = { Name: 'Grameen Textiles', phone: '01700 000-200', Person: 80, Remarks: '' }
  const body = { ...person, FromTime: '2026-12-09T09:00', ToTime: '2026-12-12T18:00' }
  const { Code } = readData(requestFullResort, await post(api, requestFullResort, body, guest))

  const { ToDo } = await dayOf('2026-11-20')

  expect(ToDo?.Requests).toMatchObject([{ Code, Guest: 'Grameen Textiles', Phone: '01700 000-200' }])
  expect(await Promise.all(['textiles', '1700000200'].map(found))).toEqual([[Code], [Code]])
})

test('an order is found by the beginning of its code, its phone, a name or its room, however they are typed', async () => {
  const code = await aPaidOrder(api, other, [aPlace({ Quantity: 2 })])
  const local = `0${other.phone.slice(4, 8)}-${other.phone.slice(8)}`
  at('2026-12-01')

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
  const later = await aPaidOrder(api, other, from('2026-12-20', '2026-12-21'))
  const next = await aPaidOrder(api, other, from('2026-12-10', '2026-12-11'))
  const older = await aPaidOrder(api, other, from('2026-11-21', '2026-11-22'))
  const old = await aPaidOrder(api, other, from('2026-11-23', '2026-11-24'))
  at('2026-12-01')

  expect(await found('salma')).toEqual([next, later, old, older])
})

test('an order shows guest, bill, payments, tries, messages, history and callbacks', async () => {
  const code = await aPaidOrder(api, other, [aPlace()], 5_000)
  await manager.send(addNote, { Code: code, Text: 'Sea view? None here, she knows' })
  const [{ Id } = expect.fail()] = (await manager.order(code)).Attempts
  const callback = { gateway: 'fake', kind: 'notice', body: 'secret', isSigned: true, contentHash: 'one' } as const
  const { id } = await storeCallback(api.deps.db, { attemptId: Id, ...callback, at: api.clock.now })
  await setVerdict(api.deps.db, id, 'paid')

  const order = await manager.order(code)

  expect(order).toMatchObject({
    Summary: { Code: code, Status: 'Confirmed', Guest: 'Salma Karim', Rooms: 1, Due: 9_950 },
    Guest: { Name: 'Salma Karim', Phone: other.phone, Email: 's@k.test' },
    Lines: [{ Name: 'Rania House', Quantity: 1, Price: 13_000 }],
    Bill: { Charge: 13_000, Tax: 1_950, Payable: 14_950, Paid: 5_000, Refunded: 0, Due: 9_950 },
    Payments: [{ Amount: 5_000, Method: 'bKash', Reference: 'bank-1' }],
    Attempts: [{ State: 'paid' }],
    Callbacks: [{ Gateway: 'fake', Route: 'notice', Verdict: 'paid' }],
    Events: [
      { By: { Name: 'Karim Mia' }, Entry: { Kind: 'note', Text: 'Sea view? None here, she knows' } },
      { By: { Kind: 'gateway' }, Entry: { Kind: 'status', To: 'Confirmed' } },
      { By: { Kind: 'gateway' }, Entry: { Kind: 'tookPayment', Amount: 5_000, Method: 'VISA' } },
      { By: { Kind: 'guest' }, Entry: { Kind: 'status', To: 'Pending' } },
    ],
  })
  expect(order.Messages.map(({ Channel, To }) => [Channel, To])).toEqual(
    expect.arrayContaining([
      ['sms', other.phone],
      ['email', 's@k.test'],
    ]),
  )
  expect(JSON.stringify(order)).not.toContain('secret')
})

test('a room is known by the name that it was given, and the log knows who gave it', async () => {
  const UnitId = '000000001-002'
  await manager.send(renameRoom, { UnitId, Name: 'Kingfisher' })
  const rooms = await manager.read(listRooms, {})
  await api.deps.db.change("update every_unit set name = 'Rania House 2' where id = $1", [UnitId])

  expect(rooms.Data.slice(0, 3)).toMatchObject([
    { Room: 'Rania House 1' },
    { UnitId, Room: 'Kingfisher', House: 'Rania House' },
    { Room: 'Rania House 3' },
  ])
  expect(await logOf(api, owner.member, ['renamedRoom'])).toMatchObject([
    { By: { Name: 'Karim Mia' }, Entry: { Kind: 'renamedRoom', From: 'Rania House 2', To: 'Kingfisher' } },
  ])
})
