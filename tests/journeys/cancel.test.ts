import { expect, test } from 'vitest'
import { bookAsNewcomer } from './steps/book.ts'
import { openHistory, orderIn, textOf } from './steps/orders.ts'
import { cancelInSandbox } from './steps/sandbox.ts'
import { countLeft, searchFor } from './steps/search.ts'
import { aNewcomer } from './steps/sign-up.ts'
import { stayIn } from './steps/stays.ts'
import { openVisits } from './steps/visitors.ts'

const visit = openVisits()

test('the nights of a payment that is cancelled are free at once', async () => {
  const guest = await visit()
  const other = await visit()
  const stay = stayIn(35)

  await bookAsNewcomer(guest.page, aNewcomer(2), { house: 'Ichamoti House', kind: 'room', stay, percent: '100%' })
  await searchFor(other.page, stay)
  const leftWhileHeld = await countLeft(other.page, 'Ichamoti House', 'Single room')
  const code = await cancelInSandbox(guest.page)
  await searchFor(other.page, stay)
  const leftAfterwards = await countLeft(other.page, 'Ichamoti House', 'Single room')
  await openHistory(guest.page)

  expect([leftWhileHeld, leftAfterwards]).toEqual([4, 5])
  expect(await textOf(orderIn(guest.page, code))).toContain('Cancelled')
})
