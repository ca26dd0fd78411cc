import { afterEach, beforeEach, expect, test } from 'vitest'
import { isRegistered } from '#contract/auth.ts'
import {
  askCode,
  authRows,
  callLogin,
  callRegister,
  callRequestCode,
  signUp,
  wrongCode,
} from '#tests/support/guests.ts'
import { startTestApi, type TestApi } from '#tests/support/test-api.ts'
import { standardLimits, type Limits } from '../limits.ts'

const PHONE = '+8801712345678'
const HOUR = 3600

let api: TestApi
beforeEach(async () => {
  api = await startTestApi()
})
afterEach(() => api.close())

function limitTo(limits: Partial<Limits>): void {
  api.deps.limits = { ...standardLimits, ...limits }
}

const ask = (phone: string, address = '203.0.113.7') => callRequestCode(api, { phone, otpFor: 'REGISTRATION', address })

test('a phone gets five codes an hour and ten a day from all callers together', async () => {
  limitTo({ codePauses: [] })
  const statuses = []
  for (let hour = 0; hour < 3; hour += 1) {
    for (let count = 0; count < 6; count += 1) statuses.push((await ask(PHONE, `203.0.113.${count}`)).status)
    api.clock.advance(HOUR)
  }

  const fiveAndNoMore = [200, 200, 200, 200, 200, 429]
  expect(statuses).toEqual([...fiveAndNoMore, ...fiveAndNoMore, 429, 429, 429, 429, 429, 429])
})

test('a network of IPv6 has one budget for all its addresses', async () => {
  limitTo({ codesPerAddress: { count: 2, seconds: HOUR } })
  const addresses = ['2001:db8:0:7::1', '2001:db8:0:7:8:9:a:b', '2001:db8:0:7::3', '2001:db8:0:8::1']

  const statuses = []
  for (const [place, address] of addresses.entries())
    statuses.push((await ask(`+880171234567${place}`, address)).status)

  expect(statuses).toEqual([200, 200, 429, 200])
})

test('a refusal names when to come again, and sends nothing', async () => {
  limitTo({ codesPerPhoneHour: { count: 1, seconds: HOUR } })
  await ask(PHONE)
  api.clock.advance(20 * 60)
  const before = await authRows(api)

  const refused = await ask(PHONE)

  expect(refused).toMatchObject({
    status: 429,
    Code: 'too_many_requests',
    Msg: 'Too many tries. Please try again in 40 minutes.',
  })
  expect(refused.headers.get('Retry-After')).toBe(String(40 * 60))
  expect(await authRows(api)).toEqual(before)
})

test('a repeat of a submission costs no code and no asking', async () => {
  const one = { count: 1, seconds: HOUR }
  limitTo({ codesPerPhoneHour: one, codesPerAddress: one })
  const submission = {
    phone: PHONE,
    otpFor: 'REGISTRATION',
    activityId: '6d0c7a54-93c2-4b0c-8e5f-0d6a1f3f7a10',
  } as const
  await callRequestCode(api, submission)

  const repeat = await callRequestCode(api, submission)

  expect(repeat.status).toBe(200)
})

test('an address gets so many codes, refused ones too', async () => {
  limitTo({ codesPerAddress: { count: 2, seconds: HOUR } })
  await callRequestCode(api, { phone: PHONE, otpFor: 'LOGIN' })
  await ask('+8801712345601')

  const third = await ask('+8801712345602')
  const elsewhere = await ask('+8801712345602', '198.51.100.1')

  expect([third.Code, elsewhere.Code]).toEqual(['too_many_requests', null])
})

test('all phones together get so many codes a day', async () => {
  limitTo({ codesPerDay: { count: 2, seconds: 24 * HOUR } })
  await callRequestCode(api, { phone: PHONE, otpFor: 'LOGIN' })
  await ask('+8801712345601')
  await ask('+8801712345602')

  const third = await ask('+8801712345603')

  expect(third.Code).toBe('too_many_requests')
})

test('an address looks up so many phones', async () => {
  limitTo({ lookupsPerAddress: { count: 2, seconds: HOUR } })
  const look = (address: string) => api.call(isRegistered, { query: { phoneNumber: '12' } }, { address })

  const codes = [await look('203.0.113.7'), await look('203.0.113.7'), await look('203.0.113.7')].map(
    ({ Code }) => Code,
  )

  expect(codes).toEqual(['phone_invalid', 'phone_invalid', 'too_many_requests'])
  expect((await look('198.51.100.1')).Code).toBe('phone_invalid')
})

test('an address tries so many logins and registrations', async () => {
  limitTo({ loginsPerAddress: { count: 1, seconds: HOUR } })
  const sent = await askCode(api, { phone: PHONE, otpFor: 'REGISTRATION' })
  await callLogin(api, { ...sent, otp: wrongCode(sent.otp) })
  const before = await authRows(api)

  const registered = await callRegister(api, sent)

  expect(registered).toMatchObject({ status: 429, Code: 'too_many_requests' })
  expect(await authRows(api)).toEqual(before)
  expect((await callRegister(api, { ...sent, address: '198.51.100.1' })).status).toBe(200)
})

test('a phone whose codes failed too often waits, even for the right code', async () => {
  limitTo({ failedCodesPerPhone: { count: 3, seconds: 24 * HOUR } })
  await signUp(api, { phone: PHONE })
  const first = await askCode(api, { phone: PHONE, otpFor: 'LOGIN' })
  for (let count = 0; count < 3; count += 1) await callLogin(api, { ...first, otp: wrongCode(first.otp) })

  api.clock.advance(60)
  const second = await askCode(api, { phone: PHONE, otpFor: 'LOGIN' })
  const refused = await callLogin(api, second)
  api.clock.advance(24 * HOUR)
  const nextDay = await callLogin(api, await askCode(api, { phone: PHONE, otpFor: 'LOGIN' }))

  expect(refused).toMatchObject({ status: 429, Code: 'too_many_requests' })
  expect(nextDay.status).toBe(200)
})

test('made-up messages cannot lock a phone out', async () => {
  limitTo({ failedCodesPerPhone: { count: 1, seconds: 24 * HOUR } })
  const sent = await askCode(api, { phone: PHONE, otpFor: 'REGISTRATION' })
  const madeUp = { ...sent, messageId: '6d0c7a54-93c2-4b0c-8e5f-0d6a1f3f7a10' }
  for (let count = 0; count < 3; count += 1) await callRegister(api, madeUp)

  const registered = await callRegister(api, sent)

  expect(registered.status).toBe(200)
})
