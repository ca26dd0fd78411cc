import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createApp } from '#api/app.ts'
import { cancelBooking } from '#contract/money/cancellations.ts'
import { API_BASE, TOKEN_HEADER, toWireRequest } from '#contract/endpoint.ts'
import { cancel, hasSentBack, refundsOf, paidRoom } from '#tests/support/cancelling.ts'
import { ADVANCE, standingOf, type Booked } from '#tests/support/paying.ts'
import { shareShop } from '#tests/support/shop-of-file.ts'
import { toTaka } from '#contract/values/money.ts'
import { reconcileRefunds, settleRefund } from './settle-refund.ts'
import { spreadRefund } from './create-refunds.ts'

const DAY = 24 * 3600
/** Half of it goes back, so that a refund that was sent twice could be seen. */
const REFUND = ADVANCE / 2

const shop = shareShop()

async function runJob(secondsLater = 60) {
  shop.api.clock.advance(secondsLater)
  return reconcileRefunds(shop.api.deps)
}

test('a gateway that is away does not keep a booking from being cancelled: it is asked until it answers, once', async () => {
  const booked = await paidRoom(shop, 2)
  shop.faults.isUnreachable = true

  const done = await cancel(shop, booked, { refund: REFUND })
  await runJob()
  const waiting = await refundsOf(shop, booked.code)
  shop.faults.isUnreachable = false
  await runJob(120)
  await runJob(3600)

  expect(done.Data).toMatchObject({ Status: 'Cancelled' })
  expect(waiting).toMatchObject([{ state: 'created' }])
  expect(await refundsOf(shop, booked.code)).toMatchObject([{ state: 'refunded', id: waiting[0]?.id }])
  expect(await hasSentBack(shop, booked.attemptId, REFUND)).toBe(true)
})

test('a refund whose answer was lost is found by its id, not sent again', async () => {
  const booked = await paidRoom(shop, 2)
  shop.network.losesRefundAnswers = true
  await cancel(shop, booked, { refund: REFUND })
  shop.network.losesRefundAnswers = false

  await runJob(120)
  await runJob(3600)

  expect(await standingOf(shop, booked.code)).toMatchObject({ status: 'Refunded' })
  expect(await hasSentBack(shop, booked.attemptId, REFUND)).toBe(true)
})

/** The process ends when the order is cancelled and the gateway has not been asked. */
async function cancelAndDie(booked: Booked, activityId: string) {
  const { deps } = shop.api
  const gateway = { ...deps.gateway, refund: () => Promise.reject(new Error('killed')) }
  const body = { ActivityId: activityId, Code: booked.code, Confirm: true, Refund: toTaka(REFUND) } as const
  const { method, path, body: text } = toWireRequest(cancelBooking, { body })
  const died = await createApp({ ...deps, gateway, log: { ...deps.log, error: () => {} } }).request(API_BASE + path, {
    method,
    body: text ?? '',
    headers: { 'content-type': 'application/json', [TOKEN_HEADER]: booked.guest.token },
  })
  expect(died.status).toBe(500)
}

test('after a death between the cancellation and the gateway the repeated submission goes on, once', async () => {
  const booked = await paidRoom(shop, 2)
  const activityId = randomUUID()
  await cancelAndDie(booked, activityId)
  const dead = await refundsOf(shop, booked.code)

  const again = await cancel(shop, booked, { refund: REFUND, activityId })

  expect(dead).toMatchObject([{ state: 'created' }])
  expect(again.Data).toMatchObject({ Percent: 50, Status: 'Cancelled' })
  expect(await refundsOf(shop, booked.code)).toMatchObject([{ state: 'processing', id: dead[0]?.id }])
  expect(await hasSentBack(shop, booked.attemptId, REFUND)).toBe(true)
})

test('after such a death the job goes on without another submission, once', async () => {
  const booked = await paidRoom(shop, 2)
  await cancelAndDie(booked, randomUUID())

  const asked = await Promise.all([runJob(), reconcileRefunds(shop.api.deps)])
  await runJob(3600)

  expect(asked[0] + asked[1]).toBe(1)
  expect(await standingOf(shop, booked.code)).toMatchObject({ status: 'Refunded' })
  expect(await hasSentBack(shop, booked.attemptId, REFUND)).toBe(true)
})

test('two questions about a refund at the same instant book its arrival once', async () => {
  const booked = await paidRoom(shop, 2)
  await cancel(shop, booked, { refund: REFUND })
  const [refund] = await refundsOf(shop, booked.code)
  shop.api.clock.advance(60)

  await Promise.all(Array.from({ length: 5 }, () => settleRefund(shop.api.deps, refund?.id ?? '')))

  const { db } = shop.api.deps
  expect(await db.query("select event_no from order_event where event = 'paidOutRefund'")).toHaveLength(1)
  expect(await db.query("select id from outbox where body like '%has been refunded.'")).toHaveLength(1)
})

test('a refund that the gateway refuses is left to staff, who are notified, and never asked for again', async () => {
  const booked = await paidRoom(shop, 2)
  const { db } = shop.api.deps
  await db.change("update payment set refund_key = 'unknown-at-the-bank' where order_code = $1", [booked.code])

  await cancel(shop, booked, { refund: REFUND })
  const asked = await runJob(DAY)

  const mails = await db.query<{ body: string }>("select body from outbox where channel = 'email' order by id")
  expect(await refundsOf(shop, booked.code)).toMatchObject([{ state: 'failed' }])
  expect(await standingOf(shop, booked.code)).toMatchObject({ status: 'Cancelled' })
  expect(mails.at(-1)?.body).toMatch(/refund of BDT 2,242\.50 .* was refused/)
  expect(shop.warnings).toContain('gateway refused the refund: staff must act')
  expect(asked).toBe(0)
})

test('a refund that is on its way is asked about after a minute, then ever more rarely', async () => {
  const booked = await paidRoom(shop, 2)
  await cancel(shop, booked, { refund: REFUND })
  shop.faults.isUnreachable = true

  const asked = [await runJob(59), await runJob(1), await runJob(119), await runJob(1), await runJob(239)]

  expect(asked).toEqual([0, 1, 0, 1, 0])
})

test('the database itself refuses refunds above their payment, and two of the same part', async () => {
  const booked = await paidRoom(shop, 2)
  await cancel(shop, booked, { refund: REFUND })
  const { db } = shop.api.deps
  const insert = (amount: number, before: number) =>
    db.change(
      `insert into refund (id, order_code, attempt_id, payment_paisa, refunded_before_paisa, amount_paisa, state,
         ask_after, created_at)
       select 'R', order_code, attempt_id, payment_paisa, $2, $1, 'created', created_at, created_at from refund`,
      [amount, before],
    )

  await expect(insert(ADVANCE - REFUND + 1, REFUND)).rejects.toThrow('refund_is_at_most_its_payment')
  await expect(insert(1, 0)).rejects.toThrow('refund_begins_where_others_end')
  await expect(db.change('update refund set payment_paisa = payment_paisa + 1')).rejects.toThrow(
    'refund_belongs_to_a_payment',
  )
})

test('a refund is made up of payments from the newest on, each at most whole, to the last paisa', () => {
  const payment = fc.record({
    amount: fc.integer({ min: 1, max: 50_000_000 }),
    sentBack: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  const payments = fc.array(payment, { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(payments, fc.double({ min: 0, max: 1, noNaN: true }), (made, share) => {
      const paid = made.map(({ amount, sentBack }, index) => ({
        attemptId: String(index),
        amount,
        remaining: amount - Math.floor(amount * sentBack),
      }))
      const wanted = Math.floor(paid.reduce((sum, { remaining }) => sum + remaining, 0) * share)

      const parts = spreadRefund(paid, wanted)

      expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(wanted)
      expect(parts.every(({ payment: { remaining }, amount }) => amount > 0 && amount <= remaining)).toBe(true)
      expect(parts.slice(0, -1).every(({ payment: { remaining }, amount }) => amount === remaining)).toBe(true)
      const open = paid.filter(({ remaining }) => remaining > 0)
      expect(parts.map(({ payment }) => payment)).toEqual(open.slice(0, parts.length))
    }),
  )
  expect(() => spreadRefund([{ attemptId: '1', amount: 9, remaining: 1 }], 2)).toThrow('exceeds payments by 1 paisa')
})
