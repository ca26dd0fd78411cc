import { beforeEach, expect, test } from 'vitest'
import { bookAtDesk } from '#contract/desk/booking.ts'
import { ofBookings, ofStaff, shareGuests, shareTestApi } from '#tests/support/api-of-file.ts'
import { aPlace, holdOrder, mailsOf, smsOf } from '#tests/support/bookings.ts'
import { aDeskBooking } from '#tests/support/desk/desk-bookings.ts'
import { logOf } from '#tests/support/desk/log.ts'
import { aMember, neverEndSessions, proveAll, type TestStaff } from '#tests/support/desk/members.ts'
import { refundsBy, refundsOf } from '#tests/support/desk/refunds.ts'
import { aPaidOrder, deskOf, firstOf, inDhaka } from '#tests/support/desk/stays.ts'
import { readData } from '#tests/support/guests.ts'

const api = shareTestApi({ hasHouses: true, empties: [...ofBookings, ...ofStaff] })
const { guest, other } = shareGuests(api)
let reception: TestStaff
let boss: TestStaff
let desk: ReturnType<typeof refundsBy>
let manager: ReturnType<typeof refundsBy>
let owner: ReturnType<typeof refundsBy>
let stays: ReturnType<typeof deskOf>
beforeEach(async () => {
  boss = await aMember(api, 'owner', 'The Owner')
  reception = await aMember(api, 'desk', 'Nasrin Akter')
  desk = refundsBy(api, reception)
  stays = deskOf(api, reception)
  manager = refundsBy(api, await aMember(api, 'manager', 'Karim Mia'))
  owner = refundsBy(api, boss)
  await neverEndSessions(api)
})

/** The clock moves, and with it the last code of each member. */
async function at(day: string, time?: string): Promise<void> {
  api.clock.now = inDhaka(day, time)
  await proveAll(api)
}
const orderOf = (code: string) => stays.order(code)
const NOTHING = { Refund: 0, IsByPolicy: true }

test('staff cancel for a guest who calls, by the policy: nights, stays, refund, messages and log', async () => {
  const code = await aPaidOrder(api, guest)
  await at('2026-11-24')
  const terms = await desk.quote(code)

  const answer = await desk.cancel(code, { Refund: 7_475, IsByPolicy: true })

  expect(terms.Data).toEqual({ Paid: 14_950, Refund: 7_475, Percent: 50, Waived: 0 })
  expect(answer.IsError).toBe(false)
  expect(await refundsOf(api, code)).toMatchObject([{ amount: 747_500, cause: 'cancellation' }])
  expect((await orderOf(code)).Stays.map(({ State }) => State)).toEqual(['gone'])
  expect(await logOf(api, boss, ['cancelledOrder'])).toMatchObject([
    {
      By: { Name: 'Nasrin Akter' },
      Code: code,
      What: { Kind: 'cancelledOrder', Refund: 7_475, Paid: 14_950, Reason: 'called, mother ill' },
    },
  ])
  expect(await api.deps.db.query('select 1 from unit_night where order_code = $1', [code])).toEqual([])
  expect((await smsOf(api)).at(-1)).toContain(`Your booking ${code} is cancelled. BDT 7,475 goes back`)
  expect((await mailsOf(api)).some(({ body }) => body.includes('cancelled by Nasrin Akter: called, mother ill'))).toBe(
    true,
  )
})

test('from the day of arrival on staff can cancel what a guest cannot; by the policy nothing goes back', async () => {
  const code = await aPaidOrder(api, guest)
  await at('2026-12-01')

  expect((await desk.quote(code)).Data).toEqual({ Paid: 14_950, Refund: 0, Percent: 0, Waived: 0 })
  expect((await desk.cancel(code, NOTHING)).IsError).toBe(false)
  expect((await orderOf(code)).Summary.Status).toBe('Cancelled')
})

test('terms other than the policy need the right to give the sum, and the terms must not have changed', async () => {
  const code = await aPaidOrder(api, guest)
  const costly = await aPaidOrder(api, other, [aPlace({ Id: 4, Type: 'HOUSE', Name: 'Ichamoti House' })])
  await at('2026-11-30')

  const refused = [
    await desk.cancel(code, { Refund: 14_950, IsByPolicy: false }),
    await manager.cancel(costly, { Refund: 30_000, IsByPolicy: false }),
    await manager.cancel(code, { Refund: 14_951, IsByPolicy: false }),
    await manager.cancel(code, { Refund: 5, IsByPolicy: true }),
  ]
  const [agreed, large] = [
    await manager.cancel(code, { Refund: 14_950, IsByPolicy: false }),
    await owner.cancel(costly, { Refund: 30_000, IsByPolicy: false }),
  ]

  expect(refused.map(({ Code }) => Code)).toEqual(['forbidden', 'forbidden', 'price_changed', 'price_changed'])
  expect([agreed.IsError, large.IsError]).toEqual([false, false])
  expect(await refundsOf(api, code)).toMatchObject([{ amount: 1_495_000 }])
  expect(await refundsOf(api, costly)).toMatchObject([{ amount: 3_000_000 }])
})

test('terms other than the policy want a code of the last ten minutes, the policy none', async () => {
  const [agreed, byPolicy] = [await aPaidOrder(api, guest), await aPaidOrder(api, other)]
  api.clock.now = inDhaka('2026-11-24')

  const answers = [
    await manager.cancel(agreed, { Refund: 14_950, IsByPolicy: false }),
    await manager.cancel(byPolicy, { Refund: 7_475, IsByPolicy: true }),
  ]

  expect(answers.map(({ Code }) => Code)).toEqual(['sign_in_again', null])
})

test('guests who are in the house, and what is over, are not cancelled; an unpaid hold and a request are', async () => {
  const inHouse = await aPaidOrder(api, guest)
  const unpaid = await holdOrder(api, other, [aPlace({ ArrivalDate: '2026-12-10', DepartureDate: '2026-12-11' })])
  const request = await holdOrder(api, other, [aPlace({ ArrivalDate: '2026-12-12', DepartureDate: '2026-12-13' })])
  await api.deps.db.change("update orders set status = 'Requested', held_until = null where code = $1", [request.code])
  await at('2026-12-01')
  await stays.checkIn((await orderOf(inHouse)).Stays)

  const answers = [
    await manager.cancel(inHouse, NOTHING),
    await desk.cancel(unpaid.code, NOTHING),
    await desk.cancel(request.code, NOTHING),
    await desk.cancel(request.code, NOTHING),
    await desk.quote(request.code),
    await desk.cancel('0123456789AB', NOTHING),
    await desk.quote('0123456789AB'),
  ]

  expect(answers.map(({ Code }) => Code)).toEqual([
    'order_settled',
    null,
    null,
    'order_settled',
    'order_settled',
    'not_found',
    'not_found',
  ])
})

test('what is due on the day of arrival ends with a cancellation of managers, with a fresh code, as if it was given back', async () => {
  const code = await aPaidOrder(api, guest, [aPlace()], 5_000)
  api.clock.now = inDhaka('2026-12-01')
  const withoutCode = await manager.cancel(code, NOTHING)
  await proveAll(api)

  const terms = await desk.quote(code)
  const byReception = await desk.cancel(code, NOTHING)
  const byManager = await manager.cancel(code, NOTHING)

  expect(terms.Data).toEqual({ Paid: 5_000, Refund: 0, Percent: 0, Waived: 9_950 })
  expect([withoutCode.Code, byReception.Code, byManager.Code]).toEqual(['sign_in_again', 'forbidden', null])
  expect((await manager.allowance(code)).Order.Used).toBe(9_950)
})

test('the day before reception cancels what is due', async () => {
  const code = await aPaidOrder(api, guest, [aPlace()], 5_000)
  await at('2026-11-30')

  const answer = await desk.cancel(code, NOTHING)

  expect(answer.Code).toBeNull()
})

test('more due than a manager may waive is for the owner', async () => {
  const code = await aPaidOrder(api, guest, [aPlace({ Id: 4, Type: 'HOUSE', Name: 'Ichamoti House' })], 50_000)
  await at('2026-12-01')

  const answers = [await manager.cancel(code, NOTHING), await owner.cancel(code, NOTHING)]

  expect(answers.map(({ Code }) => Code)).toEqual(['forbidden', null])
  expect(answers[0]?.Msg).toContain('You may still give back or waive BDT 20,000')
})

test('what reception holds for guests of today is not cancelled by it unpaid', async () => {
  const Terms = { Kind: 'hold', Until: '2026-11-20T18:00' } as const
  const today = aPlace({ ArrivalDate: '2026-11-20', DepartureDate: '2026-11-21' })
  const held = await api.call(bookAtDesk, { body: aDeskBooking([today], { Terms }) }, { desk: reception.desk })

  const answer = await desk.cancel(readData(bookAtDesk, held).Code, NOTHING)

  expect(answer.Code).toBe('forbidden')
})

test('guests whose check-in was undone are cancelled by managers, even if nothing is due', async () => {
  const code = await aPaidOrder(api, guest)
  await at('2026-12-01')
  await stays.checkIn(await stays.stays(code))
  await stays.undo(firstOf(await stays.stays(code)))

  const answers = [await desk.cancel(code, NOTHING), await manager.cancel(code, NOTHING)]

  expect(answers.map(({ Code }) => Code)).toEqual(['forbidden', null])
})

const aNight = (from: number) =>
  aPlace({ ArrivalDate: `2026-12-${from}`, DepartureDate: `2026-12-${from + 1}`, Quantity: 1 })

test('the fourth booking that a member cancels on a day wants a fresh code, and so does each after it', async () => {
  const codes: string[] = []
  for (const from of [10, 12, 14, 16]) codes.push(await aPaidOrder(api, guest, [aNight(from)]))
  const unpaid = await holdOrder(api, other)
  api.clock.advance(601)
  const cancel = (code = '') => desk.cancel(code, { Refund: 7_475, IsByPolicy: true })

  const first = [await desk.cancel(unpaid.code, NOTHING), await cancel(codes[0]), await cancel(codes[1])]
  const fourth = await cancel(codes[2])
  await proveAll(api)
  const proved = await cancel(codes[2])
  await at('2026-11-21')
  api.clock.advance(601)
  const nextDay = await cancel(codes[3])

  expect(first.map(({ Code }) => Code)).toEqual([null, null, null])
  expect([fourth.Code, proved.Code, nextDay.Code]).toEqual(['sign_in_again', null, null])
})

test('reception cancels ten bookings a day; its own unpaid ones do not count', async () => {
  const codes = [await aPaidOrder(api, guest, [aNight(10)]), await aPaidOrder(api, guest, [aNight(12)])]
  const own = await api.call(bookAtDesk, { body: aDeskBooking([aNight(14)]) }, { desk: reception.desk })
  await desk.cancel(codes[0] ?? '', { Refund: 7_475, IsByPolicy: true })
  await api.deps.db.change("update allowance set used = 10 where kind = 'cancellations'")

  const answers = [
    await desk.cancel(codes[1] ?? '', { Refund: 7_475, IsByPolicy: true }),
    await desk.cancel(readData(bookAtDesk, own).Code, NOTHING),
    await manager.cancel(codes[1] ?? '', { Refund: 7_475, IsByPolicy: true }),
  ]

  expect(answers.map(({ Code }) => Code)).toEqual(['forbidden', null, null])
})
