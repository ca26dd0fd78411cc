import { http, type RequestHandler } from 'msw'
import { createApp } from '#api/app.ts'
import type { Deps } from '#api/platform/deps.ts'
import { API_BASE } from '#contract/endpoint.ts'

const ADDRESS = '203.0.113.7'

/**
 * The API behind all that fetches under `origin`: the real one, so that the mock cannot drift from it.
 */
export function apiHandlers(deps: Deps, origin = 'http://resort.test'): RequestHandler[] {
  const app = createApp(deps)
  return [http.all(`${origin}${API_BASE}*`, ({ request }) => app.fetch(request, { address: ADDRESS }))]
}
