import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { isRegistered, requestResetCode, resendSignupCode } from '#contract/guests/sign-in.ts'
import { shareTestApi } from '#tests/support/api-of-file.ts'
import { authRows, callLogin, callRegister, callRequestCode } from '#tests/support/guests.ts'
import type { Answer } from '#tests/support/test-api.ts'

const api = shareTestApi()

const phone = '02123456'
const proof = { phone, messageId: randomUUID(), otp: '123456' }
const body = { ActivityId: randomUUID(), Phone: phone }

const calls: [string, () => Promise<Answer>][] = [
  ['a look-up', () => api.call(isRegistered, { query: { phoneNumber: phone } })],
  ['a code', () => callRequestCode(api, { phone, otpFor: 'REGISTRATION' })],
  ['a code sent again', () => api.call(resendSignupCode, { body })],
  ["the code of 'Reset sign-in'", () => api.call(requestResetCode, { body })],
  ['a registration', () => callRegister(api, proof)],
  ['a login', () => callLogin(api, proof)],
]

test.each(calls)('%s for what is not a mobile number is refused with a sentence', async (_, call) => {
  const before = await authRows(api)

  const answer = await call()

  expect(answer).toMatchObject({ status: 422, Code: 'phone_invalid', Msg: expect.stringContaining('mobile number') })
  expect(await authRows(api)).toEqual(before)
})
