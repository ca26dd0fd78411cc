import { Hono } from 'hono'
import { requireStaff } from '../core/access.ts'
import { type LakeEnv, services, type StaffMember, type StaffRole } from '../core/lake-env.ts'
import { LakeProblem } from '../core/lake-problem.ts'
import { browserOf } from './browser-cookie.ts'
import { bearerOf, type Staff } from './staff.ts'
import { redeemTicket, revokeToken } from './tokens.ts'

type SessionOptions = { staff: Staff; now: () => Date; publicUrl: string; isSecure: boolean }

/** Sessions and people: `/auth/…` and `/users/…` of the Content Lake's API. */
export function createSessionRoutes({ staff, now, publicUrl, isSecure }: SessionOptions): Hono<LakeEnv> {
  const deps = { database: staff.database, now }
  const app = new Hono<LakeEnv>()

  app.get('/auth/fetch', (context) => {
    context.header('Cache-Control', 'no-store')
    const browser = browserOf(context.req.header('Cookie') ?? '', isSecure)
    const token = redeemTicket(deps, context.req.query('sid') ?? '', browser)
    if (token !== undefined) return context.json({ token, label: 'local' })
    throw new LakeProblem(401, 'unauthorized', 'This sign-in was used or is too old. Please sign in again.')
  })
  app.post('/auth/logout', (context) => {
    const token = bearerOf(context.req.raw)
    if (token !== undefined) revokeToken(deps, token)
    return context.json({ ok: true })
  })
  app.get('/auth/providers', (context) => {
    const provider = { name: 'local', title: 'Staff sign-in', url: `${publicUrl}/lake/local/login` }
    return context.json({ providers: [provider], thirdPartyLogin: true, sso: {} })
  })
  app.get('/auth/id', (context) => context.json({ id: requireStaff(context).id }))
  app.get('/users/me', (context) => {
    context.header('Cache-Control', 'no-store')
    return context.json(currentUser(requireStaff(context)))
  })
  app.get('/users/:ids', (context) => {
    const people = [...staff.members(), ...Object.values(services)]
    const found = context.req
      .param('ids')
      .split(',')
      .map((id) => people.find((person) => person.id === id))
      .map((person) => (person ? userProfile(person) : null))
    // The Studio asks for one person by a plain answer and for several by a list.
    return context.json(found.length === 1 ? (found[0] ?? null) : found)
  })
  return app
}

const roles: Record<StaffRole, { name: string; title: string; description: string }> = {
  editor: { name: 'editor', title: 'Editor', description: 'Changes and publishes content' },
  contributor: { name: 'contributor', title: 'Contributor', description: 'Changes drafts, which others publish' },
  viewer: { name: 'viewer', title: 'Viewer', description: 'Reads content, drafts included' },
}

/** A member of the staff as the Studio reads the person who signed in. */
function currentUser({ id, name, email, role }: StaffMember) {
  return { id, name, email, profileImage: null, role, roles: [roles[role]], provider: 'local' }
}

/** A member of the staff as the Studio reads others: authors in the history, faces beside a document. */
function userProfile({ id, name, email }: StaffMember) {
  return { id, sanityUserId: id, projectUserId: id, displayName: name, email, imageUrl: null, provider: 'local' }
}

export function projectMember({ id, role }: StaffMember, currentId: string | undefined) {
  return { id, role, roles: [roles[role]], isRobot: false, isCurrentUser: id === currentId }
}
