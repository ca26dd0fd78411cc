import { expect, test } from 'vitest'
import { addExtra, giveAllowance, quoteAllowance, voidAllowance } from '#contract/money/charges.ts'
import { aPlace, holdOrder, orderOf as seenBy } from '#tests/support/bookings.ts'
import { shareDesk } from '#tests/support/desk/desk-of-file.ts'
import { logOf } from '#tests/support/desk/log.ts'
import { proveAll } from '#tests/support/desk/members.ts'
import { aPaidOrder } from '#tests/support/desk/stays.ts'
import { brokenBooks } from '#tests/support/invariants/books.ts'
import { codesOf, type BodyOf } from '#tests/support/post.ts'

const { api, guest, other, at, desk, manager, owner } = shareDesk(['desk', 'manager', 'owner'])

type Wish = Partial<BodyOf<typeof giveAllowance>>

/** At the bill as it is, unless another one was seen. */
async function give(Code: string, Amount: number, wish: Wish = {}, by = manager) {
  const { Payable } = (await by.order(Code)).Bill
  const reason = { Cause: 'broken', Reason: 'the boiler' } as const
  return by.send(giveAllowance, { Code, Payable, Off: { Kind: 'amount', Amount }, ...reason, ...wish })
}
const voidOne = (Code: string, No = 1, by = manager) => by.send(voidAllowance, { Code, No })
/** Two nights for 13,000, with VAT 14,950, of which 5,000 were paid. */
const booked = () => aPaidOrder(api, guest, [aPlace()], 5_000)

test('an allowance lowers the bill and its VAT; staff read why, and the guest that', async () => {
  const code = await booked()

  await give(code, 1_000)

  const order = await manager.order(code)
  expect(order.Charges).toEqual([
    {
      No: 1,
      Kind: 'allowance',
      Note: { Cause: 'broken', Reason: 'the boiler' },
      Quantity: 1,
      Amount: -1_000,
      IsRemovable: true,
    },
  ])
  expect(order.Bill).toMatchObject({ Charge: 12_000, Tax: 1_800, Payable: 13_800, Paid: 5_000, Due: 8_800 })
  const what = { Kind: 'gaveAllowance', Amount: 1_000, Cause: 'broken', Reason: 'the boiler' }
  expect(order.Events[0]).toMatchObject({ By: { Name: 'Karim Mia' }, Entry: what })
  expect(await logOf(api, owner.member, ['gaveAllowance'])).toMatchObject([{ Code: code, Entry: what }])
  expect(await seenBy(api, guest, code)).toMatchObject({
    PayableAmount: 13_800,
    Due: 8_800,
    Charges: [{ Name: 'Allowance', Quantity: 1, Amount: -1_000 }],
  })
  expect(await manager.staffLimit(code)).toMatchObject({ Order: { Used: 1_150 }, Day: { Used: 1_150 } })
})

test('a percentage is of the room charge alone, after its discounts', async () => {
  const code = await booked()
  await manager.send(addExtra, { Code: code, Label: 'Lunch', Quantity: 1, Price: 999 })
  await give(code, 500)

  const quote = await manager.read(quoteAllowance, { params: { Code: code } })
  await give(code, 0, { Off: { Kind: 'percent', Percent: 15 }, Cause: 'other', Reason: 'rain' })

  expect(quote).toEqual({ Payable: 15_523.85, Held: 5_000, Charge: 13_499, RoomCharge: 13_000, Most: 9_151.17 })
  const { Charges, Events } = await manager.order(code)
  expect(Charges.at(-1)).toMatchObject({ Note: { Percent: 15, Reason: 'rain' }, Amount: -1_950 })
  expect(Events[0]?.Entry).toMatchObject({ Kind: 'gaveAllowance', Amount: 1_950, Percent: 15 })
})

test('no more is taken off than is still to be paid', async () => {
  const code = await booked()
  const { Most } = await manager.read(quoteAllowance, { params: { Code: code } })

  const answers = [await give(code, Most + 0.01), await give(code, Most)]

  expect(codesOf(answers)).toEqual(['amount_too_large', null])
  expect((await manager.order(code)).Bill).toMatchObject({ Payable: 5_000, Due: 0 })
  expect(await brokenBooks(api.deps)).toEqual([])
})

test('an allowance needs a fresh code, a reason, the bill that was seen, and what the member may give', async () => {
  const code = await aPaidOrder(api, guest, [aPlace({ Quantity: 3 })], 5_000)

  const answers = [
    await give(code, 1_000, { Cause: 'other', Reason: '' }),
    await give(code, 1_000, { Payable: 1 }),
    await give(code, 17_400),
    await give(code, 17_391),
    await give(code, 1),
    await give(code, 5_000, {}, owner),
  ]
  api.clock.advance(601)
  const late = await give(code, 1_000, {}, owner)

  expect(codesOf([...answers, late])).toEqual([
    'fields_missing',
    'price_changed',
    'forbidden',
    null,
    'forbidden',
    null,
    'sign_in_again',
  ])
})

test('what is held, cancelled or over since yesterday keeps its bill, and guests who have just left get an allowance', async () => {
  const code = await booked()
  const { code: held } = await holdOrder(api, other)
  at('2026-12-01')
  await proveAll(api)
  await manager.checkIn(code)
  at('2026-12-03', '10:00')
  await proveAll(api)
  await manager.checkOut(code, 'left early')

  const justLeft = await give(code, 1_000)
  const voided = await voidOne(code)
  at('2026-12-04', '00:00')
  await proveAll(api)
  const answers = [await give(code, 1_000), await give(held, 1_000), justLeft, voided]
  const quoted = await manager.call(quoteAllowance, { params: { Code: code } })

  expect(codesOf([...answers, quoted])).toEqual([
    'order_settled',
    'order_settled',
    null,
    'order_settled',
    'order_settled',
  ])
  expect((await manager.order(code)).Bill.Payable).toBe(13_800)
  expect(await brokenBooks(api.deps)).toEqual([])
})

test('an allowance is voided once, not by reception, and is due again', async () => {
  const code = await booked()
  await give(code, 8_652)
  await manager.send(addExtra, { Code: code, Label: 'Lunch', Quantity: 1, Price: 500 })

  const answers = [await voidOne(code, 1, desk), await voidOne(code, 2), await voidOne(code), await voidOne(code)]

  expect(codesOf(answers)).toEqual(['forbidden', 'not_found', null, 'not_found'])
  const { Bill, Charges, Events } = await manager.order(code)
  expect([Bill.Payable, Charges.map(({ Kind }) => Kind), Events[0]?.Entry]).toEqual([
    15_525,
    ['extra'],
    { Kind: 'voidedAllowance', Amount: 8_652 },
  ])
})

test('a change is not undone that an allowance is larger than the bill without', async () => {
  const code = await booked()
  const room = { UnitId: '000000001-003', Arrival: '2026-12-01', Departure: '2026-12-03' }
  await manager.make({ Kind: 'addRoom', Code: code, ...room })
  await give(code, 15_000)
  const added = (await manager.stays(code)).find(({ UnitId }) => UnitId === room.UnitId)

  const early = added && (await manager.undo(added))
  await voidOne(code)
  const later = added && (await manager.undo(added))

  expect([early?.Code, later?.Code]).toEqual(['amount_too_large', null])
})

test('a bill that has grown to its end takes no allowance back', async () => {
  const code = await booked()
  await give(code, 1_000)
  for (const Quantity of [8, 1]) {
    const price = Quantity === 8 ? 1_000_000 : 683_652
    await manager.send(addExtra, { Code: code, Label: 'Wedding', Quantity, Price: price })
  }

  expect((await voidOne(code)).Code).toBe('amount_too_large')
})
