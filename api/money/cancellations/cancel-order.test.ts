import { expect, test } from 'vitest'
import { bookAtDesk } from '#contract/reception/walk-in.ts'
import { aPlace, holdOrder, mailsOf, smsOf } from '#tests/support/bookings.ts'
import { aDeskBooking, holdUntil, tonight } from '#tests/support/desk/desk-bookings.ts'
import { shareDesk } from '#tests/support/desk/desk-of-file.ts'
import { logOf } from '#tests/support/desk/log.ts'
import { proveAll } from '#tests/support/desk/members.ts'
import { refundsOf } from '#tests/support/desk/refunds.ts'
import { aPaidOrder, nightsOf } from '#tests/support/desk/stays.ts'
import { codesOf } from '#tests/support/post.ts'

const { api, guest, other, at, desk, manager, owner } = shareDesk(['desk', 'manager', 'owner'])

/** The clock moves, and with it the last code of each member. */
async function proveAt(day: string): Promise<void> {
  at(day)
  await proveAll(api)
}
const NOTHING = { Refund: 0, IsByPolicy: true }
const HALF = { Refund: 7_475, IsByPolicy: true }
const aHouse = (paid?: number) =>
  aPaidOrder(api, other, [aPlace({ Id: 4, Type: 'HOUSE', Name: 'Ichamoti House' })], paid)
const aNight = (from: number) => aPlace({ ArrivalDate: `2026-12-${from}`, DepartureDate: `2026-12-${from + 1}` })

test('staff cancel for a guest who calls, by the policy: nights, stays, refund, messages and log', async () => {
  const code = await aPaidOrder(api, guest)
  await proveAt('2026-11-24')
  const terms = await desk.quote(code)

  const answer = await desk.cancel(code, HALF)

  expect(terms.Data).toEqual({ Paid: 14_950, Refund: 7_475, Percent: 50, Waived: 0 })
  expect(answer.Code).toBeNull()
  expect(await refundsOf(api, code)).toMatchObject([{ amount: 747_500, cause: 'cancellation' }])
  expect(await desk.stays(code)).toMatchObject([{ State: 'gone' }])
  expect(await nightsOf(api, code)).toEqual([])
  expect(await logOf(api, owner.member, ['cancelledOrder'])).toMatchObject([
    {
      By: { Name: 'Nasrin Akter' },
      Code: code,
      Entry: { Kind: 'cancelledOrder', Refund: 7_475, Paid: 14_950, Reason: 'called, mother ill' },
    },
  ])
  expect((await smsOf(api)).at(-1)).toContain(`Your booking ${code} is cancelled. BDT 7,475 goes back`)
  const mails = (await mailsOf(api)).map(({ body }) => body).join('\n')
  expect(mails).toContain('cancelled by Nasrin Akter: called, mother ill')
})

test('from the day of arrival on staff can cancel what a guest cannot; by the policy nothing goes back', async () => {
  const code = await aPaidOrder(api, guest)
  await proveAt('2026-12-01')

  expect((await desk.quote(code)).Data).toEqual({ Paid: 14_950, Refund: 0, Percent: 0, Waived: 0 })
  expect((await desk.cancel(code, NOTHING)).Code).toBeNull()
  expect((await desk.order(code)).Summary.Status).toBe('Cancelled')
})

test('terms other than the policy need the right to give the sum, and the terms must not have changed', async () => {
  const [code, costly] = [await aPaidOrder(api, guest), await aHouse()]
  await proveAt('2026-11-30')
  const goodwill = (Refund: number) => ({ Refund, IsByPolicy: false })

  const answers = [
    await desk.cancel(code, goodwill(14_950)),
    await manager.cancel(costly, goodwill(30_000)),
    await manager.cancel(code, goodwill(14_951)),
    await manager.cancel(code, { Refund: 5, IsByPolicy: true }),
    await manager.cancel(code, goodwill(14_950)),
    await owner.cancel(costly, goodwill(30_000)),
  ]

  expect(codesOf(answers)).toEqual(['forbidden', 'forbidden', 'price_changed', 'price_changed', null, null])
  expect(await refundsOf(api, code)).toMatchObject([{ amount: 1_495_000 }])
  expect(await refundsOf(api, costly)).toMatchObject([{ amount: 3_000_000 }])
})

test('guests who are in the house, and what is over, are not cancelled; an unpaid hold and a request are', async () => {
  const inHouse = await aPaidOrder(api, guest)
  const unpaid = await holdOrder(api, other, [aNight(10)])
  const request = await holdOrder(api, other, [aNight(12)])
  await api.deps.db.change("update orders set status = 'Requested', held_until = null where code = $1", [request.code])
  await proveAt('2026-12-01')
  await desk.checkIn(inHouse)

  const cancelled = [await desk.cancel(unpaid.code, NOTHING), await desk.cancel(request.code, NOTHING)]
  const over = [
    await manager.cancel(inHouse, NOTHING),
    await desk.cancel(request.code, NOTHING),
    await desk.quote(request.code),
  ]

  expect(codesOf(cancelled)).toEqual([null, null])
  expect(codesOf(over)).toEqual(Array(3).fill('order_settled'))
})

test('on the day of arrival a manager, with a fresh code, cancels what is still due, as if it was given back', async () => {
  const code = await aPaidOrder(api, guest, [aPlace()], 5_000)
  at('2026-12-01')
  const withoutCode = await manager.cancel(code, NOTHING)
  await proveAll(api)

  const terms = await desk.quote(code)
  const answers = [await desk.cancel(code, NOTHING), await manager.cancel(code, NOTHING)]

  expect(terms.Data).toEqual({ Paid: 5_000, Refund: 0, Percent: 0, Waived: 9_950 })
  expect(codesOf([withoutCode, ...answers])).toEqual(['sign_in_again', 'forbidden', null])
  expect((await manager.staffLimit(code)).Order.Used).toBe(9_950)
})

test('the day before reception cancels what is due', async () => {
  const code = await aPaidOrder(api, guest, [aPlace()], 5_000)
  await proveAt('2026-11-30')

  expect((await desk.cancel(code, NOTHING)).Code).toBeNull()
})

test('more due than a manager may waive is for the owner', async () => {
  const code = await aHouse(50_000)
  await proveAt('2026-12-01')

  const answers = [await manager.cancel(code, NOTHING), await owner.cancel(code, NOTHING)]

  expect(codesOf(answers)).toEqual(['forbidden', null])
  expect(answers[0]?.Msg).toContain('You may still give back or waive BDT 20,000')
})

test('reception does not cancel unpaid what it holds for guests of today', async () => {
  const { Code } = await desk.read(bookAtDesk, { body: aDeskBooking([tonight], holdUntil('2026-11-20T18:00')) })

  expect((await desk.cancel(Code, NOTHING)).Code).toBe('forbidden')
})

test('a member cancels sixty bookings a day, and a colleague goes on', async () => {
  const [first, second] = [await aPaidOrder(api, guest, [aNight(10)]), await aPaidOrder(api, guest, [aNight(12)])]
  await desk.cancel(first, HALF)
  await api.deps.db.change("update request_budget set used = 60 where key like 'cancellationsPerMember:%'")

  const answers = [await desk.cancel(second, HALF), await manager.cancel(second, HALF)]

  expect(codesOf(answers)).toEqual(['too_many_requests', null])
})

test('guests whose check-in was undone are cancelled by managers, even if nothing is due', async () => {
  const code = await aPaidOrder(api, guest)
  await proveAt('2026-12-01')
  await desk.checkIn(code)
  await desk.undo(code)

  expect(codesOf([await desk.cancel(code, NOTHING), await manager.cancel(code, NOTHING)])).toEqual(['forbidden', null])
})
