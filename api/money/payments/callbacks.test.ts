import { expect, test } from 'vitest'
import { signInGuests } from '#tests/support/guests.ts'
import { type Booked, bookRoom, newestAttempt, payAgain, standingOf } from '#tests/support/paying.ts'
import { shareShop } from '#tests/support/shop-of-file.ts'
import { START } from '#tests/support/test-api.ts'
import { getPaymentState } from '#contract/money/payments.ts'
import { createApp } from '#api/app.ts'
import type { Db } from '#api/platform/db/db.ts'
import { DatabaseUnavailable } from '#api/platform/db/failures.ts'

const shop = shareShop()

const UNKNOWN = 'http://resort.test/Booking/Status?Code=&Payment=0&Transaction=FAILED&Phone=&Id=&IsNew=0'

function call(path: string, init?: RequestInit) {
  return createApp(shop.api.deps).request(`/api/BookingArea/Payment/${path}`, init)
}

test('a return with an unknown payment leads to the status page without a headline', async () => {
  const unknown = await call('Return/sslcommerz/success', {
    method: 'POST',
    body: new URLSearchParams({ tran_id: '01JF8Z3K7Q9R2S4T5V6W7X8Y9Z', status: 'VALID' }),
  })
  const empty = await call('Return/sslcommerz/success')

  expect([unknown.status, unknown.headers.get('location')]).toEqual([303, UNKNOWN])
  expect([empty.status, empty.headers.get('location')]).toEqual([303, UNKNOWN])
})

test('a return may also be a plain link, and answers by its route what is not known yet', async () => {
  const booked = await bookRoom(shop)

  const answer = await call(`Return/sslcommerz/cancel?tran_id=${booked.attemptId}`)

  const landing = new URL(answer.headers.get('location') ?? '')
  expect(landing.searchParams.get('Transaction')).toBe('CANCELLED')
  expect(landing.searchParams.get('Code')).toBe(booked.code)
  expect(await standingOf(shop, booked.code)).toMatchObject({ status: 'Pending' })
})

const fail = () => Promise.reject(new DatabaseUnavailable(new Error('Connection terminated'), { didNothing: true }))
const lostDb: Db = { query: fail, change: fail, inTransaction: fail }

test.each(['success', 'fail', 'cancel'])(
  'a return to %s without a database leads to the page that asks on, which then learns the order',
  async (outcome) => {
    const booked = await bookRoom(shop)
    const { fields } = await shop.choose(booked.paymentUrl, 'pay')

    const answer = await createApp({ ...shop.api.deps, db: lostDb }).request(
      `/api/BookingArea/Payment/Return/sslcommerz/${outcome}`,
      { method: 'POST', body: new URLSearchParams(fields) },
    )
    const landing = new URL(answer.headers.get('location') ?? '')
    const state = await shop.api.call(getPaymentState, { query: { Id: landing.searchParams.get('Id') ?? '' } })

    expect(Object.fromEntries(landing.searchParams)).toEqual({
      Code: '',
      Payment: '',
      Transaction: 'PENDING',
      Phone: '',
      Id: booked.attemptId,
      IsNew: '0',
    })
    expect(state).toMatchObject({ status: 200, Data: { State: 'SUCCESS', Code: booked.code, Amount: 4_485 } })
  },
)

test('a notice is asked for again without a database, and where a failure of our own leaves it unsettled', async () => {
  const { attemptId } = await bookRoom(shop)
  const logged: string[] = []
  const { deps } = shop.api
  const gateway = { ...deps.gateway, query: () => Promise.reject(new Error('A failure of our own')) }
  const log = { ...deps.log, error: (_: object, message: string) => void logged.push(message) }
  const notify = (changes: Partial<typeof deps>) =>
    createApp({ ...deps, ...changes }).request('/api/BookingArea/Payment/Notice/sslcommerz', {
      method: 'POST',
      body: new URLSearchParams({ tran_id: attemptId }),
    })

  const answers = [await notify({ db: lostDb }), await notify({ gateway, log })]

  expect(answers.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual([
    [503, '3'],
    [503, '3'],
  ])
  expect(logged).toEqual(['payment callback not settled'])
})

test('strangers cannot fill the books, and what the gateway signs is heard all the same', async () => {
  const booked = await bookRoom(shop)
  const limits = { ...shop.api.deps.limits, unsignedCallbacks: { count: 2, seconds: 3600 } }
  const app = createApp({ ...shop.api.deps, limits })
  const notice = async (fields: Record<string, string>) =>
    app.request('/api/BookingArea/Payment/Notice/sslcommerz', { method: 'POST', body: new URLSearchParams(fields) })
  const { fields } = await shop.payUnheard(booked.paymentUrl)

  for (const last of ['A', 'B', 'C', 'D']) await notice({ tran_id: `01JF8Z3K7Q9R2S4T5V6W7X8Y9${last}` })
  await notice(fields)

  expect(await shop.api.deps.db.query('select * from payment_notice')).toHaveLength(3)
  expect(await standingOf(shop, booked.code)).toMatchObject({ status: 'Confirmed' })
})

test("a payer's own signed form, sent again and again with more in it, is stored once and soon refused", async () => {
  const booked = await bookRoom(shop)
  shop.network.losesNotices = true
  const { fields } = await shop.choose(booked.paymentUrl, 'fail')

  const statuses: number[] = []
  for (let turn = 0; turn < 32; turn += 1) {
    const { status } = await shop.notice({ ...fields, junk: `${turn}`.repeat(2_000) })
    statuses.push(status)
  }

  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429, 429])
  const stored = await shop.api.deps.db.query<{ body: string; repeats: number }>(
    'select body, repeats from payment_notice',
  )
  expect(stored).toMatchObject([{ repeats: 29 }])
  expect(stored[0]?.body).toContain(`tran_id=${booked.attemptId}`)
  expect(stored[0]?.body).not.toContain('junk')
})

test('forms that were signed for many pages of one guest are refused together, and those of another guest are not', async () => {
  const guests = await signInGuests(shop.api.deps.db, 2, START)
  const [first, second, third] = [
    await bookRoom(shop, '30%', guests[0]),
    await bookRoom(shop, '100%', guests[0]),
    await bookRoom(shop, '30%', guests[1]),
  ]
  const callback = ({ attemptId }: Booked) => ({ tran_id: attemptId, status: 'FAILED' })
  for (let turn = 0; turn < 30; turn += 1) {
    await shop.notice(callback(first))
    await shop.notice(callback(second))
  }
  const page = await payAgain(shop, first, '100%')
  const newest = { ...first, attemptId: await newestAttempt(shop, first.code), paymentUrl: page }

  const answers = [await shop.notice(callback(newest)), await shop.notice(callback(third))]

  expect(answers.map(({ status }) => status)).toEqual([429, 200])
})

test("unsigned callbacks about an attempt do not use up the gateway's own", async () => {
  const booked = await bookRoom(shop)
  const { fields } = await shop.payUnheard(booked.paymentUrl)

  for (let turn = 0; turn < 31; turn += 1) await shop.notice({ tran_id: booked.attemptId, status: 'FAILED' })
  const { status } = await shop.notice(fields)

  expect(status).toBe(200)
  expect(await standingOf(shop, booked.code)).toMatchObject({ status: 'Confirmed' })
})

test.each([
  ['with NUL', 'x\u0000y', 400],
  ['far too long', 'x'.repeat(9_000), 400],
  ['of another shape', "1' or '1'='1", 400],
  ['in a form that is too long', 'x'.repeat(20_000), 413],
])(
  'a transaction id %s is refused before anything is stored, and its return leads to the site',
  async (_, id, status) => {
    const body = new URLSearchParams({ tran_id: id })
    const init = { method: 'POST', body, headers: { 'content-length': String(body.toString().length) } }

    const noticed = await call('Notice/sslcommerz', init)
    const returned = await call('Return/sslcommerz/success', init)

    expect(noticed.status).toBe(status)
    expect([returned.status, returned.headers.get('location')]).toEqual([303, UNKNOWN])
    expect(await shop.api.deps.db.query('select * from payment_notice')).toEqual([])
    expect(await shop.api.deps.db.query('select * from request_budget')).toEqual([])
  },
)
