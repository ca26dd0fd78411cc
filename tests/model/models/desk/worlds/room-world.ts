import type { Opened } from '#tests/model/engine/machine-flow.ts'
import { neverEndSessions } from '#tests/support/desk/members.ts'
import { openStaffDesk } from './staff-desk.ts'

export const ROOM = { HouseId: 1, UnitId: '000000001-001', Room: 'Rania House 1', House: 'Rania House' }

/** A manager of a resort of which one room is named and removed, and is back as it was each time. */
export async function openRooms(opened: Opened) {
  const { api } = opened.place
  const { db } = api.deps
  const { deskApi } = await openStaffDesk(opened, 'manager')
  await neverEndSessions(api)
  return {
    api: deskApi,
    db,
    async reset() {
      await db.change('delete from unit_night', [])
      await db.change('delete from room_block', [])
      await db.change('update every_unit set name = $2, removed_at = null where id = $1', [ROOM.UnitId, ROOM.Room])
      return ROOM
    },
  }
}
