import { Hono } from 'hono'
import type { Deps } from '#api/platform/deps.ts'
import { deskSessionOf, requireSignedIn } from '#api/platform/http/desk-caller.ts'
import { onError } from '#api/platform/http/on-error.ts'
import type { ApiEnv } from '#api/platform/http/env.ts'
import { API_BASE } from '#contract/endpoint.ts'
import { LIVE_PATH } from '#contract/live.ts'
import type { LiveHub } from './live-hub.ts'

const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  // A proxy in between must not wait for more.
  'X-Accel-Buffering': 'no',
}

/** GET /api/DeskArea/Live: what changed, as it changes, for staff who are signed in. */
export function createLiveRoutes(deps: Pick<Deps, 'db' | 'now' | 'publicUrl' | 'log'>, hub: LiveHub): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>()
  app.onError(onError(deps.log))
  return app.get(`${API_BASE}${LIVE_PATH}`, async (context) => {
    const session = await deskSessionOf(deps, context)
    // Hints have no content: a locked desk goes on hearing them.
    requireSignedIn({ session }, 'board.read', deps.now())
    return new Response(await hub.listen(session?.tokenHash ?? ''), { headers: HEADERS })
  })
}
