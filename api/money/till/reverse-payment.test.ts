import { expect, test } from 'vitest'
import { aPlace, holdOrder, orderOf as guestsOrder, smsOf } from '#tests/support/bookings.ts'
import { shareDesk } from '#tests/support/desk/desk-of-file.ts'
import { logOf } from '#tests/support/desk/log.ts'
import { aPaidOrder } from '#tests/support/desk/stays.ts'
import { codesOf } from '#tests/support/post.ts'

const { api, guest, other, at, desk, manager, owner } = shareDesk(['desk', 'manager', 'owner'])
const { till } = desk
const managers = manager.till
const orderOf = manager.order
const RECEIPT = 'R-2026-000001'

/** BDT 9,950 are due of 14,950. */
const owing = () => aPaidOrder(api, guest, [aPlace()], 5_000)

test('a payment that was typed wrongly is due again, and counts neither in the till nor in the day', async () => {
  await till.open(0)
  const code = await owing()
  await till.take(code, 9_950)

  const reversed = await till.reverse(RECEIPT)
  const again = await till.reverse(RECEIPT)
  await till.take(code, 995)

  expect([reversed.Code, again.Code]).toEqual([null, 'not_found'])
  expect((await orderOf(code)).Bill).toMatchObject({ Paid: 5_995, Due: 8_955 })
  expect((await guestsOrder(api, guest, code)).Payments.filter(({ Method }) => Method === 'cash')).toMatchObject([
    { Amount: 995 },
  ])
  expect((await managers.takings()).Payments).toContainEqual(
    expect.objectContaining({ Receipt: RECEIPT, IsReversed: true }),
  )
  expect((await managers.takings()).ByMethod).toContainEqual({ Method: 'cash', Amount: 995, Count: 1 })
  const both = [
    { Receipt: 'R-2026-000002', IsReversed: false },
    { Receipt: RECEIPT, Amount: 9_950, IsReversed: true },
  ]
  expect((await till.current())?.Payments).toMatchObject(both)
  expect((await managers.takings()).Shifts[0]?.Payments).toMatchObject(both)
  expect((await till.close(995)).Data).toMatchObject({ Expected: 995, Difference: 0 })
})

test('a reversal is on the bill with who, when and why, in the log and in an SMS, and is no attempt to pay', async () => {
  await till.open()
  const code = await owing()
  await till.take(code, 9_950)
  api.clock.advance(60)

  await till.reverse(RECEIPT)

  const { Payments, Attempts, Events } = await orderOf(code)
  expect(Payments.find(({ Reference }) => Reference === RECEIPT)).toMatchObject({
    Reversed: { At: api.clock.now.toISOString(), By: 'Nasrin Akter', Reason: 'typed wrongly' },
  })
  expect(Attempts.map(({ Gateway }) => Gateway)).not.toContain('desk')
  expect(Events[0]).toMatchObject({
    By: { Name: 'Nasrin Akter' },
    Entry: { Kind: 'reversedPayment', Amount: 9_950, Receipt: RECEIPT, Reason: 'typed wrongly' },
  })
  expect(await logOf(api, owner.member, ['tookPayment', 'reversedPayment'])).toMatchObject([
    { Entry: { Kind: 'tookPayment' }, By: { Name: 'Nasrin Akter' }, Code: code },
    { Entry: { Kind: 'reversedPayment' }, By: { Name: 'Nasrin Akter' }, Code: code },
  ])
  expect((await smsOf(api)).at(-1)).toBe(
    `A payment of BDT 9,950 for your booking ${code} was recorded by mistake: receipt ${RECEIPT} is void. If you did pay, please call us. BDT 9,950 is due at the resort. http://resort.test/profile/order/${code}`,
  )
})

test('what another took, what is counted, and what was paid online is not reversed', async () => {
  await till.open()
  await managers.open(0)
  const code = await owing()
  await till.take(code, 100)
  await managers.take(code, 100)
  const others = [await till.reverse('R-2026-000002'), await till.reverse('bank-1'), await till.reverse('none')]
  await till.close(5_100)
  const closed = await till.reverse(RECEIPT)
  await till.open()
  const nextShift = await till.reverse(RECEIPT)

  expect(codesOf(others)).toEqual(['not_found', 'not_found', 'not_found'])
  expect(codesOf([closed, nextShift])).toEqual(['till_closed', 'not_found'])
})

test('what was taken yesterday is not reversed, in a shift that is still open', async () => {
  at('2026-11-20', '23:50')
  await till.open()
  const code = await owing()
  await till.take(code, 100)
  at('2026-11-21', '00:01')

  const answer = await till.reverse(RECEIPT)

  expect(answer).toMatchObject({
    Code: 'too_late',
    Msg: 'Only payments of today can be voided: refund it instead',
  })
  expect((await till.current())?.Payments).toMatchObject([{ IsReversible: false }])
})

test('cash that left the till is not there to be reversed', async () => {
  await till.open(0)
  const code = await owing()
  await till.take(code, 9_000)
  await till.enter(-8_000, 'to the bank')

  const answer = await till.reverse(RECEIPT)

  expect(answer).toMatchObject({ Code: 'till_too_low', Msg: 'There is only BDT 1,000 in your cash drawer' })
  expect((await orderOf(code)).Bill).toMatchObject({ Paid: 14_000 })
})

test('a payment of a cancelled booking is not reversed', async () => {
  await till.open()
  const { code } = await holdOrder(api, other)
  await till.take(code, 14_950)
  await api.deps.db.change("update orders set status = 'Completed' where code = $1", [code])

  expect((await till.reverse(RECEIPT)).Code).toBe('order_settled')
})
