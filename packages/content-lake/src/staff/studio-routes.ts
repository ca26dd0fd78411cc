import { Hono } from 'hono'
import { requireStaff } from '../core/access.ts'
import { type LakeEnv, type LakeLog, type LakeProject, PREVIEW_SECRET, type StaffRole } from '../core/lake-env.ts'
import { LakeProblem } from '../core/lake-problem.ts'
import { projectMember } from './session-routes.ts'
import type { Staff } from './staff.ts'

/** A lake has no date of birth; the Studio wants one. */
const SINCE = '2026-01-01T00:00:00Z'

type Grant = { filter: string; permissions: readonly string[] }

const everything = '_id in path("**")'
const previewSecret = `_type == "${PREVIEW_SECRET}"`
const asset = '_type in ["sanity.imageAsset", "sanity.fileAsset"]'

/** What the Studio lets a person do. It shows all as read-only to one who may not update. */
const grants: Record<StaffRole, readonly Grant[]> = {
  editor: [{ filter: everything, permissions: ['create', 'read', 'update', 'history', 'editHistory', 'manage'] }],
  contributor: [
    { filter: everything, permissions: ['read', 'history'] },
    { filter: `_id in path("drafts.**") || ${asset} || ${previewSecret}`, permissions: ['create', 'read', 'update'] },
  ],
  viewer: [
    { filter: everything, permissions: ['read', 'history'] },
    { filter: previewSecret, permissions: ['create', 'read', 'update'] },
  ],
}

/** `/projects/…`: what the Studio asks about the project at its start. */
export function createProjectRoutes({ staff, project }: { staff: Staff; project: LakeProject }): Hono<LakeEnv> {
  const app = new Hono<LakeEnv>().basePath('/projects/:project')

  app.get('/', (context) =>
    context.json({
      id: project.projectId,
      displayName: project.title,
      studioHost: null,
      organizationId: null,
      isBlocked: false,
      isDisabled: false,
      isDisabledByUser: false,
      activityFeedEnabled: false,
      createdAt: SINCE,
      metadata: {},
      features: [],
      members: staff.members().map((member) => projectMember(member, context.var.staff?.id)),
    }),
  )
  app.get('/datasets', (context) => {
    const dataset = {
      name: project.dataset,
      aclMode: 'private',
      createdAt: SINCE,
      datasetProfile: 'content',
      addonFor: null,
    }
    // The question may be for the datasets of an add-on, such as comments, of which there are none.
    return context.json(context.req.query('addonFor') === undefined ? [{ ...dataset, features: [], tags: [] }] : [])
  })
  app.get('/datasets/:dataset/acl', (context) => context.json(grants[requireStaff(context).role]))
  app.get('/datasets/:dataset/settings/indexing', (context) => context.json({ maxFieldDepth: 20 }))
  app.get('/grants', (context) => context.json({}))
  app.get('/user-applications', (context) => context.json([]))
  app.get('/roles', (context) => context.json([]))
  return app
}

/** What the Studio asks of services that a local lake has no use for. Each is answered with as little as keeps it quiet. */
export function createQuietRoutes(): Hono<LakeEnv> {
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

/** Mounted last: a call that the lake does not know is logged, so that a new version of the Studio shows what it misses. */
export function createUnknownCalls(log: LakeLog): Hono<LakeEnv> {
  return new Hono<LakeEnv>().all('*', (context) => {
    const { method, path } = context.req
    log.warn({ method, path }, 'a call that the content lake does not know')
    throw new LakeProblem(404, 'notFound', `The local content lake does not serve ${path}`)
  })
}
