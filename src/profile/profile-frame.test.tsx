import { expect, test } from 'vitest'
import { linksIn, seenBy } from '#tests/support/rendered/seen-by.tsx'
import { aStoredUser } from '#tests/support/site-builders.ts'
import { ProfileFrame } from './ProfileFrame.tsx'

const profile = <ProfileFrame>Your orders</ProfileFrame>

test('next to the profile are Order History, Edit Profile and LogOut, and a visitor sees none of it', async () => {
  const guest = await seenBy(aStoredUser(), profile)
  const visitor = await seenBy(undefined, profile)

  expect(linksIn(guest)).toEqual({ 'Order History': '/profile/order', 'Edit Profile': '/profile/edit' })
  expect(guest).toMatch(/<button[^>]*>.* LogOut<\/button>/s)
  expect(guest).toContain('Your orders')
  expect(visitor).toBe('')
})
