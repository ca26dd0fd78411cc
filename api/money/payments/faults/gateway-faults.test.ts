import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { cancel, hasSentBack, refundsOf, paidRoom } from '#tests/support/cancelling.ts'
import { ADVANCE, bookRoom, newestAttempt, requestPayment, standingOf, HELD, PAID_ONCE } from '#tests/support/paying.ts'
import { shareShop } from '#tests/support/shop-of-file.ts'
import { callbackRoutes } from '../payments.routes.ts'
import { reconcileRefunds } from '#api/money/refunds/settle-refund.ts'

const shop = shareShop()

const SESSION = 'api.php'
const REFUND_REQUEST = 'refund_trans_id'
/** Half of it goes back, so that a refund that was sent twice could be seen. */
const REFUND = ADVANCE / 2

/** Lets the gateway work, and holds back its answers to these questions. */
function slowDown(address: string) {
  const { promise: isTime, resolve: answer } = Promise.withResolvers<void>()
  let asked = 0
  shop.network.bring = async (url, response) => {
    if (url.includes(address)) {
      asked += 1
      await isTime
    }
    return response
  }
  return { answer, asked: () => asked }
}

test('a callback does not wait for a slow gateway, and is settled when that answers', async () => {
  const booked = await bookRoom(shop)
  const { fields } = await shop.payUnheard(booked.paymentUrl)
  const proof = slowDown('validator')

  const answer = await callbackRoutes(shop.api.deps, { patienceMs: 1 }).request(
    '/BookingArea/Payment/Notice/sslcommerz',
    { method: 'POST', body: new URLSearchParams(fields) },
  )
  const between = await standingOf(shop, booked.code)
  proof.answer()
  await expect.poll(() => standingOf(shop, booked.code)).toEqual(PAID_ONCE)

  expect(answer.status).toBe(200)
  expect(between).toEqual(HELD)
})

test('a cancellation, its twin and the job that wait for a slow gateway send the money once', async () => {
  const booked = await paidRoom(shop, 2)
  const activityId = randomUUID()
  const refund = slowDown(REFUND_REQUEST)

  const first = cancel(shop, booked, { refund: REFUND, activityId })
  await expect.poll(refund.asked).toBe(1)
  shop.api.clock.advance(61)
  const job = reconcileRefunds(shop.api.deps)
  const twin = cancel(shop, booked, { refund: REFUND, activityId })
  await expect.poll(refund.asked).toBe(3)
  refund.answer()
  const answers = await Promise.all([first, twin])
  await job

  expect(answers.map(({ Data }) => Data)).toEqual([answers[0].Data, answers[0].Data])
  expect(answers[0].Data).toMatchObject({ Status: 'Cancelled', Refund: REFUND / 100 })
  expect(await refundsOf(shop, booked.code)).toMatchObject([{ state: 'processing', amount: REFUND }])
  expect(await hasSentBack(shop, booked.attemptId, REFUND)).toBe(true)
})

test('a payment counts once even if the gateway said that its page had not opened', async () => {
  const booked = await bookRoom(shop)
  await shop.fail(booked.paymentUrl)
  const opened: string[] = []
  shop.network.bring = async (url, response) => {
    if (!url.includes(SESSION)) return response
    opened.push((await response.json()).GatewayPageURL)
    return Response.json({ status: 'FAILED', failedreason: 'Store is De-active' })
  }

  const refused = await requestPayment(shop, booked)
  const between = await standingOf(shop, booked.code)
  const denied = await newestAttempt(shop, booked.code)
  const landing = await shop.pay(opened[0] ?? '')

  expect(refused).toMatchObject({ status: 503, Code: 'gateway_unavailable' })
  expect(between).toEqual(HELD)
  expect([landing.searchParams.get('Transaction'), landing.searchParams.get('Id')]).toEqual(['SUCCESS', denied])
  expect(await standingOf(shop, booked.code)).toEqual(PAID_ONCE)
})
