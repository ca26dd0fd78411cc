import { beforeEach, expect, test } from 'vitest'
import { bookAtDesk, findDeskGuest } from '#contract/desk/booking.ts'
import { book } from '#contract/orders.ts'
import { expireHolds } from '#api/orders/holds/expire-holds.ts'
import { ofBookings, ofStaff, shareGuests, shareTestApi } from '#tests/support/api-of-file.ts'
import { aBooking, aPlace, smsOf } from '#tests/support/bookings.ts'
import { aDeskBooking, type DeskBookBody } from '#tests/support/desk/desk-bookings.ts'
import { aMember, neverEndSessions, proveAll, type TestStaff } from '#tests/support/desk/members.ts'
import { deskOf, inDhaka } from '#tests/support/desk/stays.ts'
import { tillOf } from '#tests/support/desk/tills.ts'
import type { Answer } from '#tests/support/test-api.ts'

const api = shareTestApi({
  hasHouses: true,
  empties: [...ofBookings, ...ofStaff],
})
const { guest } = shareGuests(api)
let desk: TestStaff
let manager: TestStaff
beforeEach(async () => {
  desk = await aMember(api, 'desk', 'Nasrin Akter')
  manager = await aMember(api, 'manager', 'Karim Mia')
  await neverEndSessions(api)
})

const submit = (body: DeskBookBody, by = desk): Promise<Answer> => api.call(bookAtDesk, { body }, { desk: by.desk })
const bookedBy = async (body: DeskBookBody, by = desk) => bookAtDesk.data.parse((await submit(body, by)).Data)
const find = async (Phone: string) =>
  findDeskGuest.data.parse((await api.call(findDeskGuest, { query: { Phone } }, { desk: desk.desk })).Data)
const orderOf = (code: string) => deskOf(api, manager).order(code)
const holdUntil = (Until: string): Partial<DeskBookBody> => ({ Source: 'phone', Terms: { Kind: 'hold', Until } })
/** An expected guest of tonight, so that a hold until the evening is one of today. */
const tonight = aPlace({ ArrivalDate: '2026-11-20', DepartureDate: '2026-11-21' })

test('what is paid now has a receipt, is in the shift, and confirms: all of it or a deposit', async () => {
  await tillOf(api, desk).open(0)
  const cash = { Kind: 'now', Amount: 14_950, Method: 'cash', Reference: '' } as const
  const bkash = { Kind: 'now', Amount: 4_485, Method: 'bkash', Reference: '8N7A6D5EE7' } as const

  const all = await bookedBy(aDeskBooking([aPlace()], { Terms: cash }))
  const { Guest: whose } = await find('01811223344')
  const Guest = { Kind: 'known', Id: whose?.Id ?? 0 } as const
  const deposit = await bookedBy(aDeskBooking([aPlace()], { Guest, Terms: bkash }))

  expect([all.Receipt, deposit.Receipt]).toEqual(['R-2026-000001', 'R-2026-000002'])
  expect((await orderOf(all.Code)).Summary).toMatchObject({ Status: 'Confirmed', Due: 0 })
  expect((await orderOf(deposit.Code)).Summary).toMatchObject({ Status: 'Confirmed', Due: 10_465 })
  expect(await api.deps.db.query('select method, shift_id is not null as shift, taken_by from payment')).toEqual([
    { method: 'cash', shift: true, taken_by: desk.id },
    { method: 'bkash', shift: true, taken_by: desk.id },
  ])
  expect((await smsOf(api))[0]).toContain(`We received BDT 14,950 for your booking ${all.Code}. It is confirmed`)
})

test('a hold until 18:00 is free for others at 18:00, and then expires by the job as any unpaid order', async () => {
  const all = aPlace({ ...tonight, Quantity: 4 })
  const { Code } = await bookedBy(aDeskBooking([all], holdUntil('2026-11-20T18:00')))
  const onSite = () => api.call(book, { body: aBooking([all]) }, { token: guest.token })

  api.clock.now = new Date(inDhaka('2026-11-20', '18:00').getTime() - 1)
  const early = [await expireHolds(api.deps), (await onSite()).Code]
  api.clock.now = inDhaka('2026-11-20', '18:00')
  const late = (await onSite()).Code
  await expireHolds(api.deps)

  expect(early).toEqual([0, 'dates_taken'])
  expect(late).toBeNull()
  expect((await orderOf(Code)).Summary.Status).toBe('Expired')
  expect((await smsOf(api))[0]).toContain(
    'for you until 20-11-2026 18:00. It costs BDT 29,900; please pay before then.',
  )
})

test('a manager may hold for longer, but nobody beyond the departure', async () => {
  const changes = holdUntil('2026-11-30T18:00')

  const answers = [
    await submit(aDeskBooking([aPlace()], changes), manager),
    await submit(aDeskBooking([tonight], holdUntil('2026-11-21T11:01')), manager),
  ]

  expect(answers.map(({ Code }) => Code)).toEqual([null, 'hold_wrong'])
})

test('reception books 120 nights a day with less than 30 % paid, and others as many as there are', async () => {
  const Guest = { Kind: 'known', Id: guest.guestId } as const
  await bookedBy(aDeskBooking([aPlace()], { Guest }))
  await api.deps.db.change("update allowance set used = 118 where kind = 'unpaidNights'")
  const next = (day: number, changes: Partial<DeskBookBody> = {}, by = desk) =>
    submit(
      aDeskBooking([aPlace({ Id: 4, ArrivalDate: `2026-12-${day}`, DepartureDate: `2026-12-${day + 2}` })], {
        Guest,
        ...changes,
      }),
      by,
    )
  const paidNow = (Amount: number) => ({ Terms: { Kind: 'now', Amount, Method: 'card', Reference: 'slip 7' } }) as const

  const answers = [
    await next(10),
    await next(12),
    await next(12, holdUntil('2026-11-21T11:00')),
    await next(12, paidNow(5_174)),
    await next(12, paidNow(5_175)),
    await next(14, {}, manager),
  ]

  expect(answers.map(({ Code }) => Code)).toEqual([null, 'forbidden', 'forbidden', 'forbidden', null, null])
  expect(answers[1]?.Msg).toContain('You may still book 0 nights of rooms today with less than 30 % paid')
})

test('what is more than reception may do wants a fresh code of a manager: a larger discount, and many unpaid nights', async () => {
  const Guest = { Kind: 'known', Id: guest.guestId } as const
  const discounted = () =>
    submit(aDeskBooking([aPlace()], { Guest }, { Percent: 11, Reason: 'regular guest' }), manager)
  const unpaid = () => submit(aDeskBooking([tonight], { Guest }), manager)
  await unpaid()
  await api.deps.db.change("update allowance set used = 120 where kind = 'unpaidNights'")
  api.clock.advance(601)

  const late = [await discounted(), await unpaid()]
  await proveAll(api)
  const proved = [await discounted(), await unpaid()]

  expect(late.map(({ Code }) => Code)).toEqual(['sign_in_again', 'sign_in_again'])
  expect(proved.map(({ Code }) => Code)).toEqual([null, null])
})

test('a number that was taken before is asked about when a booking is paid with it, too', async () => {
  const Terms = { Kind: 'now', Amount: 14_950, Method: 'bkash', Reference: '8N7A6D5EE7' } as const
  const Guest = { Kind: 'known', Id: guest.guestId } as const
  await bookedBy(aDeskBooking([aPlace()], { Terms, Guest }))

  const met = await submit(aDeskBooking([aPlace()], { Terms, Guest }))
  const taken = await submit(aDeskBooking([aPlace()], { Terms: { ...Terms, IsKnown: true }, Guest }))

  expect([met.Code, taken.Code]).toEqual(['reference_known', null])
})

test('cash is not taken into a shift that is open for a day', async () => {
  await tillOf(api, desk).open(0)
  api.clock.advance(24 * 60 * 60)
  const Terms = { Kind: 'now', Amount: 14_950, Method: 'cash', Reference: '' } as const

  const answer = await submit(aDeskBooking([aPlace()], { Terms }))

  expect(answer.Code).toBe('till_too_old')
})
