import { expect, test } from 'vitest'
import { clientBefore } from '#tests/support/answering-client.ts'
import { aProfile } from '#tests/support/site-builders.ts'
import { createSaveGuest } from './save-guest.ts'

test('a profile is saved with every field of it, and the same remarks and change log each time', async () => {
  const { client, asked } = clientBefore(() => aProfile())

  await createSaveGuest(client)(aProfile())

  const filler = { Remarks: 'Profile update', ChangeLog: 'Profile update' }
  expect(asked).toMatchObject([
    { path: '/api/AppUser/Profile', body: { ...aProfile(), ...filler, ActivityId: expect.any(String) } },
  ])
})
