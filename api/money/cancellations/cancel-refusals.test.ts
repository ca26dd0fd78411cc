import { expect, test } from 'vitest'
import { allBooksOf, cancel, quote, signInAgain, paidRoom } from '#tests/support/cancelling.ts'
import { signInGuests } from '#tests/support/guests.ts'
import { ADVANCE, bookRoom } from '#tests/support/paying.ts'
import { shareShop } from '#tests/support/shop-of-file.ts'
import { START, type Answer } from '#tests/support/test-api.ts'

const DAY = 24 * 3600

const shop = shareShop()

/** Asks, and expects that nothing was written. */
async function refused(ask: () => Promise<Answer>) {
  const before = await allBooksOf(shop)
  const { status, Code, Data, IsError } = await ask()
  expect(IsError).toBe(true)
  expect(await allBooksOf(shop)).toEqual(before)
  return { status, Code, Data }
}

test('a quote writes nothing', async () => {
  const booked = await paidRoom(shop)
  const before = await allBooksOf(shop)

  await quote(shop, booked)

  expect(await allBooksOf(shop)).toEqual(before)
})

test('the order of another guest, or for a caller without a session, does not exist', async () => {
  const [guest = expect.fail(), stranger = expect.fail()] = await signInGuests(shop.api.deps.db, 2, START)
  const booked = await bookRoom(shop, '30%', guest)
  await shop.pay(booked.paymentUrl)

  for (const mine of [
    { guest: stranger, code: booked.code },
    { guest: booked.guest, code: '0123456789AB' },
  ]) {
    expect(await refused(() => quote(shop, mine))).toMatchObject({ status: 404, Code: 'not_found' })
    expect(await refused(() => cancel(shop, mine, { refund: ADVANCE }))).toMatchObject({ Code: 'not_found' })
  }
})

test('a refund that is not the one shown is refused with the new terms', async () => {
  const booked = await paidRoom(shop)
  shop.api.clock.advance(2 * DAY)
  const mine = await signInAgain(shop, booked)

  expect(await refused(() => cancel(shop, mine, { refund: ADVANCE }))).toEqual({
    status: 409,
    Code: 'price_changed',
    Data: { Percent: 50, Paid: 4485, Refund: 2242.5, Fee: 2242.5 },
  })
})

test('a booking that is paid for is not cancelled by who signed in long ago', async () => {
  const booked = await paidRoom(shop)
  shop.api.clock.advance(DAY / 12)

  expect(await refused(() => cancel(shop, booked, { refund: ADVANCE }))).toMatchObject({ Code: 'sign_in_again' })
  expect((await cancel(shop, await signInAgain(shop, booked), { refund: ADVANCE })).IsError).toBe(false)
})

test('a hold that is over needs no cancelling', async () => {
  const booked = await bookRoom(shop)
  await shop.fail(booked.paymentUrl)
  shop.api.clock.advance(31 * 60)

  expect(await refused(() => cancel(shop, booked, { refund: 0 }))).toMatchObject({ status: 410, Code: 'hold_expired' })
})

test('while a payment is being checked the refund is unknown', async () => {
  const booked = await bookRoom(shop)
  shop.faults.riskLevel = '1'
  await shop.pay(booked.paymentUrl)

  expect(await refused(() => cancel(shop, booked, { refund: 0 }))).toMatchObject({ status: 409, Code: 'order_settled' })
})

test('a guest who asks too often must wait', async () => {
  const booked = await paidRoom(shop)
  for (let asked = 0; asked < shop.api.deps.limits.bookingsPerGuest.count; asked += 1) await quote(shop, booked)

  expect(await refused(() => quote(shop, booked))).toMatchObject({ status: 429, Code: 'too_many_requests' })
})
