import { expect, test } from 'vitest'
import { bearing, ticketOf } from '../../testing/accounts.ts'
import { aStaffLake, PARTNER } from '../../testing/staff-lake.ts'
import { endSessions } from './end-sessions.ts'

const HOUR = 60 * 60_000
const ME = '/v2021-06-07/users/me'

test('a token ends 12 hours after its last use', async () => {
  const lake = await aStaffLake()
  const { token } = lake.signedIn('editor')

  lake.clock.pass(11 * HOUR)
  const used = await lake.call(ME, bearing(token))
  lake.clock.pass(11 * HOUR)
  const usedAgain = await lake.call(ME, bearing(token))
  lake.clock.pass(12 * HOUR)
  const idle = await lake.call(ME, bearing(token))

  expect([used.status, usedAgain.status, idle.status]).toEqual([200, 200, 401])
})

test('a token ends 7 days after it was given, however much it is used', async () => {
  const lake = await aStaffLake()
  const { token } = lake.signedIn('editor')

  const statuses = []
  for (let half = 0; half < 14; half++) {
    lake.clock.pass(11.9 * HOUR)
    statuses.push((await lake.call(ME, bearing(token))).status)
  }
  lake.clock.pass(2 * HOUR)
  const afterwards = await lake.call(ME, bearing(token))

  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(afterwards.status).toBe(401)
})

test('signing out ends the token, and the Studio is notified that its session has ended', async () => {
  const lake = await aStaffLake()
  const { token, member } = lake.signedIn('editor')

  const wasSignedIn = lake.isSignedIn(member.id)
  await lake.call('/v2021-06-07/auth/logout', { method: 'POST', ...bearing(token) })
  const answer = await lake.call(ME, bearing(token))

  expect(answer.status).toBe(401)
  expect([wasSignedIn, lake.isSignedIn(member.id)]).toEqual([true, false])
  expect(await answer.json()).toMatchObject({ errorCode: 'SIO-401-ANF' })
  expect(lake.logged).toContainEqual({
    message: 'a dead token was refused',
    details: { method: 'GET', path: `/lake${ME}`, address: '203.0.113.9' },
  })
})

test('the directory ends the sessions of a member, and the tickets that they have not used', async () => {
  const lake = await aStaffLake()
  const { token, member } = lake.signedIn('editor')
  const other = lake.signedIn('viewer').token
  const ticket = ticketOf(lake.directory, member.email)

  endSessions(lake.directory, member.email)
  const answer = await lake.call(ME, bearing(token))
  const redeemed = await lake.call(`/v2021-06-07/auth/fetch?sid=${ticket}`)

  expect([answer.status, redeemed.status, lake.isSignedIn(member.id)]).toEqual([401, 401, false])
  expect((await lake.call(ME, bearing(other))).status).toBe(200)
})

test('tokens are stored as hashes', async () => {
  const lake = await aStaffLake()
  const { token } = lake.signedIn('editor')

  const stored = lake.database.prepare('select * from staff_token').all()

  expect(stored).toHaveLength(1)
  expect(JSON.stringify(stored)).not.toContain(token.slice(2))
})

test('a caller without a session is not logged as a refusal, a used sign-in is', async () => {
  const lake = await aStaffLake()

  const anonymous = await lake.call(ME)
  const used = await lake.call('/v2021-06-07/auth/fetch?sid=used')

  expect([anonymous.status, used.status]).toEqual([401, 401])
  expect(lake.logged.map(({ details }) => details)).toEqual([
    { method: 'GET', path: '/lake/v2021-06-07/auth/fetch', address: '203.0.113.9', status: 401 },
  ])
})

test('a cookie signs no one in', async () => {
  const lake = await aStaffLake()
  const { token } = lake.signedIn('editor')

  const answer = await lake.call(ME, { headers: { Cookie: `lake=${token}; token=${token}` } })

  expect(answer.status).toBe(401)
})

test('a page of a foreign origin is refused and logged, with a token too', async () => {
  const lake = await aStaffLake()
  const { token } = lake.signedIn('editor')
  const from = (origin: string) => ({ headers: { ...bearing(token).headers, Origin: origin } })

  const foreign = await lake.call(ME, from('https://evil.example'))
  const sandboxed = await lake.call(ME, from('null'))
  const partner = await lake.call(ME, from(PARTNER))

  expect([foreign.status, sandboxed.status, partner.status]).toEqual([403, 403, 200])
  expect(foreign.headers.get('Access-Control-Allow-Origin')).toBe(null)
  expect(partner.headers.get('Access-Control-Allow-Origin')).toBe(PARTNER)
  expect(partner.headers.get('Access-Control-Allow-Credentials')).toBe('true')
  expect(lake.logged.map(({ message }) => message)).toContain('a foreign origin was refused')
})

test('a preflight is answered to those who may call, and refused to others', async () => {
  const lake = await aStaffLake()
  const preflight = (origin: string) =>
    lake.call(ME, {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'GET',
        'Access-Control-Request-Headers': 'authorization',
      },
    })

  const partner = await preflight(PARTNER)
  const foreign = await preflight('https://evil.example')

  expect(partner.status).toBe(204)
  expect(partner.headers.get('Access-Control-Allow-Headers')).toBe('authorization')
  expect(foreign.status).toBe(403)
})

test("the product's own server is a viewer by a token that is stored nowhere", async () => {
  const lake = await aStaffLake()

  const token = lake.serviceToken('reader')
  const me = await lake.call(ME, bearing(token))
  const similar = await lake.call(ME, bearing(`${token.slice(0, -1)}x`))
  const asLong = await lake.call(ME, bearing(`${token.slice(0, -1)}é`))

  expect(await me.json()).toMatchObject({ id: 'website', role: 'viewer' })
  expect(lake.database.prepare('select * from staff_token').all()).toEqual([])
  expect([similar.status, asLong.status]).toEqual([401, 401])
})

test('where nothing can be written any more, sessions stay open', async () => {
  const lake = await aStaffLake()
  const { token } = lake.signedIn('editor')
  lake.clock.pass(HOUR)
  lake.spoilWriting()

  const answer = await lake.call(ME, bearing(token))

  expect(answer.status).toBe(200)
})
