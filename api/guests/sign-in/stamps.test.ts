import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { requestResetCode, resendSignupCode } from '#contract/guests/sign-in.ts'
import { StampNeeded } from '#contract/values/stamps.ts'
import { solveStamp } from '#src/auth/solve-stamp.ts'
import { askCode, callRegister, callRequestCode } from '#tests/support/guests.ts'
import { smsOf } from '#tests/support/bookings.ts'
import { shareTestApi } from '#tests/support/api-of-file.ts'
import { codesOf, post } from '#tests/support/post.ts'
import type { Answer } from '#tests/support/test-api.ts'
import { standardLimits } from '#api/platform/limits.ts'

const PHONE = '+8801812000001'
const OTHER = '+8801812000002'
const BITS = 8

const limits = { ...standardLimits, codePauses: [], codeStamp: { bits: BITS, seconds: 300 } }
const api = shareTestApi({ deps: { limits } })

/** The breaker opens: unknown phones get a code for a stamp alone. */
const openBreaker = () =>
  api.deps.db.change("insert into code_pause (name, ends_at) values ('strangers', $1)", [
    new Date(api.clock.now.getTime() + 3_600_000),
  ])

const ask = (phone: string, stamp?: string, activityId: string = randomUUID()) =>
  callRequestCode(api, { phone, otpFor: 'REGISTRATION', activityId, ...(stamp !== undefined && { stamp }) })

const neededOf = ({ Code, Data }: Answer) => {
  expect(Code).toBe('stamp_needed')
  return StampNeeded.parse(Data)
}
const earn = async (phone: string) => solveStamp(neededOf(await ask(phone)))

test('a stamp that was earned brings the code, and a repeat of that request its answer', async () => {
  await openBreaker()
  const activityId = randomUUID()
  const stamp = solveStamp(neededOf(await ask(PHONE, undefined, activityId)))

  const sent = await ask(PHONE, stamp, activityId)
  const again = await ask(PHONE, stamp, activityId)

  expect(sent.status).toBe(200)
  expect(again.Data).toEqual(sent.Data)
  expect(await smsOf(api)).toHaveLength(1)
})

test('a stamp buys one code, for its own phone, for some minutes', async () => {
  await openBreaker()
  const used = await earn(PHONE)
  await ask(PHONE, used)
  const late = await earn(PHONE)
  const foreign = await earn(OTHER)

  const refused = [await ask(PHONE, used), await ask(PHONE, foreign)]
  api.clock.advance(300)
  refused.push(await ask(PHONE, late))

  expect(codesOf(refused)).toEqual(Array(3).fill('stamp_needed'))
  expect(await smsOf(api)).toHaveLength(1)
})

test('work that was not done, a challenge that was changed and what is not a stamp are refused', async () => {
  await openBreaker()
  const { Challenge } = neededOf(await ask(PHONE))
  const easy = Challenge.replace(`.${BITS}.`, '.0.')
  const solved = solveStamp({ Challenge, Bits: BITS })
  const unsolved = [0, 1].map((number) => `${Challenge}.${number}`).find((stamp) => stamp !== solved) ?? ''
  const wrong = [unsolved, `${easy}.0`, `${solved}0.0`, Challenge, '', 'x'.repeat(5_000)]

  const answers = await Promise.all(wrong.map((stamp) => ask(PHONE, stamp)))

  expect(codesOf(answers)).toEqual(wrong.map(() => 'stamp_needed'))
  expect((await ask(PHONE, solved)).status).toBe(200)
})

test('twenty requests with one stamp at once get one code', async () => {
  await openBreaker()
  const stamp = await earn(PHONE)

  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(PHONE, stamp)))

  expect(answers.filter(({ IsError }) => !IsError)).toHaveLength(1)
})

test('every call that sends a code to an unknown phone asks for a stamp, and takes it', async () => {
  await callRegister(api, await askCode(api, { phone: PHONE, otpFor: 'REGISTRATION' }))
  await openBreaker()
  const caller = (stamp?: string) => (stamp === undefined ? {} : { stamp })
  const resend = (stamp?: string) => post(api, resendSignupCode, { Phone: OTHER }, caller(stamp))
  const reset = (stamp?: string) => post(api, requestResetCode, { Phone: PHONE }, caller(stamp))

  const stamps = [solveStamp(neededOf(await resend())), solveStamp(neededOf(await reset()))]

  expect([(await resend(stamps[0])).status, (await reset(stamps[1])).status]).toEqual([200, 200])
})
