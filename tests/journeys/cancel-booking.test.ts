import { expect, test } from 'vitest'
import { bookAsNewcomer } from './steps/book.ts'
import { examine } from './steps/examine.ts'
import { factsOf, openHistory, orderIn, textOf } from './steps/orders.ts'
import { payInSandbox } from './steps/sandbox.ts'
import { countLeft, searchFor } from './steps/search.ts'
import { aNewcomer } from './steps/sign-up.ts'
import { stayIn } from './steps/stays.ts'
import { openVisits } from './steps/visitors.ts'

const visit = openVisits()

test('a guest who paid 30 % sees what comes back, cancels, and the nights are free again', async () => {
  const { page } = await visit({ reducedMotion: 'reduce' })
  const stay = stayIn(140)

  await bookAsNewcomer(page, aNewcomer(60), { house: 'Rania House', kind: 'room', stay, percent: '30%' })
  const code = await payInSandbox(page)
  await searchFor(page, stay)
  const leftWhileBooked = await countLeft(page, 'Rania House', 'Single room')
  await openHistory(page)
  const order = orderIn(page, code)
  const dialog = page.getByRole('dialog', { name: `Cancel order ${code}` })
  await order.getByRole('button', { name: 'Cancel' }).press('Enter')
  await dialog.getByRole('button', { name: 'Cancel the booking' }).waitFor()
  const terms = await factsOf(dialog)
  const found = await examine(page, 'cancel dialog')
  await dialog.getByRole('button', { name: 'Keep the booking' }).press('Enter')
  await dialog.waitFor({ state: 'hidden' })
  const kept = await textOf(order)
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Cancel the booking' }).press('Enter')
  await page.getByText('Your booking is cancelled, and your refund is on its way.').waitFor()
  await order.getByText(/Cancelled|Refunded/).waitFor()
  const focused = await page.locator(':focus').textContent()
  const ways = await order.getByRole('button').count()
  await searchFor(page, stay)

  expect(terms).toEqual({
    'You have paid': 'BDT 4,485',
    'Comes back by our refund policy': '100 %',
    'Kept by the resort': 'BDT 0',
    'Your refund': 'BDT 4,485',
  })
  expect(found).toEqual([])
  expect(kept).toContain('Confirmed')
  expect(focused).toBe(`Order ${code}`)
  expect(ways).toBe(0)
  expect(await countLeft(page, 'Rania House', 'Single room')).toBe(leftWhileBooked + 1)
})
