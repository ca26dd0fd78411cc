import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { PeerEnv } from '../net/address.ts'
import { metricsAccess } from './metrics-access.ts'

type Asked = { token?: string; isProduction?: boolean; authorization?: string; peer?: string }

/** As a proxy on this machine that sets no header passes it on, unless a peer is given. */
async function ask({ token, isProduction = false, authorization, peer = '127.0.0.1' }: Asked): Promise<number> {
  const app = new Hono<PeerEnv>()
    .use(metricsAccess({ token, isProduction, hops: 0 }))
    .get('/metrics', (context) => context.text('metrics'))
  const headers = { host: '127.0.0.1:3000', ...(authorization !== undefined && { authorization }) }
  const answer = await app.request('/metrics', { headers }, { incoming: { socket: { remoteAddress: peer } } })
  return answer.status
}

test('in production an address alone reads no metrics', async () => {
  expect(await ask({ isProduction: true })).toBe(404)
  expect(await ask({ isProduction: false })).toBe(200)
  expect(await ask({ isProduction: false, peer: '203.0.113.9' })).toBe(404)
})

test('with a token its bearer reads them from anywhere, and nobody else from this machine', async () => {
  const token = 'a token of the collector'
  const asked = { token, isProduction: true, peer: '203.0.113.9' }

  const right = await ask({ ...asked, authorization: `Bearer ${token}` })
  const wrong = await ask({ ...asked, authorization: 'Bearer another token' })
  const none = await ask({ token })

  expect([right, wrong, none]).toEqual([200, 404, 404])
})
