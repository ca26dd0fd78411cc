import { expect, test } from 'vitest'
import { createApiClient } from '#ui/lib/api/api-client.ts'
import { aProfile } from '#tests/support/site-builders.ts'
import { createSaveGuest } from './save-guest.ts'

test('a profile is saved with every field of it, and the same remarks and change log each time', async () => {
  const sent: { path: string; body: unknown }[] = []
  const client = createApiClient({
    fetch: async (path, { body }) => {
      sent.push({ path, body: JSON.parse(typeof body === 'string' ? body : '') })
      return Response.json({ IsError: false, Msg: '', Data: aProfile(), Code: null })
    },
    token: () => 'the-token',
    onUnauthorized: () => {},
  })

  await createSaveGuest(client)(aProfile())

  const filler = { Remarks: 'Profile update', ChangeLog: 'Profile update' }
  expect(sent).toEqual([
    { path: '/api/AppUser/Profile', body: { ...aProfile(), ...filler, ActivityId: expect.any(String) } },
  ])
})
