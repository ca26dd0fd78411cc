import { expect, test } from 'vitest'
import { ADVANCE, bookRoom, newestAttempt, requestPayment, standingOf, stateOf } from '#tests/support/paying.ts'
import { shareShop } from '#tests/support/shop-of-file.ts'
import type { PaymentGateway } from '#api/platform/payment-gateway.ts'
import { reconcileAttempts } from './reconcile.ts'

const shop = shareShop()

test('a payment of which neither notice nor return arrived is found after three minutes', async () => {
  const booked = await bookRoom(shop)
  await shop.payUnheard(booked.paymentUrl)

  shop.api.clock.advance(179)
  const tooEarly = await reconcileAttempts(shop.api.deps)
  shop.api.clock.advance(1)
  const inTime = await reconcileAttempts(shop.api.deps)

  expect([tooEarly, inTime]).toEqual([0, 1])
  expect(await standingOf(shop, booked.code)).toMatchObject({ status: 'Confirmed', payments: [ADVANCE] })
})

test('at the start every attempt without an end is asked about, even one that a dead process had taken', async () => {
  const booked = await bookRoom(shop)
  await shop.payUnheard(booked.paymentUrl)
  await shop.api.deps.db.change('update payment_attempt set asked_at = $1', [shop.api.deps.now()])

  shop.api.clock.advance(1)
  await reconcileAttempts(shop.api.deps, { olderThanSeconds: 0 })

  expect(await standingOf(shop, booked.code)).toMatchObject({ status: 'Confirmed', payments: [ADVANCE] })
})

test('a gateway that is away leaves everything as it is, and is asked again a minute later', async () => {
  const booked = await bookRoom(shop)
  await shop.payUnheard(booked.paymentUrl)
  shop.api.clock.advance(180)

  shop.faults.isUnreachable = true
  await reconcileAttempts(shop.api.deps)
  const away = await stateOf(shop, booked)
  shop.faults.isUnreachable = false
  shop.api.clock.advance(59)
  const tooEarly = await reconcileAttempts(shop.api.deps)
  shop.api.clock.advance(2)
  const later = await reconcileAttempts(shop.api.deps)

  expect(away.State).toBe('PENDING')
  expect([tooEarly, later]).toEqual([0, 1])
  expect(await stateOf(shop, booked)).toMatchObject({ State: 'SUCCESS' })
})

test('an unused page has failed once it has ended at the gateway', async () => {
  const booked = await bookRoom(shop)

  shop.api.clock.advance(31 * 60)
  await reconcileAttempts(shop.api.deps)

  expect(await stateOf(shop, booked)).toMatchObject({ State: 'FAILED', HoldUntil: null })
})

test('an attempt of which the gateway knows nothing is given up after a day, and not before', async () => {
  const booked = await bookRoom(shop)
  await shop.fail(booked.paymentUrl)
  shop.faults.isUnreachable = true
  await requestPayment(shop, booked)
  shop.faults.isUnreachable = false
  const unknown = { ...booked, attemptId: await newestAttempt(shop, booked.code) }

  shop.api.clock.advance(23 * 3600)
  await reconcileAttempts(shop.api.deps)
  const dayBefore = await stateOf(shop, unknown)
  shop.api.clock.advance(3600)
  shop.faults.isUnreachable = true
  await reconcileAttempts(shop.api.deps)
  const unanswered = await stateOf(shop, unknown)
  shop.faults.isUnreachable = false
  shop.api.clock.advance(61)
  await reconcileAttempts(shop.api.deps)
  const dayAfter = await stateOf(shop, unknown)
  shop.api.clock.advance(3600)

  expect([dayBefore.State, unanswered.State, dayAfter.State]).toEqual(['PENDING', 'PENDING', 'FAILED'])
  expect(shop.warnings).toContain('gateway reports no outcome; giving up')
  expect(await reconcileAttempts(shop.api.deps)).toBe(0)
})

test('many attempts are asked about, each once', async () => {
  const booked = await bookRoom(shop)
  await shop.api.deps.db.change(
    `insert into payment_attempt (id, order_code, gateway, amount_paisa, state, created_at)
     select 'MANY' || n, order_code, gateway, 100, 'created', created_at from payment_attempt, generate_series(1, 44) n
     where id = $1`,
    [booked.attemptId],
  )
  shop.api.clock.advance(180)

  const [one, other] = await Promise.all([reconcileAttempts(shop.api.deps), reconcileAttempts(shop.api.deps)])

  expect(one + other).toBe(45)
})

test('one that cannot be settled does not keep the others waiting', async () => {
  const poisoned = await bookRoom(shop)
  const other = await bookRoom(shop, '30%', poisoned.guest)
  await shop.payUnheard(other.paymentUrl)
  shop.api.clock.advance(180)
  const { deps } = shop.api
  const gateway: PaymentGateway = {
    ...deps.gateway,
    async query(asked) {
      if (asked.attemptId === poisoned.attemptId) throw new Error('An unreadable answer')
      return deps.gateway.query(asked)
    },
  }
  const logged: object[] = []

  const asked = await reconcileAttempts({
    ...deps,
    gateway,
    log: { ...deps.log, error: (details) => void logged.push(details) },
  })

  expect(asked).toBe(2)
  expect(logged).toEqual([{ attempt: poisoned.attemptId, err: new Error('An unreadable answer') }])
  expect(await standingOf(shop, other.code)).toMatchObject({ status: 'Confirmed', payments: [ADVANCE] })
})

test.each([3600, 24 * 3600])('a payment of before the clock was set back by %d s is found', async (seconds) => {
  const booked = await bookRoom(shop)
  await shop.payUnheard(booked.paymentUrl)

  shop.api.clock.advance(-seconds)
  await reconcileAttempts(shop.api.deps)

  expect(await standingOf(shop, booked.code)).toMatchObject({ status: 'Confirmed', payments: [ADVANCE] })
})
