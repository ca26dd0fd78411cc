import { expect, test } from 'vitest'
import { readDeskSession } from '#contract/staff/account.ts'
import { getProfile } from '#contract/guests/guests.ts'
import { shareDesk } from '#tests/support/desk/desk-of-file.ts'
import { openTestDb } from '#tests/support/test-db.ts'
import { settleRestored } from './settle-restored.ts'

const { api, guest, other, desk, manager } = shareDesk(['desk', 'manager', 'owner'])

test('after a restore nobody is signed in, no number is given twice, and what came back is named', async () => {
  const before = await openTestDb()
  await before.db.change("insert into receipt_counter values ('R-2026', 98), ('M63-2026-27', 20)", [])
  await before.db.change(
    `insert into staff (email, name, role, password_hash, has_given_password, created_at, ended_at)
     values ($1, 'Nasrin', 'desk', '', false, now(), now()), ('new@resort.test', 'New', 'desk', '', false, now(), now())`,
    [desk.member.email],
  )
  await before.db.change(
    `insert into staff (email, name, role, password_hash, has_given_password, created_at)
     values ($1, 'Karim', 'desk', '', false, now())`,
    [manager.member.email],
  )
  await before.db.change(
    "insert into guest (id, phone, first_name, last_name, created_at) values ($1, 'desk:taken:1', 'G', 'R', now())",
    [other.guestId],
  )
  await api.deps.db.change(
    "insert into guest (id, phone, first_name, last_name, created_at) values (99, 'desk:1', '', '', now())",
  )
  await api.deps.db.change("insert into receipt_counter values ('R-2026', 3), ('R-2025', 7)", [])
  const studio: string[] = []

  const cameBack = await settleRestored({
    ...api.deps,
    old: before.db,
    endStudioSessions: (email) => studio.push(email),
  })
  await before.close()

  expect(cameBack).toEqual([
    { kind: 'changedAccount', name: manager.member.email },
    { kind: 'endedAccount', name: desk.member.email },
    { kind: 'removedGuest', name: guest.phone },
    { kind: 'changedPhone', name: other.phone },
    { kind: 'removedGuest', name: 'guest:99' },
  ])
  expect(studio).toContain(desk.member.email)
  expect((await desk.call(readDeskSession, {})).Data).toMatchObject({ Step: 'signedOut' })
  expect((await api.call(getProfile, {}, { token: guest.token })).Code).toBe('unauthenticated')
  expect(await api.deps.db.query('select * from receipt_counter order by series', [])).toEqual([
    { series: 'M63-2026-27', next_number: 20 },
    { series: 'R-2025', next_number: 7 },
    { series: 'R-2026', next_number: 98 },
  ])
})
