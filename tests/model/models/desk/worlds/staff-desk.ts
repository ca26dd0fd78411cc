import { randomUUID } from 'node:crypto'
import { openStaffSession } from '#api/platform/sessions/staff-sessions.ts'
import { closeTill, openTill, readTill, type Till } from '#contract/money/till.ts'
import type { Role } from '#contract/values/roles.ts'
import { createDeskApi } from '#desk/session/desk-api.ts'
import type { Opened } from '#tests/model/engine/machine-flow.ts'
import { anAccount, type Desk } from '#tests/support/desk/members.ts'
import { readData } from '#tests/support/guests.ts'

/** BDT: the float of a shift that the machine did not open itself. */
export const STANDING_FLOAT = 5_000

/** A member of staff who is signed in, with the desk's API as their browser calls it, and the shift that is theirs. */
export async function openStaffDesk(
  { place: { api }, index, clientOf }: Pick<Opened, 'place' | 'index' | 'clientOf'>,
  role: Role,
  name = 'Nasrin',
) {
  const { db } = api.deps
  const { id } = await anAccount(api, role, `${name} ${index}`)
  await db.change('update staff set enrolled_at = $2, has_given_password = false where id = $1', [id, api.clock.now])
  const token = await openStaffSession(db, api.clock.now, { staffId: id, isOpen: true, isProved: true })
  const desk: Desk = new Map([['desk', token]])

  async function till(): Promise<Till | null> {
    return readData(readTill, await api.call(readTill, {}, { desk }))
  }
  return {
    id,
    desk,
    deskApi: createDeskApi(clientOf({ cookies: desk }), { idleSeconds: () => 0 }),
    till,
    async stand({ isOpen }: { isOpen: boolean }): Promise<void> {
      if (((await till()) !== null) === isOpen) return
      const ActivityId = randomUUID()
      if (isOpen) await api.call(openTill, { body: { ActivityId, Float: STANDING_FLOAT } }, { desk })
      else await api.call(closeTill, { body: { ActivityId, Counted: STANDING_FLOAT, Note: 'elsewhere' } }, { desk })
    },
  }
}
