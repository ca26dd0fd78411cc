import { expect, test } from 'vitest'
import {
  bookRoom,
  PAYABLE,
  payAgain,
  readForm,
  standingOf,
  stateOf,
  verdictsOf,
  type Booked,
  HELD,
  PAID_ONCE,
} from '#tests/support/paying.ts'
import { signedNotice } from '#tests/support/sandbox.ts'
import { shareShop } from '#tests/support/shop-of-file.ts'

const shop = shareShop()

/** A notice about a page that the guest has not used. */
const aNotice = ({ attemptId }: Pick<Booked, 'attemptId'>, changes: Record<string, string> = {}, password?: string) =>
  signedNotice({ status: 'VALID', tran_id: attemptId, val_id: 'made-up', amount: '4485.00', ...changes }, password)

const unsigned = (status: string) => (booked: Booked) => ({ tran_id: booked.attemptId, status, amount: '4485.00' })
const signed = (status: string, password?: string) => (booked: Booked) => aNotice(booked, { status }, password)

test.each([
  ['a forged payment', signed('VALID', 'guessed'), 'open, signature bad'],
  ['an unsigned payment', unsigned('VALID'), 'open, signature absent'],
  ['a payment of which the gateway does not know, rightly signed', signed('VALID'), 'open'],
  ['a forged cancellation', signed('CANCELLED', 'guessed'), 'open, signature bad'],
  ['an unsigned cancellation', unsigned('CANCELLED'), 'open, signature absent'],
])('a notice of %s changes nothing, and the guest can still pay', async (_, fieldsOf, verdict) => {
  const booked = await bookRoom(shop)

  const answer = await shop.notice(fieldsOf(booked))
  const [standing, verdicts] = [await standingOf(shop, booked.code), await verdictsOf(shop)]
  await shop.pay(booked.paymentUrl)

  expect([answer.status, standing, verdicts]).toEqual([200, HELD, [verdict]])
  expect(await standingOf(shop, booked.code)).toEqual(PAID_ONCE)
})

test('a browser that claims success on its return gets no success', async () => {
  const booked = await bookRoom(shop)
  const action = '/api/BookingArea/Payment/Return/sslcommerz/success'

  const landing = await shop.goBack({ action, fields: { tran_id: booked.attemptId, status: 'VALID' } })

  expect(landing.searchParams.get('Id')).toBe(booked.attemptId)
  expect(await standingOf(shop, booked.code)).toEqual(HELD)
  expect(await stateOf(shop, booked)).toMatchObject({ State: 'PENDING' })
})

test('the proof of another payment pays nothing', async () => {
  const cheap = await bookRoom(shop, '30%')
  const { fields } = await shop.choose(cheap.paymentUrl, 'pay')
  const dear = { ...cheap, paymentUrl: await payAgain(shop, cheap, '100%') }
  const [attempt] = await shop.api.deps.db.query<{ id: string }>("select id from payment_attempt where state = 'open'")

  await shop.notice(aNotice({ attemptId: attempt?.id ?? '' }, { val_id: fields['val_id'] ?? '', amount: '10465.00' }))

  expect(await standingOf(shop, dear.code)).toEqual(PAID_ONCE)
  expect(await verdictsOf(shop)).toEqual(['paid', 'mismatch'])
  expect(shop.warnings).toEqual(['gateway answer does not match the stored attempt'])
})

test('a payment of another amount or currency changes nothing and is reported', async () => {
  const booked = await bookRoom(shop)

  shop.faults.missingPaisa = 1
  await shop.pay(booked.paymentUrl)
  const tooLittle = await standingOf(shop, booked.code)
  shop.faults.missingPaisa = 0
  shop.faults.currency = 'USD'
  await shop.sandbox.idle()
  await shop.goBack(await formOf(booked))
  const inDollars = await standingOf(shop, booked.code)

  expect(tooLittle).toEqual(HELD)
  expect(inDollars).toEqual(HELD)
  expect(await verdictsOf(shop)).toEqual(['mismatch', 'mismatch', 'mismatch'])
  expect(shop.warnings).toHaveLength(3)
})

test('a notice that comes many times, and two returns at once, make one payment', async () => {
  const booked = await bookRoom(shop)
  shop.faults.noticeCopies = 4

  const form = await shop.choose(booked.paymentUrl, 'pay')
  const landings = await Promise.all([shop.goBack(form), shop.goBack(form)])

  expect(await standingOf(shop, booked.code)).toEqual(PAID_ONCE)
  expect(landings.map(({ searchParams }) => searchParams.get('Transaction'))).toEqual(['SUCCESS', 'SUCCESS'])
  expect(landings.filter(({ searchParams }) => searchParams.get('IsNew') === '1')).toHaveLength(1)
  expect(await shop.api.deps.db.query('select channel from outbox order by id')).toEqual([
    { channel: 'sms' },
    { channel: 'email' },
  ])
})

test('after the money nothing that says no changes anything', async () => {
  const booked = await bookRoom(shop)
  await shop.pay(booked.paymentUrl)

  await shop.notice(aNotice(booked, { status: 'CANCELLED' }))
  await shop.notice(aNotice(booked, { status: 'FAILED' }))

  expect(await standingOf(shop, booked.code)).toEqual(PAID_ONCE)
  expect(await stateOf(shop, booked)).toMatchObject({ State: 'SUCCESS' })
})

test('a notice whose proof proves nothing makes us look into the books of the gateway', async () => {
  const booked = await bookRoom(shop)
  await shop.payUnheard(booked.paymentUrl)

  await shop.notice(aNotice(booked))

  expect(await standingOf(shop, booked.code)).toEqual(PAID_ONCE)
})

test('only the first refusal counts: a cancellation after a failure frees nothing', async () => {
  const booked = await bookRoom(shop)

  await shop.notice(aNotice(booked, { status: 'FAILED' }))
  await shop.notice(aNotice(booked, { status: 'CANCELLED' }))

  expect(await stateOf(shop, booked)).toMatchObject({ State: 'FAILED' })
  expect(await standingOf(shop, booked.code)).toEqual(HELD)
})

test('cancelling an old page does not cancel an order that is being paid on a newer one', async () => {
  const booked = await bookRoom(shop, '30%')
  const newer = await payAgain(shop, booked, '100%')

  await shop.cancel(booked.paymentUrl)
  const between = await standingOf(shop, booked.code)
  await shop.pay(newer)

  expect(between).toEqual(HELD)
  expect(await standingOf(shop, booked.code)).toMatchObject({ status: 'Confirmed', paid: PAYABLE })
})

test('what is stored of a notice holds no card number and no signature', async () => {
  const booked = await bookRoom(shop)

  await shop.pay(booked.paymentUrl, 'Visa')

  const stored = await shop.api.deps.db.query<{ body: string }>('select body from payment_notice')
  expect(stored).toHaveLength(2)
  for (const { body } of stored) {
    expect(body).toContain(`tran_id=${booked.attemptId}`)
    expect(body).not.toMatch(/card_no|verify_|store_passwd|411111/)
  }
})

/** The form that leads back from a page that has been used. */
async function formOf({ paymentUrl }: Booked) {
  const page = await (await shop.sandbox.app.request(paymentUrl)).text()
  return readForm(page)
}
