import { beforeEach, expect, test } from 'vitest'
import { readCounts, today } from '#contract/desk/orders.ts'
import { getBooking } from '#contract/orders.ts'
import { ofBookings, ofStaff, shareGuests, shareTestApi } from '#tests/support/api-of-file.ts'
import { aPlace } from '#tests/support/bookings.ts'
import { logOf } from '#tests/support/desk/log.ts'
import { aMember, neverEndSessions, type TestStaff } from '#tests/support/desk/members.ts'
import { refundsBy, refundsOf } from '#tests/support/desk/refunds.ts'
import { aPaidOrder, deskOf } from '#tests/support/desk/stays.ts'
import { readData } from '#tests/support/guests.ts'
import { TODAY } from '#tests/support/test-api.ts'

const api = shareTestApi({ hasHouses: true, empties: [...ofBookings, ...ofStaff] })
const { guest } = shareGuests(api)
let boss: TestStaff
let desk: ReturnType<typeof refundsBy>
let manager: ReturnType<typeof refundsBy>
let owner: ReturnType<typeof refundsBy>
beforeEach(async () => {
  boss = await aMember(api, 'owner', 'The Owner')
  desk = refundsBy(api, await aMember(api, 'desk', 'Nasrin Akter'))
  manager = refundsBy(api, await aMember(api, 'manager', 'Karim Mia'))
  owner = refundsBy(api, boss)
  await neverEndSessions(api)
})

const orderOf = (code: string) => deskOf(api, boss).order(code)
const aCostlyOrder = () => aPaidOrder(api, guest, [aPlace({ Id: 4, Type: 'HOUSE', Name: 'Ichamoti House' })])

test('a refund that is proposed waits for another person, within the limit of their role', async () => {
  const code = await aCostlyOrder()
  await desk.propose(code, 2_000)
  await manager.propose(code, 25_000)
  const [small, large] = (await manager.open()).Proposals

  const refused = [await manager.decide(large?.Id), await manager.decide(999_999)]
  const done = [await manager.decide(small?.Id), await owner.decide(large?.Id)]
  const again = await owner.decide(small?.Id)

  expect([small, large]).toMatchObject([
    { Code: code, Amount: 2_000, ProposedBy: 'Nasrin Akter', Reason: 'boiler broke', CanDecide: true },
    { Amount: 25_000, ProposedBy: 'Karim Mia', CanDecide: false, CanDecline: false },
  ])
  expect(refused.map(({ Code }) => Code)).toEqual(['forbidden', 'not_found'])
  expect(done.map(({ IsError }) => IsError)).toEqual([false, false])
  expect(again.Code).toBe('changed_elsewhere')
  expect(await refundsOf(api, code)).toMatchObject([
    { amount: 2_500_000, cause: 'goodwill' },
    { amount: 200_000, cause: 'goodwill' },
  ])
  expect((await owner.open()).Proposals).toEqual([])
})

test('a proposal is in the list of what is to do, and counted, until it is decided', async () => {
  const code = await aCostlyOrder()
  await desk.propose(code, 2_000)
  await desk.propose(code, 1_000)
  const waiting = async () => {
    const day = readData(today, await api.call(today, { query: { Date: TODAY } }, { desk: boss.desk }))
    const counts = readData(readCounts, await api.call(readCounts, {}, { desk: boss.desk }))
    return [day.ToDo?.Proposals.map(({ Code }) => Code), counts.Proposals]
  }

  const before = await waiting()
  for (const { Id } of (await manager.open()).Proposals) await manager.decide(Id, false)

  expect([before, await waiting()]).toEqual([
    [[code], 2],
    [[], 0],
  ])
})

test('a proposal above the limit of a role can be declined by it', async () => {
  await desk.propose(await aCostlyOrder(), 25_000)
  const [large] = (await manager.open()).Proposals

  const declined = await manager.decide(large?.Id, false)

  expect(large).toMatchObject({ CanDecide: false, CanDecline: true })
  expect(declined.IsError).toBe(false)
})

test('nobody decides their own proposal, and what one role may not give another may', async () => {
  const code = await aCostlyOrder()
  await manager.propose(code, 1_000)
  await desk.propose(code, 21_000)
  const [own, large] = (await manager.open()).Proposals

  const answers = [await manager.decide(own?.Id), await manager.decide(large?.Id)]
  const declined = await owner.decide(large?.Id, false)

  expect(answers.map(({ Code }) => Code)).toEqual(['forbidden', 'forbidden'])
  expect(declined.IsError).toBe(false)
  expect(await refundsOf(api, code)).toEqual([])
  expect((await orderOf(code)).Events[0]).toMatchObject({
    By: { Name: 'The Owner' },
    What: { Kind: 'declinedRefund' },
  })
})

test('the log has what was proposed, approved, declined and given', async () => {
  const code = await aCostlyOrder()
  await desk.propose(code, 1_000)
  await desk.propose(code, 2_000)
  const [first, second] = (await manager.open()).Proposals
  await manager.decide(first?.Id)
  await manager.decide(second?.Id, false)
  await manager.give(code, 500)

  const entries = await logOf(api, boss, ['proposedRefund', 'approvedRefund', 'declinedRefund', 'gaveRefund'])

  const Reason = 'boiler broke'
  expect(entries).toMatchObject([
    { By: { Name: 'Nasrin Akter' }, Code: code, What: { Kind: 'proposedRefund', Amount: 1_000, Reason } },
    { By: { Name: 'Nasrin Akter' }, Code: code, What: { Kind: 'proposedRefund', Amount: 2_000, Reason } },
    { By: { Name: 'Karim Mia' }, Code: code, What: { Kind: 'approvedRefund', Amount: 1_000, Reason } },
    { By: { Name: 'Karim Mia' }, Code: code, What: { Kind: 'declinedRefund', Amount: 2_000 } },
    { By: { Name: 'Karim Mia' }, Code: code, What: { Kind: 'gaveRefund', Amount: 500, Reason } },
  ])
})

test('never more is refunded than was paid, in whatever way', async () => {
  const code = await aPaidOrder(api, guest)
  await desk.propose(code, 10_000)
  await manager.give(code, 10_000)
  const [proposal] = (await owner.open()).Proposals

  const refused = [
    await desk.propose(code, 4_951),
    await manager.give(code, 4_951),
    await owner.decide(proposal?.Id),
    await manager.give('0123456789AB', 1),
    await desk.propose('0123456789AB', 1),
  ]
  const atOnce = await Promise.all([manager.give(code, 4_950), owner.give(code, 4_950)])

  expect(refused.map(({ Code }) => Code)).toEqual([
    'amount_too_large',
    'amount_too_large',
    'amount_too_large',
    'not_found',
    'not_found',
  ])
  expect(refused[0]?.Msg).toBe('At most BDT 4,950 of this booking can be refunded')
  expect(atOnce.map(({ Code }) => String(Code)).toSorted()).toEqual(['amount_too_large', 'null'])
  expect((await refundsOf(api, code)).reduce((sum, { amount }) => sum + amount, 0)).toBe(1_495_000)
})

test('a guest sees what was given back, owes no more by it, and a later cancellation counts it', async () => {
  const code = await aPaidOrder(api, guest, [aPlace()], 5_000)
  await manager.give(code, 1_000)

  const seen = await api.call(getBooking, { params: { id: code }, query: { Code: code } }, { token: guest.token })
  const terms = await desk.quote(code)

  expect(seen.Data).toMatchObject({ Paid: 5_000, GoodwillRefund: { Amount: 1_000 }, Refund: null })
  expect((await orderOf(code)).Bill).toMatchObject({ Paid: 5_000, Refunded: 1_000, Due: 9_950 })
  expect(terms.Data).toEqual({ Paid: 4_000, Refund: 4_000, Percent: 100, Waived: 0 })
})

test('giving money back wants a code of the last ten minutes', async () => {
  const code = await aPaidOrder(api, guest)
  api.clock.advance(601)

  const refused = [await manager.give(code, 1), await manager.decide(1), await manager.payOut()]

  expect(refused.map(({ Code }) => Code)).toEqual(['sign_in_again', 'sign_in_again', 'sign_in_again'])
})
