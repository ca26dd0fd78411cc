import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { signatureOf } from './sslcommerz/read-callback.ts'
import {
  ADVANCE,
  bookRoom,
  PAYABLE,
  payAgain,
  readForm,
  standingOf,
  stateOf,
  verdictsOf,
  type Booked,
} from '#tests/support/paying.ts'
import { startTestApiWithSandbox, STORE, type Shop } from '#tests/support/sandbox.ts'

let shop: Shop
beforeAll(async () => {
  shop = await startTestApiWithSandbox()
})
afterEach(() => shop.reset())
afterAll(() => shop.close())

const held = { status: 'Pending', paid: 0, nights: ['held', 'held'], payments: [] }
const confirmed = { status: 'Confirmed', paid: ADVANCE, nights: ['booked', 'booked'], payments: [ADVANCE] }

/** A notice that anyone who knows the password can make, about a page that the guest has not used. */
function aNotice(
  { attemptId }: Pick<Booked, 'attemptId'>,
  changes: Record<string, string> = {},
  password = STORE.storePassword,
) {
  const fields = {
    status: 'VALID',
    tran_id: attemptId,
    val_id: 'made-up',
    amount: '4485.00',
    currency: 'BDT',
    store_id: STORE.storeId,
    ...changes,
  }
  return { ...fields, verify_key: Object.keys(fields).join(','), verify_sign: signatureOf(fields, password) }
}

test('a forged notice of payment books nothing', async () => {
  const booked = await bookRoom(shop)

  const forged = await shop.notice(aNotice(booked, {}, 'guessed'))
  const unsigned = await shop.notice({
    tran_id: booked.attemptId,
    status: 'VALID',
    val_id: 'made-up',
    amount: '4485.00',
  })

  expect([forged.status, unsigned.status]).toEqual([200, 200])
  expect(await standingOf(shop, booked.code)).toEqual(held)
  expect(await verdictsOf(shop)).toEqual(['open, signature bad', 'open, signature absent'])
})

test('even a rightly signed notice of payment books nothing of which the gateway does not know', async () => {
  const booked = await bookRoom(shop)

  await shop.notice(aNotice(booked))

  expect(await standingOf(shop, booked.code)).toEqual(held)
  expect(await verdictsOf(shop)).toEqual(['open'])
})

test('a forged cancellation frees nothing, and the guest can still pay', async () => {
  const booked = await bookRoom(shop)

  await shop.notice(aNotice(booked, { status: 'CANCELLED' }, 'guessed'))
  await shop.notice({ tran_id: booked.attemptId, status: 'CANCELLED' })
  const afterForgery = await standingOf(shop, booked.code)
  await shop.pay(booked.paymentUrl)

  expect(afterForgery).toEqual(held)
  expect(await standingOf(shop, booked.code)).toEqual(confirmed)
})

test('a browser that claims success on its return gets no success', async () => {
  const booked = await bookRoom(shop)
  const action = '/api/BookingArea/Payment/Return/sslcommerz/success'

  const landing = await shop.goBack({ action, fields: { tran_id: booked.attemptId, status: 'VALID' } })

  expect(landing.searchParams.get('Id')).toBe(booked.attemptId)
  expect(await standingOf(shop, booked.code)).toEqual(held)
  expect(await stateOf(shop, booked)).toMatchObject({ State: 'PENDING' })
})

test('the proof of another payment pays nothing', async () => {
  const cheap = await bookRoom(shop, '30%')
  const { fields } = await shop.choose(cheap.paymentUrl, 'pay')
  const dear = { ...cheap, paymentUrl: await payAgain(shop, cheap, '100%') }
  const [attempt] = await shop.api.deps.db.query<{ id: string }>("select id from payment_attempt where state = 'open'")

  await shop.notice(aNotice({ attemptId: attempt?.id ?? '' }, { val_id: fields['val_id'] ?? '', amount: '10465.00' }))

  expect(await standingOf(shop, dear.code)).toEqual(confirmed)
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

  expect(tooLittle).toEqual(held)
  expect(inDollars).toEqual(held)
  expect(await verdictsOf(shop)).toEqual(['mismatch', 'mismatch', 'mismatch'])
  expect(shop.warnings).toHaveLength(3)
})

test('a notice that comes many times, and two returns at once, make one payment', async () => {
  const booked = await bookRoom(shop)
  shop.faults.noticeCopies = 4

  const form = await shop.choose(booked.paymentUrl, 'pay')
  const landings = await Promise.all([shop.goBack(form), shop.goBack(form)])

  expect(await standingOf(shop, booked.code)).toEqual(confirmed)
  expect(landings.map(({ searchParams }) => searchParams.get('Transaction'))).toEqual(['SUCCESS', 'SUCCESS'])
  expect(landings.filter(({ searchParams }) => searchParams.get('IsNew') === '1')).toHaveLength(1)
  expect(await shop.api.deps.db.query('select channel from outbox order by id')).toEqual([
    { channel: 'sms' },
    { channel: 'email' },
  ])
})

test('two returns before any notice make one payment', async () => {
  const booked = await bookRoom(shop)
  shop.network.losesNotices = true
  const form = await shop.choose(booked.paymentUrl, 'pay')

  await Promise.all([shop.goBack(form), shop.goBack(form), shop.notice(form.fields)])

  expect(await standingOf(shop, booked.code)).toEqual(confirmed)
})

test('after the money nothing that says no changes anything', async () => {
  const booked = await bookRoom(shop)
  await shop.pay(booked.paymentUrl)

  await shop.notice(aNotice(booked, { status: 'CANCELLED' }))
  await shop.notice(aNotice(booked, { status: 'FAILED' }))

  expect(await standingOf(shop, booked.code)).toEqual(confirmed)
  expect(await stateOf(shop, booked)).toMatchObject({ State: 'SUCCESS' })
})

test('a signed refusal that the gateway itself contradicts is money all the same', async () => {
  const booked = await bookRoom(shop)
  shop.network.losesNotices = true
  await shop.choose(booked.paymentUrl, 'pay')

  await shop.notice(aNotice(booked, { status: 'FAILED' }))

  expect(await standingOf(shop, booked.code)).toEqual(confirmed)
})

const contradictions = [
  ['success', 'VALID', 'fail', 'FAILED', held],
  ['success', 'VALID', 'cancel', 'CANCELLED', { status: 'Cancelled', paid: 0, nights: [], payments: [] }],
  ['fail', 'FAILED', 'pay', 'SUCCESS', confirmed],
  ['cancel', 'CANCELLED', 'pay', 'SUCCESS', confirmed],
] as const

test.each(contradictions)(
  'a return to %s, signed as %s, of a payment whose page the guest left by %s shows %s: the books of the gateway count',
  async (outcome, status, choice, shown, standing) => {
    const booked = await bookRoom(shop)
    shop.network.losesNotices = true
    await shop.choose(booked.paymentUrl, choice)

    const action = `/api/BookingArea/Payment/Return/sslcommerz/${outcome}`
    const landing = await shop.goBack({ action, fields: aNotice(booked, { status }) })

    expect(landing.searchParams.get('Transaction')).toBe(shown)
    expect(await standingOf(shop, booked.code)).toEqual(standing)
  },
)

test('a notice whose proof proves nothing makes us look into the books of the gateway', async () => {
  const booked = await bookRoom(shop)
  shop.network.losesNotices = true
  await shop.choose(booked.paymentUrl, 'pay')

  await shop.notice(aNotice(booked))

  expect(await standingOf(shop, booked.code)).toEqual(confirmed)
})

test('only the first refusal counts: a cancellation after a failure frees nothing', async () => {
  const booked = await bookRoom(shop)

  await shop.notice(aNotice(booked, { status: 'FAILED' }))
  await shop.notice(aNotice(booked, { status: 'CANCELLED' }))

  expect(await stateOf(shop, booked)).toMatchObject({ State: 'FAILED' })
  expect(await standingOf(shop, booked.code)).toEqual(held)
})

test('cancelling an old page does not cancel an order that is being paid on a newer one', async () => {
  const booked = await bookRoom(shop, '30%')
  const newer = await payAgain(shop, booked, '100%')

  await shop.cancel(booked.paymentUrl)
  const between = await standingOf(shop, booked.code)
  await shop.pay(newer)

  expect(between).toEqual(held)
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
