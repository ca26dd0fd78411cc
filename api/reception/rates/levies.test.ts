import { expect, test } from 'vitest'
import { getCalendar, getHouse } from '#contract/catalogue/houses.ts'
import { setLevies } from '#contract/catalogue/rates.ts'
import { addExtra } from '#contract/money/charges.ts'
import { issueInvoice, readPapers } from '#contract/money/paper.ts'
import { book } from '#contract/orders/orders.ts'
import { sumsOnWire } from '#contract/orders/sums.ts'
import { bookAtDesk } from '#contract/reception/walk-in.ts'
import { quoteOf, toPaisa } from '#contract/values/money.ts'
import { aBooking, aPlace, orderOf } from '#tests/support/bookings.ts'
import { aDeskBooking, known } from '#tests/support/desk/desk-bookings.ts'
import { shareDesk } from '#tests/support/desk/desk-of-file.ts'
import { logOf } from '#tests/support/desk/log.ts'
import { aPaidOrder } from '#tests/support/desk/stays.ts'
import { readData } from '#tests/support/guests.ts'
import { codesOf } from '#tests/support/post.ts'

const { api, guest, manager, owner } = shareDesk(['manager', 'owner'])

const usual = { Service: 0, Tax: 15 }
const raised = { Service: 10, Tax: 7.5 }
/** BDT 13,000 as `raised` has it. */
const sums = sumsOnWire(quoteOf(toPaisa(13_000), { service: 10, tax: 7.5 }))

const raise = async () => {
  await owner.send(setLevies, { Seen: usual, Levies: raised })
  // Prices may be a second old.
  api.clock.advance(1)
}

test('VAT and a service charge that the owner sets are shown with each price, and booked', async () => {
  await raise()

  const house = await manager.read(getHouse, { params: { Id: '1' }, query: { takeReview: 0 } })
  const calendar = await manager.read(getCalendar, { query: { From: '2026-12-01', Until: '2026-12-03', Id: 1 } })
  const asBefore = await api.call(book, { body: aBooking() }, guest)
  const booked = await api.call(book, { body: { ...aBooking(), ...sums } }, guest)
  const order = await orderOf(api, guest, book.data.parse(booked.Data).Code)

  expect([house.Levies, calendar.Data[0]?.Levies]).toEqual([raised, raised])
  expect(asBefore).toMatchObject({ Code: 'price_changed', Data: { ...sums, Places: [{ Levies: raised }] } })
  expect(order).toMatchObject({ Amount: 13_000, Service: 1_300, Tax: 1_072.5, PayableAmount: 15_372.5, Levies: raised })
})

test('a booking keeps those that it was made with, whatever comes onto its bill', async () => {
  const code = await aPaidOrder(api, guest)
  await raise()

  await manager.send(addExtra, { Code: code, Label: 'Lunch', Quantity: 1, Price: 1_000 })

  const { Bill } = await manager.order(code)
  expect(Bill).toMatchObject({ Charge: 14_000, Tax: 2_100, Payable: 16_100 })
  expect([Bill.Service, Bill.Levies]).toEqual([undefined, undefined])
})

test('a service charge is a line of the folio and of the VAT invoice, and bears VAT', async () => {
  await raise()
  const body = { ...aDeskBooking([aPlace()], { Guest: known(guest) }), ...sums }
  const { Code } = readData(bookAtDesk, await manager.call(bookAtDesk, { body }))
  await manager.send(issueInvoice, { Code, Payable: sums.Payable, Buyer: '', BuyerBin: '', BuyerAddress: '' })

  const { Papers } = await manager.read(readPapers, { params: { Code } })

  expect((await manager.order(Code)).Bill).toMatchObject({ Charge: 13_000, Service: 1_300, Levies: raised })
  expect(Papers.map(({ Sheet: { Tables } }) => Tables[0]?.Rows.at(-1))).toEqual([
    ['Service charge 10 %', '', '', '1,300.00'],
    ['Service charge 10 %', '', '1,300.00', '7.5', '97.50', '1,397.50'],
  ])
  expect(Papers[1]?.Sheet.Sums.map(({ Value }) => Value)).toEqual(['14,300.00', '1,072.50', 'BDT 15,372.50'])
})

test('nobody but an owner changes them, from what they are, and to half percents', async () => {
  const change = (Seen: typeof usual, Levies: typeof usual, by = owner) => by.send(setLevies, { Seen, Levies })

  const answers = [
    await change(usual, raised, manager),
    await change(usual, { Service: 0, Tax: 7.3 }),
    await change(raised, usual),
    await change(usual, usual),
    await change(usual, raised),
  ]

  expect(codesOf(answers)).toEqual(['forbidden', 'malformed', 'changed_elsewhere', null, null])
  expect((await logOf(api, owner.member, ['changedLevies'])).map(({ Entry }) => Entry)).toEqual([
    { Kind: 'changedLevies', Before: usual, After: raised },
  ])
})
