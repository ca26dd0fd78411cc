import { expect, test } from 'vitest'
import { shareTestApi, shareGuests } from '#tests/support/api-of-file.ts'
import { aPlace, booksOf, holdOrder, mailsOf, recordMoney, smsOf } from '#tests/support/bookings.ts'
import { START } from '#tests/support/test-api.ts'
import { expireHolds } from './holds/expire-holds.ts'
import { lockKnownOrder } from './locked-order.ts'
import { cancelUnpaidOrder, extendHoldForPayment } from './order-payments.ts'

const HALF_AN_HOUR = 30 * 60
/** Two nights in one room, with tax, in paisa. */
const PAYABLE = 1_495_000

const api = shareTestApi({
  hasHouses: true,
})
const { guest, other } = shareGuests(api)

const pay = (order: { code: string }, amount: number) => recordMoney(api, order, amount)
const cancel = (orderCode: string) =>
  api.deps.db.inTransaction(async (db) => cancelUnpaidOrder(db, await lockKnownOrder(db, orderCode), api.clock.now))

async function orderRow(code: string): Promise<unknown> {
  const [row] = await api.deps.db.query('select status, paid_paisa, held_until from orders where code = $1', [code])
  return row
}
const nightsOf = (code: string) =>
  api.deps.db.query('select unit_id, state, hold_expires_at from unit_night where order_code = $1 order by night', [
    code,
  ])
const ROOM = 'Rania House, single room, 01-12-2026 to 03-12-2026'

test('leaving a payment page does not cancel what staff hold', async () => {
  const order = await holdOrder(api, guest)
  await api.deps.db.change(
    `with member as (
       insert into staff (email, name, role, password_hash, has_given_password, created_at)
       values ('a@resort.test', 'A', 'desk', '', false, now()) returning id)
     update orders set made_by = (select id from member)`,
  )

  await cancel(order.code)

  expect(await orderRow(order.code)).toMatchObject({ status: 'Pending' })
})

test('money sells the nights that were held, and the guest is notified', async () => {
  const order = await holdOrder(api, guest)

  const status = await pay(order, 448_500)

  expect(status).toBe('Confirmed')
  expect(await orderRow(order.code)).toEqual({ status: 'Confirmed', paid_paisa: 448_500, held_until: null })
  const sold = { unit_id: '000000001-001', state: 'booked', hold_expires_at: null }
  expect(await nightsOf(order.code)).toEqual([sold, sold])
  expect(await smsOf(api)).toEqual([
    `We received BDT 4,485 for your booking ${order.code}. It is confirmed: ${ROOM}, check-in from 14:00. BDT 10,465 is due at the resort. http://resort.test/profile/order/${order.code}`,
  ])
})

test('money for an expired order claims its nights again, in any free room', async () => {
  const order = await holdOrder(api, guest)
  api.clock.advance(HALF_AN_HOUR)
  await expireHolds(api.deps)
  await holdOrder(api, other)

  const status = await pay(order, PAYABLE)

  expect(status).toBe('Confirmed')
  expect(await nightsOf(order.code)).toMatchObject([
    { unit_id: '000000001-002', state: 'booked' },
    { unit_id: '000000001-002', state: 'booked' },
  ])
})

test.each([
  ['tidied away', true],
  ['left lying', false],
])(
  'money for nights that another guest took in the meantime is recorded, and staff must act: the old hold was %s',
  async (_, isTidied) => {
    const order = await holdOrder(api, guest, [aPlace({ Type: 'HOUSE' })])
    api.clock.advance(HALF_AN_HOUR)
    if (isTidied) await expireHolds(api.deps)
    const theirs = await holdOrder(api, other, [aPlace({ ArrivalDate: '2026-12-02' })])

    const status = await pay(order, 100_000)

    expect(status).toBe('Paid-unplaced')
    expect(await orderRow(order.code)).toMatchObject({ status: 'Paid-unplaced', paid_paisa: 100_000 })
    expect(await nightsOf(order.code)).toEqual([])
    expect(await nightsOf(theirs.code)).toHaveLength(1)
    expect(await smsOf(api)).toEqual([
      `We received BDT 1,000 for your booking ${order.code}. We will call you about it shortly.`,
    ])
    expect(await mailsOf(api)).toMatchObject([
      {
        to: 'stay@resort.test',
        body: expect.stringContaining(`Paid but not placed, please call the guest: ${order.code}`),
      },
    ])
  },
)

test('an order that is placed again retains none of the nights that it held before', async () => {
  await holdOrder(api, other, [aPlace({ Quantity: 2 })])
  const order = await holdOrder(api, guest, [aPlace({ Quantity: 2 })])
  api.clock.advance(HALF_AN_HOUR)
  const passing = await holdOrder(api, other, [aPlace({ Quantity: 3 })])
  await cancel(passing.code)

  const status = await pay(order, 2 * PAYABLE)

  const units = await api.deps.db.query(
    'select distinct unit_id from unit_night where order_code = $1 order by unit_id',
    [order.code],
  )
  expect(status).toBe('Confirmed')
  expect(units).toEqual([{ unit_id: '000000001-001' }, { unit_id: '000000001-002' }])
})

test.each([
  { opened: [0], held: 30 },
  { opened: [20, 10], held: 50 },
  { opened: [10, 45], held: 60 },
  { opened: [29, 58, 59], held: 60 },
])('payment pages opened at minute $opened hold the nights for $held minutes', async ({ opened, held }) => {
  const order = await holdOrder(api, guest)
  const minute = (count: number) => new Date(START.getTime() + count * 60_000)

  for (const count of opened) {
    await api.deps.db.inTransaction(async (db) =>
      extendHoldForPayment(db, await lockKnownOrder(db, order.code), minute(count)),
    )
  }

  expect(await orderRow(order.code)).toMatchObject({ held_until: minute(held) })
  expect(await nightsOf(order.code)).toMatchObject([
    { hold_expires_at: minute(held) },
    { hold_expires_at: minute(held) },
  ])
})

test('a hold of which nights are lost is not made longer', async () => {
  const order = await holdOrder(api, guest, [aPlace({ Type: 'HOUSE' })])
  api.clock.advance(HALF_AN_HOUR)
  await holdOrder(api, other, [aPlace({ DepartureDate: '2026-12-02' })])
  const before = await booksOf(api.deps.db)

  await api.deps.db.inTransaction(async (db) =>
    extendHoldForPayment(db, await lockKnownOrder(db, order.code), api.clock.now),
  )

  expect(await booksOf(api.deps.db)).toEqual(before)
})
