import { expect, test } from 'vitest'
import { book } from '#contract/orders/orders.ts'
import { GatewayRefused, GatewayUnreachable } from '#api/platform/payment-gateway.ts'
import { refusedBy, shareGuests, shareTestApi } from '#tests/support/api-of-file.ts'
import { aBooking, aPlace, booksOf, type BookBody } from '#tests/support/bookings.ts'
import { codesOf } from '#tests/support/post.ts'

// A gateway that is unavailable on purpose is not logged.
const log = { info: () => {}, warn: () => {}, error: () => {} }
const api = shareTestApi({ hasHouses: true, deps: { log } })
const { guest, other } = shareGuests(api)

const submit = (body: BookBody, by = guest) => api.call(book, { body }, by)
const nights = async () =>
  (await api.deps.db.query<{ unit: string }>('select unit_id as unit from unit_night order by unit_id, night')).map(
    ({ unit }) => unit,
  )
const orders = () => api.deps.db.query<{ guest_id: number }>('select guest_id from orders order by guest_id')
const house = (changes = {}) => aBooking([aPlace({ Type: 'HOUSE', ...changes })])

test('a booking holds its nights for a quarter of an hour and opens a payment page', async () => {
  api.gateway.failNextSession(new GatewayUnreachable('away'))
  await submit(aBooking())

  const [order] = await api.deps.db.query(
    'select status, amount_paisa, tax_paisa, payable_paisa, held_until from orders',
  )
  const held = await api.deps.db.query('select unit_id, night, state, hold_expires_at from unit_night order by night')

  const heldUntil = new Date('2026-11-20T06:15:00Z')
  expect(order).toEqual({
    status: 'Pending',
    amount_paisa: 1_300_000,
    tax_paisa: 195_000,
    payable_paisa: 1_495_000,
    held_until: heldUntil,
  })
  expect(held).toEqual([
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
  await submit(house({ DepartureDate: '2026-12-02' }))

  expect(await nights()).toEqual(['000000001-001', '000000001-002', '000000001-003', '000000001-004'])
})

test('lines of one order never share a night of a room', async () => {
  const stay = { ArrivalDate: '2026-12-02', DepartureDate: '2026-12-04' }

  const answer = await submit(aBooking([aPlace({ Quantity: 2 }), aPlace({ Quantity: 2, ...stay })]))
  const fifth = await submit(aBooking([aPlace({ ArrivalDate: '2026-12-02', DepartureDate: '2026-12-03' })]))

  expect(codesOf([answer, fifth])).toEqual([null, 'dates_taken'])
  expect(await nights()).toHaveLength(8)
})

test('a hold that is over gives its nights to the next guest', async () => {
  await submit(house())

  api.clock.advance(30 * 60 - 1)
  const early = await submit(house(), other)
  api.clock.advance(1)

  expect(codesOf([early, await submit(house(), other)])).toEqual(['dates_taken', null])
  expect(await nights()).toHaveLength(8)
})

test('two guests who send the same ActivityId have an order each', async () => {
  const body = aBooking()

  const answers = [await submit(body), await submit(body, other)]

  expect(codesOf(answers)).toEqual([null, null])
  expect((await orders()).map(({ guest_id }) => guest_id)).toEqual([guest.guestId, other.guestId])
})

test('when the gateway is unavailable the same submission goes on with the order that it made', async () => {
  const body = aBooking()
  api.gateway.failNextSession(new GatewayUnreachable('away'))

  const answers = [await submit(body), await submit(body), await submit(body)]

  expect(codesOf(answers)).toEqual(['gateway_unavailable', null, null])
  expect(answers[2]?.Data).toEqual(answers[1]?.Data)
  expect(await orders()).toHaveLength(1)
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
  expect(await orders()).toHaveLength(1)
})

test('a guest who books again and again is asked to wait', async () => {
  const { count } = api.deps.limits.bookingsPerGuest
  for (let tries = 0; tries < count; tries += 1) await submit(aBooking([aPlace({ Id: 99 })]))

  const answer = await submit(aBooking())

  expect(answer).toMatchObject({ status: 429, Code: 'too_many_requests' })
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await nights()).toEqual([])
})

test.each([
  [
    'that is not complete',
    "identity_type = '', born = null",
    'guest_incomplete',
    /^Identity, Date of Birth are required/,
  ],
  ['whose document has expired', "identity_expires = '2026-11-19'", 'guest_wrong', /^This document has expired/],
])('a guest with a profile %s is asked for it, and nothing is written', async (_what, stored, code, sentence) => {
  await api.deps.db.change(`update guest set ${stored} where id = $1`, [guest.guestId])

  const answer = await refusedBy(
    () => submit(aBooking()),
    () => booksOf(api.deps.db),
  )

  expect(answer).toMatchObject({ status: 422, Code: code, Msg: expect.stringMatching(sentence) })
})

test('a booking stores where its visit came from, once, and none where it is not said', async () => {
  const body = aBooking([aPlace()], { Source: 'Facebook / <b>Eid</b>\u200b' })

  const answers = [await submit(body), await submit(body), await submit(aBooking(), other)]

  expect(codesOf(answers)).toEqual([null, null, null])
  expect(answers[1]?.Data).toEqual(answers[0]?.Data)
  expect(await api.deps.db.query('select visit_source from orders order by guest_id')).toEqual([
    { visit_source: 'facebook / <b>eid</b>' },
    { visit_source: null },
  ])
})

test.each([
  ['too long', 'x'.repeat(61)],
  ['nothing that can be read', ' \u200b\n'],
])('a source that is %s is refused, and nothing is written', async (_what, Source) => {
  const answer = await refusedBy(
    () => submit(aBooking([aPlace()], { Source })),
    () => booksOf(api.deps.db),
  )

  expect(answer.status).toBe(400)
})
