import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { addBlocks, listBlocks, releaseBlock } from '#contract/desk/blocks.ts'
import { addDays } from '#contract/values/calendar.ts'
import { ofBookings, ofStaff, shareTestApi } from '#tests/support/api-of-file.ts'
import { aMember, neverEndSessions, proveAll, type TestStaff } from '#tests/support/desk/members.ts'
import { readData } from '#tests/support/guests.ts'
import type { Answer } from '#tests/support/test-api.ts'

const api = shareTestApi({ hasHouses: true, empties: [...ofBookings, ...ofStaff] })
let desk: TestStaff
let manager: TestStaff
let rooms: string[]
beforeEach(async () => {
  desk = await aMember(api, 'desk', 'Rahim Mia')
  manager = await aMember(api, 'manager', 'Nasrin Akter')
  await neverEndSessions(api)
  rooms = (await api.deps.db.query<{ id: string }>('select id from unit order by id')).map(({ id }) => id)
})

/** Takes rooms off sale from a day of December on, for so many nights. */
function block(day: number, nights: number, { by = desk, units = rooms.slice(0, 1) } = {}): Promise<Answer> {
  const From = `2026-12-${String(day).padStart(2, '0')}`
  const Until = addDays(From, nights)
  const body = { ActivityId: randomUUID(), UnitIds: units, From, Until, Kind: 'maintenance', Reason: '' } as const
  return api.call(addBlocks, { body }, { desk: by.desk })
}
const codesOf = (answers: readonly Answer[]) => answers.map(({ Code }) => Code)

test('reception blocks for three nights and releases what is as short; longer blocks are for managers', async () => {
  const answers = [
    await block(1, 3, { units: rooms.slice(1, 2) }),
    await block(1, 4),
    await block(1, 4, { by: manager }),
  ]
  const { Data } = readData(listBlocks, await api.call(listBlocks, {}, { desk: desk.desk }))
  const long = Data.find(({ UnitId }) => UnitId === rooms[0])
  const body = { ActivityId: randomUUID(), Block: { Id: long?.Id ?? 0, Version: 1 }, From: '2026-12-01' }
  const released = await api.call(releaseBlock, { body }, { desk: desk.desk })

  expect(codesOf(answers)).toEqual([null, 'forbidden', null])
  expect(released.Code).toBe('forbidden')
})

test('one block after another is one long block, whichever comes first and whoever made it', async () => {
  const first = [await block(4, 3), await block(7, 1), await block(3, 1)]
  await block(20, 2, { by: manager })

  const touching = [await block(22, 1), await block(23, 1)]

  expect(codesOf(first)).toEqual([null, 'forbidden', 'forbidden'])
  expect(codesOf(touching)).toEqual([null, 'forbidden'])
})

test('what closes a gap between two blocks makes one of them', async () => {
  await block(4, 2)
  await block(7, 2)

  const closing = await block(6, 1)

  expect(closing.Code).toBe('forbidden')
  expect((await block(6, 1, { units: rooms.slice(1, 2) })).Code).toBeNull()
})

test('reception takes 42 nights of rooms off sale a day, and the next day as many again', async () => {
  const all = rooms.slice(0, 14)

  const answers = [await block(1, 3, { units: all }), await block(10, 1)]
  api.clock.advance(24 * 60 * 60)
  const nextDay = await block(10, 1)

  expect(codesOf(answers)).toEqual([null, 'forbidden'])
  expect(answers[1]?.Msg).toBe('You may still block 0 nights of rooms today: ask a manager')
  expect(nextDay.Code).toBeNull()
})

test('a block that was refused uses none of them', async () => {
  await block(1, 3, { units: ['no such room', ...rooms.slice(0, 13)] })

  expect((await block(1, 3, { units: rooms.slice(0, 14) })).Code).toBeNull()
})

test('beyond three nights a manager gives a fresh code, also where two blocks make one', async () => {
  api.clock.advance(601)
  const answers = [
    await block(1, 4, { by: manager }),
    await block(1, 3, { by: manager }),
    await block(4, 1, { by: manager }),
  ]
  await proveAll(api)
  answers.push(await block(4, 1, { by: manager }))

  expect(codesOf(answers)).toEqual(['sign_in_again', null, 'sign_in_again', null])
})
