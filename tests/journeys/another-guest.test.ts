import { expect, test } from 'vitest'
import { open } from './steps/open.ts'
import { aNewcomer, signUpFromHeader } from './steps/sign-up.ts'
import { openVisits } from './steps/visitors.ts'

const visit = openVisits()

test('where another guest signs in, nothing of the first one stays on a page that is open in another tab', async () => {
  const { page, context } = await visit()
  const elsewhere = await visit()
  await open(page, '/')
  await signUpFromHeader(page, { ...aNewcomer(63), firstName: 'Rahima' })
  await open(elsewhere.page, '/')
  await signUpFromHeader(elsewhere.page, { ...aNewcomer(64), firstName: 'Karim' })
  const karim = await elsewhere.page.evaluate(() => localStorage.getItem('USER') ?? '')
  await open(page, '/profile/edit')
  const name = page.getByRole('textbox', { name: /^First Name/ })
  await name.waitFor()
  const before = await name.inputValue()
  await name.fill('Rahima Begum')

  const otherTab = await context.newPage()
  await open(otherTab, '/')
  await otherTab.evaluate((user) => localStorage.setItem('USER', user), karim)
  await page.locator('input[name="FirstName"][value="Karim"]').waitFor()

  expect(before).toBe('Rahima')
  expect(await name.inputValue()).toBe('Karim')
})
