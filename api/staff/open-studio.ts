import type { DataOf } from '#contract/endpoint.ts'
import type { openStudio } from '#contract/staff/studio.ts'
import { can, type ContentRight, type Role } from '#contract/values/roles.ts'
import { approve } from '../platform/staff-limits/permit.ts'
import type { Deps, Throws } from '../platform/deps.ts'
import type { Call } from '../platform/http/call.ts'
import { logStaffAct } from './log/staff-log.ts'
import { closeStaffSession, openStaffSessions } from '../platform/sessions/staff-sessions.ts'
import { lockAccount } from './staff.sql.ts'

type OpenDeps = Pick<Deps, 'db' | 'now' | 'studio'> &
  Throws<'forbidden' | 'sign_in_again' | 'unauthenticated' | 'not_found'>

/**
 * Signs a member in to the Studio. The account is locked first: who ends it, or gives it another password or role, ends its sessions of
 * the Studio under the same lock, so that no ticket of before is left.
 */
export async function openStudioFor(
  deps: OpenDeps,
  { body, staff, desk, permit }: Call<typeof openStudio>,
): Promise<DataOf<typeof openStudio>> {
  const { problem, studio } = deps
  const name = desk.session?.tokenHash ?? ''
  const isLeaving = desk.isOutside || !can(staff.role, 'board.read')
  const address = await deps.db.inTransaction(async (db) => {
    const { by } = approve(deps, permit)
    const account = await lockAccount(db, staff.id)
    const isOpen = (await openStaffSessions({ reads: db, now: deps.now }, [name])).has(name)
    if (!account || !isOpen) throw problem('unauthenticated', (t) => t.calls.unauthenticated)
    const { email, role, content } = account
    if (!can(role, 'content.view', content)) throw problem('forbidden', (t) => t.desk.notAllowed)
    const member = {
      email,
      name: account.name,
      role: studioRoleOf(role, content),
    }
    const opened = studio?.open(member, { target: body.Origin, cookies: desk.cookies })
    if (opened === undefined) throw problem('not_found', (t) => t.desk.notFromStudio)
    await logStaffAct(db, { at: deps.now(), by, subject: `staff:${staff.id}` }, { Kind: 'openedStudio' })
    if (isLeaving) await closeStaffSession(db, name, deps.now())
    return opened
  })
  if (isLeaving) desk.setSession(undefined)
  return { Address: address }
}

/** What the Studio calls the rights of an account. */
function studioRoleOf(role: Role, content: ContentRight): 'editor' | 'contributor' | 'viewer' {
  if (can(role, 'content.edit', content)) return 'editor'
  return can(role, 'content.write', content) ? 'contributor' : 'viewer'
}
