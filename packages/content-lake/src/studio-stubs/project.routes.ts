import { Hono } from 'hono'
import { requireStaff } from '../access.ts'
import type { LakeEnv } from '../lake-env.ts'
import { LAKE_DATASET, LAKE_PROJECT_ID, PREVIEW_SECRET } from '../lake-names.ts'
import type { Staff } from '../staff/create-staff.ts'
import { projectMember } from '../staff/current-user.ts'
import type { StaffRole } from '../staff/staff-member.ts'

/** A lake has no date of birth; the Studio wants one. */
const SINCE = '2026-01-01T00:00:00Z'

type Grant = { filter: string; permissions: readonly string[] }

const everything = '_id in path("**")'

/** What the Studio lets a person do. It shows all as read-only to one who may not update. */
const grants: Record<StaffRole, readonly Grant[]> = {
  editor: [{ filter: everything, permissions: ['create', 'read', 'update', 'history', 'editHistory', 'manage'] }],
  viewer: [
    { filter: everything, permissions: ['read', 'history'] },
    { filter: `_type == "${PREVIEW_SECRET}"`, permissions: ['create', 'read', 'update'] },
  ],
}

/** `/projects/…`: what the Studio asks about the project at its start. */
export function createProjectApp({ staff }: { staff: Staff }): Hono<LakeEnv> {
  const app = new Hono<LakeEnv>().basePath('/projects/:project')

  app.get('/', (context) =>
    context.json({
      id: LAKE_PROJECT_ID,
      displayName: 'Ichamoti Resort',
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
      name: LAKE_DATASET,
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
