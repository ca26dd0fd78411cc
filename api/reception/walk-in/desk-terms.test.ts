import { expect, test } from 'vitest'
import { bookAtDesk } from '#contract/reception/walk-in.ts'
import { book } from '#contract/orders/orders.ts'
import { expireHolds } from '#api/orders/holds/expire-holds.ts'
import { aBooking, aPlace, smsOf } from '#tests/support/bookings.ts'
import {
  aDeskBooking,
  holdUntil,
  known,
  paidNow,
  tonight,
  type DeskBookBody,
} from '#tests/support/desk/desk-bookings.ts'
import { shareDesk } from '#tests/support/desk/desk-of-file.ts'
import { proveAll } from '#tests/support/desk/members.ts'
import { inDhaka } from '#tests/support/desk/stays.ts'
import { readData } from '#tests/support/guests.ts'
import { codesOf } from '#tests/support/post.ts'

const { api, guest, other, at, desk, manager } = shareDesk(['desk', 'manager'])

const submit = (body: DeskBookBody, by = desk) => by.call(bookAtDesk, { body })
const bookedBy = async (body: DeskBookBody) => readData(bookAtDesk, await submit(body))
const summaryOf = async (code: string) => (await manager.order(code)).Summary

test('what is paid now has a receipt, is in the shift, and confirms: all of it or a deposit', async () => {
  await desk.till.open(0)

  const all = await bookedBy(aDeskBooking([aPlace()], { Guest: known(other), ...paidNow(14_950, 'cash', '') }))
  const part = await bookedBy(aDeskBooking([aPlace()], { Guest: known(guest), ...paidNow(4_485, 'bkash', '8N7A6D') }))

  expect([all.Receipt, part.Receipt]).toEqual(['R-2026-000001', 'R-2026-000002'])
  expect(await summaryOf(all.Code)).toMatchObject({ Status: 'Confirmed', Due: 0 })
  expect(await summaryOf(part.Code)).toMatchObject({ Status: 'Confirmed', Due: 10_465 })
  expect(
    await api.deps.db.query(
      'select method, shift_id is not null as shift, taken_by from payment order by gateway_transaction',
    ),
  ).toEqual([
    { method: 'cash', shift: true, taken_by: desk.id },
    { method: 'bkash', shift: true, taken_by: desk.id },
  ])
  expect((await smsOf(api))[0]).toContain(`We received BDT 14,950 for your booking ${all.Code}. It is confirmed`)
})

test('a hold until 18:00 is free for others at 18:00, and then expires by the job as any unpaid order', async () => {
  const all = aPlace({ ...tonight, Quantity: 4 })
  const { Code } = await bookedBy(aDeskBooking([all], holdUntil('2026-11-20T18:00')))
  const onSite = () => api.call(book, { body: aBooking([all]) }, guest)

  api.clock.now = new Date(inDhaka('2026-11-20', '18:00').getTime() - 1)
  const early = [await expireHolds(api.deps), (await onSite()).Code]
  at('2026-11-20', '18:00')
  const late = (await onSite()).Code
  await expireHolds(api.deps)

  expect([early, late]).toEqual([[0, 'dates_taken'], null])
  expect((await summaryOf(Code)).Status).toBe('Expired')
  expect((await smsOf(api))[0]).toContain(
    'for you until 20-11-2026 18:00. It costs BDT 29,900; please pay before then.',
  )
})

test('a manager may hold for longer, but nobody beyond the departure', async () => {
  const answers = [
    await submit(aDeskBooking([aPlace()], holdUntil('2026-11-30T18:00')), manager),
    await submit(aDeskBooking([tonight], holdUntil('2026-11-21T11:01')), manager),
  ]

  expect(codesOf(answers)).toEqual([null, 'hold_wrong'])
})

test('what reception may not do wants a fresh code of a manager: a larger discount', async () => {
  const Guest = known(guest)
  const discount = { Percent: 11, Reason: 'regular guest' }
  const book = () => submit(aDeskBooking([aPlace()], { Guest }, discount), manager)
  api.clock.advance(601)

  const late = await book()
  await proveAll(api)

  expect(codesOf([late, await book()])).toEqual(['sign_in_again', null])
})

test('cash is not taken into a shift that is open for a day', async () => {
  await desk.till.open(0)
  api.clock.advance(24 * 60 * 60)

  expect((await submit(aDeskBooking([aPlace()], paidNow(14_950, 'cash', '')))).Code).toBe('till_too_old')
})
