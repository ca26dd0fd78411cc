import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import {
  addTillEntry,
  closeTill,
  listDues,
  openTill,
  readTakings,
  readTill,
  reversePayment,
  takePayment,
  type DeskMethod,
} from '#contract/desk/money.ts'
import { cancelForGuest, listOpenRefunds, markPaidOut } from '#contract/desk/refunds.ts'
import { reconcileRefunds } from '#api/payments/refunds/settle-refund.ts'
import { ofBookings, shareGuests, shareTestApi } from '#tests/support/api-of-file.ts'
import { aPlace, holdOrder, smsOf } from '#tests/support/bookings.ts'
import { aMember, neverEndSessions, type TestStaff } from '#tests/support/desk/members.ts'
import { aPaidOrder, deskOf } from '#tests/support/desk/stays.ts'

const bookings = ofBookings.filter((table) => table !== 'guest')
const staff = ['refund_proposal', 'staff_event', 'staff_recovery_code', 'staff_session', 'staff_browser']
const api = shareTestApi({
  hasHouses: true,
  empties: [...bookings, ...staff, 'till_entry', 'till_shift', 'receipt_counter', 'staff', 'guest'],
})
const { guest, other } = shareGuests(api)
let desk: TestStaff
let manager: TestStaff
beforeEach(async () => {
  desk = await aMember(api, 'desk', 'Nasrin Akter')
  manager = await aMember(api, 'manager', 'Karim Mia')
  await neverEndSessions(api)
})

const open = (Float = 5_000, by = desk) =>
  api.call(openTill, { body: { ActivityId: randomUUID(), Float } }, { desk: by.desk })
const close = (Counted: number, by = desk) =>
  api.call(closeTill, { body: { ActivityId: randomUUID(), Counted, Note: '' } }, { desk: by.desk })
const enter = (Amount: number, by = desk) =>
  api.call(addTillEntry, { body: { ActivityId: randomUUID(), Amount, Reason: 'taxi' } }, { desk: by.desk })
const take = (Code: string, Amount: number, Method: DeskMethod = 'cash', Reference = '', by = desk) =>
  api.call(takePayment, { body: { ActivityId: randomUUID(), Code, Amount, Method, Reference } }, { desk: by.desk })
const reverse = (Receipt: string, by = desk) =>
  api.call(reversePayment, { body: { ActivityId: randomUUID(), Receipt, Reason: 'typed wrongly' } }, { desk: by.desk })
const orderOf = (code: string) => deskOf(api, manager).order(code)
const till = async (by = desk) => readTill.data.parse((await api.call(readTill, {}, { desk: by.desk })).Data)
const takings = async () =>
  readTakings.data.parse((await api.call(readTakings, { query: { Date: '2026-11-20' } }, { desk: manager.desk })).Data)

/** BDT 9,950 are due of 14,950. */
const owing = (whose = guest) => aPaidOrder(api, whose, [aPlace()], 5_000)

test('cash that is taken is paid, receipted, in the history and in the till', async () => {
  await open()
  const code = await owing()

  const answer = await take(code, 9_000)

  expect(answer.Data).toEqual({ Receipt: 'R-2026-000001' })
  expect((await orderOf(code)).Bill).toMatchObject({ Paid: 14_000, Due: 950 })
  expect((await orderOf(code)).Events[0]).toMatchObject({ By: 'Nasrin Akter', Event: 'payment' })
  expect((await orderOf(code)).Payments).toContainEqual(
    expect.objectContaining({ Gateway: 'desk', Method: 'cash', Reference: 'R-2026-000001' }),
  )
  expect(await till()).toMatchObject({ Float: 5_000, Payments: [{ Receipt: 'R-2026-000001', Amount: 9_000 }] })
  expect((await smsOf(api)).at(-1)).toContain(`We received BDT 9,000 for your booking ${code}`)
})

test('cash confirms an unpaid booking and books its nights as the gateway does', async () => {
  await open()
  const { code } = await holdOrder(api, other)

  await take(code, 14_950)

  expect((await orderOf(code)).Summary).toMatchObject({ Status: 'Confirmed', Due: 0 })
  expect((await orderOf(code)).Stays).toHaveLength(1)
  expect(
    await api.deps.db.query("select 1 from unit_night where order_code = $1 and state = 'booked'", [code]),
  ).toHaveLength(2)
})

test('without a shift there is no cash; a card needs its slip and no shift', async () => {
  const code = await owing()

  const answers = [
    await take(code, 100),
    await take(code, 100, 'card'),
    await take(code, 100, 'card', 'slip 77'),
    await take(code, 100, 'bkash', '8N7A6D5EE7'),
  ]

  expect(answers.map(({ Code }) => Code)).toEqual(['till_closed', 'reference_missing', null, null])
  expect(answers.at(-1)?.Data).toEqual({ Receipt: 'R-2026-000002' })
  expect(await till()).toBeNull()
})

test('no more is taken than is due, and nothing of what owes nothing', async () => {
  await open()
  const [code, paid] = [await owing(), await aPaidOrder(api, other)]
  const { code: over } = await holdOrder(api, other, [
    aPlace({ ArrivalDate: '2026-12-10', DepartureDate: '2026-12-11' }),
  ])
  api.clock.advance(31 * 60)

  const answers = [await take(code, 9_951), await take(paid, 1), await take(over, 1), await take('0123456789AB', 1)]
  const atOnce = await Promise.all([take(code, 9_950), take(code, 9_950)])

  expect(answers.map(({ Code }) => Code)).toEqual(['amount_too_large', 'order_settled', 'hold_expired', 'not_found'])
  expect(answers[0]?.Msg).toBe('Only BDT 9,950 is due')
  expect(atOnce.map(({ Code }) => String(Code)).toSorted()).toEqual(['null', 'order_settled'])
  expect((await orderOf(code)).Bill).toMatchObject({ Paid: 14_950, Due: 0 })
})

test('receipts are numbered without gaps, also when one is refused in between, and begin anew each year', async () => {
  await open()
  const code = await owing()
  const numbers = async (amounts: number[]) =>
    (await Promise.all(amounts.map((amount) => take(code, amount)))).map(({ Data }) => Data)

  await numbers([100, 100])
  await take(code, 99_999)
  const next = await take(code, 100)
  api.clock.now = new Date('2026-12-31T18:00:00Z')
  const newYear = await take(code, 100)

  expect(next.Data).toEqual({ Receipt: 'R-2026-000003' })
  expect(newYear.Data).toEqual({ Receipt: 'R-2027-000001' })
})

test('a member has one shift; it is closed by what was counted, and only then shows what should be there', async () => {
  await open(5_000)
  const code = await owing()
  await take(code, 1_000)
  await take(code, 500, 'card', 'slip 77')
  await enter(-300)
  await enter(50)

  const twice = await open()
  const closed = await close(5_700)
  const afterwards = [await enter(1), await close(1), await take(code, 1)]

  expect(twice.Code).toBe('till_open')
  expect(closed.Data).toEqual({ Expected: 5_750, Counted: 5_700, Difference: -50 })
  expect(afterwards.map(({ Code }) => Code)).toEqual(['till_closed', 'till_closed', 'till_closed'])
  expect((await takings()).Shifts).toMatchObject([
    { By: 'Nasrin Akter', Float: 5_000, Expected: 5_750, Counted: 5_700 },
  ])
})

test('two requests to open a shift at once open one', async () => {
  const answers = await Promise.all([open(), open(), open()])

  expect(answers.filter(({ Code }) => Code === null)).toHaveLength(1)
})

test('a payment that was typed wrongly is due again, and counts neither in the till nor in the day', async () => {
  await open(0)
  const code = await owing()
  await take(code, 9_950)

  const reversed = await reverse('R-2026-000001')
  const again = await reverse('R-2026-000001')
  await take(code, 995)

  expect([reversed.Code, again.Code]).toEqual([null, 'not_found'])
  expect((await orderOf(code)).Bill).toMatchObject({ Paid: 5_995, Due: 8_955 })
  expect((await orderOf(code)).Events.find(({ Event }) => Event === 'payment reversed')).toMatchObject({
    By: 'Nasrin Akter',
    Detail: '995000 paisa: R-2026-000001: typed wrongly',
  })
  expect((await close(995)).Data).toMatchObject({ Expected: 995, Difference: 0 })
  expect((await takings()).Payments).toContainEqual(
    expect.objectContaining({ Receipt: 'R-2026-000001', IsReversed: true }),
  )
  expect((await takings()).ByMethod).toContainEqual({ Method: 'cash', Amount: 995, Count: 1 })
})

test('what another took, what is counted, and what was paid online is not reversed', async () => {
  await open()
  await open(0, manager)
  const code = await owing()
  await take(code, 100)
  await take(code, 100, 'cash', '', manager)
  const others = [await reverse('R-2026-000002'), await reverse('bank-1'), await reverse('none')]
  await close(5_100)
  const closed = await reverse('R-2026-000001')
  await open()
  const nextShift = await reverse('R-2026-000001')

  expect(others.map(({ Code }) => Code)).toEqual(['not_found', 'not_found', 'not_found'])
  expect([closed.Code, nextShift.Code]).toEqual(['till_closed', 'not_found'])
})

test('a payment of a booking that was cancelled meanwhile is not reversed', async () => {
  await open()
  const { code } = await holdOrder(api, other)
  await take(code, 14_950)
  await api.deps.db.change("update orders set status = 'Completed' where code = $1", [code])

  expect((await reverse('R-2026-000001')).Code).toBe('order_settled')
})

test('cash goes back in cash: no gateway is asked, staff pay it out of their till, once', async () => {
  await open(20_000)
  const { code } = await holdOrder(api, other)
  await take(code, 14_950)
  const body = { ActivityId: randomUUID(), Code: code, Refund: 14_950, IsByPolicy: true, Reason: 'called' }
  await api.call(cancelForGuest, { body }, { desk: desk.desk })
  api.clock.advance(120)
  const asked = await reconcileRefunds(api.deps)
  const list = await api.call(listOpenRefunds, {}, { desk: desk.desk })
  const [refund] = listOpenRefunds.data.parse(list.Data).ByHand
  const payOut = (by: TestStaff) =>
    api.call(
      markPaidOut,
      { body: { ActivityId: randomUUID(), RefundId: refund?.Id ?? '', IsCash: true, Reference: 'in cash' } },
      { desk: by.desk },
    )
  const noTill = await payOut(manager)
  await open(20_000, manager)
  const paid = await payOut(manager)
  const twice = await payOut(manager)

  expect(asked).toBe(0)
  expect(refund).toMatchObject({ Code: code, Amount: 14_950, Method: 'cash', Failure: '', Reference: 'R-2026-000001' })
  expect([noTill.Code, paid.Code, twice.Code]).toEqual(['till_closed', null, 'changed_elsewhere'])
  expect((await orderOf(code)).Summary.Status).toBe('Refunded')
  expect((await close(5_050, manager)).Data).toMatchObject({ Expected: 5_050, Difference: 0 })
})

test('of a booking that was paid online and in cash each part goes back as it came', async () => {
  await open()
  const code = await owing()
  await take(code, 9_950)
  const body = { ActivityId: randomUUID(), Code: code, Refund: 14_950, IsByPolicy: true, Reason: 'called' }
  await api.call(cancelForGuest, { body }, { desk: desk.desk })

  const refunds = await api.deps.db.query(
    'select amount_paisa as amount, channel from refund where order_code = $1 order by amount_paisa',
    [code],
  )

  expect(refunds).toEqual([
    { amount: 500_000, channel: 'gateway' },
    { amount: 995_000, channel: 'desk' },
  ])
})

test('who owes is listed by departure', async () => {
  const late = await aPaidOrder(api, guest, [aPlace({ ArrivalDate: '2026-12-20', DepartureDate: '2026-12-21' })], 3_000)
  const soon = await owing(other)
  await aPaidOrder(api, guest, [aPlace({ ArrivalDate: '2026-12-05', DepartureDate: '2026-12-06' })])

  const { Data } = await api.call(listDues, {}, { desk: desk.desk })

  expect(listDues.data.parse(Data).Data.map(({ Code, Due }) => [Code, Due])).toEqual([
    [soon, 9_950],
    [late, 4_475],
  ])
})

test("a day's takings are summed by method, online payments apart", async () => {
  await open()
  const code = await owing()
  await take(code, 1_000)
  await take(code, 500, 'nagad', 'N1')
  await take(code, 250)

  const { ByMethod, Payments, Refunded } = await takings()

  expect(ByMethod).toEqual([
    { Method: 'online: bKash', Amount: 5_000, Count: 1 },
    { Method: 'cash', Amount: 1_250, Count: 2 },
    { Method: 'nagad', Amount: 500, Count: 1 },
  ])
  expect(Payments.map(({ By, Method }) => [By, Method])).toEqual([
    ['Nasrin Akter', 'cash'],
    ['Nasrin Akter', 'nagad'],
    ['Nasrin Akter', 'cash'],
    ['', 'bKash'],
  ])
  expect(Refunded).toBe(0)
})
