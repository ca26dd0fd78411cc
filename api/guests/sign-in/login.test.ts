import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { login, logoutEverywhere, requestResetCode } from '#contract/guests/sign-in.ts'
import { getProfile } from '#contract/guests/guests.ts'
import { shareTestApi } from '#tests/support/api-of-file.ts'
import {
  askCode,
  authRows,
  callLogin,
  callRequestCode,
  lastCode,
  readData,
  signIn,
  signUp,
  wrongCode,
  type SentCode,
  type TestGuest,
} from '#tests/support/guests.ts'
import type { Answer } from '#tests/support/test-api.ts'

const PHONE = '+8801712345678'
const OTHER_PHONE = '+8801812345678'

const api = shareTestApi()
let guest: TestGuest
beforeEach(async () => {
  guest = await signUp(api, { phone: PHONE })
})

const askLoginCode = () => askCode(api, { phone: PHONE, otpFor: 'LOGIN' })
const tokenOf = (answer: Answer) => readData(login, answer).datacontent
const isLive = async (token: string) => !(await api.call(getProfile, {}, { token })).IsError

async function askResetCode(): Promise<SentCode> {
  const answer = await api.call(requestResetCode, { body: { ActivityId: randomUUID(), Phone: PHONE } })
  return { phone: PHONE, messageId: readData(requestResetCode, answer).Id, otp: await lastCode(api, PHONE) }
}

test('a code signs its guest in once', async () => {
  const sent = await askLoginCode()

  const signedIn = await callLogin(api, sent)
  const again = await callLogin(api, sent)

  expect(readData(login, signedIn)).toMatchObject({ Id: guest.guestId, Name: 'Rahima Khatun', Phone: PHONE })
  expect(tokenOf(signedIn)).toMatch(/^rst_[\w-]{43}$/)
  expect(await isLive(tokenOf(signedIn))).toBe(true)
  expect(again).toMatchObject({ status: 410, Code: 'code_spent' })
})

test('the phone and the code are read in Bangla digits and with spaces', async () => {
  const { messageId, otp } = await askLoginCode()
  const bangla = otp.replaceAll(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'.charAt(Number(digit)))

  const signedIn = await callLogin(api, {
    phone: '০১৭১২ ৩৪৫৬৭৮',
    messageId,
    otp: `${bangla.slice(0, 3)} ${bangla.slice(3)}`,
  })

  expect(signedIn.status).toBe(200)
})

test('a guest who was erased after the code was sent is unknown', async () => {
  const sent = await askLoginCode()
  await api.deps.db.change('delete from guest')

  expect(await callLogin(api, sent)).toMatchObject({ status: 404, Code: 'not_registered' })
})

test('a login keeps the guest’s other sessions, a reset ends them', async () => {
  const elsewhere = await signIn(api, PHONE)
  const stranger = await signUp(api, { phone: OTHER_PHONE })

  const reset = await callLogin(api, await askResetCode())

  expect(await isLive(tokenOf(reset))).toBe(true)
  expect([await isLive(guest.token), await isLive(elsewhere.token)]).toEqual([false, false])
  expect(await isLive(stranger.token)).toBe(true)
})

test('a lost answer can be asked for again within a minute: the first token dies', async () => {
  const submission = { ...(await askLoginCode()), activityId: randomUUID() }
  const first = await callLogin(api, submission)

  api.clock.advance(59)
  const repeat = await callLogin(api, submission)

  expect(tokenOf(repeat)).not.toBe(tokenOf(first))
  expect([await isLive(tokenOf(first)), await isLive(tokenOf(repeat))]).toEqual([false, true])
})

test('twins of one login leave one live session', async () => {
  const submission = { ...(await askLoginCode()), activityId: randomUUID() }

  const twins = await Promise.all([callLogin(api, submission), callLogin(api, submission)])

  expect(twins.map(({ status }) => status)).toEqual([200, 200])
  const live = await Promise.all(twins.map((twin) => isLive(tokenOf(twin))))
  expect(live.filter(Boolean)).toHaveLength(1)
})

test('after a minute a repeat opens nothing, and the first token lives', async () => {
  const submission = { ...(await askLoginCode()), activityId: randomUUID() }
  const first = await callLogin(api, submission)
  const before = await authRows(api)

  api.clock.advance(60)
  const late = await callLogin(api, submission)

  expect(late).toMatchObject({ status: 410, Code: 'code_spent' })
  expect(await authRows(api)).toEqual(before)
  expect(await isLive(tokenOf(first))).toBe(true)
})

test('a repeat does not bring back a session that was signed out in the meantime', async () => {
  const submission = { ...(await askLoginCode()), activityId: randomUUID() }
  const first = await callLogin(api, submission)
  await api.call(logoutEverywhere, { body: { ActivityId: randomUUID() } }, { token: tokenOf(first) })
  const before = await authRows(api)

  const repeat = await callLogin(api, submission)

  expect(repeat).toMatchObject({ status: 410, Code: 'code_spent' })
  expect(await authRows(api)).toEqual(before)
})

test('tries under another phone do not use up a code', async () => {
  const sent = await askLoginCode()
  for (let count = 1; count <= 5; count += 1) await callLogin(api, { ...sent, phone: OTHER_PHONE })

  expect((await callLogin(api, sent)).status).toBe(200)
})

test('no answer to a login is stored', async () => {
  const submission = { ...(await askLoginCode()), activityId: randomUUID() }
  const token = tokenOf(await callLogin(api, submission))

  const stored = JSON.stringify([
    await api.deps.db.query('select * from activity'),
    await api.deps.db.query('select * from guest_session'),
  ])

  expect(stored).not.toContain(token)
})

test('a wrong code opens nothing, and the fifth wrong one ends the code', async () => {
  const sent = await askLoginCode()
  const before = await authRows(api)

  const tries = []
  for (let count = 1; count <= 5; count += 1) tries.push(await callLogin(api, { ...sent, otp: wrongCode(sent.otp) }))
  const sixth = await callLogin(api, sent)

  expect(tries.map(({ status, Code }) => `${status} ${Code}`)).toEqual(Array(5).fill('422 code_wrong'))
  expect(tries.map(({ Msg }) => Msg)).toEqual([
    'The code is wrong. You can try 4 more times.',
    'The code is wrong. You can try 3 more times.',
    'The code is wrong. You can try 2 more times.',
    'The code is wrong. You can try 1 more time.',
    'The code is wrong and can no longer be used. Please ask for a new one.',
  ])
  expect(sixth).toMatchObject({ status: 410, Code: 'code_spent' })
  expect(await authRows(api)).toEqual(before)
})

test('an old code, a replaced one, one of another phone and one that never was are refused', async () => {
  const replaced = await askLoginCode()
  api.clock.advance(60)
  const sent = await askLoginCode()
  await signUp(api, { phone: OTHER_PHONE })
  const before = await authRows(api)

  const answers = [
    await callLogin(api, replaced),
    await callLogin(api, { ...sent, phone: OTHER_PHONE }),
    await callLogin(api, { ...sent, messageId: randomUUID() }),
    await callLogin(api, { ...sent, otp: '' }),
  ]
  api.clock.advance(5 * 60)
  answers.push(await callLogin(api, sent))

  expect(answers.map(({ status, Code }) => `${status} ${Code}`)).toEqual([
    '410 code_spent',
    '422 code_wrong',
    '422 code_wrong',
    '422 code_wrong',
    '410 code_expired',
  ])
  expect(await authRows(api)).toEqual(before)
})

test('a code for signing in leaves a code for resetting alive', async () => {
  const reset = await askResetCode()
  await callRequestCode(api, { phone: PHONE, otpFor: 'LOGIN' })

  expect((await callLogin(api, reset)).status).toBe(200)
})
