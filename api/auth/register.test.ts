import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { login, register, resendSignupCode } from '#contract/auth.ts'
import { shareTestApi } from '#tests/support/api-of-file.ts'
import {
  askCode,
  authRows,
  callLogin,
  callRegister,
  lastCode,
  readData,
  signUp,
  wrongCode,
} from '#tests/support/guests.ts'

const PHONE = '+8801712345678'
const OTHER_PHONE = '+8801812345678'

const api = shareTestApi({ empties: ['guest', 'one_time_code', 'failed_code', 'request_budget', 'activity', 'outbox'] })

const askSignupCode = (phone = PHONE) => askCode(api, { phone, otpFor: 'REGISTRATION' })

test('a code registers a guest, and is good for the one login that follows', async () => {
  const sent = await askSignupCode()

  const registered = await callRegister(api, { ...sent, firstName: ' Rahima ', lastName: 'Khatun' })
  const signedIn = await callLogin(api, sent)
  const again = await callLogin(api, sent)

  const { Id } = readData(register, registered)
  expect(readData(login, signedIn)).toMatchObject({ Id, Name: 'Rahima Khatun', Phone: PHONE, Email: '', Icon: '' })
  expect(again).toMatchObject({ status: 410, Code: 'code_spent' })
})

test('the login of a registration is open for a minute', async () => {
  const sent = await askSignupCode()
  await callRegister(api, sent)

  api.clock.advance(60)
  const late = await callLogin(api, sent)

  expect(late).toMatchObject({ status: 410, Code: 'code_spent' })
})

test('a sign-up code opens no login before it registered', async () => {
  const sent = await askSignupCode()
  const before = await authRows(api)

  const early = await callLogin(api, sent)

  expect(early).toMatchObject({ status: 422, Code: 'code_wrong' })
  expect(await authRows(api)).toEqual(before)
})

test('HTML in a name is stored and answered as the text that it is', async () => {
  const sent = await askSignupCode()
  await callRegister(api, { ...sent, firstName: '<b onclick="x()">', lastName: '&amp;' })

  const signedIn = await callLogin(api, sent)

  expect(readData(login, signedIn).Name).toBe('<b onclick="x()"> &amp;')
  expect(signedIn.headers.get('content-type')).toContain('application/json')
})

test('a repeat of the same submission and its twin get the first answer', async () => {
  const submission = { ...(await askSignupCode()), activityId: randomUUID() }

  const twins = await Promise.all([callRegister(api, submission), callRegister(api, submission)])
  const repeat = await callRegister(api, submission)
  const other = await callRegister(api, { ...submission, firstName: 'Karim' })

  const ids = [...twins, repeat].map((answer) => readData(register, answer).Id)
  expect(new Set(ids).size).toBe(1)
  expect(other).toMatchObject({ status: 422, Code: 'activity_reused' })
  expect(await api.deps.db.query('select first_name from guest')).toEqual([{ first_name: 'Rahima' }])
})

test('a wrong code registers no guest, and the fifth wrong one ends the code', async () => {
  const sent = await askSignupCode()
  const wrong = { ...sent, otp: wrongCode(sent.otp) }
  const before = await authRows(api)

  const tries = []
  for (let count = 1; count <= 5; count += 1) tries.push(await callRegister(api, wrong))
  const sixth = await callRegister(api, sent)

  expect(tries.map(({ status, Code }) => `${status} ${Code}`)).toEqual(Array(5).fill('422 code_wrong'))
  expect(sixth).toMatchObject({ status: 410, Code: 'code_spent' })
  expect(await authRows(api)).toEqual(before)
})

test('the right code counts even as the fifth try, and so does its login', async () => {
  const sent = await askSignupCode()
  for (let count = 1; count <= 4; count += 1) await callRegister(api, { ...sent, otp: wrongCode(sent.otp) })

  const registered = await callRegister(api, sent)
  const signedIn = await callLogin(api, sent)

  expect([registered.status, signedIn.status]).toEqual([200, 200])
})

test('a code lives for five minutes', async () => {
  const first = await askSignupCode()
  const second = await askSignupCode(OTHER_PHONE)

  api.clock.advance(5 * 60 - 1)
  const inTime = await callRegister(api, first)
  api.clock.advance(1)
  const before = await authRows(api)
  const late = await callRegister(api, second)

  expect(inTime.status).toBe(200)
  expect(late).toMatchObject({ status: 410, Code: 'code_expired' })
  expect(await authRows(api)).toEqual(before)
})

test('a resent code registers', async () => {
  await askSignupCode()
  api.clock.advance(60)
  const resent = await api.call(resendSignupCode, { body: { ActivityId: randomUUID(), Phone: PHONE } })
  const messageId = readData(resendSignupCode, resent).Id

  const registered = await callRegister(api, { phone: PHONE, messageId, otp: await lastCode(api, PHONE) })

  expect(registered.status).toBe(200)
})

test('a code is good for its own phone alone, and for its own message', async () => {
  const sent = await askSignupCode()
  const before = await authRows(api)

  const otherPhone = await callRegister(api, { ...sent, phone: OTHER_PHONE })
  const otherMessage = await callRegister(api, { ...sent, messageId: randomUUID() })

  expect([otherPhone, otherMessage]).toMatchObject([{ Code: 'code_wrong' }, { Code: 'code_wrong' }])
  expect(await authRows(api)).toEqual(before)
  expect(await api.deps.db.query('select attempts from one_time_code')).toEqual([{ attempts: 0 }])
})

test('a sign-in code registers no one', async () => {
  await signUp(api, { phone: PHONE })
  const sent = await askCode(api, { phone: PHONE, otpFor: 'LOGIN' })
  const before = await authRows(api)

  const answer = await callRegister(api, sent)

  expect(answer).toMatchObject({ status: 422, Code: 'code_wrong' })
  expect(await authRows(api)).toEqual(before)
})

test('a phone that was registered in between is refused', async () => {
  const sent = await askSignupCode()
  await api.deps.db.change(
    "insert into guest (phone, first_name, last_name, created_at) values ($1, 'Karim', 'Ali', now())",
    [PHONE],
  )
  const before = await authRows(api)

  const answer = await callRegister(api, sent)

  expect(answer).toMatchObject({ status: 409, Code: 'already_registered', Msg: 'Phone Number Already Exist' })
  expect(await authRows(api)).toEqual(before)
})

test.each([
  ['no first name', { FirstName: '  ' }],
  ['a name that is too long', { LastName: 'x'.repeat(61) }],
  ['control characters', { FirstName: 'a\nb' }],
  ['an extra field', { IsAdmin: true }],
  ['a number for a code', { OTP: 123456 }],
  ['no message', { MessageId: undefined }],
])('a registration with %s is malformed', async (_, changes) => {
  const sent = await askSignupCode()
  const before = await authRows(api)
  const body = {
    ActivityId: randomUUID(),
    PhoneNumber: PHONE,
    FirstName: 'Rahima',
    LastName: 'Khatun',
    MessageId: sent.messageId,
    OTP: sent.otp,
    ...changes,
  }

  const answer = await api.raw(register.path, { method: 'POST', body: JSON.stringify(body) })

  expect(answer).toMatchObject({ status: 400, Code: 'malformed', IsError: true })
  expect(await authRows(api)).toEqual(before)
})
