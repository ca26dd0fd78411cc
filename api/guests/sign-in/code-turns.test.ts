import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { requestResetCode, resendSignupCode } from '#contract/guests/sign-in.ts'
import { askCode, authRows, callLogin, callRegister, callRequestCode, signUp } from '#tests/support/guests.ts'
import { shareTestApi } from '#tests/support/api-of-file.ts'

const PHONE = '+8801712345678'

const api = shareTestApi()

const ask = (activityId?: string) =>
  callRequestCode(api, { phone: PHONE, otpFor: 'REGISTRATION', ...(activityId !== undefined && { activityId }) })

test('the next codes of a phone take 60, 120 and 300 s to come, and 300 s from then on', async () => {
  const refused = []

  for (const pause of [60, 120, 300, 300]) {
    await ask()
    api.clock.advance(pause - 1)
    const { status, headers } = await ask()
    refused.push(`${status} ${headers.get('Retry-After')}`)
    api.clock.advance(1)
  }
  const fifth = await ask()

  expect(refused).toEqual(Array(4).fill('429 1'))
  expect(fifth.status).toBe(200)
})

test('after an hour the pauses begin again', async () => {
  await ask()
  api.clock.advance(60)
  await ask()
  api.clock.advance(3600)
  await ask()

  api.clock.advance(60)

  expect((await ask()).status).toBe(200)
})

test('a refusal names the time, and that the earlier code still works; it costs and sends nothing', async () => {
  const sent = await askCode(api, { phone: PHONE, otpFor: 'REGISTRATION' })
  const before = await authRows(api)
  const budgets = () => api.deps.db.query("select * from request_budget where key not like '%PerAddress%' order by key")
  const budgetsBefore = await budgets()
  api.clock.advance(15)

  const refused = await ask()
  const resend = await api.call(resendSignupCode, { body: { ActivityId: randomUUID(), Phone: PHONE } })

  const tooEarly = {
    status: 429,
    Code: 'too_many_requests',
    Msg: 'A new code can be sent in 45 seconds. The one that we sent before still works.',
  }
  expect([refused, resend]).toMatchObject([tooEarly, tooEarly])
  expect(refused.headers.get('Retry-After')).toBe('45')
  expect(await authRows(api)).toEqual(before)
  expect(await budgets()).toEqual(budgetsBefore)
  expect((await callRegister(api, sent)).status).toBe(200)
})

test('the answer for a used earlier code does not reveal whether it is correct', async () => {
  await signUp(api, { phone: PHONE })
  await callLogin(api, await askCode(api, { phone: PHONE, otpFor: 'LOGIN' }))

  const refused = await callRequestCode(api, { phone: PHONE, otpFor: 'LOGIN' })

  expect(refused.Msg).toBe('A new code can be sent in 60 seconds.')
})

test('a code for one purpose delays none for another, nor one for another phone', async () => {
  await signUp(api, { phone: PHONE })
  await callRequestCode(api, { phone: PHONE, otpFor: 'LOGIN' })

  const reset = await api.call(requestResetCode, { body: { ActivityId: randomUUID(), Phone: PHONE } })
  const other = await callRequestCode(api, { phone: '+8801812345678', otpFor: 'REGISTRATION' })

  expect([reset.status, other.status]).toEqual([200, 200])
})

test('a repeat of a submission within the pause gets its first answer', async () => {
  const activityId = randomUUID()
  const first = await ask(activityId)

  expect((await ask(activityId)).Data).toEqual(first.Data)
})
