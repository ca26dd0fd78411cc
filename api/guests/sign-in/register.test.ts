import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { login, register, resendSignupCode } from '#contract/guests/sign-in.ts'
import { shareTestApi } from '#tests/support/api-of-file.ts'
import { codesOf } from '#tests/support/post.ts'
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

const api = shareTestApi()

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
  expect(await callLogin(api, sent)).toMatchObject({ status: 410, Code: 'code_spent' })
})

test('a sign-up code opens no login before it registered', async () => {
  const sent = await askSignupCode()
  const before = await authRows(api)

  const early = await callLogin(api, sent)

  expect(early).toMatchObject({ status: 422, Code: 'code_wrong' })
  expect(await authRows(api)).toEqual(before)
})

test('the right code counts even as the fifth try, and so does its login', async () => {
  const sent = await askSignupCode()
  for (let count = 1; count <= 4; count += 1) await callRegister(api, { ...sent, otp: wrongCode(sent.otp) })

  const registered = await callRegister(api, sent)
  const signedIn = await callLogin(api, sent)

  expect([registered.status, signedIn.status]).toEqual([200, 200])
})

test('a resent code registers', async () => {
  await askSignupCode()
  api.clock.advance(60)
  const resent = await api.call(resendSignupCode, { body: { ActivityId: randomUUID(), Phone: PHONE } })
  const messageId = readData(resendSignupCode, resent).Id

  expect((await callRegister(api, { phone: PHONE, messageId, otp: await lastCode(api, PHONE) })).status).toBe(200)
})

test('a code that was tried five times, or is five minutes old, registers nobody', async () => {
  const spent = await askSignupCode()
  const old = await askSignupCode('+8801812345678')
  for (let count = 1; count <= 5; count += 1) await callRegister(api, { ...spent, otp: wrongCode(spent.otp) })

  const answers = [await callRegister(api, spent)]
  api.clock.advance(5 * 60)
  answers.push(await callRegister(api, old))

  expect(codesOf(answers)).toEqual(['code_spent', 'code_expired'])
  expect(await api.deps.db.query('select id from guest')).toEqual([])
})

test('a sign-in code registers nobody', async () => {
  await signUp(api, { phone: PHONE })
  const sent = await askCode(api, { phone: PHONE, otpFor: 'LOGIN' })

  expect(await callRegister(api, sent)).toMatchObject({ status: 422, Code: 'code_wrong' })
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
