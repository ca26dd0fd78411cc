import type { NightTaken } from '#contract/reception/changes.ts'
import { can } from '#contract/values/roles.ts'
import { selectPairTaken, type UnitNight } from '#api/nights/inventory.sql.ts'
import type { Db } from '#api/platform/db/db.ts'
import type { Throws } from '#api/platform/deps.ts'
import type { StayPlace } from '#api/orders/stays/stay-changes.sql.ts'
import type { LockedStay } from '#api/orders/stays/stays.ts'
import { nightsOfPlace } from './stay-places.ts'
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

/** Stays that change together, and the places that they get. */
type Exchange = { stays: readonly LockedStay[]; places: readonly StayPlace[] }
type Asking = Omit<Asked, 'except'>

/** The first night of a change that others have. */
export async function takenNight(db: Db, { stays, places }: Exchange, asking: Asking): Promise<NightTaken | undefined> {
  return findTakenNight(db, places.flatMap(nightsOfPlace), { except: stays.flatMap(nightsOfPlace), ...asking })
}

/** Throws with the first night of a change that others have. */
export async function requireFreeNights(
  db: Db,
  { problem }: Throws<'dates_taken'>,
  exchange: Exchange,
  asking: Asking,
): Promise<void> {
  const taken = await takenNight(db, exchange, asking)
  if (taken) throw problem('dates_taken', (t) => t.desk.roomTaken, { data: taken })
}
