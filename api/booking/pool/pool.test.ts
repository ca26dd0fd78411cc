import { expect, test } from 'vitest'
import { cancelBooking } from '#contract/money/cancellations.ts'
import { payOrder } from '#contract/money/payments.ts'
import { bookPool, PoolPriceChange } from '#contract/booking/pool.ts'
import { refusedBy, shareTestApi, shareGuests } from '#tests/support/api-of-file.ts'
import { orderOf, aVisit, type VisitBody, booksOf } from '#tests/support/bookings.ts'
import { codesOf, post } from '#tests/support/post.ts'
import { readData } from '#tests/support/guests.ts'
import { settleAttempt } from '#api/money/payments/settle.ts'
import type { Answer } from '#tests/support/test-api.ts'
import { GatewayRefused, GatewayUnreachable } from '#api/platform/payment-gateway.ts'

const api = shareTestApi()
const { guest } = shareGuests(api)

const submit = (body = aVisit()) => api.call(bookPool, { body }, guest)
const open = (code: string) => orderOf(api, guest, code)

async function booked(): Promise<{ code: string; attemptId: string }> {
  const { Code } = readData(bookPool, await submit())
  return { code: Code, attemptId: api.gateway.sessions.at(-1)?.attemptId ?? '' }
}

function pay(attemptId: string) {
  const names = { gatewayTransaction: 'T1', refundKey: 'R1', method: 'bKash' }
  api.gateway.answer(attemptId, { state: 'paid', attemptId, amount: 90_000, currency: 'BDT', ...names })
  return settleAttempt(api.deps, { attemptId })
}

test('a visit to the pool is held without tax until it is paid, and answers where to pay', async () => {
  const { PaymentURL, Code } = readData(bookPool, await submit())

  expect(api.gateway.sessions.at(-1)).toMatchObject({ amount: 90_000 })
  expect(PaymentURL).toBe(`https://gateway.example/pay/${api.gateway.sessions.at(-1)?.attemptId}`)
  expect(await open(Code)).toMatchObject({
    Status: 'Pending',
    Night: 0,
    Duration: 1.5,
    Amount: 900,
    Tax: 0,
    PayableAmount: 900,
    Due: 900,
    HoldUntil: '2026-11-20T06:30:00.000Z',
    CanPay: true,
    StartsAt: '2026-12-01T14:00',
    EndsAt: '2026-12-01T15:30',
    BookedPlaces: [{ Name: 'Swimming pool', Type: 'Pool', Quantity: 3, Price: 900, Permalink: null, ImagePath: null }],
  })
})

test('money confirms a visit, and the guest is notified', async () => {
  const { code, attemptId } = await booked()

  await pay(attemptId)
  await pay(attemptId)

  expect(await open(code)).toMatchObject({ Status: 'Confirmed', Paid: 900, HoldUntil: null })
  expect(await api.deps.db.query('select recipient, body from outbox order by id')).toEqual([
    {
      recipient: guest.phone,
      body: expect.stringContaining(
        'It is confirmed: Swimming pool, 01-12-2026 14:00 to 15:30, 3 people. It is paid in full.',
      ),
    },
    {
      recipient: 'stay@resort.test',
      body: expect.stringContaining(`New pool visit ${code}: Swimming pool, 01-12-2026`),
    },
  ])
})

test('a submission without an answer of the gateway goes on until its hold is over, and ends where a page was refused', async () => {
  const [unanswered, denied] = [aVisit(), aVisit({ StartingAt: '2026-12-02T14:00', EndingAt: '2026-12-02T15:30' })]
  api.gateway.failNextSession(new GatewayUnreachable('no answer'))
  const first = await submit(unanswered)
  api.gateway.failNextSession(new GatewayRefused('no such store'))
  await submit(denied)

  const again = await submit(denied)
  api.clock.advance(16 * 60)

  const answers = [first, again, await submit(unanswered)]
  expect(codesOf(answers)).toEqual(['gateway_unavailable', 'order_settled', 'hold_expired'])
})

test('a visit is paid in full: a share is refused, and its order says so', async () => {
  const { code, attemptId } = await booked()
  api.gateway.answer(attemptId, { state: 'failed' })
  await settleAttempt(api.deps, { attemptId })
  api.clock.advance(1)

  const share = await post(api, payOrder, { Code: code, PayPercent: '30%' }, guest)
  const opened = api.gateway.sessions.length
  const { PaymentURL } = readData(payOrder, await post(api, payOrder, { Code: code, PayPercent: '100%' }, guest))

  expect([share.Code, share.Msg]).toEqual(['amount_too_small', 'This can only be paid in full. Please choose that'])
  expect(api.gateway.sessions.length).toBe(opened + 1)
  expect(await orderOf(api, guest, code)).toMatchObject({ CanPay: true, CanPayPart: false })

  expect(api.gateway.sessions.at(-1)).toMatchObject({ amount: 90_000 })
  expect(PaymentURL).toContain(api.gateway.sessions.at(-1)?.attemptId)
})

test('a paid visit is cancelled by the day on which it begins', async () => {
  const { code, attemptId } = await booked()
  await pay(attemptId)

  const done = await post(api, cancelBooking, { Code: code, Confirm: true, Refund: 900 }, guest)

  expect(done.Data).toEqual({ Percent: 100, Paid: 900, Refund: 900, Fee: 0, Status: 'Cancelled' })
  expect(api.gateway.refunds).toMatchObject([{ refundKey: 'R1', amount: 90_000, orderCode: code }])
  expect(await open(code)).toMatchObject({ Status: 'Cancelled', Paid: 900 })
})

/** The answer to a submission that changes nothing, and opens no payment page. */
const refused = (body = aVisit()): Promise<Answer> =>
  refusedBy(
    () => submit(body),
    async () => [await booksOf(api.deps.db), api.gateway.sessions.length],
  )

test.each([
  ['2026-12-01T15:30', '2026-12-01T14:00', 'End time should be greater than start time.'],
  ['2026-12-02T10:00', '2026-12-01T18:00', 'End date and time should be greater than start date and time.'],
  ['2026-11-20T11:30', '2026-11-20T13:00', 'The visit cannot begin in the past'],
  ['2026-12-01T14:00', '2026-12-01T15:15', 'Times must be in 30-minute steps'],
  ['2026-12-01T14:00', '2026-12-09T14:00', 'A visit can last at most 7 days'],
])('from %s to %s cannot be booked', async (StartingAt, EndingAt, Msg) => {
  const answer = await refused(aVisit({ StartingAt, EndingAt }))

  expect(answer).toMatchObject({ status: 422, Code: 'dates_not_available', Msg })
})

test.each<[string, Partial<VisitBody>]>([
  ['amount', { Amount: 899.98 }],
  ['duration', { Duration: 1.499 }],
  ['rate', { CostPerHour: 1 }],
  ['number of people', { Person: 4 }],
])('a tampered %s is refused with the real figures', async (_, tampered) => {
  const answer = await refused(aVisit(tampered))

  expect(answer).toMatchObject({ status: 409, Code: 'price_changed', Msg: 'The price has changed' })
  const people = tampered.Person ?? 3
  expect(PoolPriceChange.parse(answer.Data)).toEqual({ Duration: 1.5, CostPerHour: 200, Amount: people * 300 })
})

test('a visit that costs less than the gateway takes is refused before it is held', async () => {
  const { gateway } = api.deps
  api.deps.gateway = { ...gateway, limits: { ...gateway.limits, min: 90_001 } }

  const answer = await refused()

  api.deps.gateway = gateway
  expect(answer).toMatchObject({ status: 422, Code: 'amount_too_small' })
})

test('visits and stays share one budget of a guest', async () => {
  for (let tried = 0; tried < api.deps.limits.bookingsPerGuest.count; tried += 1) await submit(aVisit({ Amount: 1 }))

  expect(await refused()).toMatchObject({ status: 429, Code: 'too_many_requests' })
})
