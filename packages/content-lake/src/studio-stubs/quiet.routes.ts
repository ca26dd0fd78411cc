import { Hono } from 'hono'
import type { LakeEnv } from '../lake-env.ts'

/** What the Studio asks of services that a local lake has no use for. Each is answered with as little as keeps it quiet. */
export function createQuietApp(): Hono<LakeEnv> {
  const app = new Hono<LakeEnv>()
  app.get('/ping', (context) => context.json({ ok: true }))
  // Asked when an edit was slow, to tell which machine it was.
  app.get('/data/ping/:dataset', (context) => context.json({ ok: true }))
  app.get('/check/cors', (context) => context.json({ result: { allowed: true, withCredentials: true } }))
  // Asked before anybody signed in; nothing is ever reported to anyone.
  app.get('/intake/telemetry-status', (context) => context.json({ status: 'denied' }))
  app.post('/intake/batch', (context) => context.json({}))

  const quiet: Record<string, unknown> = {
    '/features': [],
    '/help': { resources: { title: 'Help', sectionArray: [] } },
    '/journey/:topic': null,
    '/user-applications': [],
    '/subscriptions/project/:project': { id: 'local', featureTypes: {}, resources: {}, plan: {} },
    '/schedules/:project/:dataset': { schedules: [] },
    '/access/*': [],
  }
  for (const [path, answer] of Object.entries(quiet)) {
    app.get(path, (context) => context.newResponse(JSON.stringify(answer), 200, { 'Content-Type': 'application/json' }))
  }
  return app
}
