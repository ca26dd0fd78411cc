import { expect, test } from 'vitest'
import { fillGuestDetails, submitCheckout } from './steps/checkout.ts'
import { open, reload } from './steps/open.ts'
import { openHistory, orderIn } from './steps/orders.ts'
import { payInSandbox } from './steps/sandbox.ts'
import { addRoom, goToCheckout, searchFor } from './steps/search.ts'
import { aNewcomer, signUp, signUpFromHeader } from './steps/sign-up.ts'
import { stayIn } from './steps/stays.ts'
import { openVisits } from './steps/visitors.ts'

const visit = openVisits()

test('a reload keeps a guest at the checkout, in the order history and on the invoice; LogOut leads to /home', async () => {
  const { page } = await visit()
  await searchFor(page, stayIn(80))
  await addRoom(page, 'Rania House')
  await goToCheckout(page)
  await signUp(page, aNewcomer(7))

  await page.getByRole('button', { name: 'Submit' }).waitFor()
  await reload(page)
  await page.getByRole('button', { name: 'Submit' }).waitFor()
  const atCheckout = pathOf(page.url())
  await fillGuestDetails(page)
  await submitCheckout(page, { percent: '100%' })
  const code = await payInSandbox(page)
  await openHistory(page)
  await orderIn(page, code).waitFor()
  await reload(page)
  await orderIn(page, code).waitFor()
  const inHistory = pathOf(page.url())
  await page.getByRole('link', { name: `View invoice of order ${code}` }).click()
  await page.getByRole('heading', { name: 'Invoice' }).waitFor()
  await reload(page)
  await page.getByRole('heading', { name: 'Invoice' }).waitFor()
  const onInvoice = pathOf(page.url())
  await page.getByRole('button', { name: 'LogOut' }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).waitFor()
  await page.waitForURL('/home')
  const afterLogOut = pathOf(page.url())
  await open(page, `/profile/order/${code}`)
  await page.waitForURL('/')

  expect([atCheckout, inHistory, onInvoice]).toEqual(['/checkout', '/profile/order', `/profile/order/${code}`])
  expect(afterLogOut).toBe('/home')
})

test('a visitor at the checkout is asked to sign in, and is led home who closes the dialog', async () => {
  const { page } = await visit()

  await open(page, '/checkout')
  const dialog = page.getByRole('dialog', { name: 'Login' })
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.waitForURL('/')

  expect(await dialog.isVisible()).toBe(false)
})

test('a guest whose token is dead is signed out', async () => {
  const { page, expectComplaint } = await visit()
  expectComplaint(/401/)
  await open(page, '/')
  await signUpFromHeader(page, aNewcomer(8))
  await page.evaluate(() => {
    const user: object = JSON.parse(localStorage.getItem('USER') ?? '{}')
    localStorage.setItem('USER', JSON.stringify({ ...user, token: 'a-token-that-was-revoked' }))
  })

  await page.goto('/profile/order')
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).waitFor()

  expect(await page.evaluate(() => localStorage.getItem('USER'))).toBeNull()
})

function pathOf(url: string): string {
  return new URL(url).pathname
}
