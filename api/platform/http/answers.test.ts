import { expect, test } from 'vitest'
import { createApp } from '#api/app.ts'
import type { RequestTrace } from './env.ts'
import { standardLimits } from '#api/platform/limits.ts'
import { shareTestApi } from '#tests/support/api-of-file.ts'

const api = shareTestApi()

const ELSEWHERE = 'https://www.resort.example'
const CONTACT = '/api/ContactArea/Contact/Add'
const HOUSES = '/api/HouseArea/House/GetHouses'

test('an answer runs nothing, loads nothing, is framed by no page and stored by no cache', async () => {
  const { headers } = await api.raw('HouseArea/House/GetHouses')

  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.*frame-ancestors 'none'/)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('cache-control')).toBe('private, no-store')
})

test('the server learns the pattern of the route, not the path with its phone number', async () => {
  const traces: RequestTrace[] = [{ id: 'one-request' }, { id: 'two-request' }]
  const app = createApp(api.deps)

  await app.request('/api/Message/OTP/8801712345678', {}, { trace: traces[0] })
  await app.request('/api/Message/OTP/8801712345678/secret', {}, { trace: traces[1] })

  expect(traces.map(({ route }) => route)).toEqual(['/api/Message/OTP/:phone', 'unknown call'])
})

test('a fault is logged under the id of its request', async () => {
  const details: object[] = []
  const log = { ...api.deps.log, error: (detail: object) => details.push(detail) }
  const reads = { query: () => Promise.reject(new Error('gone')) }

  await createApp({ ...api.deps, reads, log }).request(HOUSES, {}, { trace: { id: 'one-request' } })

  expect(details).toEqual([expect.objectContaining({ request: 'one-request', err: new Error('gone') })])
})

test('pages of a configured origin may call with our headers, and read the pause and the id', async () => {
  const app = createApp({ ...api.deps, corsOrigins: [ELSEWHERE] })
  const ask = { Origin: ELSEWHERE, 'Access-Control-Request-Method': 'POST' }

  const preflight = await app.request('/api/BookingArea/Booking/Book', { method: 'OPTIONS', headers: ask })
  const answer = await app.request(HOUSES, { headers: { Origin: ELSEWHERE } })

  expect(preflight.status).toBe(204)
  expect(Object.fromEntries(preflight.headers)).toMatchObject({
    'access-control-allow-origin': ELSEWHERE,
    'access-control-allow-headers': 'content-type,datacontent,reviewkey,stamp',
    'access-control-max-age': '7200',
  })
  expect(preflight.headers.get('access-control-allow-credentials')).toBeNull()
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'access-control-allow-origin': ELSEWHERE,
    'access-control-expose-headers': 'Retry-After,X-Request-Id',
    vary: 'Origin',
  })
})

test.each(['https://evil.example', 'https://www.resort.example.evil.example', 'http://www.resort.example', 'null'])(
  'pages of %s may not read an answer',
  async (Origin) => {
    const app = createApp({ ...api.deps, corsOrigins: [ELSEWHERE] })

    const answer = await app.request(HOUSES, { headers: { Origin } })

    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
    expect(answer.headers.get('vary')).toBe('Origin')
  },
)

const CODE = '/api/Message/OTP/8801712345678?activityId=3f0a5d1e-6f0e-4c5f-8c8c-0d6f0f3a1b2c&otpFor=REGISTRATION'
const ours = 'http://resort.test'
test.each([
  ['a picture’s address on a foreign page', { 'sec-fetch-site': 'cross-site' }],
  ['a page of a sister site', { 'sec-fetch-site': 'same-site' }],
  ['a form of a foreign page', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  ['an old browser on a foreign page', { origin: 'https://evil.example' }],
  ['a page without an origin', { origin: 'null' }],
])('what %s sends does nothing', async (_, headers: Record<string, string>) => {
  const answer = await createApp(api.deps).request(CODE, { headers })

  expect(answer.status).toBe(403)
  expect(await answer.json()).toMatchObject({ IsError: true, Code: 'forbidden' })
  expect(await api.deps.db.query('select * from outbox')).toEqual([])
})

test.each([
  ['our own page', { 'sec-fetch-site': 'same-origin', origin: ours }],
  ['our own page in an old browser', { origin: ours }],
  ['our page under another name', { 'sec-fetch-site': 'same-origin', origin: 'http://127.0.0.1:4000' }],
  ['a configured origin', { 'sec-fetch-site': 'cross-site', origin: ELSEWHERE }],
  ['an address that is typed', { 'sec-fetch-site': 'none' }],
  ['a program', {}],
])('%s is answered', async (_, headers: Record<string, string>) => {
  expect((await createApp({ ...api.deps, corsOrigins: [ELSEWHERE] }).request(HOUSES, { headers })).status).toBe(200)
})

test('HEAD does nothing, and a body that a page may send without asking is not read', async () => {
  const app = createApp(api.deps)
  const form = { method: 'POST', body: '{}', headers: { 'content-type': 'text/plain' } }

  const head = await app.request(CODE, { method: 'HEAD' })
  const posted = await app.request('/api/ContactArea/Contact/Add', form)

  expect([head.status, head.headers.get('allow')]).toEqual([405, 'GET, POST'])
  expect(await api.deps.db.query('select * from outbox')).toEqual([])
  expect(posted.status).toBe(400)
  expect(await posted.json()).toMatchObject({
    Code: 'malformed',
    Msg: 'The request must be sent with Content-Type: application/json',
  })
})

test('an address that writes too fast waits, and so does a session at many addresses, before the database is asked', async () => {
  const limits = {
    ...standardLimits,
    writesPerAddress: { count: 3, seconds: 60 },
    writesPerSession: { count: 2, seconds: 60 },
  }
  const app = createApp({ ...api.deps, limits })
  const write = async (address: string, token?: string) => {
    const headers = { 'content-type': 'application/json', ...(token !== undefined && { datacontent: token }) }
    return (await app.request(CONTACT, { method: 'POST', headers, body: '{}' }, { address })).status
  }

  const ofAddress = [await write('203.0.113.1'), await write('203.0.113.1'), await write('203.0.113.1')]
  const refused = await write('203.0.113.1')
  const ofSession = [await write('203.0.113.2', 'one'), await write('203.0.113.3', 'one')]
  const refusedElsewhere = await write('203.0.113.4', 'one')
  const read = await app.request(HOUSES, {}, { address: '203.0.113.1' })

  expect([...ofAddress, ...ofSession]).toEqual([400, 400, 400, 400, 400])
  expect([refused, refusedElsewhere]).toEqual([429, 429])
  expect(read.status).toBe(200)
  expect(await api.deps.db.query('select * from request_budget')).toEqual([])
})

test('an address that reads too fast waits, others do not, and pages that the server renders never do', async () => {
  const app = createApp({ ...api.deps, limits: { ...standardLimits, readsPerAddress: { count: 2, seconds: 60 } } })
  const read = async (address?: string) => app.request(HOUSES, {}, address === undefined ? {} : { address })

  const same = [await read('203.0.113.1'), await read('203.0.113.1'), await read('203.0.113.1')]
  const network = [await read('2001:db8::1'), await read('2001:db8::2'), await read('2001:db8::3')]
  const others = [await read('203.0.113.2'), await read(), await read(), await read()]

  expect(same.map(({ status }) => status)).toEqual([200, 200, 429])
  expect(same[2]?.headers.get('retry-after')).toBe('30')
  expect(await same[2]?.json()).toMatchObject({
    IsError: true,
    Code: 'too_many_requests',
    Msg: 'Too many requests. Please wait 30 seconds.',
  })
  expect(network.map(({ status }) => status)).toEqual([200, 200, 429])
  expect(others.map(({ status }) => status)).toEqual([200, 200, 200, 200])
})
