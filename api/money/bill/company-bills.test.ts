import { expect, test } from 'vitest'
import { billCompany, billGuest, listCompanyDebts } from '#contract/money/company-bills.ts'
import { addExtra } from '#contract/money/charges.ts'
import { listDues, takePayment } from '#contract/money/till.ts'
import { today } from '#contract/reception/orders.ts'
import { readPapers } from '#contract/money/paper.ts'
import { getBooking } from '#contract/orders/orders.ts'
import { bookPool } from '#contract/booking/pool.ts'
import { aPlace, aVisit, holdOrder, recordMoney, smsOf } from '#tests/support/bookings.ts'
import { aCompany } from '#tests/support/desk/company-bills.ts'
import { shareDesk, type Worker } from '#tests/support/desk/desk-of-file.ts'
import { aPaidOrder } from '#tests/support/desk/stays.ts'
import { readData } from '#tests/support/guests.ts'
import { codesOf } from '#tests/support/post.ts'
import { closeOldStays } from '#api/reception/stays/close-stays.ts'

const { api, guest, other, at, desk, manager } = shareDesk(['desk', 'manager'])

const bill = (Code: string, by: Worker = desk) => by.send(billCompany, { Code, ...aCompany() })
const billBack = (Code: string) => desk.send(billGuest, { Code })
const debts = () => desk.read(listCompanyDebts, {})
/** Two rooms of 1 to 3 December whose guests are here; BDT 19,900 of 29,900 are due. */
const inHouse = async () => {
  const code = await aPaidOrder(api, guest, [aPlace({ Quantity: 2 })], 10_000)
  at('2026-12-01')
  await desk.checkIn(code)
  return code
}

test('guests leave while a company owes the rest, until it has paid', async () => {
  const code = await inHouse()
  const held = await desk.checkOut(code)
  await bill(code)
  const left = await desk.checkOut(code)
  const shown = await desk.order(code)
  const [listed, ofGuests] = [await debts(), await desk.read(listDues, {})]

  const byBank = (amount: number) => desk.till.take(code, amount, { Method: 'bank', Reference: 'T 1', IsKnown: true })
  const part = await byBank(19_000)
  const message = (await smsOf(api)).at(-1)
  const rest = await byBank(900)

  expect(codesOf([held, left, part, rest])).toEqual(['due_open', null, null, null])
  expect(shown).toMatchObject({
    Summary: { Status: 'Completed', Due: 19_900, BilledTo: 'Padma Textiles Ltd' },
    CompanyBill: { ...aCompany(), By: 'Nasrin Akter' },
    Stays: [{ BilledTo: 'Padma Textiles Ltd' }, {}],
  })
  expect(shown.Events.map(({ Entry }) => Entry)).toContainEqual({
    Kind: 'billedCompany',
    Amount: 19_900,
    Company: 'Padma Textiles Ltd',
    Reference: 'PO 4711',
    AgreedBy: 'Salma Rahman',
  })
  expect(listed).toMatchObject({
    Total: 19_900,
    Data: [{ Code: code, Status: 'Completed', Company: 'Padma Textiles Ltd', Reference: 'PO 4711', Due: 19_900 }],
  })
  expect(ofGuests.Data).toEqual([])
  expect(message).toContain('BDT 900 is billed to the company')
  expect(await debts()).toEqual({ Total: 0, Data: [] })
  expect((await desk.order(code)).Summary).toMatchObject({ Status: 'Completed', Due: 0 })
})

test('a payment of a company that was typed wrongly is due again', async () => {
  const code = await inHouse()
  await bill(code)
  await desk.checkOut(code)
  await desk.till.open()
  const { Receipt } = readData(takePayment, await desk.till.take(code, 19_900))

  const answer = await desk.till.reverse(Receipt)

  expect([answer.Code, (await debts()).Total]).toEqual([null, 19_900])
})

test('the guest reads who pays the rest, and so do the folio and the receipts from then on', async () => {
  const code = await inHouse()
  await bill(code)
  api.clock.advance(60)
  await desk.till.take(code, 900, { Method: 'card', Reference: 'slip 1' })

  const order = await api.call(getBooking, { params: { id: code }, query: { Code: code } }, { token: guest.token })
  const { Papers } = await desk.read(readPapers, { params: { Code: code } })

  expect(readData(getBooking, order)).toMatchObject({ BilledTo: 'Padma Textiles Ltd', Due: 19_000 })
  const billed = Papers.map(({ Sheet: { Facts } }) => Facts.find(({ Name }) => Name === 'Billed to')?.Value)
  expect(billed).toEqual(['Padma Textiles Ltd, Savar, Dhaka', 'Padma Textiles Ltd, Savar, Dhaka', undefined])
  const payers = Papers.map(({ Sheet: { Facts } }) => Facts.find(({ Name }) => Name === 'Received from')?.Value)
  expect(payers).toEqual([undefined, 'Padma Textiles Ltd', 'Guest0 Rahman'])
  expect(Papers[0]?.Sheet.Sums.slice(-2)).toMatchObject([
    { Name: 'Billed to the company', Value: '−19,000.00' },
    { Name: 'Due', Value: 'BDT 0' },
  ])
})

test('a visit to the pool that a company pays says so on its day', async () => {
  const { Code: code } = readData(bookPool, await api.call(bookPool, { body: aVisit() }, guest))
  await recordMoney(api, { code }, 10_000)

  const { Code: refusal } = await bill(code)
  const { Occasions } = await desk.read(today, { query: { Date: '2026-12-01' } })

  expect(refusal).toBeNull()
  expect(Occasions).toMatchObject([{ Code: code, Status: 'Confirmed', Due: 800, BilledTo: 'Padma Textiles Ltd' }])
})

test('the guest pays after all: before they leave, or later, when the booking is open until it is paid', async () => {
  const code = await inHouse()
  await bill(code)
  const before = await billBack(code)
  const held = await desk.checkOut(code)
  await bill(code)
  await desk.checkOut(code)

  const after = await billBack(code)

  expect(codesOf([before, held, after])).toEqual([null, 'due_open', null])
  const { Summary, CompanyBill, Events } = await desk.order(code)
  expect(Summary).toMatchObject({ Status: 'Confirmed', Due: 19_900 })
  expect(CompanyBill).toBeUndefined()
  expect(Events.slice(0, 2).map(({ Entry }) => Entry)).toEqual([
    { Kind: 'billedGuest', Company: 'Padma Textiles Ltd' },
    { Kind: 'reopened' },
  ])
  expect((await desk.read(listDues, {})).Data).toMatchObject([{ Code: code, Due: 19_900 }])
  await closeOldStays(api.deps)
  const open = (await desk.order(code)).Summary
  await desk.till.take(code, 19_900, { Method: 'card', Reference: 'slip 3' })
  await closeOldStays(api.deps)
  expect(open).toMatchObject({ Status: 'Confirmed', Due: 19_900 })
  expect((await desk.order(code)).Summary).toMatchObject({ Status: 'Completed', Due: 0 })
})

test('a booking that goes to a company again after its guests have left is over', async () => {
  const code = await inHouse()
  await bill(code)
  await desk.checkOut(code)
  await billBack(code)
  await bill(code)

  await closeOldStays(api.deps)

  expect((await desk.order(code)).Summary).toMatchObject({ Status: 'Completed', Due: 19_900 })
})

test('only what is due of a confirmed booking goes to a company, and to one alone', async () => {
  const [code, paid, { code: held }] = [await inHouse(), await aPaidOrder(api, other), await holdOrder(api, other)]

  const atOnce = await Promise.all([bill(code), bill(code, manager)])
  const answers = [await bill(paid), await bill(held), await billBack(paid)]
  await desk.checkOut(code)
  await desk.till.take(code, 19_900, { Method: 'card', Reference: 'slip 2' })
  answers.push(await billBack(code))

  expect(new Set(codesOf(atOnce))).toEqual(new Set([null, 'order_settled']))
  expect(codesOf(answers)).toEqual(Array(4).fill('order_settled'))
})

test('who lets a debt grow beyond what they may bill is refused, and a manager lets them leave', async () => {
  const code = await inHouse()
  await bill(code)
  await desk.send(addExtra, { Code: code, Label: 'Hall', Quantity: 1, Price: 80_000 })

  const byReception = await desk.checkOut(code)
  const byManager = await manager.checkOut(code)

  expect(byReception).toMatchObject({ Code: 'forbidden', Msg: expect.stringContaining('BDT 80,100 to companies') })
  expect([byManager.Code, (await debts()).Total]).toEqual([null, 111_900])
})

test('who voids a payment of a company lets its debt grow, within what they may bill', async () => {
  const code = await inHouse()
  await desk.till.open()
  const { Receipt } = readData(takePayment, await desk.till.take(code, 19_000))
  await bill(code)
  await desk.checkOut(code)
  await api.deps.db.change("update staff_limit set used = 9000000 where kind = 'companyBill'", [])

  const refused = await desk.till.reverse(Receipt)
  await api.deps.db.change("update staff_limit set used = 90000 where kind = 'companyBill'", [])
  const voided = await desk.till.reverse(Receipt)

  expect(refused).toMatchObject({ Code: 'forbidden', Msg: expect.stringContaining('BDT 10,000 to companies') })
  expect([voided.Code, (await debts()).Total]).toEqual([null, 19_900])
  const used = await api.deps.db.query("select used from staff_limit where kind = 'companyBill'", [])
  expect(used).toEqual([{ used: 1_990_000 }])
})
