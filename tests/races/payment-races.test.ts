import { afterEach, expect, test } from 'vitest'
import { reconcileAttempts } from '#api/money/payments/reconcile.ts'
import { bookRoom, newestAttempt, PAID_ONCE, payAgain, standingOf } from '#tests/support/paying.ts'
import { startTestApiWithSandbox, type Shop } from '#tests/support/sandbox.ts'

let shop: Shop
afterEach(() => shop.close())

const TWENTY = Array.from({ length: 20 })
/** As many callbacks of each kind as one attempt may send in an hour. */
const FIFTEEN = Array.from({ length: 15 })

test('notices, returns and reconcilers that settle one payment at the same instant book it once', async () => {
  shop = await startTestApiWithSandbox()
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
  expect(await standingOf(shop, booked.code)).toEqual(PAID_ONCE)
  // One to the guest, one to the resort.
  expect(await shop.api.deps.db.query('select channel from outbox order by channel')).toEqual([
    { channel: 'email' },
    { channel: 'sms' },
  ])
})

test('twenty requests at once open one payment page', async () => {
  shop = await startTestApiWithSandbox()
  const booked = await bookRoom(shop)
  await shop.fail(booked.paymentUrl)
  const failed = await newestAttempt(shop, booked.code)

  const pages = await Promise.all(TWENTY.map(() => payAgain(shop, booked)))

  expect(new Set(pages).size).toBe(1)
  const attempts = await shop.api.deps.db.query('select id from payment_attempt where id <> $1', [failed])
  expect(attempts).toHaveLength(1)
})
