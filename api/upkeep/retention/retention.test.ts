import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { logout } from '#contract/guests/sign-in.ts'
import { getProfile } from '#contract/guests/guests.ts'
import { shareTestApi } from '#tests/support/api-of-file.ts'
import { signIn, signUp } from '#tests/support/guests.ts'
import { storeCallback } from '#api/money/payments/callbacks.sql.ts'
import { forgetOldRows } from './retention.ts'

const api = shareTestApi()

test('codes, turns for codes and sessions that ended two days ago are removed, live sessions stay', async () => {
  const { token, phone } = await signUp(api)
  const elsewhere = await signIn(api, phone)
  await api.call(logout, { body: { ActivityId: randomUUID() } }, { token: elsewhere.token })

  const atOnce = await forgetOldRows(api.deps)
  api.clock.advance(2 * 24 * 3600 + 301)
  const later = await forgetOldRows(api.deps)

  expect([...new Set(Object.values(atOnce))]).toEqual([0])
  expect(later).toMatchObject({ one_time_code: 2, code_turn: 2, guest_session: 1 })
  expect((await api.call(getProfile, {}, { token })).status).toBe(200)
})

const aNotice = (isSigned: boolean) => () =>
  storeCallback(api.deps.db, {
    attemptId: undefined,
    gateway: 'fake',
    kind: 'notice',
    body: '',
    isSigned,
    contentHash: String(isSigned),
    at: api.clock.now,
  })
const aRow = (statement: string) => () => api.deps.db.change(`insert into ${statement}`, [api.clock.now])

test.each([
  {
    table: 'contact_message',
    days: 365,
    add: aRow("contact_message (name, phone, email, message, received_at) values ('A', '1', '', '', $1)"),
  },
  {
    table: 'job_application',
    days: 365,
    add: aRow(
      "job_application (name, phone, file_name, file_type, content, received_at) values ('A', '1', 'cv', 'pdf', '', $1)",
    ),
  },
  { table: 'payment_notice', days: 30, add: aNotice(false) },
  { table: 'payment_notice', days: 730, add: aNotice(true) },
  { table: 'request_budget', days: 2, add: aRow("request_budget (key, window_start, used) values ('a', $1, 1)") },
])('what is in $table stays for $days days', async ({ table, days, add }) => {
  await add()

  api.clock.advance(days * 24 * 3600)
  const early = await forgetOldRows(api.deps)
  api.clock.advance(1)

  expect([early, await forgetOldRows(api.deps)]).toMatchObject([{ [table]: 0 }, { [table]: 1 }])
})

test('a table that cannot be cleaned is reported once the others are', async () => {
  await signUp(api, { phone: '+8801812345678' })
  api.clock.advance(2 * 24 * 3600 + 301)
  const { db } = api.deps
  const change: typeof db.change = async (text, params) => {
    if (text.startsWith('delete from activity')) throw new Error('The table is locked')
    return db.change(text, params)
  }

  const forgetting = forgetOldRows({ ...api.deps, db: { ...db, change } })

  await expect(forgetting).rejects.toMatchObject({
    message: expect.stringContaining('activity'),
    errors: [expect.any(Error)],
  })
  expect(await db.query('select 1 from one_time_code')).toEqual([])
})
