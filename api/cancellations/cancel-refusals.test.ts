import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { cancelBooking } from '#contract/cancellations.ts'
import { allBooksOf, cancel, quote, signInAnew } from '#tests/support/cancelling.ts'
import { ADVANCE, bookRoom, type Booked } from '#tests/support/paying.ts'
import { startTestApiWithSandbox, type Shop } from '#tests/support/sandbox.ts'
import type { Answer } from '#tests/support/test-api.ts'

const DAY = 24 * 3600

let shop: Shop
beforeAll(async () => {
  shop = await startTestApiWithSandbox()
})
afterEach(() => shop.reset())
afterAll(() => shop.close())

async function paidRoom() {
  const booked = await bookRoom(shop)
  await shop.pay(booked.paymentUrl)
  return booked
}

/** Asks, and expects that nothing was written. */
async function refused(ask: () => Promise<Answer>) {
  const before = await allBooksOf(shop)
  const { status, Code, Data, IsError } = await ask()
  expect(IsError).toBe(true)
  expect(await allBooksOf(shop)).toEqual(before)
  return { status, Code, Data }
}

test('a quote writes nothing', async () => {
  const booked = await paidRoom()
  const before = await allBooksOf(shop)

  await quote(shop, booked)

  expect(await allBooksOf(shop)).toEqual(before)
})

test('only a signed-in guest cancels', async () => {
  const { code, guest } = await paidRoom()
  const signedOut = { code, guest: { ...guest, token: 'rst_dead' } }

  expect(await refused(() => quote(shop, signedOut))).toMatchObject({ status: 401, Code: 'unauthenticated' })
  expect(await refused(() => cancel(shop, signedOut, { refund: ADVANCE }))).toMatchObject({ status: 401 })
})

test('the order of another guest, or for a caller without a session, does not exist', async () => {
  const booked = await paidRoom()
  const stranger = await signInStranger()

  for (const mine of [
    { guest: stranger, code: booked.code },
    { guest: booked.guest, code: '0123456789AB' },
  ]) {
    expect(await refused(() => quote(shop, mine))).toMatchObject({ status: 404, Code: 'not_found' })
    expect(await refused(() => cancel(shop, mine, { refund: ADVANCE }))).toMatchObject({ Code: 'not_found' })
  }
})

test('a refund that is not the one shown is refused with the new terms', async () => {
  const booked = await paidRoom()
  shop.api.clock.advance(2 * DAY)
  const mine = await signInAnew(shop, booked)

  expect(await refused(() => cancel(shop, mine, { refund: ADVANCE }))).toEqual({
    status: 409,
    Code: 'price_changed',
    Data: { Percent: 50, Paid: 4485, Refund: 2242.5, Fee: 2242.5 },
  })
})

test('who signed in more than ten minutes ago gives a new code before money is at stake', async () => {
  const booked = await paidRoom()
  shop.api.clock.advance(601)

  expect(await refused(() => cancel(shop, booked, { refund: ADVANCE }))).toMatchObject({
    status: 403,
    Code: 'sign_in_again',
  })
  const done = await cancel(shop, await signInAnew(shop, booked), { refund: ADVANCE })
  expect(done.IsError).toBe(false)
})

test('from the day of the arrival on, as Dhaka counts, it is too late', async () => {
  const booked = await paidRoom()
  shop.api.clock.advance(10 * DAY + 12 * 3600 - 1)
  const inTime = await quote(shop, booked)
  shop.api.clock.advance(1)
  const mine = await signInAnew(shop, booked)

  expect(inTime.Data).toMatchObject({ Percent: 0 })
  expect(await refused(() => cancel(shop, mine, { refund: 0 }))).toMatchObject({ status: 409, Code: 'order_settled' })
})

test('what is cancelled already is not cancelled again', async () => {
  const booked = await paidRoom()
  await cancel(shop, booked, { refund: ADVANCE })

  expect(await refused(() => quote(shop, booked))).toMatchObject({ status: 409, Code: 'order_settled' })
  expect(await refused(() => cancel(shop, booked, { refund: ADVANCE }))).toMatchObject({ Code: 'order_settled' })
})

test('a hold that is over needs no cancelling', async () => {
  const booked = await bookRoom(shop)
  await shop.fail(booked.paymentUrl)
  shop.api.clock.advance(31 * 60)

  expect(await refused(() => cancel(shop, booked, { refund: 0 }))).toMatchObject({ status: 410, Code: 'hold_expired' })
})

test('while a payment is being checked the refund is unknown', async () => {
  const booked = await bookRoom(shop)
  shop.faults.riskLevel = '1'
  await shop.pay(booked.paymentUrl)

  expect(await refused(() => cancel(shop, booked, { refund: 0 }))).toMatchObject({ status: 409, Code: 'order_settled' })
})

test('a guest who asks too often must wait', async () => {
  const booked = await paidRoom()
  for (let asked = 0; asked < shop.api.deps.limits.bookingsPerGuest.count; asked += 1) await quote(shop, booked)

  expect(await refused(() => quote(shop, booked))).toMatchObject({ status: 429, Code: 'too_many_requests' })
})

test('a submission that was used for another order is refused', async () => {
  const booked = await paidRoom()
  const activityId = randomUUID()
  await cancel(shop, booked, { refund: ADVANCE, activityId })

  const again = () => cancel(shop, booked, { refund: 1, activityId })

  expect(await refused(again)).toMatchObject({ status: 422, Code: 'activity_reused' })
})

test.each([
  ['no refund that was shown', { Confirm: true }],
  ['a refund without confirming', { Confirm: false, Refund: 1 }],
  ['a negative refund', { Confirm: true, Refund: -1 }],
  ['a refund that is text', { Confirm: true, Refund: '4485' }],
  ['no word on confirming', {}],
  ['an unknown field', { Confirm: false, Fee: 0 }],
])('%s is malformed', async (_, fields) => {
  const booked = await paidRoom()
  const body = JSON.stringify({ ActivityId: randomUUID(), Code: booked.code, ...fields })
  const headers = { 'content-type': 'application/json' }

  const ask = () => shop.api.raw(cancelBooking.path, { method: 'POST', body, headers }, booked.guest)

  expect(await refused(ask)).toMatchObject({ status: 400, Code: 'malformed' })
})

async function signInStranger(): Promise<Booked['guest']> {
  const { db } = shop.api.deps
  const [guest] = await db.query<{ id: number }>(
    `insert into guest (phone, first_name, last_name, created_at) values ('+8801900000000', 'A', 'Stranger', $1) returning id`,
    [shop.api.clock.now],
  )
  const mine = { guest: { guestId: guest?.id ?? 0, token: '', phone: '+8801900000000' }, code: '' }
  return (await signInAnew(shop, mine)).guest
}
