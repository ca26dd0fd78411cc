import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import {
  cancelForGuest,
  decideRefund,
  giveRefund,
  listOpenRefunds,
  listPlacesFor,
  markPaidOut,
  placeOrder,
  proposeRefund,
  quoteDeskCancellation,
} from '#contract/desk/refunds.ts'
import { getBooking } from '#contract/orders.ts'
import { ofBookings, shareGuests, shareTestApi } from '#tests/support/api-of-file.ts'
import { aPlace, holdOrder, mailsOf, smsOf } from '#tests/support/bookings.ts'
import { aMember, neverEndSessions, type TestStaff } from '#tests/support/desk/members.ts'
import { aPaidOrder, deskOf, inDhaka } from '#tests/support/desk/stays.ts'

const api = shareTestApi({
  hasHouses: true,
  empties: [
    'refund_proposal',
    'staff_event',
    'staff_recovery_code',
    'staff_session',
    'staff_browser',
    'staff',
    ...ofBookings,
  ],
})
const { guest, other } = shareGuests(api)
let desk: TestStaff
let manager: TestStaff
let owner: TestStaff
beforeEach(async () => {
  desk = await aMember(api, 'desk', 'Nasrin Akter')
  manager = await aMember(api, 'manager', 'Karim Mia')
  owner = await aMember(api, 'owner', 'The Owner')
  await neverEndSessions(api)
})

/** The clock moves, and with it the last code of each member. */
async function at(day: string, time?: string): Promise<void> {
  api.clock.now = inDhaka(day, time)
  await api.deps.db.change('update staff_session set proved_at = $1', [api.clock.now])
}
const quote = (Code: string) => api.call(quoteDeskCancellation, { params: { Code } }, { desk: desk.desk })
const cancel = (Code: string, by: TestStaff, terms: { Refund: number; IsByPolicy: boolean }) =>
  api.call(
    cancelForGuest,
    { body: { ActivityId: randomUUID(), Code, Reason: 'called, mother ill', ...terms } },
    { desk: by.desk },
  )
const propose = (Code: string, Amount: number, by = desk) =>
  api.call(
    proposeRefund,
    { body: { ActivityId: randomUUID(), Code, Amount, Reason: 'boiler broke' } },
    { desk: by.desk },
  )
const give = (Code: string, Amount: number, by: TestStaff) =>
  api.call(giveRefund, { body: { ActivityId: randomUUID(), Code, Amount, Reason: 'boiler broke' } }, { desk: by.desk })
const decide = (ProposalId: number, by: TestStaff, IsApproved = true) =>
  api.call(decideRefund, { body: { ActivityId: randomUUID(), ProposalId, IsApproved } }, { desk: by.desk })
const open = async (by: TestStaff) =>
  listOpenRefunds.data.parse((await api.call(listOpenRefunds, {}, { desk: by.desk })).Data)
const refundsOf = (code: string) =>
  api.deps.db.query<{ amount: number; cause: string; state: string }>(
    'select amount_paisa as amount, cause, state from refund where order_code = $1 order by created_at, amount_paisa',
    [code],
  )
const orderOf = (code: string) => deskOf(api, manager).order(code)

test('staff cancel for a guest who calls, by the policy: nights, stays, refund and messages', async () => {
  const code = await aPaidOrder(api, guest)
  await at('2026-11-24')
  const terms = await quote(code)

  const answer = await cancel(code, desk, { Refund: 7_475, IsByPolicy: true })

  expect(terms.Data).toEqual({ Paid: 14_950, Refund: 7_475, Percent: 50 })
  expect(answer.IsError).toBe(false)
  expect(await refundsOf(code)).toMatchObject([{ amount: 747_500, cause: 'cancellation' }])
  expect((await orderOf(code)).Stays.map(({ State }) => State)).toEqual(['gone'])
  expect((await orderOf(code)).Events).toContainEqual(
    expect.objectContaining({
      By: 'Nasrin Akter',
      Event: 'Cancelled',
      Detail: '747500 paisa of 1495000 go back: called, mother ill',
    }),
  )
  expect(await api.deps.db.query('select 1 from unit_night where order_code = $1', [code])).toEqual([])
  expect((await smsOf(api)).at(-1)).toContain(`Your booking ${code} is cancelled. BDT 7,475 goes back`)
  expect((await mailsOf(api)).some(({ body }) => body.includes('cancelled by Nasrin Akter: called, mother ill'))).toBe(
    true,
  )
})

test('from the day of arrival on staff can cancel what a guest cannot; by the policy nothing goes back', async () => {
  const code = await aPaidOrder(api, guest)
  await at('2026-12-01')

  expect((await quote(code)).Data).toEqual({ Paid: 14_950, Refund: 0, Percent: 0 })
  expect((await cancel(code, desk, { Refund: 0, IsByPolicy: true })).IsError).toBe(false)
  expect((await orderOf(code)).Summary.Status).toBe('Cancelled')
})

test('terms other than the policy need the right to give so much; what was seen must still be so', async () => {
  const code = await aPaidOrder(api, guest)
  const costly = await aPaidOrder(api, other, [aPlace({ Id: 4, Type: 'HOUSE', Name: 'Ichamoti House' })])
  await at('2026-11-30')

  const refused = [
    await cancel(code, desk, { Refund: 14_950, IsByPolicy: false }),
    await cancel(costly, manager, { Refund: 30_000, IsByPolicy: false }),
    await cancel(code, manager, { Refund: 14_951, IsByPolicy: false }),
    await cancel(code, manager, { Refund: 5, IsByPolicy: true }),
  ]
  const [agreed, large] = [
    await cancel(code, manager, { Refund: 14_950, IsByPolicy: false }),
    await cancel(costly, owner, { Refund: 30_000, IsByPolicy: false }),
  ]

  expect(refused.map(({ Code }) => Code)).toEqual(['forbidden', 'forbidden', 'price_changed', 'price_changed'])
  expect([agreed.IsError, large.IsError]).toEqual([false, false])
  expect(await refundsOf(code)).toMatchObject([{ amount: 1_495_000 }])
  expect(await refundsOf(costly)).toMatchObject([{ amount: 3_000_000 }])
})

test('guests who are in the house, and what is over, are not cancelled; an unpaid hold and a request are', async () => {
  const inHouse = await aPaidOrder(api, guest)
  const unpaid = await holdOrder(api, other, [aPlace({ ArrivalDate: '2026-12-10', DepartureDate: '2026-12-11' })])
  const request = await holdOrder(api, other, [aPlace({ ArrivalDate: '2026-12-12', DepartureDate: '2026-12-13' })])
  await api.deps.db.change("update orders set status = 'Requested', held_until = null where code = $1", [request.code])
  await at('2026-12-01')
  await deskOf(api, desk).checkIn((await orderOf(inHouse)).Stays)

  const answers = [
    await cancel(inHouse, manager, { Refund: 0, IsByPolicy: true }),
    await cancel(unpaid.code, desk, { Refund: 0, IsByPolicy: true }),
    await cancel(request.code, desk, { Refund: 0, IsByPolicy: true }),
    await cancel(request.code, desk, { Refund: 0, IsByPolicy: true }),
    await quote(request.code),
  ]

  expect(answers.map(({ Code }) => Code)).toEqual(['order_settled', null, null, 'order_settled', 'order_settled'])
})

test('a refund that is proposed waits for another person, within the limit of their role', async () => {
  const code = await aPaidOrder(api, guest, [aPlace({ Id: 4, Type: 'HOUSE', Name: 'Ichamoti House' })])
  await propose(code, 2_000)
  await propose(code, 25_000, manager)
  const [small, large] = (await open(manager)).Proposals

  const refused = [await decide(large?.Id ?? 0, manager), await decide(999_999, manager)]
  const done = [await decide(small?.Id ?? 0, manager), await decide(large?.Id ?? 0, owner)]
  const again = await decide(small?.Id ?? 0, owner)

  expect([small, large]).toMatchObject([
    { Code: code, Amount: 2_000, ProposedBy: 'Nasrin Akter', Reason: 'boiler broke', CanDecide: true },
    { Amount: 25_000, ProposedBy: 'Karim Mia', CanDecide: false },
  ])
  expect(refused.map(({ Code }) => Code)).toEqual(['forbidden', 'not_found'])
  expect(done.map(({ IsError }) => IsError)).toEqual([false, false])
  expect(again.Code).toBe('changed_elsewhere')
  expect(await refundsOf(code)).toMatchObject([
    { amount: 200_000, cause: 'goodwill' },
    { amount: 2_500_000, cause: 'goodwill' },
  ])
  expect((await open(owner)).Proposals).toEqual([])
})

test('no one decides what they proposed, and what a role may not give another may', async () => {
  const code = await aPaidOrder(api, guest, [aPlace({ Id: 4, Type: 'HOUSE', Name: 'Ichamoti House' })])
  await propose(code, 1_000, manager)
  await propose(code, 21_000)
  const [own, large] = (await open(manager)).Proposals

  const answers = [await decide(own?.Id ?? 0, manager), await decide(large?.Id ?? 0, manager)]
  const declined = await decide(large?.Id ?? 0, owner, false)

  expect(answers.map(({ Code }) => Code)).toEqual(['forbidden', 'forbidden'])
  expect(declined.IsError).toBe(false)
  expect(await refundsOf(code)).toEqual([])
  expect((await orderOf(code)).Events[0]).toMatchObject({ By: 'The Owner', Event: 'refund declined' })
})

test('never more goes back than was paid, however it is asked for', async () => {
  const code = await aPaidOrder(api, guest)
  await propose(code, 10_000)
  await give(code, 10_000, manager)
  const [proposal] = (await open(owner)).Proposals

  const refused = [
    await propose(code, 4_951),
    await give(code, 4_951, manager),
    await give(code, 20_001, manager),
    await decide(proposal?.Id ?? 0, owner),
    await give('0123456789AB', 1, manager),
    await propose('0123456789AB', 1),
  ]
  const atOnce = await Promise.all([give(code, 4_950, manager), give(code, 4_950, owner)])

  expect(refused.map(({ Code }) => Code)).toEqual([
    'amount_too_large',
    'amount_too_large',
    'forbidden',
    'amount_too_large',
    'not_found',
    'not_found',
  ])
  expect(refused[0]?.Msg).toBe('BDT 4,950 at most can be given back of this booking')
  expect(atOnce.map(({ Code }) => String(Code)).toSorted()).toEqual(['amount_too_large', 'null'])
  expect((await refundsOf(code)).reduce((sum, { amount }) => sum + amount, 0)).toBe(1_495_000)
})

test('a guest sees what was given back, owes no more by it, and a later cancellation counts it', async () => {
  const code = await aPaidOrder(api, guest, [aPlace()], 5_000)
  await give(code, 1_000, manager)

  const seen = await api.call(getBooking, { params: { id: code }, query: { Code: code } }, { token: guest.token })
  const terms = await quote(code)

  expect(seen.Data).toMatchObject({ Paid: 5_000, GoodwillRefund: { Amount: 1_000 }, Refund: null })
  expect((await orderOf(code)).Bill).toMatchObject({ Paid: 5_000, Refunded: 1_000, Due: 9_950 })
  expect(terms.Data).toEqual({ Paid: 4_000, Refund: 4_000, Percent: 100 })
})

test('a refund that the gateway refused is closed by who paid it by hand, once, and the guest is notified', async () => {
  const code = await aPaidOrder(api, guest)
  await at('2026-11-20')
  await cancel(code, desk, { Refund: 14_950, IsByPolicy: true })
  await api.deps.db.change("update refund set state = 'failed', failure = 'card closed' where order_code = $1", [code])
  const [failed] = (await open(desk)).ByHand
  const pay = (RefundId: string) =>
    api.call(
      markPaidOut,
      { body: { ActivityId: randomUUID(), RefundId, IsCash: false, Reference: 'City Bank 7781' } },
      { desk: manager.desk },
    )

  const answers = [await pay('none'), await pay(failed?.Id ?? ''), await pay(failed?.Id ?? '')]

  expect(failed).toMatchObject({ Code: code, Amount: 14_950, Failure: 'card closed', Reference: 'bank-1' })
  expect(answers.map(({ Code }) => Code)).toEqual(['not_found', null, 'changed_elsewhere'])
  expect((await orderOf(code)).Summary.Status).toBe('Refunded')
  expect((await orderOf(code)).Events.slice(0, 2)).toMatchObject([
    { Event: 'Refunded' },
    { By: 'Karim Mia', Event: 'refund', Detail: '1495000 paisa by hand: City Bank 7781' },
  ])
  expect((await smsOf(api)).at(-1)).toContain('has been refunded')
  expect((await open(desk)).ByHand).toEqual([])
})

test('giving money back wants a code of the last ten minutes', async () => {
  const code = await aPaidOrder(api, guest)
  api.clock.advance(601)

  const refused = [
    await give(code, 1, manager),
    await decide(1, manager),
    await api.call(
      markPaidOut,
      { body: { ActivityId: randomUUID(), RefundId: 'none', IsCash: false, Reference: 'a' } },
      { desk: manager.desk },
    ),
  ]

  expect(refused.map(({ Code }) => Code)).toEqual(['sign_in_again', 'sign_in_again', 'sign_in_again'])
})

test('an order without a room is placed in rooms that are free, and its guests are expected there', async () => {
  const order = await holdOrder(api, guest, [aPlace({ Quantity: 2 })])
  await api.deps.db.change('delete from unit_night where order_code = $1', [order.code])
  await api.deps.db.change(
    "update orders set status = 'Paid-unplaced', held_until = null, paid_paisa = payable_paisa where code = $1",
    [order.code],
  )
  const taken = await aPaidOrder(api, other, [aPlace({ Quantity: 4 })])
  const place = (UnitIds: string[]) =>
    api.call(placeOrder, { body: { ActivityId: randomUUID(), Code: order.code, UnitIds } }, { desk: desk.desk })
  const { Data } = await api.call(listPlacesFor, { params: { Code: order.code } }, { desk: desk.desk })
  const places = listPlacesFor.data.parse(Data)
  const [first = '', second = ''] = places.Data.map(({ UnitId }) => UnitId)

  const refused = [
    await place([first]),
    await place([first, first]),
    await place([first, '000000001-001']),
    await api.call(listPlacesFor, { params: { Code: '0123456789AB' } }, { desk: desk.desk }),
  ]
  const nightsBefore = await api.deps.db.query('select 1 from unit_night where order_code = $1', [order.code])
  const placed = await place([second, first])

  expect(places.Rooms).toBe(2)
  expect(places.Data.some(({ House }) => House === 'Rania House')).toBe(false)
  expect(refused.map(({ Code }) => Code)).toEqual(['stay_not_ready', 'stay_not_ready', 'dates_taken', 'not_found'])
  expect(nightsBefore).toEqual([])
  expect(placed.IsError).toBe(false)
  expect((await orderOf(order.code)).Summary).toMatchObject({ Status: 'Confirmed', Rooms: 2 })
  expect((await orderOf(order.code)).Stays.map(({ UnitId }) => UnitId).toSorted()).toEqual([first, second].toSorted())
  expect((await smsOf(api)).at(-1)).toContain(`Your booking ${order.code} is confirmed: we have`)
  expect([(await place([first, second])).Code, (await place([taken])).Code]).toEqual(['order_settled', 'order_settled'])
})
