import type { NightTaken } from '#contract/reception/changes.ts'
import { can } from '#contract/values/roles.ts'
import { selectPairTaken, type UnitNight } from '#api/nights/inventory.sql.ts'
import type { Db } from '#api/platform/db/db.ts'
import type { Staff } from '#api/platform/sessions/staff-sessions.ts'

type Asked = { except: readonly UnitNight[]; staff: Pick<Staff, 'role'>; at: Date }

/** The first of these nights that others have, as a member may see it. Another guest may still be faster: the claim decides. */
export async function findTakenNight(
  db: Db,
  nights: readonly UnitNight[],
  { except, staff, at }: Asked,
): Promise<NightTaken | undefined> {
  const taken = await selectPairTaken(db, nights, { except, at })
  if (!taken) return undefined
  const { room, night, code, guest } = taken
  return { Room: room, Night: night, Code: code, Guest: can(staff.role, 'order.read') ? guest : null }
}
