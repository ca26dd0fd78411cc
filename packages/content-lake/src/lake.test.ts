import { expect, test } from 'vitest'
import { aStaffLake, PARTNER } from '../testing/staff-lake.ts'

/** What a stranger is answered; all other calls that the lake has, or will have, are private. */
const OPEN = [
  'GET /images/ichamoti/production/:file',
  'GET /files/ichamoti/production/:file',
  'GET /local/login',
  'GET /v2025-02-19/auth/fetch',
  'POST /v2025-02-19/auth/logout',
  'GET /v2025-02-19/auth/providers',
  'GET /v2025-02-19/users/me',
  'GET /v2025-02-19/ping',
  'GET /v2025-02-19/data/ping/:dataset',
  'GET /v2025-02-19/check/cors',
  'GET /v2025-02-19/intake/telemetry-status',
  'POST /v2025-02-19/intake/batch',
]

/** Every call with its own method, below `/lake`; routes for any method are steps in front of these. */
function callsOf(routes: readonly { method: string; path: string }[]) {
  return routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => ({
      method,
      path: path.replace('/lake', '').replace(/:version\{[^}]+\}/, 'v2025-02-19'),
    }))
}

const named = ({ method, path }: { method: string; path: string }) => `${method} ${path}`

test('without a token every call is refused but the few that are open', async () => {
  const lake = await aStaffLake()
  const calls = callsOf(lake.routes).filter((call) => !OPEN.includes(named(call)))

  const refused = await Promise.all(
    calls.map(async ({ method, path }) => {
      const answer = await lake.call(path.replaceAll(/:\w+|\*/g, 'one'), { method })
      return [named({ method, path }), answer.status, (await answer.json()).error?.type]
    }),
  )

  expect(refused).toEqual(calls.map((call) => [named(call), 401, 'unauthorized']))
  expect(calls.map(named)).toEqual(
    expect.arrayContaining([
      'GET /v2025-02-19/data/query/production',
      'POST /v2025-02-19/data/query/production',
      'GET /v2025-02-19/data/doc/production/:ids',
      'GET /v2025-02-19/data/listen/production',
      'GET /v2025-02-19/data/live/events/production',
      'GET /v2025-02-19/data/export/production',
      'POST /v2025-02-19/data/mutate/production',
      'POST /v2025-02-19/data/actions/production',
      'GET /v2025-02-19/data/history/production/documents/:ids',
      'POST /v2025-02-19/graphql/production/default',
    ]),
  )
})

test('the list of open calls names no others', async () => {
  const lake = await aStaffLake()

  expect(callsOf(lake.routes).map(named)).toEqual(expect.arrayContaining(OPEN))
})

test.each([
  '/v2025-02-19//data/query/production?query=*',
  '/v2025-02-19/data/%71uery/production?query=*',
  '/v2025-02-19/ping/../data/query/production?query=*',
  '/images/../v2025-02-19/data/query/production?query=*',
  '/v2025-02-19/data/query/production?query=*&/ping',
  '/v2030-01-01/thoughts/of/tomorrow',
])('no other spelling opens a private call: %s', async (path) => {
  const lake = await aStaffLake()

  expect((await lake.call(path)).status).toBe(401)
})

test('a page that may call reads why it was refused', async () => {
  const lake = await aStaffLake()

  const answer = await lake.call('/v2025-02-19/data/query/production?query=*', { headers: { Origin: PARTNER } })

  expect(answer.status).toBe(401)
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(PARTNER)
  expect(await answer.json()).toEqual({
    statusCode: 401,
    error: { type: 'unauthorized', description: 'Session not found: please sign in' },
  })
  expect(lake.logged.map(({ message }) => message)).toEqual(['a request was refused'])
})
