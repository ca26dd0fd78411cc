import { beforeEach, expect, test } from 'vitest'
import { readCounts } from '#contract/desk/orders.ts'
import { reconcileRefunds } from '#api/payments/refunds/settle-refund.ts'
import { ofBookings, ofStaff, shareGuests, shareTestApi } from '#tests/support/api-of-file.ts'
import { aPlace, smsOf } from '#tests/support/bookings.ts'
import { logOf } from '#tests/support/desk/log.ts'
import { aMember, neverEndSessions, proveAll, type TestStaff } from '#tests/support/desk/members.ts'
import { refundsBy, refundsOf } from '#tests/support/desk/refunds.ts'
import { aPaidOrder, deskOf } from '#tests/support/desk/stays.ts'
import { tillOf } from '#tests/support/desk/tills.ts'
import { readData } from '#tests/support/guests.ts'

const api = shareTestApi({ hasHouses: true, empties: [...ofBookings, ...ofStaff] })
const { guest } = shareGuests(api)

/** A member with a shift of BDT 100,000, and what they do with money. */
async function withTill(member: TestStaff) {
  const till = tillOf(api, member)
  await till.open(100_000)
  return { ...refundsBy(api, member), till }
}
let boss: TestStaff
let desk: Awaited<ReturnType<typeof withTill>>
let manager: Awaited<ReturnType<typeof withTill>>
let owner: Awaited<ReturnType<typeof withTill>>
beforeEach(async () => {
  boss = await aMember(api, 'owner', 'The Owner')
  desk = await withTill(await aMember(api, 'desk', 'Nasrin Akter'))
  manager = await withTill(await aMember(api, 'manager', 'Karim Mia'))
  owner = await withTill(boss)
  await neverEndSessions(api)
})

const orderOf = (code: string) => deskOf(api, boss).order(code)
/** A booking of a whole house, paid in cash to reception but for 1,000 that came by the gateway. */
async function paidInCash(): Promise<string> {
  const code = await aPaidOrder(api, guest, [aPlace({ Id: 4, Type: 'HOUSE', Name: 'Ichamoti House' })], 1_000)
  // What came last goes back first.
  api.clock.advance(1)
  await desk.till.take(code, 77_200)
  return code
}
/** The only refund that is to be paid by hand. */
const waiting = async () => (await owner.open()).ByHand[0]?.Id

test('cash goes back in cash: no gateway is asked, who has a till pays it out, once, and the guest is notified', async () => {
  const code = await aPaidOrder(api, guest, [aPlace()], 5_000)
  await desk.till.take(code, 9_950)
  await desk.cancel(code, { Refund: 14_950, IsByPolicy: true })
  api.clock.advance(120)
  await reconcileRefunds(api.deps)
  const [refund, ...others] = (await desk.open()).ByHand

  const paid = [await manager.payOut(refund?.Id), await manager.payOut(refund?.Id)]

  expect(others).toEqual([])
  expect(await refundsOf(api, code)).toMatchObject([
    { amount: 995_000, channel: 'desk', state: 'refunded' },
    { amount: 500_000, channel: 'gateway' },
  ])
  expect(refund).toMatchObject({ Code: code, Amount: 9_950, Method: 'cash', Failure: '', Reference: 'R-2026-000001' })
  expect(paid.map(({ Code }) => Code)).toEqual([null, 'changed_elsewhere'])
  expect((await smsOf(api)).at(-1)).toContain('BDT 9,950')
  expect(await logOf(api, boss, ['paidOutRefund'])).toMatchObject([
    { By: { Name: 'Karim Mia' }, Code: code, What: { Amount: 9_950, How: 'cash', Reference: '' } },
  ])
  expect((await manager.till.close(90_050)).Data).toMatchObject({ Expected: 90_050, Difference: 0 })
})

test('a refund that the gateway refused is closed by who paid it by hand, with a number, and the guest is notified', async () => {
  const code = await aPaidOrder(api, guest)
  await desk.cancel(code, { Refund: 14_950, IsByPolicy: true })
  await api.deps.db.change("update refund set state = 'failed', failure = 'card closed' where order_code = $1", [code])
  const counts = async () => readData(readCounts, await api.call(readCounts, {}, { desk: boss.desk })).ByHand
  const [failed] = (await desk.open()).ByHand
  const counted = await counts()
  const transfer = { IsCash: false, Reference: 'City Bank 7781' }

  const answers = [
    await manager.payOut('none', transfer),
    await manager.payOut(failed?.Id, { IsCash: false }),
    await manager.payOut(failed?.Id, transfer),
    await manager.payOut(failed?.Id, transfer),
  ]

  expect(failed).toMatchObject({ Code: code, Amount: 14_950, Failure: 'card closed', Reference: 'bank-1' })
  expect(answers.map(({ Code }) => Code)).toEqual(['not_found', 'reference_missing', null, 'changed_elsewhere'])
  expect((await orderOf(code)).Summary.Status).toBe('Refunded')
  expect((await orderOf(code)).Events.slice(0, 2)).toMatchObject([
    { What: { Kind: 'status', To: 'Refunded' } },
    {
      By: { Name: 'Karim Mia' },
      What: { Kind: 'paidOutRefund', Amount: 14_950, How: 'otherwise', Reference: 'City Bank 7781' },
    },
  ])
  expect((await smsOf(api)).at(-1)).toContain('has been refunded')
  expect([counted, await counts()]).toEqual([1, 0])
})

test('reception pays out in cash what a manager approved, without a number, and nothing else', async () => {
  const code = await paidInCash()
  await manager.give(code, 1_000)
  const approved = await waiting()
  const [seen] = (await desk.open()).ByHand

  const answers = [await desk.payOut(approved, { IsCash: false, Reference: 'bank 1' }), await desk.payOut(approved)]
  await desk.cancel(code, { Refund: 77_200, IsByPolicy: true })
  const own = await waiting()
  const [ownSeen] = (await desk.open()).ByHand
  const byItself = await desk.payOut(own)

  expect(seen).toMatchObject({ ApprovedBy: 'Karim Mia', CanPayCash: true, CanPayOtherwise: false })
  expect(answers.map(({ Code }) => Code)).toEqual(['forbidden', null])
  expect(ownSeen).toMatchObject({ ApprovedBy: 'Nasrin Akter', CanPayCash: false, CanPayOtherwise: false })
  expect(byItself).toMatchObject({
    Code: 'forbidden',
    Msg: 'Reception pays out in cash only what a manager or an owner has approved',
  })
  expect((await desk.till.current())?.Entries).toMatchObject([{ Amount: -1_000, Reason: `Refund of ${code}` }])
})

test('what a colleague at reception cancelled by the policy is for managers to pay out', async () => {
  const colleague = refundsBy(api, await aMember(api, 'desk', 'Jamal Uddin'))
  const code = await paidInCash()
  await colleague.cancel(code, { Refund: 78_200, IsByPolicy: true })

  const answers = [await desk.payOut(await waiting()), await manager.payOut(await waiting())]

  expect(answers.map(({ Code }) => Code)).toEqual(['forbidden', null])
})

test('who approved refunds pays out BDT 20,000 of them a day; another pays out the rest', async () => {
  const other = await aMember(api, 'manager', 'Salma Begum')
  const second = await withTill(other)
  const [first, next] = [await paidInCash(), await aPaidOrder(api, guest, [aPlace()], 1_000)]
  api.clock.advance(1)
  await desk.till.take(next, 13_950)
  await manager.give(first, 18_000)
  await manager.give(next, 2_001)
  const { ByHand } = await owner.open()
  const [large, small] = [18_000, 2_001].map((amount) => ByHand.find(({ Amount }) => Amount === amount)?.Id)

  const answers = [await manager.payOut(large), await manager.payOut(small), await second.payOut(small)]

  expect(answers.map(({ Code }) => Code)).toEqual([null, 'forbidden', null])
  expect(answers[1]?.Msg).toContain('You may still pay out BDT 2,000 of what you approved yourself today')
})

test('an owner pays out what they approved without a limit', async () => {
  const code = await paidInCash()
  await owner.give(code, 50_000)

  const answer = await owner.payOut(await waiting())

  expect(answer.Code).toBeNull()
})

test('a card payment of the desk leaves as cash when someone else decided so', async () => {
  const code = await aPaidOrder(api, guest, [aPlace()], 1_000)
  api.clock.advance(1)
  await desk.till.take(code, 13_950, { Method: 'card', Reference: 'slip 7' })
  await manager.give(code, 500)
  const own = await waiting()
  const [seen] = (await manager.open()).ByHand

  const answers = [await manager.payOut(own), await owner.payOut(own)]

  expect(seen).toMatchObject({ Method: 'card', CanPayCash: false, CanPayOtherwise: true })
  expect(answers.map(({ Code }) => Code)).toEqual(['forbidden', null])
})

test('cash is paid out of an open shift of today that has enough', async () => {
  const code = await paidInCash()
  await owner.give(code, 60_000)
  const refund = await waiting()
  await manager.till.enter(-50_000, 'to the bank')

  const tooLow = await manager.payOut(refund)
  api.clock.advance(24 * 60 * 60)
  await proveAll(api)
  const tooOld = await manager.payOut(refund)
  await manager.till.close(50_000)
  const closed = await manager.payOut(refund)

  expect([tooLow.Code, tooOld.Code, closed.Code]).toEqual(['till_too_low', 'till_too_old', 'till_closed'])
})

test('the entry of a refund that was paid out is not reversed', async () => {
  const code = await paidInCash()
  await manager.give(code, 1_000)
  await desk.payOut(await waiting())
  const [entry] = (await desk.till.current())?.Entries ?? []

  const answer = await desk.till.reverseEntry(entry?.Id ?? 0)

  expect(answer.Code).toBe('not_found')
})
