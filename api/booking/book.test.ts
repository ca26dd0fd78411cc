import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { book } from '#contract/orders.ts'
import { GatewayRefused, GatewayUnreachable } from '#api/payments/gateway.ts'
import { aBooking, aPlace, booksOf, type BookBody } from '#tests/support/bookings.ts'
import { signInGuests, type SignedIn } from '#tests/support/guests.ts'
import { START, startTestApi, type Answer, type TestApi } from '#tests/support/test-api.ts'
import { seedHouses } from '../houses/seed/seed-houses.ts'

let api: TestApi
let guest: SignedIn
let other: SignedIn

beforeAll(async () => {
  // A gateway that is unavailable on purpose is not logged.
  api = await startTestApi({ deps: { log: { info: () => {}, warn: () => {}, error: () => {} } } })
  await seedHouses(api.deps.db)
})
afterAll(() => api.close())
beforeEach(async () => {
  const { db } = api.deps
  for (const table of ['unit_night', 'payment_attempt', 'orders', 'activity', 'request_budget', 'guest']) {
    await db.change(`delete from ${table}`)
  }
  api.clock.now = START
  ;[guest, other] = await twoGuests()
})

async function twoGuests(): Promise<[SignedIn, SignedIn]> {
  const [one, two] = await signInGuests(api.deps.db, 2, START)
  if (!one || !two) throw new Error('There should be two guests')
  return [one, two]
}

function submit(body: BookBody, token: string | undefined = guest.token): Promise<Answer> {
  return api.call(book, { body }, { token })
}

const nightsTaken = () =>
  api.deps.db.query<{ unit_id: string; night: string }>('select unit_id, night from unit_night order by unit_id, night')

test('a booking holds its nights for a quarter of an hour and opens a payment page', async () => {
  api.gateway.failNextSession(new GatewayUnreachable('away'))
  await submit(aBooking())

  const [order] = await api.deps.db.query(
    'select status, amount_paisa, tax_paisa, payable_paisa, held_until from orders',
  )
  const nights = await api.deps.db.query('select unit_id, night, state, hold_expires_at from unit_night order by night')

  const heldUntil = new Date('2026-11-20T06:15:00Z')
  expect(order).toEqual({
    status: 'Pending',
    amount_paisa: 1_300_000,
    tax_paisa: 195_000,
    payable_paisa: 1_495_000,
    held_until: heldUntil,
  })
  expect(nights).toEqual([
    { unit_id: '000000001-001', night: '2026-12-01', state: 'held', hold_expires_at: heldUntil },
    { unit_id: '000000001-001', night: '2026-12-02', state: 'held', hold_expires_at: heldUntil },
  ])
})

test('while the payment page is open the nights are held for half an hour', async () => {
  const answer = await submit(aBooking())

  const { PaymentURL, Code } = book.data.parse(answer.Data)
  const [order] = await api.deps.db.query('select code, held_until from orders')
  const holds = await api.deps.db.query('select distinct hold_expires_at from unit_night')
  expect(answer).toMatchObject({ status: 200, IsError: false })
  expect(PaymentURL).toBe(`https://gateway.example/pay/${api.gateway.sessions.at(-1)?.attemptId}`)
  expect(order).toEqual({ code: Code, held_until: new Date('2026-11-20T06:30:00Z') })
  expect(holds).toEqual([{ hold_expires_at: new Date('2026-11-20T06:30:00Z') }])
})

test('30 % asks the gateway for 30 % of the total with tax, 100 % for all of it', async () => {
  await submit(aBooking([aPlace({ DepartureDate: '2026-12-02' })], { PayPercent: '30%' }))
  await submit(aBooking([aPlace({ DepartureDate: '2026-12-02' })], { PayPercent: '100%' }))

  expect(api.gateway.sessions.slice(-2).map(({ amount }) => amount)).toEqual([224_300, 747_500])
})

test('no payment is above what the gateway takes at once', async () => {
  const body = aBooking([aPlace({ Id: 4, Type: 'HOUSE', DepartureDate: '2026-12-31' })])

  await submit(body)

  expect(body.Payable).toBeGreaterThan(500_000)
  expect(api.gateway.sessions.at(-1)?.amount).toBe(api.gateway.limits.max)
})

test('an order carries the name of the house in place of the one sent', async () => {
  await submit(aBooking([aPlace({ Name: '<b>Palace</b>' })]))

  expect(await api.deps.db.query('select name from order_line')).toEqual([{ name: 'Rania House' }])
})

test('a house takes all its rooms', async () => {
  await submit(aBooking([aPlace({ Type: 'HOUSE', DepartureDate: '2026-12-02' })]))

  expect((await nightsTaken()).map(({ unit_id }) => unit_id)).toEqual([
    '000000001-001',
    '000000001-002',
    '000000001-003',
    '000000001-004',
  ])
})

test('lines of one order never share a night of a room', async () => {
  const stay = { ArrivalDate: '2026-12-02', DepartureDate: '2026-12-04' }

  const answer = await submit(aBooking([aPlace({ Quantity: 2 }), aPlace({ Quantity: 2, ...stay })]))
  const fifth = await submit(aBooking([aPlace({ ArrivalDate: '2026-12-02', DepartureDate: '2026-12-03' })]))

  expect(answer.status).toBe(200)
  expect(await nightsTaken()).toHaveLength(8)
  expect(fifth).toMatchObject({ status: 409, Code: 'dates_taken' })
})

test('a stay may begin on the day another ends', async () => {
  await submit(aBooking([aPlace({ Type: 'HOUSE' })]))

  const answer = await submit(
    aBooking([aPlace({ Type: 'HOUSE', ArrivalDate: '2026-12-03', DepartureDate: '2026-12-04' })]),
    other.token,
  )

  expect(answer.status).toBe(200)
})

test('a hold that is over gives its nights to the next guest', async () => {
  await submit(aBooking([aPlace({ Type: 'HOUSE' })]))

  api.clock.advance(30 * 60 - 1)
  const early = await submit(aBooking([aPlace({ Quantity: 4 })]), other.token)
  api.clock.advance(1)
  const late = await submit(aBooking([aPlace({ Quantity: 4 })]), other.token)

  expect(early).toMatchObject({ status: 409, Code: 'dates_taken' })
  expect(late.status).toBe(200)
  expect(await nightsTaken()).toHaveLength(8)
})

test('the same submission twice is one order', async () => {
  const body = aBooking()

  const first = await submit(body)
  const repeat = await submit(body)

  expect(repeat.Data).toEqual(first.Data)
  expect(await api.deps.db.query('select count(*) as orders from orders')).toEqual([{ orders: 1 }])
})

test('two guests who send the same ActivityId have an order each', async () => {
  const body = aBooking()

  const first = await submit(body)
  const second = await submit(body, other.token)

  const orders = await api.deps.db.query<{ guest_id: number }>('select guest_id from orders order by guest_id')
  expect([first.status, second.status]).toEqual([200, 200])
  expect(orders.map(({ guest_id }) => guest_id)).toEqual([guest.guestId, other.guestId].toSorted((a, b) => a - b))
})

test('when the gateway is unavailable the same submission goes on with the order that it made', async () => {
  const body = aBooking()
  api.gateway.failNextSession(new GatewayUnreachable('away'))

  const refused = await submit(body)
  const retried = await submit(body)

  expect(refused).toMatchObject({ status: 503, Code: 'gateway_unavailable' })
  expect(retried.status).toBe(200)
  expect(await api.deps.db.query('select count(*) as orders from orders')).toEqual([{ orders: 1 }])
})

test('a submission that comes back after its hold is over is refused with that reason, and cannot be paid', async () => {
  const body = aBooking()
  api.gateway.failNextSession(new GatewayUnreachable('away'))
  await submit(body)
  const sessions = api.gateway.sessions.length

  api.clock.advance(15 * 60)
  const answer = await submit(body)

  expect(answer).toMatchObject({ status: 410, Code: 'hold_expired' })
  expect(api.gateway.sessions).toHaveLength(sessions)
})

test('a submission whose page the gateway refused answers that its payment has ended', async () => {
  const body = aBooking()
  api.gateway.failNextSession(new GatewayRefused('no such store'))
  await submit(body)

  const answer = await submit(body)

  expect(answer).toMatchObject({ status: 409, Code: 'order_settled', Msg: expect.stringContaining('open your order') })
  expect(await api.deps.db.query('select count(*) as orders from orders')).toEqual([{ orders: 1 }])
})

test('a guest who books again and again is asked to wait', async () => {
  const { count } = api.deps.limits.bookingsPerGuest
  for (let tries = 0; tries < count; tries += 1) await submit(aBooking([aPlace({ Id: 99 })]))

  const answer = await submit(aBooking())

  expect(answer).toMatchObject({ status: 429, Code: 'too_many_requests' })
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await nightsTaken()).toEqual([])
})

test.each([
  ['that is not complete', "identity_type = '', born = null", 'guest_incomplete', /are required/],
  ['whose document has expired', "identity_expires = '2026-11-19'", 'guest_wrong', /^This document has expired/],
])('a guest with a profile %s is asked for it, and nothing is written', async (_what, stored, code, sentence) => {
  await api.deps.db.change(`update guest set ${stored} where id = $1`, [guest.guestId])
  const before = await booksOf(api.deps.db)

  const answer = await submit(aBooking())

  expect(answer).toMatchObject({ status: 422, Code: code, Msg: expect.stringMatching(sentence) })
  expect(await booksOf(api.deps.db)).toEqual(before)
})
