import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { bookAtDesk, findDeskGuest } from '#contract/reception/walk-in.ts'
import { findOrders, today } from '#contract/reception/orders.ts'
import { book, getBooking, PriceChange } from '#contract/orders/orders.ts'
import { aBooking, aPlace, booksOf, mailsOf, smsOf } from '#tests/support/bookings.ts'
import {
  aDeskBooking,
  holdUntil,
  known,
  paidNow,
  tonight,
  withoutPhone,
  type DeskBookBody,
} from '#tests/support/desk/desk-bookings.ts'
import { shareDesk } from '#tests/support/desk/desk-of-file.ts'
import { logOf } from '#tests/support/desk/log.ts'
import { readData } from '#tests/support/guests.ts'
import { codesOf } from '#tests/support/post.ts'
import { listDeskOffers } from '#contract/nights/desk-offers.ts'

const { api, guest, other, at, desk, manager, owner } = shareDesk(['desk', 'manager', 'owner'])

const submit = (body: DeskBookBody, by = desk) => by.call(bookAtDesk, { body })
const bookedBy = async (body: DeskBookBody, by = desk) => readData(bookAtDesk, await submit(body, by))
const find = (Phone: string) => desk.read(findDeskGuest, { query: { Phone } })
const search = async (Q: string) => (await desk.read(findOrders, { query: { Q } })).Data
const seenBy = (whose: typeof guest, Code: string) =>
  api.call(getBooking, { params: { id: Code }, query: { Code } }, whose)
const rows = async () => [await booksOf(api.deps.db), await api.deps.db.query('select * from guest order by id')]
const aGuest = (Name: string, Phone: string, Email = '') => ({ Guest: { Kind: 'new', Name, Phone, Email } }) as const

test('a walk-in who pays later is confirmed, with rooms, and guest and resort are notified', async () => {
  const someone = aGuest('Salma Begum Rahman', '01811-223344', 'salma@example.com')
  const { Code, Receipt } = await bookedBy(aDeskBooking([aPlace({ Quantity: 2 })], someone))

  const order = await manager.order(Code)
  const By = { Name: 'Nasrin Akter' }
  expect(Receipt).toBeNull()
  expect(order).toMatchObject({
    Summary: { Status: 'Confirmed', Guest: 'Salma Begum Rahman', Phone: '+8801811223344', Rooms: 2 },
    Bill: { Charge: 26_000, Tax: 3_900, Payable: 29_900, Paid: 0, Due: 29_900 },
    Source: 'walkIn',
    Stays: [{ State: 'expected' }, { State: 'expected' }],
    Events: [
      { By, Entry: { Kind: 'confirmedUnpaid', Reason: 'pays at check-out' } },
      { By, Entry: { Kind: 'booked', Source: 'walkIn', LaterReason: 'pays at check-out' } },
      { By, Entry: { Kind: 'status', To: 'Pending' } },
    ],
  })
  expect(await smsOf(api)).toEqual([
    `Your booking ${Code}: confirmed, Rania House, 2 single rooms, 01-12-2026 to 03-12-2026, check-in from 14:00. BDT 29,900 is due at the resort. http://resort.test/profile/order/${Code}`,
  ])
  expect((await mailsOf(api)).map(({ to }) => to).toSorted()).toEqual(['salma@example.com', 'stay@resort.test'])
})

test.each<[string, Partial<DeskBookBody>, string]>([
  ['cash without a shift', paidNow(100, 'cash', ''), 'till_closed'],
  ['a card without its slip', paidNow(1, 'card', ''), 'reference_missing'],
  ['more than it costs', paidNow(14_951), 'amount_too_large'],
  ['a house that is not there', { Places: [aPlace({ Id: 999 })] }, 'not_found'],
  ['a guest who is not there', { Guest: { Kind: 'known', Id: 999_999 } }, 'not_found'],
  ['one room for a whole house', { Places: [{ ...aPlace({ Type: 'HOUSE' }), UnitId: '000000001-003' }] }, 'malformed'],
  ['a room of a house that is let whole', { Places: [aPlace({ Id: 3 })] }, 'not_sold_by_room'],
  ['an arrival in the past', { Places: [aPlace({ ArrivalDate: '2026-11-19' })] }, 'dates_not_available'],
  ['more rooms than there are', { Places: [aPlace({ Quantity: 9 })] }, 'dates_taken'],
  ['a phone that is none', aGuest('A', '123'), 'phone_invalid'],
  ['an address that is none', aGuest('A', '01811223344', 'a@'), 'guest_wrong'],
  ['a hold that is over', holdUntil('2026-11-20T12:00'), 'hold_wrong'],
  ['a hold beyond the role', holdUntil('2026-11-21T12:01'), 'hold_wrong'],
])('%s is refused and leaves nothing behind', async (_, changes, code) => {
  const before = await rows()

  const answer = await submit(aDeskBooking(changes.Places ?? [aPlace()], changes))

  expect(answer).toMatchObject({ IsError: true, Code: code, Msg: expect.stringMatching(/\w/) })
  expect(await rows()).toEqual(before)
})

test('a room that is named is booked, and only that one: who has it is told while others are free', async () => {
  const UnitId = '000000001-003'
  const named = { ...aPlace({ Quantity: 2 }), UnitId }
  const stay = { Arrival: named.ArrivalDate, Departure: named.DepartureDate }
  const freeRooms = async () => {
    const { Data } = await desk.read(listDeskOffers, { query: stay })
    return Data.filter(({ Id }) => Id === 1).map(({ Type, Rooms }) => [Type, Rooms.map(({ Room }) => Room)])
  }

  const { Code } = await bookedBy(aDeskBooking([named]))
  const left = await freeRooms()
  const again = await submit(aDeskBooking([{ ...named, Quantity: 1 }], aGuest('Karim', '01811223355')))
  const elsewhere = await submit(aDeskBooking([{ ...named, Id: 3, UnitId: '000000003-001' }]))

  const rooms = (await manager.stays(Code)).map(({ Room }) => Room)
  expect(rooms).toEqual(['Rania House 1', 'Rania House 3'])
  expect(left).toEqual([['ROOM', ['Rania House 2', 'Rania House 4']]])
  expect(again).toMatchObject({
    Code: 'dates_taken',
    Msg: `Rania House 3 is sold on Tue 1 Dec 2026: booking ${Code}`,
    Data: { Room: 'Rania House 3', Night: '2026-12-01', Code, Guest: 'Salma Begum Rahman' },
  })
  expect(elsewhere.Code).toBe('not_sold_by_room')
})

test('a room that is named is not taken by another line of the same booking, and no two lines name it', async () => {
  const any = aPlace()
  const named = { ...any, UnitId: '000000001-001' }

  const twice = await submit(aDeskBooking([named, named]))
  const tooMany = await submit(aDeskBooking([named, aPlace({ Quantity: 4 })]))
  const { Code } = await bookedBy(aDeskBooking([any, named]))

  expect(tooMany).toMatchObject({ Code: 'dates_taken', Data: null })
  expect(twice).toMatchObject({ Code: 'dates_taken', Msg: "You can't book the same room twice for the same nights" })
  expect((await manager.stays(Code)).map(({ Room }) => Room).toSorted()).toEqual(['Rania House 1', 'Rania House 2'])
})

test('another price than ours is refused with our figures, the discount taken off', async () => {
  const discount = { Percent: 10, Reason: 'regular guest' }

  const answer = await submit({ ...aDeskBooking([aPlace()], {}, discount), Payable: 14_950 })

  expect(answer.Code).toBe('price_changed')
  expect(PriceChange.parse(answer.Data)).toMatchObject({ RoomCharge: 11_700, Tax: 1_755, Payable: 13_455 })
})

test('a discount within the limit of the role is on the bill with its reason, and in the log', async () => {
  const of = (Percent: number, changes = {}) => aDeskBooking([aPlace()], changes, { Percent, Reason: 'regular guest' })

  const { Code } = await bookedBy(of(10, { Guest: known(guest) }))
  const tooMuch = [await submit(of(11)), await submit(of(31), manager)]
  const free = await submit(of(100, aGuest('Free', '01811223355')), owner)

  expect(tooMuch.map((answer) => [answer.Code, answer.Msg])).toEqual([
    ['forbidden', 'Your role may give a discount of 10 % at most'],
    ['forbidden', 'Your role may give a discount of 30 % at most'],
  ])
  expect(free.Code).toBeNull()
  const order = await manager.order(Code)
  expect(order.Bill).toMatchObject({ Charge: 11_700, Tax: 1_755, Payable: 13_455 })
  expect(order.Charges).toEqual([
    { No: 1, Kind: 'discount', Note: { Percent: 10, Reason: 'regular guest' }, Quantity: 1, Amount: -1_300 },
  ])
  expect(order.Events.find(({ Entry }) => Entry.Kind === 'discounted')).toMatchObject({
    By: { Name: 'Nasrin Akter' },
    Entry: { Amount: 1_300, Percent: 10, Reason: 'regular guest' },
  })
  expect((await seenBy(guest, Code)).Data).toMatchObject({
    PayableAmount: 13_455,
    Charges: [{ Name: 'Discount', Quantity: 1, Amount: -1_300 }],
  })
  const booked = await logOf(api, owner.member, ['booked'])
  expect(booked.find((entry) => entry.Code === Code)).toMatchObject({
    By: { Name: 'Nasrin Akter' },
    Subject: `${Code} Guest0 Rahman`,
    Entry: { Source: 'walkIn', Percent: 10, DiscountReason: 'regular guest', LaterReason: 'pays at check-out' },
  })
})

test('a phone that is a guest’s already is refused with their name, and booked once staff choose them', async () => {
  await api.deps.db.change("update guest set first_name = 'Farhana', last_name = 'Haque' where id = $1", [
    guest.guestId,
  ])

  const merged = await submit(aDeskBooking([aPlace()], aGuest('Salma', guest.phone)))
  const before = (await find(guest.phone)).Guest
  const { Code } = await bookedBy(aDeskBooking([aPlace()], { Guest: known({ guestId: before?.Id ?? 0 }) }))

  expect(merged).toMatchObject({
    Code: 'guest_known',
    Msg: 'This phone belongs to Farhana Haque: book for them, or ask for another number',
  })
  expect(before).toMatchObject({ Id: guest.guestId, Name: 'Farhana Haque', Bookings: 0, LastArrival: null })
  expect(codesOf([await seenBy(guest, Code), await seenBy(other, Code)])).toEqual([null, 'not_found'])
  expect((await find(guest.phone)).Guest).toMatchObject({ Bookings: 1, LastArrival: '2026-12-01' })
})

test('of two desks that book for the same new phone at once one makes the guest', async () => {
  const answers = await Promise.all([submit(aDeskBooking()), submit(aDeskBooking(), manager)])

  expect(codesOf(answers).map(String).toSorted()).toEqual(['guest_known', 'null'])
  expect((await find('+880 1811 223344')).Guest).toMatchObject({ Name: 'Salma Begum Rahman', Bookings: 1 })
})

test('a guest without a phone is booked with a reason, gets no message, and shows no number anywhere', async () => {
  const { Code } = await bookedBy(aDeskBooking([tonight], { Guest: withoutPhone }))

  const order = await manager.order(Code)
  expect([order.Guest.Phone, order.Summary.Phone, order.Stays[0]?.Phone]).toEqual(['', '', ''])
  expect(await smsOf(api)).toEqual([])
  expect((await search('rahim')).map(({ Phone }) => Phone)).toEqual([''])
  expect((await mailsOf(api))[0]?.body).toContain('Guest: Rahim\n')
  await api.deps.db.change("update guest set phone = 'desk:01234567890ABCDEFGHJKMNPQR' where first_name = 'Rahim'")
  expect(await search('34567890')).toEqual([])
})

test('the desk’s own bookings wait for no call', async () => {
  await bookedBy(aDeskBooking([tonight]))

  expect((await desk.read(today, { query: { Date: '2026-11-20' } })).ToDo?.Reconfirm).toEqual([])
})

test('a phone that is none finds no guest', async () => {
  expect((await desk.call(findDeskGuest, { query: { Phone: '12' } })).Code).toBe('phone_invalid')
})

test('a number that was taken before is asked about, and recorded once that is seen', async () => {
  const { Terms } = paidNow(14_950, 'bkash', '8N7A6D5EE7')
  const first = await bookedBy(aDeskBooking([aPlace()], { Guest: known(guest), Terms }))
  const second = aDeskBooking([aPlace()], { Guest: known(other), Terms })

  const met = await submit(second)
  const { Code } = await bookedBy({ ...second, ActivityId: randomUUID(), Terms: { ...Terms, IsKnown: true } })

  expect(met).toMatchObject({ Code: 'reference_known', Data: { Code: first.Code } })
  expect((await manager.order(Code)).Summary).toMatchObject({ Status: 'Confirmed', Due: 0 })
})

test('who came after midnight gets last night until noon, at the desk alone, and is checked in at once', async () => {
  const lastNight = aPlace({ ArrivalDate: '2026-11-19', DepartureDate: '2026-11-20' })
  at('2026-11-20', '00:40')
  const Code = (await bookedBy(aDeskBooking([lastNight]))).Code
  const answers = [
    await desk.checkIn(Code),
    await api.call(book, { body: aBooking([lastNight]) }, guest),
    await submit(aDeskBooking([aPlace({ ArrivalDate: '2026-11-18', DepartureDate: '2026-11-20' })])),
  ]
  at('2026-11-20', '12:00')
  answers.push(await submit(aDeskBooking([lastNight])))

  expect(codesOf(answers)).toEqual([null, 'dates_not_available', 'dates_not_available', 'dates_not_available'])
  expect(await desk.stays(Code)).toMatchObject([{ State: 'inHouse', Arrival: '2026-11-19' }])
})
