import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { bookAtDesk, findDeskGuest } from '#contract/desk/booking.ts'
import { findOrders, today } from '#contract/desk/orders.ts'
import { book, getBooking, PriceChange } from '#contract/orders.ts'
import { ofBookings, ofStaff, shareGuests, shareTestApi } from '#tests/support/api-of-file.ts'
import { aBooking, aPlace, booksOf, mailsOf, smsOf } from '#tests/support/bookings.ts'
import { aDeskBooking, type DeskBookBody } from '#tests/support/desk/desk-bookings.ts'
import { logOf } from '#tests/support/desk/log.ts'
import { aMember, neverEndSessions, type TestStaff } from '#tests/support/desk/members.ts'
import { deskOf } from '#tests/support/desk/stays.ts'
import { readData } from '#tests/support/guests.ts'
import type { Answer } from '#tests/support/test-api.ts'

const api = shareTestApi({
  hasHouses: true,
  empties: [...ofBookings, ...ofStaff],
})
const { guest, other } = shareGuests(api)
let desk: TestStaff
let manager: TestStaff
let owner: TestStaff
beforeEach(async () => {
  desk = await aMember(api, 'desk', 'Nasrin Akter')
  manager = await aMember(api, 'manager', 'Karim Mia')
  owner = await aMember(api, 'owner', 'Kamal Hossain')
  await neverEndSessions(api)
})

const submit = (body: DeskBookBody, by = desk): Promise<Answer> => api.call(bookAtDesk, { body }, { desk: by.desk })
const bookedBy = async (body: DeskBookBody, by = desk) => bookAtDesk.data.parse((await submit(body, by)).Data)
const find = async (Phone: string) =>
  findDeskGuest.data.parse((await api.call(findDeskGuest, { query: { Phone } }, { desk: desk.desk })).Data)
const orderOf = (code: string) => deskOf(api, manager).order(code)
const rows = async () => [await booksOf(api.deps.db), await api.deps.db.query('select * from guest order by id')]
const holdUntil = (Until: string): Partial<DeskBookBody> => ({ Source: 'phone', Terms: { Kind: 'hold', Until } })
/** An expected guest of tonight, so that a hold until the evening is one of today. */
const tonight = aPlace({ ArrivalDate: '2026-11-20', DepartureDate: '2026-11-21' })

test('a walk-in who pays later is confirmed, with rooms, and both guest and resort are notified', async () => {
  const { Code, Receipt } = await bookedBy(aDeskBooking([aPlace({ Quantity: 2 })]))

  const order = await orderOf(Code)
  expect(Receipt).toBeNull()
  expect(order).toMatchObject({
    Summary: { Status: 'Confirmed', Guest: 'Salma Begum Rahman', Phone: '+8801811223344', Rooms: 2 },
    Bill: { Charge: 26_000, Tax: 3_900, Payable: 29_900, Paid: 0, Due: 29_900 },
    Source: 'walkIn',
  })
  expect(order.Stays.map(({ State }) => State)).toEqual(['expected', 'expected'])
  expect(order.Events).toMatchObject([
    { By: { Name: 'Nasrin Akter' }, What: { Kind: 'confirmedUnpaid', Reason: 'pays at check-out' } },
    { By: { Name: 'Nasrin Akter' }, What: { Kind: 'booked', Source: 'walkIn', LaterReason: 'pays at check-out' } },
    { By: { Name: 'Nasrin Akter' }, What: { Kind: 'status', To: 'Pending' } },
  ])
  expect(await smsOf(api)).toEqual([
    `Your booking ${Code}: confirmed, Rania House, 2 single rooms, 01-12-2026 to 03-12-2026, check-in from 14:00. BDT 29,900 is due at the resort. http://resort.test/profile/order/${Code}`,
  ])
  expect((await mailsOf(api)).map(({ to }) => to)).toEqual(['stay@resort.test'])
})

test('a payment whose number was taken for another booking is recorded once that is seen', async () => {
  const Terms = { Kind: 'now', Amount: 14_950, Method: 'bkash', Reference: '8N7A6D5EE7' } as const
  const first = await bookedBy(aDeskBooking([aPlace()], { Terms }))
  const Guest = { Kind: 'new', Name: 'Abdul Karim', Phone: '01911-223344', Email: '' } as const
  const second = aDeskBooking([aPlace()], { Guest, Terms })

  const met = await submit(second)
  const known = await bookedBy({ ...second, ActivityId: randomUUID(), Terms: { ...Terms, IsKnown: true } })

  expect(met).toMatchObject({ Code: 'reference_known', Data: { Code: first.Code } })
  expect((await orderOf(known.Code)).Summary).toMatchObject({ Status: 'Confirmed', Due: 0 })
})

test('a guest who gave an address gets the confirmation there', async () => {
  const Guest = { Kind: 'new', Name: 'Salma', Phone: '01811223344', Email: 'salma@example.com' } as const

  const { Code } = await bookedBy(aDeskBooking([aPlace()], { Guest }))

  expect((await mailsOf(api)).find(({ to }) => to === 'salma@example.com')?.body).toContain(
    `Your booking ${Code} is confirmed`,
  )
})

test.each<[string, Partial<DeskBookBody>, string]>([
  ['cash without a shift', { Terms: { Kind: 'now', Amount: 100, Method: 'cash', Reference: '' } }, 'till_closed'],
  [
    'a card without its slip',
    { Terms: { Kind: 'now', Amount: 1, Method: 'card', Reference: '' } },
    'reference_missing',
  ],
  [
    'more than it costs',
    { Terms: { Kind: 'now', Amount: 14_951, Method: 'card', Reference: 'slip 7' } },
    'amount_too_large',
  ],
  ['a house that is not there', { Places: [aPlace({ Id: 999 })] }, 'not_found'],
  ['a guest who is not there', { Guest: { Kind: 'known', Id: 999_999 } }, 'not_found'],
  ['a room of a house that is let whole', { Places: [aPlace({ Id: 3 })] }, 'not_sold_by_room'],
  ['an arrival in the past', { Places: [aPlace({ ArrivalDate: '2026-11-19' })] }, 'dates_not_available'],
  ['more rooms than there are', { Places: [aPlace({ Quantity: 9 })] }, 'dates_taken'],
  ['a phone that is none', { Guest: { Kind: 'new', Name: 'A', Phone: '123', Email: '' } }, 'phone_invalid'],
  ['an address that is none', { Guest: { Kind: 'new', Name: 'A', Phone: '01811223344', Email: 'a@' } }, 'guest_wrong'],
  ['a hold that is over', holdUntil('2026-11-20T12:00'), 'hold_wrong'],
  ['a hold beyond the role', holdUntil('2026-11-21T12:01'), 'hold_wrong'],
])('%s is refused and leaves nothing behind', async (_, changes, code) => {
  const before = await rows()

  const answer = await submit(aDeskBooking(changes.Places ?? [aPlace()], changes))

  expect(answer).toMatchObject({ IsError: true, Code: code, Msg: expect.stringMatching(/\w/) })
  expect(await rows()).toEqual(before)
})

test('another price than ours is refused with our figures, the discount taken off', async () => {
  const discount = { Percent: 10, Reason: 'regular guest' }
  const shown = { ...aDeskBooking([aPlace()], {}, discount), Payable: 14_950 }

  const answer = await submit(shown)

  expect(answer.Code).toBe('price_changed')
  expect(PriceChange.parse(answer.Data)).toMatchObject({ RoomCharge: 11_700, Tax: 1_755, Payable: 13_455 })
})

test('a discount within the limit of the role is on the bill with its reason, and in the log', async () => {
  const of = (Percent: number) => aDeskBooking([aPlace()], {}, { Percent, Reason: 'regular guest' })

  const { Code } = await bookedBy({ ...of(10), Guest: { Kind: 'known', Id: guest.guestId } })
  const tooMuch = [await submit(of(11)), await submit(of(31), manager)]
  const free = await submit(
    { ...of(100), Guest: { Kind: 'new', Name: 'Free', Phone: '01811223355', Email: '' } },
    owner,
  )

  expect(tooMuch.map((answer) => [answer.Code, answer.Msg])).toEqual([
    ['forbidden', 'Your role may give a discount of 10 % at most'],
    ['forbidden', 'Your role may give a discount of 30 % at most'],
  ])
  expect(free.Code).toBeNull()
  const order = await orderOf(Code)
  expect(order.Bill).toMatchObject({ Charge: 11_700, Tax: 1_755, Payable: 13_455 })
  expect(order.Charges).toEqual([
    { No: 1, Kind: 'discount', Label: '10 %: regular guest', Quantity: 1, Amount: -1_300 },
  ])
  expect(order.Events.find(({ What }) => What.Kind === 'discounted')).toMatchObject({
    By: { Name: 'Nasrin Akter' },
    What: { Amount: 1_300, Percent: 10, Reason: 'regular guest' },
  })
  const seen = await api.call(getBooking, { params: { id: Code }, query: { Code } }, { token: guest.token })
  expect(readData(getBooking, seen)).toMatchObject({
    PayableAmount: 13_455,
    Charges: [{ Name: 'Discount', Quantity: 1, Amount: -1_300 }],
  })
  const booked = await logOf(api, owner, ['booked'])
  expect(booked.find((entry) => entry.Code === Code)).toMatchObject({
    By: { Name: 'Nasrin Akter' },
    Subject: `${Code} Guest0 Rahman`,
    What: { Source: 'walkIn', Percent: 10, DiscountReason: 'regular guest', LaterReason: 'pays at check-out' },
  })
})

test('a booking for a phone that is a guest’s already is refused with their name, and made once staff choose them', async () => {
  await api.deps.db.change("update guest set first_name = 'Farhana', last_name = 'Haque' where id = $1", [
    guest.guestId,
  ])
  const Phone = guest.phone

  const merged = await submit(aDeskBooking([aPlace()], { Guest: { Kind: 'new', Name: 'Salma', Phone, Email: '' } }))
  const { Guest: known } = await find(Phone)
  const { Code } = await bookedBy(aDeskBooking([aPlace()], { Guest: { Kind: 'known', Id: known?.Id ?? 0 } }))

  expect(merged).toMatchObject({
    Code: 'guest_known',
    Msg: 'This phone belongs to Farhana Haque: book for them, or ask for another number',
  })
  expect(known).toMatchObject({ Id: guest.guestId, Name: 'Farhana Haque', Bookings: 0, LastArrival: null })
  const own = await api.call(getBooking, { params: { id: Code }, query: { Code } }, { token: guest.token })
  const others = await api.call(getBooking, { params: { id: Code }, query: { Code } }, { token: other.token })
  expect([own.Code, others.Code]).toEqual([null, 'not_found'])
  expect((await find(Phone)).Guest).toMatchObject({ Bookings: 1, LastArrival: '2026-12-01' })
})

test('of two desks that book for the same new phone at once one makes the guest', async () => {
  const answers = await Promise.all([submit(aDeskBooking()), submit(aDeskBooking(), manager)])

  expect(answers.map(({ Code }) => String(Code)).toSorted()).toEqual(['guest_known', 'null'])
  expect((await find('+880 1811 223344')).Guest).toMatchObject({ Name: 'Salma Begum Rahman', Bookings: 1 })
})

test('a guest without a phone is booked with a reason, gets no message, and shows no number anywhere', async () => {
  const Guest = { Kind: 'withoutPhone', Name: 'Rahim', Reason: 'lost it on the way' } as const

  const { Code } = await bookedBy(aDeskBooking([tonight], { Guest }))

  const order = await orderOf(Code)
  expect([order.Guest.Phone, order.Summary.Phone, order.Stays[0]?.Phone]).toEqual(['', '', ''])
  expect(await smsOf(api)).toEqual([])
  const found = await api.call(findOrders, { query: { Q: 'rahim' } }, { desk: desk.desk })
  expect(findOrders.data.parse(found.Data).Data.map((one) => one.Phone)).toEqual([''])
  expect((await mailsOf(api))[0]?.body).toContain('Guest: Rahim\n')
})

test('digits of what is stored in place of a phone find nobody', async () => {
  const Guest = { Kind: 'withoutPhone', Name: 'Rahim', Reason: 'lost it on the way' } as const
  await bookedBy(aDeskBooking([tonight], { Guest }))
  await api.deps.db.change("update guest set phone = 'desk:01234567890ABCDEFGHJKMNPQR' where first_name = 'Rahim'")

  const found = await api.call(findOrders, { query: { Q: '34567890' } }, { desk: desk.desk })

  expect(findOrders.data.parse(found.Data).Data).toEqual([])
})

test('the same submission twice is one booking', async () => {
  const body = aDeskBooking()

  const answers = [await submit(body), await submit(body)]

  expect(answers[1]?.Data).toEqual(answers[0]?.Data)
  expect(await api.deps.db.query('select count(*) as orders from orders')).toEqual([{ orders: 1 }])
})

test('the desk’s own bookings wait for no call, and do not use up what a guest may hold', async () => {
  const Guest = { Kind: 'known', Id: guest.guestId } as const
  for (const Quantity of [1, 1, 1]) {
    await bookedBy(aDeskBooking([aPlace({ Id: 4, Quantity })], { Guest, ...holdUntil('2026-11-20T18:00') }))
  }
  await bookedBy(aDeskBooking([tonight], { Guest }))

  const day = await api.call(today, { query: { Date: '2026-11-20' } }, { desk: desk.desk })
  const held = await api.deps.db.query(
    "select count(*) as orders from orders where guest_id = $1 and status = 'Pending'",
    [guest.guestId],
  )
  const onSite = await api.call(book, { body: aBooking() }, { token: guest.token })

  expect(today.data.parse(day.Data).ToDo?.Reconfirm).toEqual([])
  expect(held).toEqual([{ orders: 3 }])
  expect(onSite.Code).toBeNull()
})

test('a phone that is none finds no guest', async () => {
  const answer = await api.call(findDeskGuest, { query: { Phone: '12' } }, { desk: desk.desk })

  expect(answer.Code).toBe('phone_invalid')
})
