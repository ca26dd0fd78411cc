import { expect, test } from 'vitest'
import { endHolds } from '#tests/support/stopped-database.ts'
import { aRestartableServer } from '#tests/support/restartable-server.ts'
import { bookAsNewcomer } from './steps/book.ts'
import { factsOf, openHistory, orderIn, textOf } from './steps/orders.ts'
import { failInSandbox, payInSandbox } from './steps/sandbox.ts'
import { countLeft, searchFor } from './steps/search.ts'
import { aNewcomer } from './steps/sign-up.ts'
import { stayIn } from './steps/stays.ts'
import { openVisits } from './steps/visitors.ts'

const server = aRestartableServer()
const visit = openVisits(() => server.url)

test('an order whose payment failed can be paid again', async () => {
  const { page } = await visit()
  const wish = { house: 'Rania House', kind: 'room', stay: stayIn(50), percent: '30%' } as const

  await bookAsNewcomer(page, aNewcomer(4), wish)
  const code = await failInSandbox(page)
  await openHistory(page)
  const failed = await textOf(orderIn(page, code))
  await orderIn(page, code).getByRole('button', { name: 'Pay again' }).click()
  const dialog = page.getByRole('dialog', { name: `Pay for order ${code}` })
  await dialog.getByRole('radio', { name: /^30 %/ }).check()
  await dialog.getByRole('button', { name: 'Go to the payment page' }).click()
  const paidCode = await payInSandbox(page)
  await openHistory(page)

  expect(failed).toContain('Pending')
  expect(paidCode).toBe(code)
  expect(await textOf(orderIn(page, code))).toContain('Confirmed')
  expect(await factsOf(orderIn(page, code))).toMatchObject({ Paid: '4,485 tk', Due: '10,465 tk' })
})

test('an order whose payment failed keeps its nights until its time is over', async () => {
  const guest = await visit()
  const other = await visit()
  const stay = stayIn(55)
  const wish = { house: 'Ichamoti House', kind: 'house', stay, percent: '100%' } as const

  await bookAsNewcomer(guest.page, aNewcomer(5), wish)
  const code = await failInSandbox(guest.page)
  await searchFor(other.page, stay)
  const leftWhileHeld = await countLeft(other.page, 'Ichamoti House', 'Entire house')
  // The product has no switch for time: the end of the hold is moved while nobody serves. Pictures on their way are cut off.
  for (const visitor of [guest, other]) visitor.expectComplaint(/net::ERR_/)
  await server.whileStopped(endHolds)
  await searchFor(other.page, stay)
  const leftAfterwards = await countLeft(other.page, 'Ichamoti House', 'Entire house')
  await openHistory(guest.page)

  expect([leftWhileHeld, leftAfterwards]).toEqual([0, 1])
  expect(await textOf(orderIn(guest.page, code))).toContain('Expired')
  expect(await orderIn(guest.page, code).getByRole('button', { name: 'Pay again' }).count()).toBe(0)
})
