import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { logout } from '#contract/auth.ts'
import { getProfile } from '#contract/guests.ts'
import { shareTestApi } from '#tests/support/api-of-file.ts'
import { signIn, signUp } from '#tests/support/guests.ts'
import { forgetOldSignIns } from './auth.ts'

const api = shareTestApi()

test('codes, turns for codes and sessions that ended two days ago are removed, live sessions stay', async () => {
  const { token, phone } = await signUp(api)
  const elsewhere = await signIn(api, phone)
  await api.call(logout, { body: { ActivityId: randomUUID() } }, { token: elsewhere.token })

  const atOnce = await forgetOldSignIns(api.deps)
  api.clock.advance(2 * 24 * 3600 + 301)
  const later = await forgetOldSignIns(api.deps)

  expect([atOnce, later]).toEqual([0, 5])
  expect((await api.call(getProfile, {}, { token })).status).toBe(200)
})
