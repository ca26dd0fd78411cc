import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { cancelBooking } from '#contract/cancellations.ts'
import { getBooking } from '#contract/orders.ts'
import { payOrder } from '#contract/payments.ts'
import { bookPool } from '#contract/pool.ts'
import { ofBookings, shareTestApi, shareGuests } from '#tests/support/api-of-file.ts'
import { aVisit, type VisitBody } from '#tests/support/bookings.ts'
import { readData, type SignedIn } from '#tests/support/guests.ts'
import { expireHolds } from '../orders/holds/expire-holds.ts'
import { settleAttempt } from '../payments/settle.ts'
import { GatewayRefused, GatewayUnreachable } from '../payments/gateway.ts'

const api = shareTestApi({
  empties: ofBookings,
})
const { guest, other } = shareGuests(api)

const submit = (body: VisitBody, caller: { token?: string } = { token: guest.token }) =>
  api.call(bookPool, { body }, caller)
const open = (code: string, { token }: SignedIn) =>
  api.call(getBooking, { params: { id: code }, query: { Code: code } }, { token })

async function booked(): Promise<{ code: string; attemptId: string }> {
  const { Code } = readData(bookPool, await submit(aVisit()))
  return { code: Code, attemptId: api.gateway.sessions.at(-1)?.attemptId ?? '' }
}

function pay(attemptId: string, state: 'paid' | 'cancelled') {
  const money = {
    attemptId,
    amount: 90_000,
    currency: 'BDT',
    gatewayTransaction: 'T1',
    refundKey: 'R1',
    method: 'bKash',
  }
  api.gateway.answer(attemptId, state === 'paid' ? { state, ...money } : { state })
  return settleAttempt(api.deps, { attemptId })
}

const statusOf = async (code: string) => readData(getBooking, await open(code, guest)).Status

test('a visit to the pool is held without tax until it is paid, and answers where to pay', async () => {
  const { PaymentURL, Code } = readData(bookPool, await submit(aVisit()))

  expect(api.gateway.sessions.at(-1)).toMatchObject({ amount: 90_000 })
  expect(PaymentURL).toBe(`https://gateway.example/pay/${api.gateway.sessions.at(-1)?.attemptId}`)
  expect(readData(getBooking, await open(Code, guest))).toEqual({
    Code,
    Type: 'Pool',
    Status: 'Pending',
    FirstName: 'Guest0',
    Quantity: 3,
    ItemCount: 1,
    Night: 0,
    Duration: 1.5,
    ReservationDate: '2026-12-01',
    ReleaseDate: '2026-12-01',
    Amount: 900,
    Tax: 0,
    PayableAmount: 900,
    Paid: 0,
    Due: 900,
    CreatedAt: '2026-11-20T06:00:00.000Z',
    HoldUntil: '2026-11-20T06:30:00.000Z',
    CanPay: true,
    PayPercent: '100%',
    PayProblem: null,
    CanCancel: true,
    CancelProblem: null,
    UnderReview: false,
    StartsAt: '2026-12-01T14:00',
    EndsAt: '2026-12-01T15:30',
    Persons: 3,
    Refund: null,
    SurplusRefund: null,
    GoodwillRefund: null,
    Charges: [],
    BookedPlaces: [
      {
        Name: 'Swimming pool',
        HouseId: null,
        Type: 'Pool',
        ReservationDate: '2026-12-01',
        ReleaseDate: '2026-12-01',
        Quantity: 3,
        Price: 900,
        Permalink: null,
        ImagePath: null,
      },
    ],
  })
})

test('a visit may go over midnight', async () => {
  const body = aVisit({ StartingAt: '2026-12-01T22:30', EndingAt: '2026-12-02T01:00', Duration: 2.5, Amount: 1_500 })

  const { Code } = readData(bookPool, await submit(body))

  expect(readData(getBooking, await open(Code, guest))).toMatchObject({
    Duration: 2.5,
    ReservationDate: '2026-12-01',
    ReleaseDate: '2026-12-02',
    Amount: 1_500,
  })
})

test('money confirms a visit, and the guest is notified', async () => {
  const { code, attemptId } = await booked()

  await pay(attemptId, 'paid')
  await pay(attemptId, 'paid')

  expect(readData(getBooking, await open(code, guest))).toMatchObject({
    Status: 'Confirmed',
    Paid: 900,
    HoldUntil: null,
  })
  expect(await api.deps.db.query('select recipient, body from outbox')).toEqual([
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

test('an unpaid visit expires with its hold, and late money still confirms it', async () => {
  const { code, attemptId } = await booked()
  api.clock.advance(30 * 60)

  const seen = await statusOf(code)
  const tidied = await expireHolds(api.deps)
  await pay(attemptId, 'paid')

  expect([seen, tidied]).toEqual(['Expired', 1])
  expect(await statusOf(code)).toBe('Confirmed')
})

test('a visit whose payment is cancelled is cancelled', async () => {
  const { code, attemptId } = await booked()

  await pay(attemptId, 'cancelled')

  expect(await statusOf(code)).toBe('Cancelled')
})

test('a repeated submission is one visit at one payment page', async () => {
  const body = aVisit()

  const answers = [await submit(body), await submit(body)].map((answer) => readData(bookPool, answer))

  expect(answers[1]).toEqual(answers[0])
  expect(await api.deps.db.query('select code from orders')).toHaveLength(1)
})

test('when the gateway is unavailable the visit stays held, and the same submission goes on later', async () => {
  const body = aVisit()
  api.gateway.failNextSession(new GatewayUnreachable('no answer'))

  const away = await submit(body)
  const back = readData(bookPool, await submit(body))

  expect(away).toMatchObject({ status: 503, Code: 'gateway_unavailable' })
  expect(away.Msg).toContain('order stays held')
  expect(await api.deps.db.query('select code from orders')).toEqual([{ code: back.Code }])
})

test('a submission that comes back when its hold is over opens no page', async () => {
  const body = aVisit()
  api.gateway.failNextSession(new GatewayUnreachable('no answer'))
  await submit(body)
  api.clock.advance(16 * 60)

  const back = await submit(body)

  expect(back).toMatchObject({ status: 410, Code: 'hold_expired' })
})

test('a submission whose page the gateway refused answers that its payment has ended', async () => {
  const body = aVisit()
  api.gateway.failNextSession(new GatewayRefused('no such store'))
  await submit(body)

  const back = await submit(body)

  expect(back).toMatchObject({ status: 409, Code: 'order_settled', Msg: expect.stringContaining('open your order') })
})

test('a visit is paid in full, for any share that is asked for', async () => {
  const { code, attemptId } = await booked()
  api.gateway.answer(attemptId, { state: 'failed' })
  await settleAttempt(api.deps, { attemptId })
  api.clock.advance(1)

  const body = { ActivityId: randomUUID(), Code: code, PayPercent: '30%' as const }
  const { PaymentURL } = readData(payOrder, await api.call(payOrder, { body }, { token: guest.token }))

  expect(api.gateway.sessions.at(-1)).toMatchObject({ amount: 90_000 })
  expect(PaymentURL).toContain(api.gateway.sessions.at(-1)?.attemptId)
})

test("another guest's visit is not found", async () => {
  const { code } = await booked()

  expect(await open(code, other)).toMatchObject({ status: 404, Code: 'not_found' })
})

test('a paid visit is cancelled by the day on which it begins', async () => {
  const { code, attemptId } = await booked()
  await pay(attemptId, 'paid')
  const body = { ActivityId: randomUUID(), Code: code, Confirm: true, Refund: 900 } as const

  const done = readData(cancelBooking, await api.call(cancelBooking, { body }, guest))

  expect(done).toEqual({ Percent: 100, Paid: 900, Refund: 900, Fee: 0, Status: 'Cancelled' })
  expect(api.gateway.refunds).toMatchObject([{ refundKey: 'R1', amount: 90_000, orderCode: code }])
  expect(readData(getBooking, await open(code, guest))).toMatchObject({ Status: 'Cancelled', Paid: 900 })
})
