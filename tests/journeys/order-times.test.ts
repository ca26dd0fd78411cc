import { expect, test } from 'vitest'
import type { Db } from '#api/db/db.ts'
import { aRestartableServer, endHolds } from '#tests/support/restartable-server.ts'
import { bookAsNewcomer } from './steps/book.ts'
import { examine } from './steps/examine.ts'
import { open } from './steps/open.ts'
import { factsOf, openHistory, orderIn, textOf } from './steps/orders.ts'
import { failInSandbox, payInSandbox } from './steps/sandbox.ts'
import { countLeft, searchFor } from './steps/search.ts'
import { aNewcomer, readCode } from './steps/sign-up.ts'
import { stayIn } from './steps/stays.ts'
import { openVisits } from './steps/visitors.ts'

const server = aRestartableServer()
const visit = openVisits(() => server.url)

test('an order whose payment failed can be paid again', async () => {
  const { page } = await visit()
  const choice = { house: 'Rania House', kind: 'room', stay: stayIn(53), percent: '30%' } as const

  await bookAsNewcomer(page, aNewcomer(4), choice)
  const code = await failInSandbox(page)
  await openHistory(page)
  const failed = await textOf(orderIn(page, code))
  await orderIn(page, code).getByRole('button', { name: 'Pay again' }).click()
  const dialog = page.getByRole('dialog', { name: `Pay for order ${code}` })
  await dialog.getByRole('radio', { name: /^Pay 30 % now/ }).check()
  await dialog.getByRole('button', { name: 'Go to the payment page' }).click()
  const paidCode = await payInSandbox(page)
  await openHistory(page)

  expect(failed).toContain('Pending')
  expect(paidCode).toBe(code)
  expect(await textOf(orderIn(page, code))).toContain('Confirmed')
  expect(await factsOf(orderIn(page, code))).toMatchObject({ Paid: '4,485 tk', Due: '10,465 tk' })
})

test('an order whose payment failed holds its nights until its time is over', async () => {
  const guest = await visit()
  const other = await visit()
  const stay = stayIn(55)
  const choice = { house: 'Ichamoti House', kind: 'house', stay, percent: '100%' } as const

  await bookAsNewcomer(guest.page, aNewcomer(5), choice)
  const code = await failInSandbox(guest.page)
  await searchFor(other.page, stay)
  const leftWhileHeld = await countLeft(other.page, 'Ichamoti House', 'Entire house')
  // The product has no switch for time: the end of the hold is moved while no one serves. Pictures that still load are cut off.
  for (const visitor of [guest, other]) visitor.expectComplaint(/net::ERR_/)
  await server.whileStopped(endHolds)
  await searchFor(other.page, stay)
  const leftAfterwards = await countLeft(other.page, 'Ichamoti House', 'Entire house')
  await openHistory(guest.page)

  expect([leftWhileHeld, leftAfterwards]).toEqual([0, 1])
  expect(await textOf(orderIn(guest.page, code))).toContain('Expired')
  expect(await orderIn(guest.page, code).getByRole('button', { name: 'Pay again' }).count()).toBe(0)
})

test('who signed in long ago gives a fresh code, stays on the invoice, and cancels what they have paid for', async () => {
  const { page, expectComplaint } = await visit({ reducedMotion: 'reduce' })
  const guest = aNewcomer(61)

  await bookAsNewcomer(page, guest, { house: 'Rania House', kind: 'room', stay: stayIn(7), percent: '30%' })
  const code = await payInSandbox(page)
  // Pictures that still load are cut off, and the refusal is one.
  expectComplaint(/net::ERR_|403/)
  await server.whileStopped(signInLongAgo)
  await open(page, `/profile/order/${code}`)
  const invoice = page.getByRole('article')
  const cancel = invoice.getByRole('button', { name: `Cancel order ${code}` })
  const dialog = page.getByRole('dialog', { name: `Cancel order ${code}` })
  await cancel.press('Enter')
  const confirm = dialog.getByRole('button', { name: 'Cancel the booking' })
  await confirm.waitFor()
  const terms = await factsOf(dialog)
  await confirm.press('Enter')
  const field = dialog.getByRole('textbox', { name: 'Code' })
  await field.waitFor()
  const sentence = await textOf(dialog.getByText(/we have sent a code/i))
  const found = await examine(page, 'cancel code')
  await field.fill(await readCode(guest.phone, server.url))
  await page.getByText('Your booking is cancelled, and your refund is on its way.').waitFor()
  await invoice.getByText('Cancelled', { exact: true }).waitFor()

  expect(sentence).toContain('+880 1710-••0061')
  expect(found).toEqual([])
  expect(terms).toMatchObject({ 'Refundable under our policy': '50 %', 'Your refund': 'BDT 2,242.50' })
  expect(await cancel.count()).toBe(0)
  expect(await page.locator(':focus').textContent()).toBe('Invoice')
})

/** The product has no switch for time: the sign-in is moved while no one serves. */
async function signInLongAgo(db: Db): Promise<void> {
  await db.change(`update guest_session set created_at = created_at - interval '11 minutes'`)
}
