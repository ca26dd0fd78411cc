import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { isRegistered, requestCode, requestResetCode, resendSignupCode } from '#contract/guests/sign-in.ts'
import { shareTestApi } from '#tests/support/api-of-file.ts'
import { authRows, callRequestCode, lastCode, readData, signUp } from '#tests/support/guests.ts'
import { startTestApi } from '#tests/support/test-api.ts'
import { selectNewestMessages } from '#api/platform/messages/outbox.sql.ts'

const GUEST = '+8801712345678'

const api = shareTestApi()
beforeAll(async () => {
  await signUp(api, { phone: GUEST })
})

const messagesTo = async (phone: string) =>
  (await selectNewestMessages(api.deps.db, 100)).filter(({ to }) => to === phone)

test('a phone is found in any form in which it is typed', async () => {
  for (const phoneNumber of ['01712345678', '\u2068+880 (0) 1712–345678\u2069', '০১৭১২৩৪৫৬৭৮']) {
    const answer = await api.call(isRegistered, { query: { phoneNumber } })
    expect(readData(isRegistered, answer)).toBe(true)
  }

  const stranger = await api.call(isRegistered, { query: { phoneNumber: '01812345678' } })

  expect(readData(isRegistered, stranger)).toBe(false)
})

test('a code comes by SMS in a sentence with its life, and a last line that browsers read', async () => {
  const answer = await callRequestCode(api, { phone: '01812345670', otpFor: 'REGISTRATION' })

  const code = await lastCode(api, '+8801812345670')
  const [message] = await messagesTo('+8801812345670')
  expect(readData(requestCode, answer).Id).toMatch(/^[0-9a-f-]{36}$/)
  expect(message).toMatchObject({
    channel: 'sms',
    text: `Your sign-up code is ${code}. It is valid for 5 minutes.\n\n@resort.test #${code}`,
  })
})

test('the code with which a booking is cancelled says so', async () => {
  const phone = '+8801712345679'
  await signUp(api, { phone })
  api.clock.advance(60)

  await callRequestCode(api, { phone, otpFor: 'CANCELLATION' })

  const code = await lastCode(api, phone)
  const [message] = await messagesTo(phone)
  expect(message?.text).toContain(
    `Your code to cancel a booking is ${code}. It is valid for 5 minutes. Do not tell it to anyone.`,
  )
})

test('the database does not know a code', async () => {
  await callRequestCode(api, { phone: '01812345671', otpFor: 'REGISTRATION' })

  const code = await lastCode(api, '+8801812345671')

  const codes = await api.deps.db.query("select * from one_time_code where phone = '+8801812345671'")
  expect(JSON.stringify(codes)).not.toContain(`"${code}"`)
})

test('a sign-in code is not sent to an unknown phone, nor a sign-up code to a guest', async () => {
  const before = await authRows(api)

  const login = await callRequestCode(api, { phone: '01812345679', otpFor: 'LOGIN' })
  const reset = await api.call(requestResetCode, { body: { ActivityId: randomUUID(), Phone: '01812345679' } })
  const registration = await callRequestCode(api, { phone: GUEST, otpFor: 'REGISTRATION' })
  const resend = await api.call(resendSignupCode, { body: { ActivityId: randomUUID(), Phone: GUEST } })

  const notRegistered = { status: 404, Code: 'not_registered', Msg: 'User is not registered, please sign up.' }
  const alreadyRegistered = { status: 409, Code: 'already_registered', Msg: 'Phone Number Already Exist' }
  expect([login, reset]).toMatchObject([notRegistered, notRegistered])
  expect([registration, resend]).toMatchObject([alreadyRegistered, alreadyRegistered])
  expect(await authRows(api)).toEqual(before)
})

test('a mobile of an allowed country gets a code, a landline of it, another country and two numbers do not', async () => {
  const abroad = await startTestApi({ deps: { foreignPrefixes: ['+44'] } })
  const ask = (phone: string) => callRequestCode(abroad, { phone, otpFor: 'REGISTRATION' })

  const mobile = await ask('\u202a00 44 (0) 7911–123456\u202c')
  const landline = await ask('+44 20 7946 0958')
  const elsewhere = await ask('+91 98765 43210')
  const unknownOperator = await ask('+880 1112 345678')
  const two = await ask('+447911123456 +447911123457')
  const withExtension = await ask('+447911123456x12')

  expect(mobile.IsError).toBe(false)
  expect(await lastCode(abroad, '+447911123456')).toMatch(/^\d{6}$/)
  const others = [landline, elsewhere, unknownOperator, two, withExtension]
  expect(others.map(({ Code }) => Code)).toEqual(Array(5).fill('phone_invalid'))
  await abroad.close()
})
