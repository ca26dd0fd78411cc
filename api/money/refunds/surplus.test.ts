import { expect, test } from 'vitest'
import { addExtra } from '#contract/money/charges.ts'
import { listDues } from '#contract/money/till.ts'
import { orderOf, mailsOf, sellUnits, smsOf } from '#tests/support/bookings.ts'
import { cancel, hasSentBack, quote, refundsOf, signInAgain } from '#tests/support/cancelling.ts'
import { hire } from '#tests/support/desk/desk-of-file.ts'
import { ADVANCE, bookRoom, newestAttempt, PAYABLE, payAgain, standingOf, type Booked } from '#tests/support/paying.ts'
import { shareShop } from '#tests/support/shop-of-file.ts'
import { expireHolds } from '#api/orders/holds/expire-holds.ts'
import { readBacklog } from '#api/upkeep/backlog/backlog.ts'
import { reconcileRefunds } from './settle-refund.ts'

const DAY = 24 * 3600

const shop = shareShop()

/** Pays 30 % on one page and all of it on another, so that 30 % are too much. */
async function payTwice(): Promise<{ booked: Booked; second: string }> {
  const booked = await bookRoom(shop, '30%')
  const page = await payAgain(shop, booked, '100%')
  const second = await newestAttempt(shop, booked.code)
  await shop.pay(booked.paymentUrl)
  shop.api.clock.advance(1)
  await shop.pay(page)
  return { booked, second }
}

/** The gateway is asked for each refund, and a minute later what became of it. */
async function refundAll(): Promise<void> {
  await reconcileRefunds(shop.api.deps)
  shop.api.clock.advance(60)
  await reconcileRefunds(shop.api.deps)
}

const seen = ({ code, guest }: Booked) => orderOf(shop.api, guest, code)

test('what is paid beyond the price goes back from the newest payment, and its order stands', async () => {
  const { booked, second } = await payTwice()

  const waiting = await seen(booked)
  await refundAll()

  const refund = { Amount: 4485, By: '2026-12-03' }
  const sent = { At: '2026-11-20T06:00:02.000Z', Amount: 4485, Method: 'BKASH-BKash' }
  expect(waiting).toMatchObject({
    Status: 'Confirmed',
    Refund: null,
    SurplusRefund: { ...refund, State: 'PENDING' },
    Payments: [{ Amount: 4485 }, { Amount: 14_950 }],
    Refunds: [{ ...sent, State: 'PENDING' }],
  })
  expect(await refundsOf(shop, booked.code)).toMatchObject([{ attempt: second, amount: ADVANCE, state: 'refunded' }])
  expect(await seen(booked)).toMatchObject({
    Status: 'Confirmed',
    SurplusRefund: { ...refund, State: 'REFUNDED' },
    Refunds: [{ Amount: 4485, State: 'REFUNDED', At: '2026-11-20T06:01:02.000Z' }],
  })
  expect(await standingOf(shop, booked.code)).toMatchObject({ nights: ['booked', 'booked'], paid: PAYABLE + ADVANCE })
  expect(await hasSentBack(shop, second, ADVANCE)).toBe(true)
  expect(await hasSentBack(shop, booked.attemptId, 0)).toBe(true)
})

test('guest and resort are notified of it once, and it is counted', async () => {
  const { booked } = await payTwice()
  shop.sandbox.resendNotices()
  await shop.sandbox.idle()
  await refundAll()

  const [, second, arrived, ...more] = await smsOf(shop.api)
  const mails = await mailsOf(shop.api)
  expect(second).toContain(
    'It is paid in full. BDT 4,485 more than it costs was paid, and goes back to where you paid from, within 7 to 10 working days.',
  )
  expect([arrived, ...more]).toEqual([
    `BDT 4,485 that you paid beyond the price of your booking ${booked.code} has been refunded.`,
  ])
  expect(mails.map(({ body }) => body.split(': ')[0])).toEqual([
    `New booking ${booked.code}`,
    `BDT 4,485 paid beyond the price of ${booked.code} goes back without your help`,
  ])
  expect(await readBacklog(shop.api.deps)).toMatchObject({ refundsOfSurplus: 1 })
})

test('the same page paid three times over gives back two of three', async () => {
  const booked = await bookRoom(shop, '100%')
  const pages = [booked.paymentUrl]
  for (const _ of [1, 2]) {
    shop.api.clock.advance(11 * 60)
    pages.push(await payAgain(shop, booked, '100%'))
  }

  for (const page of pages) await shop.pay(page)

  const refunds = await refundsOf(shop, booked.code)
  expect(refunds.map(({ amount }) => amount)).toEqual([PAYABLE, PAYABLE])
  expect(new Set(refunds.map(({ attempt }) => attempt)).size).toBe(2)
})

test('an extra that is added after it is due in full, at the desk and for the guest', async () => {
  const { booked } = await payTwice()
  const desk = await hire(shop.api, 'desk')

  await desk.send(addExtra, { Code: booked.code, Label: 'Driver’s bed', Quantity: 1, Price: 1_000 })

  expect(await seen(booked)).toMatchObject({ Paid: 19_435, Due: 1_150, CanPay: true })
  expect((await desk.read(listDues, {})).Data).toMatchObject([{ Code: booked.code, Due: 1_150 }])
})

test('a cancellation counts only what was not sent back already', async () => {
  const { booked, second } = await payTwice()
  shop.api.clock.advance(2 * DAY)
  const mine = await signInAgain(shop, booked)

  const quoted = await quote(shop, mine)
  await cancel(shop, mine, { refund: PAYABLE / 2 })

  expect(quoted.Data).toMatchObject({ Percent: 50, Paid: 14_950, Refund: 7_475, Fee: 7_475 })
  expect(await refundsOf(shop, booked.code)).toMatchObject([
    { attempt: second, amount: ADVANCE, cause: 'surplus' },
    { attempt: second, amount: PAYABLE / 2, cause: 'cancellation' },
  ])
  expect(await seen(booked)).toMatchObject({ Refund: { Amount: 7_475 }, SurplusRefund: { Amount: 4_485 } })
})

test('what was given for goodwill is not taken out of a surplus', async () => {
  const booked = await bookRoom(shop, '30%')
  const page = await payAgain(shop, booked, '100%')
  await shop.pay(booked.paymentUrl)
  await (await hire(shop.api, 'owner')).give(booked.code, 1_000)
  shop.api.clock.advance(1)

  await shop.pay(page)

  const refunds = await refundsOf(shop, booked.code)
  expect(refunds.map(({ amount, cause }) => [amount, cause])).toEqual([
    [100_000, 'goodwill'],
    [ADVANCE, 'surplus'],
  ])
})

test('a surplus that arrives does not make a booking Refunded whose cancellation gave nothing back', async () => {
  const { booked } = await payTwice()
  shop.api.clock.advance(8 * DAY)
  await cancel(shop, await signInAgain(shop, booked), { refund: 0 })

  await refundAll()

  expect(await refundsOf(shop, booked.code)).toMatchObject([{ amount: ADVANCE, state: 'refunded' }])
  expect(await standingOf(shop, booked.code)).toMatchObject({ status: 'Cancelled' })
})

test('money that comes after a cancellation with a fee goes back whole, the fee does not', async () => {
  const booked = await bookRoom(shop, '30%')
  const page = await payAgain(shop, booked, '100%')
  await shop.pay(booked.paymentUrl)
  const form = await shop.payUnheard(page)
  shop.api.clock.advance(2 * DAY)
  shop.faults.isUnreachable = true
  await cancel(shop, await signInAgain(shop, booked), { refund: ADVANCE / 2 })
  shop.faults.isUnreachable = false
  shop.api.clock.advance(1)

  await shop.goBack(form)

  const refunds = await refundsOf(shop, booked.code)
  expect(refunds.map(({ amount, cause }) => [amount, cause])).toEqual([
    [ADVANCE / 2, 'cancellation'],
    [PAYABLE, 'cancellation'],
  ])
})

test('of an order that found no nights only what exceeds its price goes back automatically', async () => {
  const booked = await bookRoom(shop, '30%')
  const page = await payAgain(shop, booked, '100%')
  const forms = [await shop.payUnheard(booked.paymentUrl), await shop.payUnheard(page)]
  shop.api.clock.advance(61 * 60)
  await expireHolds(shop.api.deps)
  const stay = { arrival: '2026-12-01', departure: '2026-12-03' }
  await sellUnits(shop.api.deps.db, { houseId: 1, units: 100, stay })

  for (const form of forms) await shop.goBack(form)
  const quoted = await quote(shop, await signInAgain(shop, booked))

  expect(await standingOf(shop, booked.code)).toMatchObject({ status: 'Paid-unplaced', paid: PAYABLE + ADVANCE })
  expect(await refundsOf(shop, booked.code)).toMatchObject([{ amount: ADVANCE, cause: 'surplus' }])
  expect(quoted.Data).toMatchObject({ Percent: 100, Paid: 14_950, Refund: 14_950 })
})
