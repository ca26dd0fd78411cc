import { expect, test } from 'vitest'
import { linksIn, seenBy } from '#tests/support/rendered/seen-by.tsx'
import { aStoredUser } from '#tests/support/site-builders.ts'
import { AccountSlot } from './AccountSlot.tsx'

test('the entry to the profile leads a guest to the order history, and is not there for a visitor', async () => {
  const guest = await seenBy(aStoredUser(), <AccountSlot />)
  const visitor = await seenBy(undefined, <AccountSlot />)

  expect(Object.values(linksIn(guest))).toEqual(['/profile/order'])
  expect(linksIn(visitor)).toEqual({})
  expect(visitor).toContain('Sign in')
})
