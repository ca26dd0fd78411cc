import { expect, test } from 'vitest'
import { open } from './steps/open.ts'
import { addRoom, goToCheckout, searchFor } from './steps/search.ts'
import { aNewcomer, signUpFromHeader } from './steps/sign-up.ts'
import { stayIn } from './steps/stays.ts'
import { openVisits } from './steps/visitors.ts'

const visit = openVisits()

test('the way in does not stay open over the page that Back leads to', async () => {
  const { page } = await visit()
  await searchFor(page, stayIn(135))
  await addRoom(page, 'Rania House')
  await goToCheckout(page)
  const dialog = page.getByRole('dialog', { name: 'Login' })
  await dialog.waitFor()

  await page.goBack()
  await dialog.waitFor({ state: 'hidden' })
  const address = new URL(page.url()).pathname
  await page.goForward()
  await dialog.waitFor()

  expect(address).toBe('/searchroom')
})

test('who signs in in one tab is not asked to in the other', async () => {
  const { page, context } = await visit()
  const other = await context.newPage()
  await open(page, '/')
  await open(other, '/checkout')
  const asked = other.getByRole('dialog', { name: 'Login' })
  await asked.waitFor()

  await signUpFromHeader(page, aNewcomer(50))
  await asked.waitFor({ state: 'hidden' })

  expect(new URL(other.url()).pathname).toBe('/checkout')
})
