import { expect, test } from 'vitest'
import { linksIn, seenBy, wordsOf } from '#tests/support/rendered/seen-by.tsx'
import { aStoredUser } from '#tests/support/site-builders.ts'
import { PaymentResult } from './PaymentResult.tsx'
import { ResultActions } from './ResultActions.tsx'

const CODE = 'ABCDEFGHJKMN'
const actions = <ResultActions code={CODE} order={undefined} report={undefined} actions={['viewOrder']} />

test('a guest is led to their order and home, a visitor home alone', async () => {
  const guest = await seenBy(aStoredUser(), actions)
  const visitor = await seenBy(undefined, actions)

  expect(linksIn(guest)).toEqual({ 'View Order': `/profile/order/${CODE}`, Home: '/' })
  expect(linksIn(visitor)).toEqual({ Home: '/' })
})

test('the result of a payment has the number of the order, and the phone that will be called to reconfirm it', async () => {
  const id = '01JABCDEFGHJKMNPQRSTVWXYZ0'

  const html = await seenBy(undefined, <PaymentResult code={CODE} id={id} payment={4_485} phone="+8801712345678" />)

  expect(wordsOf(html)).toContain(`Order number ${CODE}`)
  expect(wordsOf(html)).toContain('We will call +880 1712-345678 to reconfirm your booking.')
})
