import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import type { Transaction } from '#api/platform/db/db.ts'
import { correctContact, lockGuest, type LockedGuest } from '#api/guests/corrections.ts'
import { standardLimits } from '#api/platform/limits.ts'
import { askCode, callLogin, callRequestCode, signUp, wrongCode } from '#tests/support/guests.ts'
import { tally } from '#tests/support/post.ts'
import { watchDeadlocks } from '#tests/support/races/watch-deadlocks.ts'
import { openTestDb } from '#tests/support/test-db.ts'
import { startTestApi, type Answer, type TestApi } from '#tests/support/test-api.ts'

const PHONE = '+8801712345678'

let api: TestApi
afterEach(() => api.close())

const atOnce = async (count: number, request: () => Promise<Answer>) =>
  tally(await Promise.all(Array.from({ length: count }, request)))

const rowsOf = async (table: string) => (await api.deps.db.query(`select * from ${table}`)).length

test('30 wrong codes at once are five tries', async () => {
  api = await startTestApi()
  await signUp(api, { phone: PHONE })
  const sent = await askCode(api, { phone: PHONE, otpFor: 'LOGIN' })

  const outcomes = await atOnce(30, () => callLogin(api, { ...sent, otp: wrongCode(sent.otp) }))

  expect(outcomes).toEqual({ code_wrong: 5, code_spent: 25 })
})

test('of 5 logins at once with one code one opens a session', async () => {
  api = await startTestApi()
  await signUp(api, { phone: PHONE })
  const sent = await askCode(api, { phone: PHONE, otpFor: 'LOGIN' })

  const outcomes = await atOnce(5, () => callLogin(api, sent))

  expect(outcomes).toEqual({ done: 1, code_spent: 4 })
  expect(await rowsOf('guest_session')).toBe(2)
})

async function lockedGuest(db: Transaction, guestId: number): Promise<LockedGuest> {
  const guest = await lockGuest(db, guestId)
  if (!guest) throw new Error(`There is no guest ${guestId}`)
  return guest
}

test.each([
  { who: 'who signs in', times: 0, code: 'not_registered' },
  { who: 'who signs in again, the answer being lost,', times: 1, code: 'code_spent' },
])('$who while staff give the guest another phone waits, and is not signed in', async ({ times, code }) => {
  const deadlocks: string[] = []
  api = await startTestApi({
    open: () => openTestDb((engine) => watchDeadlocks(engine, (statement) => deadlocks.push(statement))),
  })
  const { guestId } = await signUp(api, { phone: PHONE })
  const sent = { ...(await askCode(api, { phone: PHONE, otpFor: 'LOGIN' })), activityId: randomUUID() }
  for (let time = 0; time < times; time += 1) await callLogin(api, sent)
  const locked = Promise.withResolvers<void>()
  let isAnswered = false
  const signingIn = locked.promise.then(() => callLogin(api, sent)).finally(() => (isAnswered = true))

  await api.deps.db.inTransaction(async (db) => {
    const guest = await lockedGuest(db, guestId)
    locked.resolve()
    const isWaiting = async () => (await db.query('select 1 from pg_locks where not granted')).length > 0
    await expect.poll(async () => isAnswered || (await isWaiting()), { timeout: 10_000 }).toBe(true)
    await correctContact(db, api.deps, guest, { ...guest, phone: '+8801811223344', at: api.clock.now })
  })

  expect((await signingIn).Code).toBe(code)
  expect(deadlocks).toEqual([])
  expect(await api.deps.db.query('select 1 from guest_session where revoked_at is null')).toEqual([])
})

/** Each asks for a code for another phone. */
function visitors(): () => Promise<Answer> {
  let number = 0
  return () =>
    callRequestCode(api, { phone: `+88018${String((number += 1)).padStart(8, '0')}`, otpFor: 'REGISTRATION' })
}

/** Opens the connections first: those that wait for one would come one after the other. */
async function openConnections(count: number): Promise<void> {
  await Promise.all(Array.from({ length: count }, () => api.deps.db.query('select 1')))
}

/** Counting makes those who come together come one after the other. */
const uncounted = { count: Infinity, seconds: 3_600 }
const limits = {
  ...standardLimits,
  codesPerAddress: uncounted,
  codesPerPhoneHour: uncounted,
  codesPerPhoneDay: uncounted,
  codesToGuests: uncounted,
  codesToStrangers: uncounted,
}

test('of 20 requests for a code at once one is sent, the others wait', async () => {
  api = await startTestApi({ deps: { limits } })
  await openConnections(20)

  const outcomes = await atOnce(20, () => callRequestCode(api, { phone: PHONE, otpFor: 'REGISTRATION' }))

  expect(outcomes).toEqual({ done: 1, too_many_requests: 19 })
  expect(await rowsOf('one_time_code')).toBe(1)
})

test('20 visitors who ask for a code at once all get one, and each is counted', async () => {
  const counted = { ...limits, codesToStrangers: standardLimits.codesToStrangers }
  api = await startTestApi({ deps: { limits: counted } })
  await openConnections(20)

  const outcomes = await atOnce(20, visitors())

  expect(outcomes).toEqual({ done: 20 })
  expect(await api.deps.db.query("select used from request_budget where key = 'codesToStrangers:all'")).toEqual([
    { used: 20 },
  ])
})

test('visitors who find at once that codes are not used begin one pause', async () => {
  const codeBreakers = [{ floor: 2, leastVerified: 0.2, seconds: 600, pauseSeconds: 600 }]
  const deps = { limits: { ...limits, codeBreakers } }
  api = await startTestApi({ deps })
  const warnings: object[] = []
  api.deps.log = { ...api.deps.log, warn: (details) => void warnings.push(details) }
  const ask = visitors()
  await ask()
  await ask()

  const outcomes = await atOnce(10, ask)

  expect(outcomes).toEqual({ stamp_needed: 10 })
  expect(warnings).toHaveLength(1)
})
