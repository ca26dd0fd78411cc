import { afterEach, expect, test } from 'vitest'
import { reconcileRefunds } from '#api/payments/refunds/settle-refund.ts'
import { cancel, hasSentBack, refundsOf, signInAnew } from '#tests/support/cancelling.ts'
import { signInGuests } from '#tests/support/guests.ts'
import { ADVANCE, bookRoom, PAYABLE, payAgain, standingOf, type Booked } from '#tests/support/paying.ts'
import { startTestApiWithSandbox, type Shop } from '#tests/support/sandbox.ts'
import { START } from '#tests/support/test-api.ts'
import { openTestPostgres } from '#tests/support/test-db.ts'

let shop: Shop
afterEach(() => shop.close())

const TWENTY = Array.from({ length: 20 })
const levels = ['read committed', 'serializable'] as const

test.each(levels)('twenty cancellations and the job at the same instant refund once (%s)', async (isolation) => {
  shop = await startTestApiWithSandbox({ open: () => openTestPostgres(isolation) })
  const booked = await bookRoom(shop)
  await shop.pay(booked.paymentUrl)
  shop.api.clock.advance(2 * 24 * 3600)
  const mine = await signInAnew(shop, booked)

  const answers = await Promise.all(TWENTY.map(() => cancel(shop, mine, { refund: ADVANCE / 2 })))
  shop.api.clock.advance(60)
  await Promise.all([reconcileRefunds(shop.api.deps), reconcileRefunds(shop.api.deps)])

  const codes = answers.map(({ Code }) => Code)
  expect(codes.filter((code) => code === null)).toHaveLength(1)
  expect(codes.filter((code) => code !== null && !['order_settled', 'unavailable'].includes(code))).toEqual([])
  expect(await refundsOf(shop, booked.code)).toMatchObject([{ amount: ADVANCE / 2, state: 'refunded' }])
  expect(await standingOf(shop, booked.code)).toMatchObject({ status: 'Refunded', paid: ADVANCE, nights: [] })
  expect(await hasSentBack(shop, booked.attemptId, ADVANCE / 2)).toBe(true)
})

test.each(levels)(
  'a payment that comes while its order is cancelled is booked or refunded whole (%s)',
  async (level) => {
    shop = await startTestApiWithSandbox({ open: () => openTestPostgres(level) })
    const guests = await signInGuests(shop.api.deps.db, 3, START)
    const orders: Booked[] = []
    for (const guest of guests) orders.push(await bookRoom(shop, '30%', guest))

    await Promise.all(
      orders.flatMap((order) => [shop.pay(order.paymentUrl), cancel(shop, order, { refund: 0 }), shop.sandbox.idle()]),
    )
    await reconcileRefunds(shop.api.deps)

    for (const { code, attemptId } of orders) {
      const { status, nights, payments } = await standingOf(shop, code)
      const refunds = await refundsOf(shop, code)
      expect(payments).toEqual([ADVANCE])
      expect({ status, nights, refunds: refunds.map(({ amount }) => amount) }).toEqual(
        status === 'Confirmed'
          ? { status, nights: ['booked', 'booked'], refunds: [] }
          : { status: 'Cancelled', nights: [], refunds: [ADVANCE] },
      )
      expect(await hasSentBack(shop, attemptId, status === 'Confirmed' ? 0 : ADVANCE)).toBe(true)
    }
  },
)

test.each(levels)(
  'a second page that is paid while its order is cancelled gives back the surplus or all of it, never more (%s)',
  async (level) => {
    shop = await startTestApiWithSandbox({ open: () => openTestPostgres(level) })
    const guests = await signInGuests(shop.api.deps.db, 3, START)
    const orders: (Booked & { page: string })[] = []
    for (const guest of guests) {
      const order = await bookRoom(shop, '30%', guest)
      const page = await payAgain(shop, order, '100%')
      await shop.pay(order.paymentUrl)
      orders.push({ ...order, page })
    }

    await Promise.all(
      orders.flatMap((order) => [shop.pay(order.page), cancel(shop, order, { refund: ADVANCE }), shop.sandbox.idle()]),
    )
    await reconcileRefunds(shop.api.deps)

    for (const { code } of orders) {
      const { status, paid } = await standingOf(shop, code)
      const refunds = await refundsOf(shop, code)
      const sentBack = refunds.reduce((sum, { amount }) => sum + amount, 0)
      expect({ paid, status, sentBack }).toEqual(
        status === 'Confirmed'
          ? { paid: PAYABLE + ADVANCE, status, sentBack: ADVANCE }
          : { paid: PAYABLE + ADVANCE, status: 'Cancelled', sentBack: PAYABLE + ADVANCE },
      )
    }
  },
)
