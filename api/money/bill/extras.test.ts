import { expect, test } from 'vitest'
import { addExtra, giveAllowance, removeExtra } from '#contract/money/charges.ts'
import { listDues } from '#contract/money/till.ts'
import { bookPool } from '#contract/booking/pool.ts'
import { aVisit, holdOrder, orderOf as seenBy, recordMoney } from '#tests/support/bookings.ts'
import { shareDesk } from '#tests/support/desk/desk-of-file.ts'
import { logOf } from '#tests/support/desk/log.ts'
import { aPaidOrder } from '#tests/support/desk/stays.ts'
import { readData } from '#tests/support/guests.ts'
import { codesOf } from '#tests/support/post.ts'

const { api, guest, other, desk, owner } = shareDesk(['desk', 'owner'])

const add = (Code: string, Label = 'Driver’s bed', Quantity = 2, Price = 1_200) =>
  desk.send(addExtra, { Code, Label, Quantity, Price })
const remove = (Code: string, No = 1) => desk.send(removeExtra, { Code, No })
const pay = (code: string, amount: number) => desk.till.take(code, amount, { Method: 'card', Reference: 'slip 7' })
const logged = () => logOf(api, owner.member, ['addedExtra', 'removedExtra'])

test('an extra is on the bill, taxed with the nights, due at once, in the history and the log', async () => {
  const code = await aPaidOrder(api, guest)

  await add(code)

  const order = await desk.order(code)
  expect(order.Charges).toEqual([
    { No: 1, Kind: 'extra', Note: { Label: 'Driver’s bed' }, Quantity: 2, Amount: 2_400, IsRemovable: true },
  ])
  expect(order.Bill).toMatchObject({ Charge: 15_400, Tax: 2_310, Payable: 17_710, Paid: 14_950, Due: 2_760 })
  expect(order.Events[0]).toMatchObject({
    By: { Name: 'Nasrin Akter' },
    Entry: { Kind: 'addedExtra', Label: 'Driver’s bed', Quantity: 2, Amount: 2_400 },
  })
  expect(await logged()).toMatchObject([{ Code: code, Entry: { Kind: 'addedExtra', Amount: 2_400 } }])
  expect((await desk.read(listDues, {})).Data).toMatchObject([{ Code: code, Due: 2_760 }])
  expect(await seenBy(api, guest, code)).toMatchObject({
    PayableAmount: 17_710,
    CanPay: true,
    Charges: [{ Name: 'Driver’s bed', Quantity: 2, Amount: 2_400 }],
  })
})

test('what is on the bill of a pool visit is not taxed, as the visit is not', async () => {
  const { Code: code } = readData(bookPool, await api.call(bookPool, { body: aVisit() }, guest))

  await add(code, 'Towel', 3, 50)
  const { Bill } = await desk.order(code)
  await recordMoney(api, { code }, 10_000)
  const off = { Off: { Kind: 'amount', Amount: 100 }, Cause: 'noise', Reason: '' } as const
  await owner.send(giveAllowance, { Code: code, Payable: 1_050, ...off })

  // The guest sees the visit at its own price, and what else is on the bill next to it.
  expect(await seenBy(api, guest, code)).toMatchObject({
    Amount: 950,
    BookedPlaces: [{ Price: 900 }],
    Charges: [{ Amount: 150 }, { Amount: -100 }],
  })
  expect(Bill).toMatchObject({ Charge: 1_050, Tax: 0, Payable: 1_050 })
  expect((await desk.order(code)).Bill).toMatchObject({ Charge: 950, Tax: 0, Payable: 950 })
})

test('an extra is taken off while it is not paid, and its row stays', async () => {
  const code = await aPaidOrder(api, guest)
  await add(code)
  await add(code, 'Lunch', 1, 500)

  await remove(code)
  const twice = await remove(code)
  await pay(code, 575)
  const paid = await remove(code, 2)

  expect(await desk.order(code)).toMatchObject({
    Charges: [{ Note: { Label: 'Lunch' } }],
    Bill: { Payable: 15_525, Paid: 15_525, Due: 0 },
  })
  expect(twice).toMatchObject({ Code: 'not_found', Msg: 'There is no such extra on this bill' })
  expect(paid).toMatchObject({ Code: 'order_settled', Msg: 'This is already paid: refund it instead' })
  expect(await logged()).toMatchObject([
    { Entry: { Kind: 'addedExtra' } },
    { Entry: { Kind: 'addedExtra' } },
    { Entry: { Kind: 'removedExtra' } },
  ])
  expect(await api.deps.db.query('select charge_no, removed_by from order_charge order by charge_no')).toEqual([
    { charge_no: 1, removed_by: desk.id },
    { charge_no: 2, removed_by: null },
  ])
})

test('an extra of a held booking is part of what confirms it; a discount is not an extra', async () => {
  const { code } = await holdOrder(api, other)
  await api.deps.db.change(
    `insert into order_charge (order_code, charge_no, kind, data, amount_paisa, added_by, added_at)
     values ($1, 1, 'discount', '{"Percent": 5}', -100, $2, now())`,
    [code, desk.id],
  )

  await add(code)
  const discount = await remove(code, 1)
  await pay(code, 17_710)

  expect(discount.Code).toBe('not_found')
  expect((await desk.order(code)).Summary).toMatchObject({ Status: 'Confirmed', Due: 0 })
})

test('a bill has an end', async () => {
  const code = await aPaidOrder(api, guest)

  expect((await add(code, 'Wedding', 99, 99_999)).Code).toBe('amount_too_large')
})

test('what is over gets no extras', async () => {
  const { code } = await holdOrder(api, guest)
  await add(code)
  await api.deps.db.change("update orders set status = 'Cancelled', held_until = null")

  const answers = [await add(code), await remove(code)]

  expect(codesOf(answers)).toEqual(['order_settled', 'order_settled'])
})
