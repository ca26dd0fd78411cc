import { beforeEach, expect, test } from 'vitest'
import { requestResetCode } from '#contract/guests/sign-in.ts'
import {
  askCode,
  callLogin,
  callRegister,
  callRequestCode,
  signInGuests,
  signUp,
  wrongCode,
} from '#tests/support/guests.ts'
import { shareTestApi } from '#tests/support/api-of-file.ts'
import { codesOf, post } from '#tests/support/post.ts'
import type { Answer } from '#tests/support/test-api.ts'
import { standardLimits, type Limits } from '#api/platform/limits.ts'
import { readBudgets } from '#api/platform/throttle/watch-budgets.ts'

const PHONE = '+8801712345678'
const HOUR = 3600

const api = shareTestApi()
beforeEach(() => limitTo({}))

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

test('all unknown phones together get a number of codes a day, and guests as many as before', async () => {
  limitTo({ codesToStrangers: { count: 2, seconds: 24 * HOUR } })
  await callRequestCode(api, { phone: PHONE, otpFor: 'LOGIN' })
  await ask('+8801712345601')
  await ask('+8801712345602')

  const [guest] = await signInGuests(api.deps.db, 1, api.deps.now())
  const known = await callRequestCode(api, { phone: guest?.phone ?? '', otpFor: 'LOGIN' })

  expect(codesOf([await ask('+8801712345603'), known])).toEqual(['too_many_requests', null])
})

const HOME = '203.0.113.7'
const ELSEWHERE = '198.51.100.9'

/** A guest who signed in from home once; then a stranger elsewhere asks for codes of that phone. */
async function aGuestWithStranger(): Promise<{ askFrom: (address: string) => Promise<Answer> }> {
  await signUp(api, { phone: PHONE })
  await callLogin(api, { ...(await askCode(api, { phone: PHONE, otpFor: 'LOGIN' })), address: HOME })
  api.clock.advance(HOUR)
  return { askFrom: (address) => callRequestCode(api, { phone: PHONE, otpFor: 'LOGIN', address }) }
}

test('a stranger who has codes sent to a phone keeps its guest out of none at home', async () => {
  limitTo({ codesPerPhoneHour: { count: 2, seconds: HOUR } })
  const { askFrom } = await aGuestWithStranger()
  const statuses = []
  for (let count = 0; count < 3; count += 1) {
    statuses.push((await askFrom(ELSEWHERE)).status)
    api.clock.advance(120)
  }
  await askFrom(ELSEWHERE)

  expect([...statuses, (await askFrom(HOME)).status]).toEqual([200, 200, 429, 200])
})

test('after some wrong codes each next try waits longer, and none at home for those of a stranger', async () => {
  limitTo({ failedCodes: { free: 3, pauses: [60, 300], seconds: 24 * HOUR }, codePauses: [] })
  await aGuestWithStranger()
  const ask = (address: string) => askCode(api, { phone: PHONE, otpFor: 'LOGIN', address })
  const first = await ask(ELSEWHERE)
  const tryWrong = async (sent: typeof first) => {
    const { status, headers } = await callLogin(api, { ...sent, otp: wrongCode(sent.otp), address: ELSEWHERE })
    return `${status} ${headers.get('Retry-After')}`
  }

  const tries = []
  for (let count = 0; count < 4; count += 1) tries.push(await tryWrong(first))
  api.clock.advance(60)
  const second = await ask(ELSEWHERE)
  tries.push(await tryWrong(second), await tryWrong(second))
  const right = await ask(HOME)
  const answers = [
    await callLogin(api, { ...right, address: ELSEWHERE }),
    await callLogin(api, { ...right, address: HOME }),
  ]

  expect(tries).toEqual(['422 null', '422 null', '422 null', '429 60', '422 null', '429 300'])
  expect(codesOf(answers)).toEqual(['too_many_requests', null])
})

test('wrong codes of yesterday are forgotten hour by hour, not at midnight', async () => {
  limitTo({ failedCodes: { free: 1, pauses: [2 * 24 * HOUR], seconds: 24 * HOUR }, codePauses: [] })
  await signUp(api, { phone: PHONE })
  const ask = () => askCode(api, { phone: PHONE, otpFor: 'LOGIN' })
  const sent = await ask()
  await callLogin(api, { ...sent, otp: wrongCode(sent.otp), address: ELSEWHERE })

  api.clock.advance(23 * HOUR)
  const early = await callLogin(api, { ...(await ask()), address: ELSEWHERE })
  api.clock.advance(HOUR)
  const late = await callLogin(api, { ...(await ask()), address: ELSEWHERE })

  expect([early.status, late.status]).toEqual([429, 200])
})

test('made-up messages cannot lock a phone out', async () => {
  limitTo({ failedCodes: { free: 1, pauses: [HOUR], seconds: 24 * HOUR } })
  const sent = await askCode(api, { phone: PHONE, otpFor: 'REGISTRATION' })
  const madeUp = { ...sent, messageId: '6d0c7a54-93c2-4b0c-8e5f-0d6a1f3f7a10' }
  for (let count = 0; count < 3; count += 1) await callRegister(api, madeUp)

  expect((await callRegister(api, sent)).status).toBe(200)
})

const strangers = ['+8801712345601', '+8801712345602', '+8801712345603']

/** Wrong codes of as many phones, each tried once. */
async function guessFrom(address: string): Promise<(string | null | undefined)[]> {
  const codes = []
  for (const phone of strangers) {
    const sent = await askCode(api, { phone, otpFor: 'REGISTRATION', address })
    codes.push((await callRegister(api, { ...sent, otp: wrongCode(sent.otp), address })).Code)
  }
  return codes
}

test('who tries wrong codes of many phones waits; nobody elsewhere does, nor a guest who is known in that network', async () => {
  limitTo({ wrongCodesPerAddress: { count: 3, seconds: HOUR } })
  await signUp(api, { phone: PHONE })
  await callLogin(api, { ...(await askCode(api, { phone: PHONE, otpFor: 'LOGIN' })), address: HOME })
  api.clock.advance(60)
  const [own, another] = [
    await askCode(api, { phone: PHONE, otpFor: 'LOGIN', address: HOME }),
    await askCode(api, { phone: '+8801712345699', otpFor: 'REGISTRATION', address: HOME }),
  ]

  const guessed = await guessFrom(HOME)
  const refused = await callRegister(api, { ...another, address: HOME })
  const known = await callLogin(api, { ...own, address: HOME })
  const elsewhere = await callRegister(api, { ...another, address: ELSEWHERE })

  expect(guessed).toEqual(['code_wrong', 'code_wrong', 'code_wrong'])
  expect([refused.Code, known.status, elsewhere.status]).toEqual(['too_many_requests', 200, 200])
})

test('wrong codes from anywhere are counted for the alarm, and refuse nobody', async () => {
  limitTo({ wrongCodes: { count: 2, seconds: 24 * HOUR } })

  const guessed = await guessFrom(ELSEWHERE)

  expect(guessed).toEqual(['code_wrong', 'code_wrong', 'code_wrong'])
  expect(await readBudgets(api.deps)).toContainEqual({ name: 'wrongCodes', used: 3, count: 2 })
})

test('codes to sign everyone else out are counted by network as others are', async () => {
  limitTo({ codesPerAddress: { count: 1, seconds: HOUR } })
  const [guest] = await signInGuests(api.deps.db, 1, api.deps.now())
  const reset = () => post(api, requestResetCode, { Phone: guest?.phone ?? '' })

  expect(codesOf([await reset(), await reset()])).toEqual([null, 'too_many_requests'])
})
