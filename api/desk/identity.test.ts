import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { readIdentity } from '#contract/desk/orders.ts'
import type { Role } from '#contract/values/roles.ts'
import { ofBookings, shareGuests, shareTestApi } from '#tests/support/api-of-file.ts'
import { aMember, neverEndSessions } from '#tests/support/desk/members.ts'
import { aPaidOrder, inDhaka } from '#tests/support/desk/stays.ts'
import { completeProfile } from '#tests/support/guests.ts'

const staff = ['staff_event', 'staff_recovery_code', 'staff_session', 'staff_browser', 'staff']
const api = shareTestApi({ hasHouses: true, empties: [...ofBookings, ...staff] })
const { guest } = shareGuests(api)
let code = ''
beforeEach(async () => {
  await completeProfile(api, guest, { IdentityType: 'Passport', IdentityNumber: 'BX1234567' })
  code = await aPaidOrder(api, guest)
})

async function readAs(role: Role, ActivityId = randomUUID()) {
  const { desk } = await aMember(api, role, `A ${role} ${ActivityId.slice(0, 8)}`)
  await neverEndSessions(api)
  return (at: Date) => {
    api.clock.now = at
    return api.call(readIdentity, { body: { ActivityId, Code: code } }, { desk })
  }
}
const readings = () =>
  api.deps.db.query("select act, subject, detail from staff_event where act = 'readIdentity' order by id")

test('reception reads the document of who arrives or is in the house, and the log shows it once a reading', async () => {
  const read = await readAs('desk')

  const early = await read(inDhaka('2026-11-30'))
  const onTheDay = await read(inDhaka('2026-12-01'))
  const again = await read(inDhaka('2026-12-01', '18:00'))

  expect(early).toMatchObject({ Code: 'forbidden', Msg: expect.stringContaining('from the day of arrival') })
  expect(onTheDay.Data).toMatchObject({ Type: 'Passport', Number: 'BX1234567' })
  expect(again.Data).toEqual(onTheDay.Data)
  expect(await readings()).toEqual([{ act: 'readIdentity', subject: `order:${code}`, detail: '' }])
})

test('a manager reads it at any time, and it is recorded', async () => {
  const read = await readAs('manager')

  const answer = await read(inDhaka('2026-11-21'))

  expect(answer.Data).toMatchObject({ Number: 'BX1234567' })
  expect(await readings()).toHaveLength(1)
})

test('the number is stored with no answer and in no log', async () => {
  const read = await readAs('manager')

  await read(inDhaka('2026-11-21'))

  const stored = await api.deps.db.query('select * from activity')
  expect(JSON.stringify([stored, await readings()])).not.toContain('BX1234567')
})
