import { afterEach, expect, test } from 'vitest'
import { reconcileAttempts } from '#api/payments/reconcile.ts'
import { reconcileRefunds } from '#api/payments/refunds/settle-refund.ts'
import { mailsOf } from '#tests/support/bookings.ts'
import { refundsOf } from '#tests/support/cancelling.ts'
import { ADVANCE, bookRoom, newestAttempt, PAYABLE, payAgain, standingOf } from '#tests/support/paying.ts'
import { startTestApiWithSandbox, type Shop } from '#tests/support/sandbox.ts'
import { openTestPostgres } from '#tests/support/test-db.ts'

let shop: Shop
afterEach(() => shop.close())

const FIVE = Array.from({ length: 5 })
const TWENTY = Array.from({ length: 20 })
/** Of each kind: as many callbacks as one attempt may send in an hour. */
const FIFTEEN = Array.from({ length: 15 })

test.each(['read committed', 'serializable'] as const)(
  'notices, returns and reconcilers that settle one payment at the same instant book it once (%s)',
  async (isolation) => {
    shop = await startTestApiWithSandbox({ open: () => openTestPostgres(isolation) })
    const booked = await bookRoom(shop)
    shop.network.losesNotices = true
    const form = await shop.choose(booked.paymentUrl, 'pay')
    shop.api.clock.advance(180)

    const notices = await Promise.all([
      ...FIFTEEN.map(() => shop.notice(form.fields)),
      ...FIFTEEN.map(() => shop.goBack(form).then(() => new Response())),
      ...FIFTEEN.map(() => reconcileAttempts(shop.api.deps).then(() => new Response())),
    ])

    expect(notices.every(({ status }) => status === 200)).toBe(true)
    expect(await standingOf(shop, booked.code)).toEqual({
      status: 'Confirmed',
      paid: ADVANCE,
      nights: ['booked', 'booked'],
      payments: [ADVANCE],
    })
    // One to the guest, one to the resort.
    expect(await shop.api.deps.db.query('select channel from outbox order by channel')).toEqual([
      { channel: 'email' },
      { channel: 'sms' },
    ])
  },
)

test.each(['read committed', 'serializable'] as const)(
  'two pages of one order that are paid at the same instant confirm it once, and the surplus goes back once (%s)',
  async (isolation) => {
    shop = await startTestApiWithSandbox({ open: () => openTestPostgres(isolation) })
    const booked = await bookRoom(shop, '30%')
    const page = await payAgain(shop, booked, '100%')
    shop.network.losesNotices = true
    const forms = [await shop.choose(booked.paymentUrl, 'pay'), await shop.choose(page, 'pay')]

    await Promise.all(FIVE.flatMap(() => forms.flatMap((form) => [shop.notice(form.fields), shop.goBack(form)])))
    await Promise.all([reconcileRefunds(shop.api.deps), reconcileRefunds(shop.api.deps)])

    const { payments, ...standing } = await standingOf(shop, booked.code)
    expect(standing).toEqual({ status: 'Confirmed', paid: PAYABLE + ADVANCE, nights: ['booked', 'booked'] })
    expect(payments.toSorted((a, b) => a - b)).toEqual([ADVANCE, PAYABLE])
    const refunds = await refundsOf(shop, booked.code)
    expect(refunds.every(({ cause }) => cause === 'surplus')).toBe(true)
    expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(ADVANCE)
    const mails = await mailsOf(shop.api)
    expect(mails.filter(({ body }) => body.includes('paid beyond the price'))).toHaveLength(1)
  },
)

test('a guest who pays on one page while cancelling another ends with an order that is paid', async () => {
  shop = await startTestApiWithSandbox({ open: () => openTestPostgres() })
  const booked = await bookRoom(shop, '30%')
  const other = await payAgain(shop, booked, '100%')

  await Promise.all([shop.pay(booked.paymentUrl), shop.cancel(other)])

  expect(await standingOf(shop, booked.code)).toEqual({
    status: 'Confirmed',
    paid: ADVANCE,
    nights: ['booked', 'booked'],
    payments: [ADVANCE],
  })
})

test('twenty requests at once open one payment page', async () => {
  shop = await startTestApiWithSandbox({ open: () => openTestPostgres() })
  const booked = await bookRoom(shop)
  await shop.fail(booked.paymentUrl)
  const failed = await newestAttempt(shop, booked.code)

  const pages = await Promise.all(TWENTY.map(() => payAgain(shop, booked)))

  expect(new Set(pages).size).toBe(1)
  const attempts = await shop.api.deps.db.query('select id from payment_attempt where id <> $1', [failed])
  expect(attempts).toHaveLength(1)
})
