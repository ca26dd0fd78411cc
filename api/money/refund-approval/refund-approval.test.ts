import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { cancelBooking } from '#contract/money/cancellations.ts'
import { readCounts, today } from '#contract/reception/orders.ts'
import { getBooking } from '#contract/orders/orders.ts'
import { aPlace } from '#tests/support/bookings.ts'
import { shareDesk } from '#tests/support/desk/desk-of-file.ts'
import { logOf } from '#tests/support/desk/log.ts'
import { refundsOf } from '#tests/support/desk/refunds.ts'
import { aPaidOrder } from '#tests/support/desk/stays.ts'
import { codesOf } from '#tests/support/post.ts'
import { TODAY } from '#tests/support/test-api.ts'

const { api, guest, desk, manager, owner } = shareDesk(['desk', 'manager', 'owner'])

const aCostlyOrder = () => aPaidOrder(api, guest, [aPlace({ Id: 4, Type: 'HOUSE', Name: 'Ichamoti House' })])
const proposals = async (by = manager) => (await by.openRefunds()).Proposals

test('a refund that is proposed waits for another person, within the limit of their role', async () => {
  const code = await aCostlyOrder()
  await desk.propose(code, 2_000)
  await manager.propose(code, 25_000)
  await desk.propose(code, 21_000)
  const [small, own, large] = await proposals()

  const answers = [
    await manager.decide(own?.Id),
    await manager.decide(large?.Id),
    await manager.decide(small?.Id),
    await owner.decide(own?.Id),
    await owner.decide(small?.Id),
  ]
  const declined = await owner.decide(large?.Id, false)

  const Grounds = {
    Arrival: '2026-12-01',
    Departure: '2026-12-03',
    Paid: 78_200,
    Refunded: 0,
    Left: { Order: { Used: 0, Most: 20_000 }, Day: { Used: 0, Most: 40_000 } },
  }
  expect([small, own]).toMatchObject([
    { Code: code, Amount: 2_000, ProposedBy: 'Nasrin Akter', Reason: 'boiler broke', CanDecide: true, Grounds },
    { Amount: 25_000, ProposedBy: 'Karim Mia', CanDecide: false, CanDecline: false },
  ])
  expect(codesOf(answers)).toEqual(['forbidden', 'forbidden', null, null, 'changed_elsewhere'])
  expect(declined.Code).toBeNull()
  expect(await refundsOf(api, code)).toMatchObject([
    { amount: 2_500_000, cause: 'goodwill' },
    { amount: 200_000, cause: 'goodwill' },
  ])
  expect(await proposals(owner)).toEqual([])
  const [byDesk, byManager, byOwner] = [{ Name: 'Nasrin Akter' }, { Name: 'Karim Mia' }, { Name: 'The Owner' }]
  expect(await logOf(api, owner.member, ['proposedRefund', 'approvedRefund', 'declinedRefund'])).toMatchObject([
    { By: byDesk, Code: code, Entry: { Kind: 'proposedRefund', Amount: 2_000, Reason: 'boiler broke' } },
    { By: byManager, Entry: { Kind: 'proposedRefund', Amount: 25_000 } },
    { By: byDesk, Entry: { Kind: 'proposedRefund', Amount: 21_000 } },
    { By: byManager, Entry: { Kind: 'approvedRefund', Amount: 2_000, Reason: 'boiler broke' } },
    { By: byOwner, Entry: { Kind: 'approvedRefund', Amount: 25_000 } },
    { By: byOwner, Entry: { Kind: 'declinedRefund', Amount: 21_000 } },
  ])
})

test('a proposal is in the list of what is to do, and counted, until it is decided', async () => {
  const code = await aCostlyOrder()
  await desk.propose(code, 2_000)
  await desk.propose(code, 1_000)
  const waiting = async () => {
    const { ToDo } = await owner.read(today, { query: { Date: TODAY } })
    return [ToDo?.Proposals.map(({ Code }) => Code), (await owner.read(readCounts, {})).Proposals]
  }

  const before = await waiting()
  for (const { Id } of await proposals()) await manager.decide(Id, false)

  expect([before, await waiting()]).toEqual([
    [[code], 2],
    [[], 0],
  ])
})

test('a proposal above the limit of a role can be declined by it', async () => {
  await desk.propose(await aCostlyOrder(), 25_000)
  const [large] = await proposals()

  const declined = await manager.decide(large?.Id, false)

  expect(large).toMatchObject({ CanDecide: false, CanDecline: true })
  expect(declined.Code).toBeNull()
})

test('never more is refunded than was paid, in whatever way', async () => {
  const code = await aPaidOrder(api, guest)
  await desk.propose(code, 10_000)
  await manager.give(code, 10_000)
  const [proposal] = await proposals(owner)

  const refused = [await desk.propose(code, 4_951), await manager.give(code, 4_951), await owner.decide(proposal?.Id)]
  const atOnce = await Promise.all([manager.give(code, 4_950), owner.give(code, 4_950)])

  expect(codesOf(refused)).toEqual(Array(3).fill('amount_too_large'))
  expect(refused[0]?.Msg).toBe('At most BDT 4,950 of this booking can be refunded')
  expect(codesOf(atOnce).map(String).toSorted()).toEqual(['amount_too_large', 'null'])
  expect((await refundsOf(api, code)).reduce((sum, { amount }) => sum + amount, 0)).toBe(1_495_000)
  const [given] = await logOf(api, owner.member, ['gaveRefund'])
  const what = { Kind: 'gaveRefund', Amount: 10_000, Reason: 'boiler broke' }
  expect(given).toMatchObject({ By: { Name: 'Karim Mia' }, Code: code, Entry: what })
})

test('a guest sees what was given back, owes no more by it, and a later cancellation counts it', async () => {
  const code = await aPaidOrder(api, guest, [aPlace()], 5_000)
  await manager.give(code, 1_000)

  const seen = await api.call(getBooking, { params: { id: code }, query: { Code: code } }, guest)
  const terms = await desk.quote(code)

  expect(seen.Data).toMatchObject({ Paid: 5_000, GoodwillRefund: { Amount: 1_000 }, Refund: null })
  expect((await owner.order(code)).Bill).toMatchObject({ Paid: 5_000, Refunded: 1_000, Due: 9_950 })
  expect(terms.Data).toEqual({ Paid: 4_000, Refund: 4_000, Percent: 100, Waived: 0 })
})

test('a guest who cancels gets back of what was not given back before', async () => {
  const code = await aCostlyOrder()
  await desk.propose(code, 2_000)
  const [goodwill] = await proposals()
  await manager.decide(goodwill?.Id)

  const quoted = await api.call(
    cancelBooking,
    { body: { ActivityId: randomUUID(), Code: code, Confirm: false } },
    guest,
  )

  expect(quoted.Data).toMatchObject({ Percent: 100, Paid: 78_200 - 2_000, Refund: 78_200 - 2_000 })
})
