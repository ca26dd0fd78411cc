import type { Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { bookAsNewcomer } from './steps/book.ts'
import { examine } from './steps/examine.ts'
import { factsOf, openHistory, orderIn, textOf } from './steps/orders.ts'
import { cancelInSandbox, payInSandbox } from './steps/sandbox.ts'
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
  const filled = await dialog.locator('[class*="_filled_"]').allInnerTexts()
  await dialog.getByRole('button', { name: 'Keep the booking' }).press('Enter')
  await dialog.waitFor({ state: 'hidden' })
  const standing = await textOf(order)
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Cancel the booking' }).press('Enter')
  await page.getByText('Your booking is cancelled, and your refund is on its way.').waitFor()
  await order
    .getByText(/Cancelled|Refunded/)
    .first()
    .waitFor()
  const focused = await page.locator(':focus').textContent()
  const ways = await order.getByRole('button').count()
  await searchFor(page, stay)

  expect(filled).toEqual(['Keep the booking'])
  expect(terms).toEqual({
    'You have paid': 'BDT 4,485',
    'Refundable under our policy': '100 %',
    'Kept by the resort': 'BDT 0',
    'Your refund': 'BDT 4,485',
  })
  expect(found).toEqual([])
  expect(standing).toContain('Confirmed')
  expect(focused).toBe('Rania House, single room')
  expect(ways).toBe(0)
  expect(await countLeft(page, 'Rania House', 'Single room')).toBe(leftWhileBooked + 1)
})

const newTerms = { Percent: 50, Paid: 4_485, Refund: 2_242.5, Fee: 2_242.5 }

test('terms that changed meanwhile are shown and agreed to anew, and an order that was settled elsewhere says so', async () => {
  const { page, expectComplaint } = await visit({ reducedMotion: 'reduce' })
  expectComplaint(/409/)
  const agreed: unknown[] = []
  // Only the answers to who agreed: the question before it is the server's own.
  await page.route('**/api/BookingArea/Booking/Cancel', (route) => {
    const body: unknown = route.request().postDataJSON()
    if (refundIn(body) === undefined) return route.fallback()
    agreed.push(refundIn(body))
    return agreed.length === 1
      ? refuse(route, { Code: 'price_changed', Msg: 'The refund amount has changed', Data: newTerms })
      : refuse(route, { Code: 'order_settled', Msg: 'The order is cancelled already', Data: null })
  })

  await bookAsNewcomer(page, aNewcomer(62), {
    house: 'Rania House',
    kind: 'room',
    stay: stayIn(145),
    percent: '30%',
  })
  await openHistory(page)
  const dialog = page.getByRole('dialog', { name: /^Cancel order/ })
  const order = orderIn(page, '')
  await order.getByRole('button', { name: 'Cancel' }).press('Enter')
  const confirm = dialog.getByRole('button', { name: 'Cancel the booking' })
  await confirm.press('Enter')
  await dialog.getByRole('alert').getByText('The refund amount has changed').waitFor()
  const terms = await factsOf(dialog)
  const found = await examine(page, 'cancel on new terms')
  await confirm.press('Enter')
  await dialog.getByRole('alert').getByText('The order is cancelled already').waitFor()
  found.push(...(await examine(page, 'cancel refused')))
  await dialog.getByRole('button', { name: 'Close' }).last().press('Enter')
  await dialog.waitFor({ state: 'hidden' })

  expect(terms).toEqual({
    'You have paid': 'BDT 4,485',
    'Refundable under our policy': '50 %',
    'Kept by the resort': 'BDT 2,242.50',
    'Your refund': 'BDT 2,242.50',
  })
  expect(agreed).toEqual([0, 2_242.5])
  expect(found).toEqual([])
  // Nothing was cancelled in truth: the list, read again, still offers it.
  await order.getByRole('button', { name: 'Cancel' }).waitFor()
})

function refundIn(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'Refund' in body ? body.Refund : undefined
}

function refuse(route: Route, problem: { Code: string; Msg: string; Data: unknown }): Promise<void> {
  return route.fulfill({ status: 409, json: { IsError: true, ...problem } })
}
