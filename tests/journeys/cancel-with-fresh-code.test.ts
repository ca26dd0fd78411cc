import { expect, test } from 'vitest'
import type { Db } from '#api/db/db.ts'
import { aRestartableServer } from '#tests/support/restartable-server.ts'
import { bookAsNewcomer } from './steps/book.ts'
import { examine } from './steps/examine.ts'
import { open } from './steps/open.ts'
import { factsOf } from './steps/orders.ts'
import { payInSandbox } from './steps/sandbox.ts'
import { aNewcomer, verify } from './steps/sign-up.ts'
import { stayIn } from './steps/stays.ts'
import { openVisits } from './steps/visitors.ts'

const server = aRestartableServer()
const visit = openVisits(() => server.url)

test('who signed in long ago gives a fresh code, stays on the invoice, and cancels what they have paid for', async () => {
  const { page, expectComplaint } = await visit({ reducedMotion: 'reduce' })
  const guest = aNewcomer(61)

  await bookAsNewcomer(page, guest, { house: 'Rania House', kind: 'room', stay: stayIn(7), percent: '30%' })
  const code = await payInSandbox(page)
  // Pictures on their way are cut off, and the refusal is one.
  expectComplaint(/net::ERR_|403/)
  await server.whileStopped(signInLongAgo)
  await open(page, `/profile/order/${code}`)
  const invoice = page.getByRole('article')
  const cancel = invoice.getByRole('button', { name: `Cancel order ${code}` })
  const dialog = page.getByRole('dialog', { name: `Cancel order ${code}` })
  await cancel.press('Enter')
  await dialog.getByRole('button', { name: 'Cancel the booking' }).press('Enter')
  await dialog.getByText(/Sign in again with a new code/).waitFor()
  const found = await examine(page, 'sign in to cancel')
  await dialog.getByRole('button', { name: 'Sign in again' }).press('Enter')
  await page.getByRole('dialog', { name: 'Login' }).getByLabel('Phone Number').fill(guest.phone)
  await page.keyboard.press('Enter')
  await verify(page, guest.phone)
  await cancel.press('Enter')
  const confirm = dialog.getByRole('button', { name: 'Cancel the booking' })
  await confirm.waitFor()
  const terms = await factsOf(dialog)
  await confirm.press('Enter')
  await invoice.getByText(/^(Cancelled|Refunded)$/).waitFor()

  expect(found).toEqual([])
  expect(terms).toMatchObject({ 'Comes back by our refund policy': '50 %', 'Your refund': 'BDT 2,242.50' })
  expect(await cancel.count()).toBe(0)
  expect(await page.locator(':focus').textContent()).toBe('Invoice')
})

/** The product has no switch for time: the sign-in is moved while nobody serves. */
async function signInLongAgo(db: Db): Promise<void> {
  await db.change(`update guest_session set created_at = created_at - interval '11 minutes'`)
}
