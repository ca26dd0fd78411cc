import { openStaffSession } from '#api/sessions/staff-sessions.ts'
import type { Role } from '#contract/values/roles.ts'
import { createDeskApi } from '#desk/session/desk-api.ts'
import type { ClientOptions } from '#tests/model/engine/edge.ts'
import type { Opened } from '#tests/model/engine/machine-flow.ts'
import { anAccount, type Desk } from '#tests/support/desk/members.ts'

/** A member of staff who is signed in, with the desk's API as their browser calls it. */
export async function openStaffDesk(
  { place: { api }, index, clientOf }: Pick<Opened, 'place' | 'index' | 'clientOf'>,
  role: Role,
  { name = 'Nasrin', ...options }: Pick<ClientOptions, 'renew'> & { name?: string } = {},
) {
  const { db } = api.deps
  const { id } = await anAccount(api, role, `${name} ${index}`)
  await db.change('update staff set enrolled_at = $2, has_given_password = false where id = $1', [id, api.clock.now])
  const token = await openStaffSession(db, api.clock.now, { staffId: id, isOpen: true, isProved: true })
  const desk: Desk = new Map([['desk', token]])
  const client = clientOf({
    ...options,
    outdate(init) {
      const headers = new Headers(init.headers)
      headers.set('cookie', `desk=${token}`)
      return { ...init, headers }
    },
  })
  return { id, desk, deskApi: createDeskApi(client, { idleSeconds: () => 0 }) }
}
