import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { callLogin, callRegister, callRequestCode, wrongCode } from '#tests/support/auth-calls.ts'
import { askCode, signUp } from '#tests/support/guests.ts'
import { startTestApi, type Answer, type TestApi } from '#tests/support/test-api.ts'
import { openTestPostgres } from '#tests/support/test-db.ts'
import { unlimited } from '#tests/support/unlimited.ts'

const PHONE = '+8801712345678'
const isolations = ['read committed', 'serializable'] as const

let api: TestApi
afterEach(() => api.close())

async function atOnce(count: number, press: () => Promise<Answer>): Promise<Record<string, number>> {
  const answers = await Promise.all(Array.from({ length: count }, press))
  const outcomes = answers.map(({ Code }) => Code ?? 'done')
  return Object.fromEntries(
    [...new Set(outcomes)].map((one) => [one, outcomes.filter((other) => other === one).length]),
  )
}

const rowsOf = async (table: string) => (await api.deps.db.query(`select * from ${table}`)).length

test.each(isolations)('30 wrong codes at once are five tries (%s)', async (isolation) => {
  api = await startTestApi({ open: () => openTestPostgres(isolation) })
  await signUp(api, { phone: PHONE })
  const sent = await askCode(api, { phone: PHONE, otpFor: 'LOGIN' })

  const outcomes = await atOnce(30, () => callLogin(api, { ...sent, otp: wrongCode(sent.otp) }))

  expect(outcomes).toEqual({ code_wrong: 5, code_spent: 25 })
})

test.each(isolations)('of 5 logins at once with one code one opens a session (%s)', async (isolation) => {
  api = await startTestApi({ open: () => openTestPostgres(isolation) })
  await signUp(api, { phone: PHONE })
  const sent = await askCode(api, { phone: PHONE, otpFor: 'LOGIN' })

  const outcomes = await atOnce(5, () => callLogin(api, sent))

  expect(outcomes).toEqual({ done: 1, code_spent: 4 })
  expect(await rowsOf('guest_session')).toBe(2)
})

test.each(isolations)('twins of a sign-up make one guest, and all get its answer (%s)', async (isolation) => {
  api = await startTestApi({ open: () => openTestPostgres(isolation) })
  const press = { ...(await askCode(api, { phone: PHONE, otpFor: 'REGISTRATION' })), activityId: randomUUID() }

  const outcomes = await atOnce(5, () => callRegister(api, press))

  expect(outcomes).toEqual({ done: 5 })
  expect(await rowsOf('guest')).toBe(1)
})

test.each(isolations)('twins of a press for a code send one SMS (%s)', async (isolation) => {
  api = await startTestApi({ open: () => openTestPostgres(isolation) })
  const activityId = randomUUID()

  const outcomes = await atOnce(5, () => callRequestCode(api, { phone: PHONE, otpFor: 'REGISTRATION', activityId }))

  expect(outcomes).toEqual({ done: 5 })
  expect(await rowsOf('outbox')).toBe(1)
})

test.each(isolations)('of 5 presses for a code at once one is sent, the others wait (%s)', async (isolation) => {
  api = await startTestApi({ open: () => openTestPostgres(isolation) })

  const outcomes = await atOnce(5, () => callRequestCode(api, { phone: PHONE, otpFor: 'REGISTRATION' }))

  expect(outcomes).toEqual({ done: 1, too_many_requests: 4 })
  expect(await rowsOf('one_time_code')).toBe(1)
})

test.each(isolations)(
  '5 presses for a code at once leave one live code, even where nobody waits (%s)',
  async (isolation) => {
    api = await startTestApi({ open: () => openTestPostgres(isolation), deps: { limits: unlimited } })

    const outcomes = await atOnce(5, () => callRequestCode(api, { phone: PHONE, otpFor: 'REGISTRATION' }))

    expect(outcomes).toEqual({ done: 5 })
    expect(await rowsOf('one_time_code where spent_at is null')).toBe(1)
  },
)
