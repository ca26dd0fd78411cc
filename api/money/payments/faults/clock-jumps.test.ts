import { expect, test } from 'vitest'
import { book } from '#contract/orders/orders.ts'
import { aBooking, aPlace } from '#tests/support/bookings.ts'
import { cancel, hasSentBack, refundsOf, signInAgain } from '#tests/support/cancelling.ts'
import { signInGuests } from '#tests/support/guests.ts'
import { ADVANCE, bookRoom, newestAttempt, payAgain, PAYABLE, standingOf, PAID_ONCE } from '#tests/support/paying.ts'
import { shareShop } from '#tests/support/shop-of-file.ts'
import { START } from '#tests/support/test-api.ts'
import { expireHolds } from '#api/orders/holds/expire-holds.ts'
import { reconcileRefunds } from '#api/money/refunds/settle-refund.ts'

const shop = shareShop()

const HOUR = 3600
const DAY = 24 * HOUR
const back = [-DAY, -HOUR]
const jumps = [...back, HOUR, DAY]

async function rivals() {
  const [guest = expect.fail(), rival = expect.fail()] = await signInGuests(shop.api.deps.db, 2, START)
  const wholeHouse = aBooking([aPlace({ Type: 'HOUSE' })])
  return { guest, takeHouse: () => shop.api.call(book, { body: wholeHouse }, rival) }
}

test.each(back)('a hold outlasts a jump of the clock by %d s, and ends when the clock is right again', async (jump) => {
  const { guest, takeHouse } = await rivals()
  const booked = await bookRoom(shop, '30%', guest)

  shop.jump(jump)
  const between = await takeHouse()
  await expireHolds(shop.api.deps)
  const standing = await standingOf(shop, booked.code)
  shop.jump(-jump)
  shop.api.clock.advance(30 * 60)
  await expireHolds(shop.api.deps)

  expect(between).toMatchObject({ status: 409, Code: 'dates_taken' })
  expect(standing).toMatchObject({ status: 'Pending', nights: ['held', 'held'] })
  expect(await standingOf(shop, booked.code)).toMatchObject({ status: 'Expired', nights: [] })
})

test.each(jumps)('a payment page that was opened amid a jump of the clock by %d s is paid once', async (jump) => {
  shop.network.bring = async (url, answer) => {
    if (url.endsWith('api.php')) shop.jump(jump)
    return answer
  }

  const booked = await bookRoom(shop)
  const landing = await shop.pay(booked.paymentUrl)

  expect(landing.searchParams.get('Transaction')).toBe('SUCCESS')
  expect(await standingOf(shop, booked.code)).toEqual(PAID_ONCE)
})

test.each(back)(
  'after a jump of the clock by %d s the page that was opened last is the one that counts',
  async (jump) => {
    const booked = await bookRoom(shop)

    shop.jump(jump)
    const paymentUrl = await payAgain(shop, booked, '100%')
    const newer = await newestAttempt(shop, booked.code)
    await shop.cancel(booked.paymentUrl)
    const between = await standingOf(shop, booked.code)
    await shop.pay(paymentUrl)

    expect(newer).not.toBe(booked.attemptId)
    expect(between).toMatchObject({ status: 'Pending', nights: ['held', 'held'] })
    expect(await standingOf(shop, booked.code)).toMatchObject({ status: 'Confirmed', payments: [PAYABLE] })
  },
)

test.each(jumps)(
  'a refund that was not asked for before a jump of the clock by %d s is within the next hour, once',
  async (jump) => {
    const { deps, clock } = shop.api
    const booked = await bookRoom(shop)
    await shop.pay(booked.paymentUrl)
    clock.advance(2 * DAY)
    const mine = await signInAgain(shop, booked)
    shop.faults.isUnreachable = true
    await cancel(shop, mine, { refund: ADVANCE / 2 })
    shop.faults.isUnreachable = false

    shop.jump(jump)
    clock.advance(HOUR + 61)
    await reconcileRefunds(deps)
    const [asked] = await refundsOf(shop, booked.code)
    clock.advance(HOUR)
    await reconcileRefunds(deps)

    expect(asked?.state).toBe('processing')
    expect(await standingOf(shop, booked.code)).toMatchObject({ status: 'Refunded' })
    expect(await hasSentBack(shop, booked.attemptId, ADVANCE / 2)).toBe(true)
  },
)
