import { expect, test } from 'vitest'
import { linksIn, seenBy } from '#tests/support/rendered/seen-by.tsx'
import { aStoredUser } from '#tests/support/site-builders.ts'
import { ResultActions } from './ResultActions.tsx'

const result = <ResultActions code="ABCDEFGHJKMN" order={undefined} report={undefined} actions={['viewOrder']} />

test('a guest is led to their order and home, a visitor home alone', async () => {
  const guest = await seenBy(aStoredUser(), result)
  const visitor = await seenBy(undefined, result)

  expect(linksIn(guest)).toEqual({ 'View Order': '/profile/order/ABCDEFGHJKMN', Home: '/' })
  expect(linksIn(visitor)).toEqual({ Home: '/' })
})
