import { expect, test } from 'vitest'
import { open, reload } from './steps/open.ts'
import { aNewcomer, signUpFromHeader } from './steps/sign-up.ts'
import { today } from './steps/stays.ts'
import { openVisits } from './steps/visitors.ts'

const visit = openVisits()

test('a guest edits their profile, but not their phone, and it is still there after a reload', async () => {
  const { page } = await visit()
  await open(page, '/')
  await signUpFromHeader(page, aNewcomer(42))

  await page.getByRole('banner').getByRole('link', { name: 'My bookings' }).click()
  await page.getByRole('link', { name: 'Edit Profile' }).click()
  const field = (name: RegExp) => page.getByRole('textbox', { name })
  await field(/^First Name/).fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('First Name is required').waitFor()
  await field(/^First Name/).fill('Rahima Begum')
  await field(/^City/).fill('Sylhet')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Your profile has been saved.').waitFor()
  await reload(page)
  await field(/^City/).waitFor()
  await page.getByRole('button', { name: /date: Date of Birth/ }).click()
  const year = page.getByRole('combobox', { name: 'Year' })
  await year.waitFor()
  const years = await year.getByRole('option').allInnerTexts()

  expect(await field(/^City/).inputValue()).toBe('Sylhet')
  expect(await field(/^First Name/).inputValue()).toBe('Rahima Begum')
  expect(await field(/^Phone/).getAttribute('readonly')).not.toBeNull()
  expect([years[0], years.at(-1)]).toEqual(['1990', today().slice(0, 4)])
})
