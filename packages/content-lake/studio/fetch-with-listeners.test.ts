import { aLake } from '../testing/test-lake.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fetchWithListeners } from './fetch-with-listeners.ts'

/** A listener's answer as the Studio's client gets it, in a page of the lake's own origin. */
async function listen(query: string, givenToken?: string): Promise<Response> {
  const lake = await aLake()
  const token = givenToken ?? lake.token('viewer')
  vi.stubGlobal('window', { location: new URL(lake.url) })
  const stop = new AbortController()
  onTestFinished(() => stop.abort())
  const address = `${lake.url}/v2025-02-19/data/listen/production?query=${encodeURIComponent(query)}`
  return fetchWithListeners(address, { signal: stop.signal, headers: { authorization: `Bearer ${token}` } })
}

test('a listener comes as an event stream', async () => {
  const answer = await listen('*[_type == "banner"]')

  const { value } = (await answer.body?.getReader().read()) ?? {}
  expect(answer.headers.get('content-type')).toBe('text/event-stream')
  expect(new TextDecoder().decode(value)).toContain('event: welcome')
})

test.each([
  ['a dead token', '*', 'lkdead', 401],
  ['a filter that cannot be read', '*[', undefined, 400],
])('%s is answered as a refusal, so that the Studio stops asking', async (_, query, token, status) => {
  const answer = await listen(query, token)

  expect(answer.status).toBe(status)
})

test('the token is sent also where the client leaves it out', async () => {
  const lake = await aLake()
  vi.stubGlobal('window', { location: new URL(lake.url) })
  const stop = new AbortController()
  onTestFinished(() => stop.abort())
  const address = `${lake.url}/v2025-02-19/data/live/events/production`

  const signedIn = await fetchWithListeners(address, { signal: stop.signal }, lake.token('viewer'))
  const stranger = await fetchWithListeners(address, { signal: stop.signal })

  expect([signedIn.status, stranger.status]).toEqual([200, 401])
})
