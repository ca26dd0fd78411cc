import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { book, getBooking } from '#contract/orders.ts'
import { aBooking, aPlace, sellUnits } from '#tests/support/bookings.ts'
import { cancel, hasSentBack, quote, refundsOf, signInAnew } from '#tests/support/cancelling.ts'
import { readData, signInGuests } from '#tests/support/guests.ts'
import { ADVANCE, bookRoom, newestAttempt, PAYABLE, payAgain, standingOf, stateOf } from '#tests/support/paying.ts'
import { startTestApiWithSandbox, type Shop } from '#tests/support/sandbox.ts'
import { START } from '#tests/support/test-api.ts'
import { expireHolds } from '../orders/holds/expire-holds.ts'
import { reconcileRefunds, settleRefund } from '../payments/refunds/settle-refund.ts'

const DAY = 24 * 3600

let shop: Shop
beforeAll(async () => {
  shop = await startTestApiWithSandbox()
})
afterEach(() => shop.reset())
afterAll(() => shop.close())

/** Eleven days before its arrival. */
async function paidRoom() {
  const booked = await bookRoom(shop)
  await shop.pay(booked.paymentUrl)
  return booked
}

const texts = async (channel: 'sms' | 'email') => {
  const rows = await shop.api.deps.db.query<{ body: string }>(
    'select body from outbox where channel = $1 order by id',
    [channel],
  )
  return rows.map(({ body }) => body)
}

test('a cancelled booking frees its nights, retains what was paid in its books, and starts the refund', async () => {
  const booked = await paidRoom()

  const quoted = await quote(shop, booked)
  const done = await cancel(shop, booked, { refund: ADVANCE })

  const terms = { Percent: 100, Paid: 4485, Refund: 4485, Fee: 0 }
  expect(quoted.Data).toEqual({ ...terms, Status: 'Confirmed' })
  expect(done.Data).toEqual({ ...terms, Status: 'Cancelled' })
  expect(await standingOf(shop, booked.code)).toEqual({
    status: 'Cancelled',
    paid: ADVANCE,
    nights: [],
    payments: [ADVANCE],
  })
  expect(await refundsOf(shop, booked.code)).toMatchObject([{ amount: ADVANCE, state: 'processing' }])
  expect(await hasSentBack(shop, booked.attemptId, ADVANCE)).toBe(true)
})

test('guest and resort are notified, and the guest again once the money has arrived', async () => {
  const booked = await paidRoom()
  await shop.api.deps.db.change("update guest set email = 'rahima@example.com'")

  await cancel(shop, booked, { refund: ADVANCE })
  shop.api.clock.advance(60)
  await reconcileRefunds(shop.api.deps)

  expect(await texts('sms')).toEqual([
    expect.stringContaining('We received BDT 4,485'),
    `Your booking ${booked.code} is cancelled. BDT 4,485 goes back to where you paid from, within 7 to 10 working days.`,
    `BDT 4,485 for your cancelled booking ${booked.code} has been refunded.`,
  ])
  expect(await texts('email')).toEqual([
    expect.stringContaining(`New booking ${booked.code}`),
    expect.stringMatching(
      new RegExp(`^Your booking ${booked.code} is cancelled\n[^]*BDT 4,485 goes back[^]*Refund: BDT 4,485`),
    ),
    expect.stringContaining(`Booking ${booked.code} was cancelled by its guest`),
  ])
})

test('an order shows what is refunded and by when, until it has arrived', async () => {
  const booked = await paidRoom()
  const refundOf = async () => {
    const answer = await shop.api.call(
      getBooking,
      { params: { id: booked.code }, query: { Code: booked.code } },
      booked.guest,
    )
    return readData(getBooking, answer).Refund
  }

  const before = await refundOf()
  await cancel(shop, booked, { refund: ADVANCE })
  const sent = await refundOf()
  await shop.api.deps.db.change("update refund set state = 'failed'")
  const failed = await refundOf()
  await shop.api.deps.db.change("update refund set state = 'refunded'")
  const arrived = await refundOf()

  expect(before).toBeNull()
  // Ten working days after Friday 20 November.
  expect(sent).toEqual({ Amount: 4485, State: 'PENDING', By: '2026-12-03' })
  expect([failed?.State, arrived?.State]).toEqual(['FAILED', 'REFUNDED'])
})

test('an order of which every refund has arrived is Refunded, and nothing is due of it', async () => {
  const booked = await paidRoom()
  await cancel(shop, booked, { refund: ADVANCE })

  shop.api.clock.advance(60)
  await reconcileRefunds(shop.api.deps)

  const request = { params: { id: booked.code }, query: { Code: booked.code } }
  const order = readData(getBooking, await shop.api.call(getBooking, request, booked.guest))
  expect(order).toMatchObject({ Status: 'Refunded', Paid: 4485, PayableAmount: 14_950 })
  expect(await stateOf(shop, booked)).toMatchObject({ State: 'SUCCESS', Due: 0 })
})

test.each([
  { daysLater: 1, percent: 100, refund: ADVANCE },
  { daysLater: 2, percent: 50, refund: ADVANCE / 2 },
  { daysLater: 6, percent: 50, refund: ADVANCE / 2 },
  { daysLater: 7, percent: 0, refund: 0 },
  { daysLater: 10, percent: 0, refund: 0 },
])('$daysLater days after booking for eleven days ahead, $percent % come back', async ({ daysLater, ...expected }) => {
  const booked = await paidRoom()
  shop.api.clock.advance(daysLater * DAY)
  const mine = await signInAnew(shop, booked)

  const done = await cancel(shop, mine, expected)

  expect(done.Data).toEqual({
    Percent: expected.percent,
    Paid: 4485,
    Refund: expected.refund / 100,
    Fee: (ADVANCE - expected.refund) / 100,
    Status: 'Cancelled',
  })
  expect(await hasSentBack(shop, booked.attemptId, expected.refund)).toBe(true)
})

test('the first of several arrivals decides what comes back', async () => {
  const [guest] = await signInGuests(shop.api.deps.db, 1, START)
  if (!guest) throw new Error('There should be a guest')
  const laterStay = aPlace({ ArrivalDate: '2026-12-20', DepartureDate: '2026-12-21' })
  const answer = await shop.api.call(book, { body: aBooking([aPlace(), laterStay]) }, guest)
  const { Code, PaymentURL } = readData(book, answer)
  await shop.pay(PaymentURL)

  shop.api.clock.advance(2 * DAY)
  const quoted = await quote(shop, { guest, code: Code })

  expect(quoted.Data).toMatchObject({ Percent: 50 })
})

test('the day changes in Dhaka, not at Greenwich', async () => {
  const booked = await paidRoom()
  const lastOfTheTenth = 1 * DAY + 12 * 3600 - 1

  shop.api.clock.advance(lastOfTheTenth)
  const before = await quote(shop, booked)
  shop.api.clock.advance(1)
  const after = await quote(shop, booked)

  expect([before.Data, after.Data]).toMatchObject([{ Percent: 100 }, { Percent: 50 }])
})

test('an unpaid booking is cancelled for nothing', async () => {
  const booked = await bookRoom(shop)

  const done = await cancel(shop, booked, { refund: 0 })

  expect(done.Data).toEqual({ Percent: 100, Paid: 0, Refund: 0, Fee: 0, Status: 'Cancelled' })
  expect(await standingOf(shop, booked.code)).toMatchObject({ status: 'Cancelled', nights: [] })
  expect(await texts('sms')).toEqual([`Your booking ${booked.code} is cancelled. Nothing was charged.`])
})

test('money that found no nights goes back whole on any date', async () => {
  const booked = await bookRoom(shop)
  shop.network.losesNotices = true
  const form = await shop.choose(booked.paymentUrl, 'pay')
  shop.api.clock.advance(DAY)
  await expireHolds(shop.api.deps)
  await sellUnits(shop.api.deps.db, {
    houseId: 1,
    units: 100,
    stay: { arrival: '2026-12-01', departure: '2026-12-03' },
  })
  await shop.goBack(form)
  const unplaced = await standingOf(shop, booked.code)
  shop.api.clock.advance(30 * DAY)

  const done = await cancel(shop, await signInAnew(shop, booked), { refund: ADVANCE })

  expect(unplaced.status).toBe('Paid-unplaced')
  expect(done.Data).toMatchObject({ Percent: 100, Refund: 4485, Status: 'Cancelled' })
})

test('of several payments the newest go back first, none more than it was', async () => {
  const booked = await paidRoom()
  await shop.pay(await payAgain(shop, booked, '100%'))
  const second = await newestAttempt(shop, booked.code)
  shop.api.clock.advance(2 * DAY)

  const done = await cancel(shop, await signInAnew(shop, booked), { refund: PAYABLE / 2 })

  expect(done.Data).toMatchObject({ Percent: 50, Paid: 14_950, Refund: 7_475 })
  expect(await refundsOf(shop, booked.code)).toMatchObject([{ attempt: second, amount: PAYABLE / 2 }])
})

test('a refund larger than the newest payment is made up from the one before', async () => {
  const booked = await paidRoom()
  await shop.pay(await payAgain(shop, booked, '100%'))
  const second = await newestAttempt(shop, booked.code)

  await cancel(shop, booked, { refund: PAYABLE })
  shop.api.clock.advance(60)
  await reconcileRefunds(shop.api.deps)

  expect(await refundsOf(shop, booked.code)).toMatchObject([
    { attempt: second, amount: PAYABLE - ADVANCE, state: 'refunded' },
    { attempt: booked.attemptId, amount: ADVANCE, state: 'refunded' },
  ])
  expect(await standingOf(shop, booked.code)).toMatchObject({ status: 'Refunded', paid: PAYABLE })
})

test('an order with a refund that has not arrived is not Refunded yet', async () => {
  const booked = await paidRoom()
  await shop.pay(await payAgain(shop, booked, '100%'))
  await cancel(shop, booked, { refund: PAYABLE })
  const [newest] = await refundsOf(shop, booked.code)

  shop.api.clock.advance(60)
  await settleRefund(shop.api.deps, newest?.id ?? '')

  expect(await refundsOf(shop, booked.code)).toMatchObject([{ state: 'refunded' }, { state: 'processing' }])
  expect(await standingOf(shop, booked.code)).toMatchObject({ status: 'Cancelled' })
})

test('a payment without a callback is queried before the terms are shown', async () => {
  const booked = await bookRoom(shop)
  shop.network.losesNotices = true
  await shop.choose(booked.paymentUrl, 'pay')

  const quoted = await quote(shop, booked)

  expect(quoted.Data).toEqual({ Percent: 100, Paid: 4485, Refund: 4485, Fee: 0, Status: 'Confirmed' })
})

test('money that comes after a cancellation does not bring the booking back: all of it is refunded', async () => {
  const booked = await bookRoom(shop)
  await cancel(shop, booked, { refund: 0 })

  await shop.pay(booked.paymentUrl)
  await reconcileRefunds(shop.api.deps)

  expect(await standingOf(shop, booked.code)).toEqual({
    status: 'Cancelled',
    paid: ADVANCE,
    nights: [],
    payments: [ADVANCE],
  })
  expect(await hasSentBack(shop, booked.attemptId, ADVANCE)).toBe(true)
  expect((await texts('sms')).at(-1)).toContain('will be refunded in full')
})

test('the same submission sent twice at once, and again later, cancels once and gives one answer', async () => {
  const booked = await paidRoom()
  const submission = { refund: ADVANCE, activityId: randomUUID() }

  const twins = await Promise.all([cancel(shop, booked, submission), cancel(shop, booked, submission)])
  shop.api.clock.advance(3600)
  const later = await cancel(shop, booked, submission)

  expect(later.IsError).toBe(false)
  expect(twins.map(({ Data }) => Data)).toEqual([later.Data, later.Data])
  expect(await refundsOf(shop, booked.code)).toHaveLength(1)
})
