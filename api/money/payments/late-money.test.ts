import { expect, test } from 'vitest'
import { ADVANCE, bookRoom, requestPayment, standingOf, stateOf, PAID_ONCE } from '#tests/support/paying.ts'
import { refundsOf } from '#tests/support/cancelling.ts'
import { signedNotice } from '#tests/support/sandbox.ts'
import { shareShop } from '#tests/support/shop-of-file.ts'
import { expireHolds } from '#api/orders/holds/expire-holds.ts'
import { reconcileAttempts } from './reconcile.ts'

const shop = shareShop()

test('money after a cancellation is not lost: the order is placed again', async () => {
  const booked = await bookRoom(shop)
  await shop.notice(signedNotice({ status: 'CANCELLED', tran_id: booked.attemptId, amount: '4485.00' }))
  const cancelled = await standingOf(shop, booked.code)

  await shop.pay(booked.paymentUrl)

  expect(cancelled).toMatchObject({ status: 'Cancelled', nights: [] })
  expect(await standingOf(shop, booked.code)).toEqual(PAID_ONCE)
})

test('a guest whose payment had no callback is not sent to pay again', async () => {
  const booked = await bookRoom(shop)
  await shop.payUnheard(booked.paymentUrl)

  const again = await requestPayment(shop, booked)

  expect(again).toMatchObject({ status: 409, Code: 'order_settled' })
  expect(await standingOf(shop, booked.code)).toEqual(PAID_ONCE)
})

test('a risky payment is in the books, its nights stay held, and the order waits for staff', async () => {
  const booked = await bookRoom(shop)
  shop.faults.riskLevel = '1'

  await shop.pay(booked.paymentUrl)
  shop.api.clock.advance(24 * 3600)
  await expireHolds(shop.api.deps)

  expect(await stateOf(shop, booked)).toMatchObject({ State: 'REVIEW' })
  expect(await standingOf(shop, booked.code)).toEqual({
    status: 'Pending',
    paid: 0,
    nights: ['held', 'held'],
    payments: [ADVANCE],
  })
  expect(await requestPayment(shop, booked)).toMatchObject({ status: 409, Code: 'order_settled' })
  const mails = await shop.api.deps.db.query<{ body: string }>("select body from outbox where channel = 'email'")
  expect(mails.map(({ body }) => body.split('\n')[0])).toEqual([
    `Payment of BDT 4,485 for ${booked.code} is under review: Rania House, single room, 01-12-2026 to 03-12-2026`,
  ])
})

test('a risky payment that the gateway later calls safe confirms the order, once', async () => {
  const booked = await bookRoom(shop)
  shop.faults.riskLevel = '1'
  await shop.pay(booked.paymentUrl)

  shop.faults.riskLevel = '0'
  shop.api.clock.advance(3601)
  await reconcileAttempts(shop.api.deps)
  shop.api.clock.advance(3601)
  await reconcileAttempts(shop.api.deps)

  expect(await standingOf(shop, booked.code)).toEqual(PAID_ONCE)
  expect(await stateOf(shop, booked)).toMatchObject({ State: 'SUCCESS' })
})

test('money that comes for an order that staff gave back by hand goes back whole', async () => {
  const booked = await bookRoom(shop)
  await shop.payUnheard(booked.paymentUrl)
  shop.api.clock.advance(31 * 60)
  await shop.api.deps.db.change("update orders set status = 'Refunded', held_until = null where code = $1", [
    booked.code,
  ])

  await reconcileAttempts(shop.api.deps)

  expect(await standingOf(shop, booked.code)).toMatchObject({ status: 'Refunded', paid: ADVANCE, payments: [ADVANCE] })
  expect(await refundsOf(shop, booked.code)).toMatchObject([{ amount: ADVANCE, cause: 'cancellation' }])
})
