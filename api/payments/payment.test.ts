import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { getPaymentState, payOrder } from '#contract/payments.ts'
import { readData, signInGuests } from '#tests/support/guests.ts'
import {
  ADVANCE,
  bookRoom,
  newestAttempt,
  PAYABLE,
  payAgain,
  requestPayment,
  standingOf,
  stateOf,
} from '#tests/support/paying.ts'
import { startTestApiWithSandbox, type Shop } from '#tests/support/sandbox.ts'
import { START } from '#tests/support/test-api.ts'

let shop: Shop
beforeAll(async () => {
  shop = await startTestApiWithSandbox()
})
afterEach(() => shop.reset())
afterAll(() => shop.close())

function aSubmission(code: string) {
  return { ActivityId: randomUUID(), Code: code, PayPercent: '30%' } as const
}

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
  expect(await standingOf(shop, booked.code)).toEqual({
    status: 'Confirmed',
    paid: ADVANCE,
    nights: ['booked', 'booked'],
    payments: [ADVANCE],
  })
  expect(await stateOf(shop, booked)).toEqual({
    State: 'SUCCESS',
    Code: booked.code,
    Amount: 4485,
    HoldUntil: null,
    Due: 10_465,
    Type: 'Room',
    Status: 'Confirmed',
    Paid: 4485,
  })
})

test('a guest who pays in full owes nothing, and cannot pay again', async () => {
  const booked = await bookRoom(shop, '100%')

  await shop.pay(booked.paymentUrl, 'Visa')
  const again = await requestPayment(shop, booked)

  expect(await standingOf(shop, booked.code)).toMatchObject({ status: 'Confirmed', paid: PAYABLE })
  expect(await stateOf(shop, booked)).toMatchObject({ State: 'SUCCESS', Due: 0 })
  expect(again).toMatchObject({ status: 409, Code: 'order_settled' })
})

test('what is due can be paid later, all of it, for any percentage that is sent', async () => {
  const booked = await bookRoom(shop, '30%')
  await shop.pay(booked.paymentUrl)

  const landing = await shop.pay(await payAgain(shop, booked, '30%'))

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

test('once its hold is over the order of a failed payment reads as Expired, and nothing is due of it', async () => {
  const booked = await bookRoom(shop)
  await shop.fail(booked.paymentUrl)

  const held = await stateOf(shop, booked)
  shop.api.clock.advance(30 * 60)
  const lapsed = await stateOf(shop, booked)

  expect(held).toMatchObject({ Status: 'Pending', Due: 14_950, Paid: 0 })
  expect(lapsed).toMatchObject({ State: 'FAILED', Status: 'Expired', HoldUntil: null, Due: 0 })
})

test('cancelling the payment of what is due leaves the order confirmed', async () => {
  const booked = await bookRoom(shop)
  await shop.pay(booked.paymentUrl)

  await shop.cancel(await payAgain(shop, booked))
  const attemptId = await newestAttempt(shop, booked.code)

  expect(await stateOf(shop, { ...booked, attemptId })).toMatchObject({
    State: 'CANCELLED',
    Status: 'Confirmed',
    Paid: 4485,
    Due: 10_465,
  })
  expect(await standingOf(shop, booked.code)).toMatchObject({
    status: 'Confirmed',
    paid: ADVANCE,
    nights: ['booked', 'booked'],
  })
})

test('a submission that comes back gets the same payment page, and so does a new one while the page is fresh', async () => {
  const booked = await bookRoom(shop)
  await shop.fail(booked.paymentUrl)
  const activityId = 'd3b07384-d9a0-4f6b-8c9e-0a1b2c3d4e5f'

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

  const byStranger = await shop.api.call(payOrder, { body: aSubmission(booked.code) }, { token: stranger?.token })
  const byVisitor = await shop.api.call(payOrder, { body: aSubmission(booked.code) })
  shop.api.clock.advance(30 * 60)
  const tooLate = await requestPayment(shop, booked)

  expect(byStranger).toMatchObject({ status: 404, Code: 'not_found' })
  expect(byVisitor).toMatchObject({ status: 401, Code: 'unauthenticated' })
  expect(tooLate).toMatchObject({ status: 410, Code: 'hold_expired' })
})

test('a state is shown only to those who know the id, and not with another code', async () => {
  const booked = await bookRoom(shop)
  const other = booked.attemptId.replace(/.$/, (last) => (last === '0' ? '1' : '0'))

  const wrongId = await shop.api.call(getPaymentState, { query: { Code: booked.code, Id: other } })
  const wrongCode = await shop.api.call(getPaymentState, { query: { Code: '000000000000', Id: booked.attemptId } })

  expect(wrongId).toMatchObject({ status: 404, Code: 'not_found' })
  expect(wrongCode).toMatchObject({ status: 404, Code: 'not_found' })
})

test('an unavailable gateway is not a decline: the guest reads that the order stays held, and the same submission goes on later', async () => {
  const booked = await bookRoom(shop)
  await shop.fail(booked.paymentUrl)
  const activityId = 'a3b07384-d9a0-4f6b-8c9e-0a1b2c3d4e5f'

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
  const activityId = 'b3b07384-d9a0-4f6b-8c9e-0a1b2c3d4e5f'
  shop.network.losesSessionAnswers = true
  await requestPayment(shop, booked, { activityId })
  const interrupted = await newestAttempt(shop, booked.code)
  shop.network.losesSessionAnswers = false

  const { PaymentURL } = readData(payOrder, await requestPayment(shop, booked, { activityId }))
  await shop.pay(PaymentURL)

  expect(await newestAttempt(shop, booked.code)).toBe(interrupted)
  expect(await standingOf(shop, booked.code)).toMatchObject({ status: 'Confirmed', payments: [ADVANCE] })
})
