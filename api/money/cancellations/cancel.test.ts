import { expect, test } from 'vitest'
import { book } from '#contract/orders/orders.ts'
import { aBooking, aPlace, orderOf, mailsOf, mailsTo, sellUnits, smsOf } from '#tests/support/bookings.ts'
import { cancel, hasSentBack, quote, refundsOf, signInAgain, paidRoom } from '#tests/support/cancelling.ts'
import { readData } from '#tests/support/guests.ts'
import { ADVANCE, bookRoom, newestAttempt, PAYABLE, payAgain, standingOf, PAID_ONCE } from '#tests/support/paying.ts'
import { shareShop } from '#tests/support/shop-of-file.ts'
import { expireHolds } from '#api/orders/holds/expire-holds.ts'
import { reconcileRefunds, settleRefund } from '../refunds/settle-refund.ts'

const DAY = 24 * 3600

const shop = shareShop()

test('a cancelled booking frees its nights, keeps its payments in the books, starts the refund, and all are notified', async () => {
  const booked = await paidRoom(shop)
  await shop.api.deps.db.change("update guest set email = 'rahima@example.com'")

  const quoted = await quote(shop, booked)
  const done = await cancel(shop, booked, { refund: ADVANCE })
  const refunds = await refundsOf(shop, booked.code)
  shop.api.clock.advance(60)
  await reconcileRefunds(shop.api.deps)

  const terms = { Percent: 100, Paid: 4485, Refund: 4485, Fee: 0 }
  expect(quoted.Data).toEqual({ ...terms, Status: 'Confirmed' })
  expect(done.Data).toEqual({ ...terms, Status: 'Cancelled' })
  expect(refunds).toMatchObject([{ amount: ADVANCE, state: 'processing' }])
  expect(await standingOf(shop, booked.code)).toEqual({ ...PAID_ONCE, status: 'Refunded', nights: [] })
  expect(await hasSentBack(shop, booked.attemptId, ADVANCE)).toBe(true)
  expect(await smsOf(shop.api)).toEqual([
    expect.stringContaining('We received BDT 4,485'),
    `Your booking ${booked.code} is cancelled. BDT 4,485 goes back to where you paid from, within 7 to 10 working days.`,
    `BDT 4,485 for your cancelled booking ${booked.code} has been refunded.`,
  ])
  expect((await mailsOf(shop.api)).map(({ body }) => body)).toEqual([
    expect.stringContaining(`New booking ${booked.code}`),
    expect.stringMatching(
      new RegExp(`^Your booking ${booked.code} is cancelled\n[^]*BDT 4,485 goes back[^]*Refund: BDT 4,485`),
    ),
    expect.stringContaining(`Booking ${booked.code} was cancelled by its guest`),
  ])
  const [mail] = await mailsTo(shop.api, 'rahima@example.com')
  expect(mail?.html).toContain('http://schema.org/ReservationCancelled')
  expect(mail?.calendar).toMatch(new RegExp(`UID:${booked.code}-1@[^]*STATUS:CANCELLED`))
})

test('an order shows what is refunded and by when, until it has arrived', async () => {
  const booked = await paidRoom(shop)
  const refundOf = async () => (await orderOf(shop.api, booked.guest, booked.code)).Refund
  const setState = (state: string) => shop.api.deps.db.change('update refund set state = $1', [state])

  const before = await refundOf()
  await cancel(shop, booked, { refund: ADVANCE })
  const sent = await refundOf()
  await setState('failed')
  const failed = await refundOf()
  await setState('refunded')

  // Ten working days after Friday 20 November.
  expect([before, sent]).toEqual([null, { Amount: 4485, State: 'PENDING', By: '2026-12-03' }])
  expect([failed?.State, (await refundOf())?.State]).toEqual(['FAILED', 'REFUNDED'])
})

test.each([
  { daysLater: 2, percent: 50, refund: ADVANCE / 2 },
  { daysLater: 7, percent: 0, refund: 0 },
])('$daysLater days after booking for eleven days ahead, $percent % come back', async ({ daysLater, ...expected }) => {
  const booked = await paidRoom(shop, daysLater)

  const done = await cancel(shop, booked, expected)

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
  const { guest } = await bookRoom(shop)
  const laterStay = aPlace({ ArrivalDate: '2026-12-20', DepartureDate: '2026-12-21' })
  const answer = await shop.api.call(book, { body: aBooking([aPlace(), laterStay]) }, guest)
  const { Code, PaymentURL } = readData(book, answer)
  await shop.pay(PaymentURL)

  shop.api.clock.advance(2 * DAY)
  expect((await quote(shop, { guest, code: Code })).Data).toMatchObject({ Percent: 50 })
})

test('the day changes in Dhaka, not at Greenwich', async () => {
  const booked = await paidRoom(shop)
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
  expect(await smsOf(shop.api)).toEqual([`Your booking ${booked.code} is cancelled. Nothing was charged.`])
})

test('an unplaced payment is refunded in full on any date', async () => {
  const booked = await bookRoom(shop)
  const form = await shop.payUnheard(booked.paymentUrl)
  shop.api.clock.advance(DAY)
  await expireHolds(shop.api.deps)
  const stay = { arrival: '2026-12-01', departure: '2026-12-03' }
  await sellUnits(shop.api.deps.db, { houseId: 1, units: 100, stay })
  await shop.goBack(form)
  const unplaced = await standingOf(shop, booked.code)
  shop.api.clock.advance(30 * DAY)

  const done = await cancel(shop, await signInAgain(shop, booked), { refund: ADVANCE })

  expect(unplaced.status).toBe('Paid-unplaced')
  expect(done.Data).toMatchObject({ Percent: 100, Refund: 4485, Status: 'Cancelled' })
})

test('a refund larger than the newest payment is made up from the one before; the order is Refunded once both arrived', async () => {
  const booked = await paidRoom(shop)
  await shop.pay(await payAgain(shop, booked, '100%'))
  const second = await newestAttempt(shop, booked.code)

  await cancel(shop, booked, { refund: PAYABLE })
  const [newest] = await refundsOf(shop, booked.code)
  shop.api.clock.advance(60)
  await settleRefund(shop.api.deps, newest?.id ?? '')
  const between = await standingOf(shop, booked.code)
  await reconcileRefunds(shop.api.deps)

  expect(between).toMatchObject({ status: 'Cancelled' })
  expect(await refundsOf(shop, booked.code)).toMatchObject([
    { attempt: second, amount: PAYABLE - ADVANCE, state: 'refunded' },
    { attempt: booked.attemptId, amount: ADVANCE, state: 'refunded' },
  ])
  expect(await standingOf(shop, booked.code)).toMatchObject({ status: 'Refunded', paid: PAYABLE })
})

test('a payment without a callback is queried before the terms are shown', async () => {
  const booked = await bookRoom(shop)
  await shop.payUnheard(booked.paymentUrl)

  const quoted = await quote(shop, booked)

  expect(quoted.Data).toEqual({ Percent: 100, Paid: 4485, Refund: 4485, Fee: 0, Status: 'Confirmed' })
})

test('money that comes after a cancellation does not bring the booking back: all of it is refunded', async () => {
  const booked = await bookRoom(shop)
  await cancel(shop, booked, { refund: 0 })

  await shop.pay(booked.paymentUrl)
  await reconcileRefunds(shop.api.deps)

  expect(await standingOf(shop, booked.code)).toEqual({ ...PAID_ONCE, status: 'Cancelled', nights: [] })
  expect(await hasSentBack(shop, booked.attemptId, ADVANCE)).toBe(true)
  expect((await smsOf(shop.api)).at(-1)).toContain('will be refunded in full')
})
