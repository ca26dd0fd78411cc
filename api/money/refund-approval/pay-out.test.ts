import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { readCounts } from '#contract/reception/orders.ts'
import { reconcileRefunds } from '#api/money/refunds/settle-refund.ts'
import { aPlace, smsOf } from '#tests/support/bookings.ts'
import { hire, shareDesk } from '#tests/support/desk/desk-of-file.ts'
import { logOf } from '#tests/support/desk/log.ts'
import { proveAll } from '#tests/support/desk/members.ts'
import { refundsOf } from '#tests/support/desk/refunds.ts'
import { aPaidOrder } from '#tests/support/desk/stays.ts'
import { codesOf } from '#tests/support/post.ts'

const { api, guest, desk, manager, owner } = shareDesk(['desk', 'manager', 'owner'])
beforeEach(async () => {
  for (const { till } of [desk, manager, owner]) await till.open(100_000)
})

/** A booking of a whole house, paid in cash to reception but for 1,000 that came by the gateway. */
const paidInCash = () => paidAtDesk(77_200, { Id: 4, Type: 'HOUSE', Name: 'Ichamoti House' })
async function paidAtDesk(amount: number, place: Parameters<typeof aPlace>[0] = {}, taking = {}): Promise<string> {
  const code = await aPaidOrder(api, guest, [aPlace(place)], 1_000)
  // What came last goes back first.
  api.clock.advance(1)
  await desk.till.take(code, amount, taking)
  return code
}
/** The only refund that is to be paid by hand. */
const waiting = async (by = owner) => (await by.openRefunds()).ByHand[0]
const waitingId = async () => (await waiting())?.Id

test('cash goes back in cash: no gateway is asked, who has a till pays it out, once, and the guest is notified', async () => {
  const code = await paidAtDesk(13_950)
  await desk.cancel(code, { Refund: 14_950, IsByPolicy: true })
  api.clock.advance(120)
  api.gateway.answerRefunds({ state: 'refunded' })
  onTestFinished(() => api.gateway.answerRefunds({ state: 'processing', refundRef: 'fake' }))
  await reconcileRefunds(api.deps)
  const refund = await waiting(desk)
  api.clock.advance(1)

  const paid = [await manager.payOut(refund?.Id), await manager.payOut(refund?.Id)]

  expect(await refundsOf(api, code)).toMatchObject([
    { amount: 1_395_000, channel: 'desk', state: 'refunded' },
    { amount: 100_000, channel: 'gateway' },
  ])
  expect(refund).toMatchObject({ Code: code, Amount: 13_950, Method: 'cash', Failure: '', Reference: 'R-2026-000001' })
  expect(codesOf(paid)).toEqual([null, 'changed_elsewhere'])
  expect((await smsOf(api)).at(-1)).toContain('BDT 13,950')
  expect(await logOf(api, owner.member, ['paidOutRefund'])).toMatchObject([
    { By: { Name: 'Karim Mia' }, Code: code, Entry: { Amount: 13_950, How: 'cash', Reference: '' } },
  ])
  expect(await owner.till.takings()).toMatchObject({
    Taken: 14_950,
    Refunded: 14_950,
    Net: 0,
    Refunds: [
      { Code: code, Amount: 1_000, Method: 'online: bKash', By: '' },
      { Code: code, Amount: 13_950, Method: 'cash', Reference: '', By: 'Karim Mia' },
    ],
  })
  expect((await manager.till.close(86_050)).Data).toMatchObject({ Expected: 86_050, Difference: 0 })
})

test('a refund that the gateway refused is closed by who paid it by hand, with a number, and the guest is notified', async () => {
  const code = await aPaidOrder(api, guest)
  await desk.cancel(code, { Refund: 14_950, IsByPolicy: true })
  await api.deps.db.change("update refund set state = 'failed', failure = 'card closed' where order_code = $1", [code])
  const counts = async () => (await owner.read(readCounts, {})).ByHand
  const failed = await waiting(desk)
  const counted = await counts()
  const transfer = { IsCash: false, Reference: 'City Bank 7781' }

  const answers = [await manager.payOut(failed?.Id, { IsCash: false }), await manager.payOut(failed?.Id, transfer)]

  expect(failed).toMatchObject({ Code: code, Amount: 14_950, Failure: 'card closed', Reference: 'bank-1' })
  expect(codesOf(answers)).toEqual(['reference_missing', null])
  const { Summary, Events } = await owner.order(code)
  expect((await owner.till.takings()).Refunds).toMatchObject([
    { Amount: 14_950, Method: '', Reference: 'City Bank 7781', By: 'Karim Mia' },
  ])
  expect(Summary.Status).toBe('Refunded')
  expect(Events.slice(0, 2)).toMatchObject([
    { Entry: { Kind: 'status', To: 'Refunded' } },
    {
      By: { Name: 'Karim Mia' },
      Entry: { Kind: 'paidOutRefund', Amount: 14_950, How: 'otherwise', Reference: 'City Bank 7781' },
    },
  ])
  expect((await smsOf(api)).at(-1)).toContain('has been refunded')
  expect([counted, await counts()]).toEqual([1, 0])
})

test('reception pays out in cash what a manager approved, without a number, and nothing else', async () => {
  const code = await paidInCash()
  await manager.give(code, 1_000)
  const approved = await waiting(desk)
  const answers = [
    await desk.payOut(approved?.Id, { IsCash: false, Reference: 'bank 1' }),
    await desk.payOut(approved?.Id),
  ]
  const entries = (await desk.till.current())?.Entries
  await desk.cancel(code, { Refund: 77_200, IsByPolicy: true })
  const own = await waiting(desk)

  const byItself = await desk.payOut(own?.Id)

  expect(approved).toMatchObject({ ApprovedBy: 'Karim Mia', CanPayCash: true, CanPayOtherwise: false })
  expect(codesOf(answers)).toEqual(['forbidden', null])
  expect(entries).toMatchObject([{ Amount: -1_000, RefundOf: code }])
  expect((await desk.till.reverseEntry(entries?.[0]?.Id ?? 0)).Code).toBe('not_found')
  expect(own).toMatchObject({ ApprovedBy: 'Nasrin Akter', CanPayCash: false, CanPayOtherwise: false })
  expect(byItself).toMatchObject({
    Code: 'forbidden',
    Msg: 'Reception pays out in cash only what a manager or an owner has approved',
  })
})

test('what a colleague at reception cancelled by the policy is for managers to pay out', async () => {
  const colleague = await hire(api, 'desk', 'Jamal Uddin')
  await colleague.cancel(await paidInCash(), { Refund: 78_200, IsByPolicy: true })
  const refund = await waitingId()

  expect(codesOf([await desk.payOut(refund), await manager.payOut(refund)])).toEqual(['forbidden', null])
})

test('who approved refunds pays out BDT 20,000 of them a day; another pays out the rest', async () => {
  const second = await hire(api, 'manager', 'Salma Begum')
  await second.till.open(100_000)
  await manager.give(await paidInCash(), 18_000)
  await manager.give(await paidAtDesk(13_950), 2_001)
  const { ByHand } = await owner.openRefunds()
  const [large, small] = [18_000, 2_001].map((amount) => ByHand.find(({ Amount }) => Amount === amount)?.Id)

  const answers = [await manager.payOut(large), await manager.payOut(small), await second.payOut(small)]

  expect(codesOf(answers)).toEqual([null, 'forbidden', null])
  expect(answers[1]?.Msg).toContain('You may still pay out BDT 2,000 of what you approved yourself today')
})

test('an owner pays out without a limit what they approved', async () => {
  await owner.give(await paidInCash(), 50_000)

  expect((await owner.payOut(await waitingId())).Code).toBeNull()
})

test('a card payment of the desk leaves as cash when someone else decided so', async () => {
  const code = await paidAtDesk(13_950, {}, { Method: 'card', Reference: 'slip 7' })
  await manager.give(code, 500)
  const seen = await waiting(manager)

  const answers = [await manager.payOut(seen?.Id), await owner.payOut(seen?.Id)]

  expect(seen).toMatchObject({ Method: 'card', CanPayCash: false, CanPayOtherwise: true })
  expect(codesOf(answers)).toEqual(['forbidden', null])
})

test('cash is paid out of an open shift of today that has enough', async () => {
  await owner.give(await paidInCash(), 60_000)
  const refund = await waitingId()
  await manager.till.enter(-50_000, 'to the bank')

  const tooLow = await manager.payOut(refund)
  api.clock.advance(24 * 60 * 60)
  await proveAll(api)
  const tooOld = await manager.payOut(refund)
  await manager.till.close(50_000)

  expect(codesOf([tooLow, tooOld, await manager.payOut(refund)])).toEqual([
    'till_too_low',
    'till_too_old',
    'till_closed',
  ])
})
