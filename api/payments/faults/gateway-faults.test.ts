import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { payOrder } from '#contract/payments.ts'
import { cancel, hasSentBack, refundsOf, signInAnew } from '#tests/support/cancelling.ts'
import { readData } from '#tests/support/guests.ts'
import { ADVANCE, bookRoom, newestAttempt, requestPayment, standingOf, type Booked } from '#tests/support/paying.ts'
import { startTestApiWithSandbox, type Shop } from '#tests/support/sandbox.ts'
import { callbackRoutes } from '../payments.routes.ts'
import { reconcileRefunds } from '../refunds/settle-refund.ts'

let shop: Shop
beforeAll(async () => {
  shop = await startTestApiWithSandbox()
})
afterEach(() => shop.reset())
afterAll(() => shop.close())

const SESSION = 'api.php'
const REFUND_REQUEST = 'refund_trans_id'
const DAY = 24 * 3600
/** Half of it goes back, so that a refund that was sent twice could be seen. */
const REFUND = ADVANCE / 2
const held = { status: 'Pending', paid: 0, nights: ['held', 'held'], payments: [] }
const paidOnce = { status: 'Confirmed', paid: ADVANCE, nights: ['booked', 'booked'], payments: [ADVANCE] }

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

/** Answers something else than the gateway does, until it is called. */
function answerInstead(address: string, body: string): () => void {
  shop.network.bring = async (url, response) => (url.includes(address) ? new Response(body) : response)
  return () => {
    shop.network.bring = async (_url, response) => response
  }
}

/** Nine days before its arrival. */
async function paidRoom(): Promise<Booked> {
  const booked = await bookRoom(shop)
  await shop.pay(booked.paymentUrl)
  shop.api.clock.advance(2 * DAY)
  return signInAnew(shop, booked)
}

const patience = [
  ['waits for it', 0, 1],
  ['asks again, when the first takes too long,', 31, 2],
] as const

test.each(patience)(
  'a twin of a submission whose payment page is slow %s and gets the same page',
  async (_, seconds, sessions) => {
    const booked = await bookRoom(shop)
    await shop.fail(booked.paymentUrl)
    const activityId = randomUUID()
    const page = slowDown(SESSION)

    const first = requestPayment(shop, booked, { activityId })
    await expect.poll(page.asked).toBe(1)
    shop.api.clock.advance(seconds)
    const second = requestPayment(shop, booked, { activityId })
    await expect.poll(page.asked).toBe(sessions)
    page.answer()
    const [one, other] = (await Promise.all([first, second])).map((answer) => readData(payOrder, answer).PaymentURL)
    await shop.pay(one ?? '')

    expect(other).toBe(one)
    expect(page.asked()).toBe(sessions)
    expect(await shop.api.deps.db.query("select id from payment_attempt where state <> 'failed'")).toHaveLength(1)
    expect(await standingOf(shop, booked.code)).toEqual(paidOnce)
  },
)

test('a callback does not wait for a slow gateway, and is settled when that answers', async () => {
  const booked = await bookRoom(shop)
  shop.network.losesNotices = true
  const { fields } = await shop.choose(booked.paymentUrl, 'pay')
  const proof = slowDown('validator')

  const answer = await callbackRoutes(shop.api.deps, { patienceMs: 1 }).request(
    '/BookingArea/Payment/Notice/sslcommerz',
    { method: 'POST', body: new URLSearchParams(fields) },
  )
  const meanwhile = await standingOf(shop, booked.code)
  proof.answer()
  await expect.poll(() => standingOf(shop, booked.code)).toEqual(paidOnce)

  expect(answer.status).toBe(200)
  expect(meanwhile).toEqual(held)
})

test('a cancellation, its twin and the job that wait for a slow gateway send the money once', async () => {
  const booked = await paidRoom()
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

const pages = [
  ['without its address', { status: 'SUCCESS', sessionkey: 'A' }],
  ['at an address that runs a script', { status: 'SUCCESS', sessionkey: 'A', GatewayPageURL: 'javascript:alert(1)' }],
  ['without its name', { status: 'SUCCESS', GatewayPageURL: 'https://pay.example/A' }],
  ['of another shape', { opened: true }],
] as const

test.each(pages)(
  'to a payment page %s no guest is sent: the order stays held, and the same submission goes on',
  async (_, lie) => {
    const booked = await bookRoom(shop)
    await shop.fail(booked.paymentUrl)
    const activityId = randomUUID()
    const stopLying = answerInstead(SESSION, JSON.stringify(lie))

    const refused = await requestPayment(shop, booked, { activityId })
    const meanwhile = await standingOf(shop, booked.code)
    stopLying()
    const { PaymentURL } = readData(payOrder, await requestPayment(shop, booked, { activityId }))
    await shop.pay(PaymentURL)

    expect(refused).toMatchObject({ status: 503, Code: 'gateway_unavailable' })
    expect(meanwhile).toEqual(held)
    expect(await standingOf(shop, booked.code)).toEqual(paidOnce)
  },
)

const answers = [
  ['that it has arrived', { APIConnect: 'DONE', status: 'refunded' }],
  ['in words that no one knows', { APIConnect: 'DONE', status: 'probably' }],
  ['that the shop is unknown', { APIConnect: 'FAILED', status: 'failed' }],
  ['nothing', {}],
] as const

test.each(answers)('a gateway that answers to a refund %s is asked again, and sends it once', async (_, lie) => {
  const booked = await paidRoom()
  const stopLying = answerInstead(REFUND_REQUEST, JSON.stringify(lie))

  const { Data } = await cancel(shop, booked, { refund: REFUND })
  const meanwhile = await refundsOf(shop, booked.code)
  stopLying()
  for (const pause of [61, 3600]) {
    shop.api.clock.advance(pause)
    await reconcileRefunds(shop.api.deps)
  }

  expect(Data).toMatchObject({ Status: 'Cancelled' })
  expect(meanwhile).toMatchObject([{ state: 'created' }])
  expect(await standingOf(shop, booked.code)).toMatchObject({ status: 'Refunded' })
  expect(await hasSentBack(shop, booked.attemptId, REFUND)).toBe(true)
})

test('money that comes by a payment page of which the gateway denied that it opened it confirms the order once', async () => {
  const booked = await bookRoom(shop)
  await shop.fail(booked.paymentUrl)
  const opened: string[] = []
  shop.network.bring = async (url, response) => {
    if (!url.includes(SESSION)) return response
    opened.push((await response.json()).GatewayPageURL)
    return Response.json({ status: 'FAILED', failedreason: 'Store is De-active' })
  }

  const refused = await requestPayment(shop, booked)
  const meanwhile = await standingOf(shop, booked.code)
  const denied = await newestAttempt(shop, booked.code)
  const landing = await shop.pay(opened[0] ?? '')

  expect(refused).toMatchObject({ status: 503, Code: 'gateway_unavailable' })
  expect(meanwhile).toEqual(held)
  expect([landing.searchParams.get('Transaction'), landing.searchParams.get('Id')]).toEqual(['SUCCESS', denied])
  expect(await standingOf(shop, booked.code)).toEqual(paidOnce)
})
