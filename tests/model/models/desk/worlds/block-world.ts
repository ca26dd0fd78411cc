import { randomUUID } from 'node:crypto'
import { addBlocks, type DeskBlock, listBlocks } from '#contract/reception/blocks.ts'
import { addDays } from '#contract/values/calendar.ts'
import type { Opened } from '#tests/model/engine/machine-flow.ts'
import { neverEndSessions } from '#tests/support/desk/members.ts'
import { readData } from '#tests/support/guests.ts'
import { TODAY } from '#tests/support/test-api.ts'
import { openStaffDesk } from './staff-desk.ts'

export const ROOM = { UnitId: '000000001-001', Room: 'Rania House 1', House: 'Rania House' }

/** A manager, who may block rooms as often as a long walk does. */
export async function openBlocks(opened: Opened) {
  const { api } = opened.place
  const { db } = api.deps
  const { desk, deskApi } = await openStaffDesk(opened, 'manager')
  await neverEndSessions(api)

  async function clear(): Promise<void> {
    await db.change('delete from unit_night', [])
    await db.change('delete from room_block', [])
  }
  await clear()
  return {
    api: deskApi,
    db,
    clear,
    /** Blocks one room for three nights from today on. */
    async block(): Promise<DeskBlock> {
      await clear()
      const body = { From: TODAY, Until: addDays(TODAY, 3), Kind: 'owner' as const, Reason: '' }
      await api.call(addBlocks, { body: { ActivityId: randomUUID(), UnitIds: [ROOM.UnitId], ...body } }, { desk })
      const [made] = readData(listBlocks, await api.call(listBlocks, {}, { desk })).Data
      if (!made) throw new Error('Nothing was blocked')
      return made
    },
  }
}
