import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { addExtra, removeExtra } from '#contract/desk/charges.ts'
import { listDues, takePayment } from '#contract/desk/money.ts'
import { getBooking } from '#contract/orders.ts'
import { bookPool } from '#contract/pool.ts'
import { ofBookings, ofStaff, shareGuests, shareTestApi } from '#tests/support/api-of-file.ts'
import { aPlace, aVisit, holdOrder } from '#tests/support/bookings.ts'
import { logOf } from '#tests/support/desk/log.ts'
import { aMember, neverEndSessions, proveAll, type TestStaff } from '#tests/support/desk/members.ts'
import { aPaidOrder, deskOf } from '#tests/support/desk/stays.ts'
import { readData } from '#tests/support/guests.ts'

const api = shareTestApi({
  hasHouses: true,
  empties: [...ofBookings, ...ofStaff],
})
const { guest, other } = shareGuests(api)
let desk: TestStaff
beforeEach(async () => {
  desk = await aMember(api, 'desk', 'Nasrin Akter')
  await neverEndSessions(api)
})

const add = (Code: string, Label = 'Driver’s bed', Quantity = 2, Price = 1_200, ActivityId = randomUUID()) =>
  api.call(addExtra, { body: { ActivityId, Code, Label, Quantity, Price } }, { desk: desk.desk })
const remove = (Code: string, No = 1) =>
  api.call(removeExtra, { body: { ActivityId: randomUUID(), Code, No } }, { desk: desk.desk })
const pay = (Code: string, Amount: number) => {
  const body = { ActivityId: randomUUID(), Code, Amount, Method: 'card', Reference: 'slip 7' } as const
  return api.call(takePayment, { body }, { desk: desk.desk })
}
const orderOf = (code: string) => deskOf(api, desk).order(code)
const logged = async () => logOf(api, await aMember(api, 'owner', 'The Owner'), ['addedExtra', 'removedExtra'])

test('an extra is on the bill, taxed with the nights, due at once, in the history and the log', async () => {
  const code = await aPaidOrder(api, guest)

  await add(code)

  const order = await orderOf(code)
  expect(order.Charges).toEqual([{ No: 1, Kind: 'extra', Label: 'Driver’s bed', Quantity: 2, Amount: 2_400 }])
  expect(order.Bill).toMatchObject({ Charge: 15_400, Tax: 2_310, Payable: 17_710, Paid: 14_950, Due: 2_760 })
  expect(order.Events[0]).toMatchObject({
    By: { Name: 'Nasrin Akter' },
    What: { Kind: 'addedExtra', Label: 'Driver’s bed', Quantity: 2, Amount: 2_400 },
  })
  expect(await logged()).toMatchObject([{ Code: code, What: { Kind: 'addedExtra', Amount: 2_400 } }])
  const dues = await api.call(listDues, {}, { desk: desk.desk })
  expect(readData(listDues, dues).Data).toMatchObject([{ Code: code, Due: 2_760 }])
  const seen = await api.call(getBooking, { params: { id: code }, query: { Code: code } }, { token: guest.token })
  expect(readData(getBooking, seen)).toMatchObject({
    PayableAmount: 17_710,
    CanPay: true,
    Charges: [{ Name: 'Driver’s bed', Quantity: 2, Amount: 2_400 }],
  })
})

test('tax is rounded once, of all that is on the bill', async () => {
  const code = await aPaidOrder(api, guest)

  for (const Label of ['Tea', 'Tea', 'Tea']) await add(code, Label, 1, 1.03)

  expect((await orderOf(code)).Bill).toMatchObject({ Charge: 13_003.09, Tax: 1_950.46, Payable: 14_953.55 })
})

test('what is on the bill of a pool visit is not taxed, as the visit is not', async () => {
  await api.call(bookPool, { body: aVisit() }, { token: guest.token })
  const [row] = await api.deps.db.query<{ code: string }>('select code from orders')
  const code = row?.code ?? ''

  await add(code, 'Towel', 3, 50)

  expect((await orderOf(code)).Bill).toMatchObject({ Charge: 1_050, Tax: 0, Payable: 1_050 })
})

test('an extra is taken off while it is not paid, and its row stays', async () => {
  const code = await aPaidOrder(api, guest)
  await add(code)
  await add(code, 'Lunch', 1, 500)

  await remove(code)
  const twice = await remove(code)
  await pay(code, 575)
  const paid = await remove(code, 2)

  expect((await orderOf(code)).Charges.map(({ Label }) => Label)).toEqual(['Lunch'])
  expect((await orderOf(code)).Bill).toMatchObject({ Payable: 15_525, Paid: 15_525, Due: 0 })
  expect(twice).toMatchObject({ Code: 'not_found', Msg: 'There is no such extra on this bill' })
  expect(paid).toMatchObject({ Code: 'order_settled', Msg: 'This is already paid: refund it instead' })
  expect(await logged()).toMatchObject([
    { What: { Kind: 'addedExtra' } },
    { What: { Kind: 'addedExtra' } },
    { What: { Kind: 'removedExtra' } },
  ])
  expect(await api.deps.db.query('select charge_no, removed_by from order_charge order by charge_no')).toEqual([
    { charge_no: 1, removed_by: desk.id },
    { charge_no: 2, removed_by: null },
  ])
})

test('an extra of a held booking is part of what confirms it; a discount is not an extra', async () => {
  const { code } = await holdOrder(api, other)
  await api.deps.db.change(
    `insert into order_charge (order_code, charge_no, kind, label, amount_paisa, added_by, added_at)
     values ($1, 1, 'discount', '5 %: regular', -100, $2, now())`,
    [code, desk.id],
  )

  await add(code)
  const discount = await remove(code, 1)
  await pay(code, 17_710)

  expect(discount.Code).toBe('not_found')
  expect((await orderOf(code)).Summary).toMatchObject({ Status: 'Confirmed', Due: 0 })
})

test('the same submission twice is one extra, and two at once are two', async () => {
  const code = await aPaidOrder(api, guest)
  const id = randomUUID()

  await Promise.all([add(code, 'Lunch', 1, 500, id), add(code, 'Lunch', 1, 500, id), add(code, 'Tea', 1, 100)])

  expect((await orderOf(code)).Charges.map(({ Label }) => Label).toSorted()).toEqual(['Lunch', 'Tea'])
  expect((await orderOf(code)).Bill.Charge).toBe(13_600)
})

test('a bill has an end', async () => {
  const code = await aPaidOrder(api, guest)

  const answers = [await add(code, 'Wedding', 99, 99_999), await add(code, 'Wedding', 1, 99_999)]

  expect(answers.map(({ Code }) => Code)).toEqual(['amount_too_large', null])
  expect((await orderOf(code)).Charges).toHaveLength(1)
})

test('an extra of a colleague is taken off by a manager with a fresh code', async () => {
  const manager = await aMember(api, 'manager', 'Karim Mia')
  await neverEndSessions(api)
  const code = await aPaidOrder(api, guest)
  await add(code)
  const remove = () =>
    api.call(removeExtra, { body: { ActivityId: randomUUID(), Code: code, No: 1 } }, { desk: manager.desk })
  api.clock.advance(601)

  const late = await remove()
  await proveAll(api)
  const fresh = await remove()

  expect([late.Code, fresh.Code]).toEqual(['sign_in_again', null])
})

test('what is over or unknown gets no extras', async () => {
  const { code } = await holdOrder(api, guest, [aPlace()])
  await add(code)
  await api.deps.db.change("update orders set status = 'Cancelled', held_until = null")

  const answers = [await add(code), await add('0123456789AB'), await remove(code)]

  expect(answers.map(({ Code }) => Code)).toEqual(['order_settled', 'not_found', 'order_settled'])
})
