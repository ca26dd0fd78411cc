import { expect, test } from 'vitest'
import { isRegistered, logout } from '#contract/guests/sign-in.ts'
import { applyForJob } from '#contract/site/careers.ts'
import { Problem, ApiUnreachable } from '#contract/problem.ts'
import { setClockRight } from '#tests/support/right-clock.ts'
import { now } from '../clock.ts'
import { createApiClient } from './api-client.ts'

const ACTIVITY = '6d0c7a54-93c2-4b0c-8e5f-0d6a1f3f7a10'

function clientThatMeets(respond: () => Response | Promise<Response>, token: string | null = 'the-token') {
  const sent: { address: string; init: RequestInit }[] = []
  const unauthorized: string[] = []
  const client = createApiClient({
    fetch: async (address, init) => {
      sent.push({ address, init })
      return respond()
    },
    token: () => token ?? undefined,
    onUnauthorized: (token) => unauthorized.push(token),
  })
  return {
    sent,
    unauthorized,
    lookUp: () => client.call(isRegistered, { query: { phoneNumber: '+8801712345678' } }),
    logOut: () => client.call(logout, { body: { ActivityId: ACTIVITY } }),
  }
}

const answer = (envelope: object, init?: ResponseInit) => () =>
  Response.json({ IsError: false, Msg: '', Data: null, Code: null, ...envelope }, init)

const refusal = answer({ IsError: true, Msg: 'Please sign in', Code: 'unauthenticated' }, { status: 401 })

test('a call goes to its path with the token, and answers its data', async () => {
  const { lookUp, sent } = clientThatMeets(answer({ Data: true }))

  expect(await lookUp()).toBe(true)

  expect(sent[0]?.address).toBe('/api/AppUser/isExist?phoneNumber=%2B8801712345678')
  expect(new Headers(sent[0]?.init.headers).get('datacontent')).toBe('the-token')
})

test('a refusal is a problem with its code, sentence, data and pause', async () => {
  const envelope = { IsError: true, Msg: 'Please wait', Data: { left: 3 }, Code: 'too_many_requests' }
  const { lookUp } = clientThatMeets(answer(envelope, { status: 429, headers: { 'Retry-After': '60' } }))

  const problem = await lookUp().catch((error: unknown) => error)

  expect(problem).toBeInstanceOf(Problem)
  expect(problem).toMatchObject({
    code: 'too_many_requests',
    message: 'Please wait',
    data: { left: 3 },
    retryAfterSeconds: 60,
  })
})

test('an error in the envelope is a problem under any status, and so is a status that is not OK', async () => {
  const inEnvelope = clientThatMeets(answer({ IsError: true, Msg: 'Please wait' }))
  const byStatus = clientThatMeets(answer({ Msg: 'The resort is closed' }, { status: 500 }))

  await expect(inEnvelope.lookUp()).rejects.toMatchObject({ name: 'Problem', message: 'Please wait' })
  await expect(byStatus.lookUp()).rejects.toMatchObject({ name: 'Problem', message: 'The resort is closed' })
})

test('an answer that cannot be read is an unexpected error', async () => {
  const page = clientThatMeets(() => new Response('<h1>Bad Gateway</h1>', { status: 502 }))
  const otherData = clientThatMeets(answer({ Data: 'yes' }))

  await expect(page.lookUp()).rejects.toMatchObject({ name: 'Problem', message: 'Unexpected Error Occurred!' })
  await expect(otherData.lookUp()).rejects.toMatchObject({ name: 'Problem', message: 'Unexpected Error Occurred!' })
})

test('a missing answer is not a problem of the API but an unreachable one', async () => {
  const { lookUp } = clientThatMeets(() => Promise.reject(new TypeError('fetch failed')))

  await expect(lookUp()).rejects.toBeInstanceOf(ApiUnreachable)
})

test('a 401 is reported when a GET met it with a token, and only then', async () => {
  const signedIn = clientThatMeets(refusal)
  const anonymous = clientThatMeets(refusal, null)
  const post = clientThatMeets(refusal)

  await signedIn.lookUp().catch(() => {})
  await anonymous.lookUp().catch(() => {})
  await post.logOut().catch(() => {})

  expect(signedIn.unauthorized).toEqual(['the-token'])
  expect(anonymous.unauthorized).toEqual([])
  expect(post.unauthorized).toEqual([])
})

test('an answer tells the time of the server', async () => {
  const hourAgo = () => ({ headers: { Date: new Date(Date.now() - 3_600_000).toUTCString() } })
  const { lookUp } = clientThatMeets(() => answer({ Data: true }, hourAgo())())

  await lookUp()
  const aheadMs = now() - Date.now()
  setClockRight()

  expect(aheadMs).toBeLessThan(-3_590_000)
})

test('a form with a file goes as it is, and the browser names its type', async () => {
  const sent: RequestInit[] = []
  const client = createApiClient({
    fetch: async (_, init) => {
      sent.push(init)
      return answer({ Data: null })()
    },
    token: () => undefined,
    onUnauthorized: () => {},
  })
  const form = new FormData()
  form.set('File', new File(['%PDF-1.7'], 'cv.pdf'))

  expect(await client.upload(applyForJob, form)).toBe(null)

  expect(sent[0]).toMatchObject({ method: 'POST', body: form })
  expect(new Headers(sent[0]?.headers).has('content-type')).toBe(false)
})
