import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { getPaymentState, payOrder } from '#contract/money/payments.ts'
import { selectPaymentsOf } from '#api/orders/whole-order.sql.ts'
import { readData, signInGuests } from '#tests/support/guests.ts'
import {
  ADVANCE,
  bookRoom,
  newestAttempt,
  PAID_ONCE,
  PAYABLE,
  payAgain,
  requestPayment,
  standingOf,
  stateOf,
} from '#tests/support/paying.ts'
import { codesOf, post } from '#tests/support/post.ts'
import { shareShop } from '#tests/support/shop-of-file.ts'
import { START } from '#tests/support/test-api.ts'

const shop = shareShop()

test('a guest who pays 30 % has a confirmed order with the rest due', async () => {
  const booked = await bookRoom(shop, '30%')

  const landing = await shop.pay(booked.paymentUrl)

  expect(landing.origin + landing.pathname).toBe('http://resort.test/Booking/Status')
  expect(Object.fromEntries(landing.searchParams)).toEqual({
    Code: booked.code,
    Payment: '4485',
    Transaction: 'SUCCESS',
    Phone: booked.guest.phone,
    Id: booked.attemptId,
    IsNew: '1',
  })
  expect(await standingOf(shop, booked.code)).toEqual(PAID_ONCE)
  expect(await stateOf(shop, booked)).toEqual({
    State: 'SUCCESS',
    Code: booked.code,
    Amount: 4485,
    HoldUntil: null,
    Due: 10_465,
    Type: 'Room',
    Status: 'Confirmed',
    Paid: 4485,
    CanPayPart: false,
  })
})

test('money of the gateway has the next receipt of the one series, and the number of the gateway as its reference', async () => {
  const { db } = shop.api.deps
  const first = await bookRoom(shop, '30%')
  const booked = [first, await bookRoom(shop, '100%', first.guest)]
  for (const { paymentUrl } of booked) await shop.pay(paymentUrl)

  const paid = await Promise.all(booked.map(({ code }) => selectPaymentsOf(db, [code])))

  expect(paid).toMatchObject([[{ reference: 'R-2026-000001' }], [{ reference: 'R-2026-000002' }]])
  expect(paid.flat().map(({ number }) => number)).toEqual(
    (await db.query<{ id: string }>('select gateway_transaction as id from payment order by receipt', [])).map(
      ({ id }) => id,
    ),
  )
})

test('what is due can be paid later, all of it: a share of it is refused', async () => {
  const booked = await bookRoom(shop, '30%')
  await shop.pay(booked.paymentUrl)

  const share = await requestPayment(shop, booked, { percent: '30%' })
  const landing = await shop.pay(await payAgain(shop, booked, '100%'))

  expect(share).toMatchObject({ status: 422, Code: 'amount_too_small' })
  expect(landing.searchParams.get('Payment')).toBe('10465')
  expect(await standingOf(shop, booked.code)).toMatchObject({
    status: 'Confirmed',
    paid: PAYABLE,
    payments: [ADVANCE, PAYABLE - ADVANCE],
  })
})

test('after a failed payment the nights stay held and the guest can pay again', async () => {
  const booked = await bookRoom(shop)

  const landing = await shop.fail(booked.paymentUrl)
  const afterFailure = await stateOf(shop, booked)
  const second = await payAgain(shop, booked)
  await shop.pay(second)

  expect(landing.searchParams.get('Transaction')).toBe('FAILED')
  expect(afterFailure).toMatchObject({ State: 'FAILED', HoldUntil: '2026-11-20T06:30:00.000Z', Due: 14_950 })
  expect(second).not.toBe(booked.paymentUrl)
  expect(await standingOf(shop, booked.code)).toMatchObject({ status: 'Confirmed', payments: [ADVANCE] })
  expect(await stateOf(shop, booked)).toMatchObject({ State: 'FAILED' })
})

test('cancelling frees the nights at once', async () => {
  const booked = await bookRoom(shop)

  const landing = await shop.cancel(booked.paymentUrl)

  expect(landing.searchParams.get('Transaction')).toBe('CANCELLED')
  expect(await standingOf(shop, booked.code)).toEqual({ status: 'Cancelled', paid: 0, nights: [], payments: [] })
  expect(await stateOf(shop, booked)).toMatchObject({ State: 'CANCELLED', HoldUntil: null, Due: 0 })
  expect(await requestPayment(shop, booked)).toMatchObject({ status: 409, Code: 'order_settled' })
})

test('cancelling the payment of what is due leaves the order confirmed', async () => {
  const booked = await bookRoom(shop)
  await shop.pay(booked.paymentUrl)

  await shop.cancel(await payAgain(shop, booked, '100%'))
  const attemptId = await newestAttempt(shop, booked.code)

  expect(await stateOf(shop, { ...booked, attemptId })).toMatchObject({
    State: 'CANCELLED',
    Status: 'Confirmed',
    Paid: 4485,
    Due: 10_465,
  })
  expect(await standingOf(shop, booked.code)).toEqual(PAID_ONCE)
})

test('a submission that comes back gets the same payment page, and so does a new one while the page is fresh', async () => {
  const booked = await bookRoom(shop)
  await shop.fail(booked.paymentUrl)
  const activityId = randomUUID()

  const first = await requestPayment(shop, booked, { activityId })
  const repeat = await requestPayment(shop, booked, { activityId })
  const fresh = await requestPayment(shop, booked)

  expect(repeat.Data).toEqual(first.Data)
  expect(fresh.Data).toEqual(first.Data)
  shop.api.clock.advance(601)
  expect((await requestPayment(shop, booked)).Data).not.toEqual(first.Data)
})

test('an unpaid order gets five payment pages', async () => {
  const booked = await bookRoom(shop, '30%')
  const percents = ['100%', '30%', '100%', '30%'] as const
  for (const percent of percents) await payAgain(shop, booked, percent)

  const sixth = await requestPayment(shop, booked, { percent: '100%' })

  expect(sixth).toMatchObject({ status: 409, Code: 'order_settled' })
  expect(sixth.Msg).toMatch(/^Too many payment pages/)
})

test('an order is paid by its guest alone, while its nights are held', async () => {
  const [guest, stranger] = await signInGuests(shop.api.deps.db, 2, START)
  const booked = await bookRoom(shop, '30%', guest)

  const byStranger = await post(shop.api, payOrder, { Code: booked.code, PayPercent: '30%' }, stranger)
  shop.api.clock.advance(30 * 60)

  expect(codesOf([byStranger, await requestPayment(shop, booked)])).toEqual(['not_found', 'hold_expired'])
})

test('a state is shown only to those who know the id, and not with another code', async () => {
  const booked = await bookRoom(shop)
  const other = booked.attemptId.replace(/.$/, (last) => (last === '0' ? '1' : '0'))

  const answers = [
    await shop.api.call(getPaymentState, { query: { Code: booked.code, Id: other } }),
    await shop.api.call(getPaymentState, { query: { Code: '000000000000', Id: booked.attemptId } }),
  ]

  expect(codesOf(answers)).toEqual(['not_found', 'not_found'])
})

test('an unavailable gateway is not a decline: the guest reads that the order stays held, and the same submission goes on later', async () => {
  const booked = await bookRoom(shop)
  await shop.fail(booked.paymentUrl)
  const activityId = randomUUID()

  shop.faults.isUnreachable = true
  const away = await requestPayment(shop, booked, { activityId })
  shop.faults.isUnreachable = false
  const back = await requestPayment(shop, booked, { activityId })

  expect(away).toMatchObject({ status: 503, Code: 'gateway_unavailable' })
  expect(away.Msg).toContain('order stays held')
  expect(back.status).toBe(200)
})

test('a session whose answer was lost is paid once by the page that the guest was given', async () => {
  const booked = await bookRoom(shop)
  await shop.fail(booked.paymentUrl)
  const activityId = randomUUID()
  shop.network.losesSessionAnswers = true
  await requestPayment(shop, booked, { activityId })
  const interrupted = await newestAttempt(shop, booked.code)
  shop.network.losesSessionAnswers = false

  const { PaymentURL } = readData(payOrder, await requestPayment(shop, booked, { activityId }))
  await shop.pay(PaymentURL)

  expect(await newestAttempt(shop, booked.code)).toBe(interrupted)
  expect(await standingOf(shop, booked.code)).toMatchObject({ status: 'Confirmed', payments: [ADVANCE] })
})
