import { expect, test } from 'vitest'
import { fillGuestDetails } from './steps/checkout.ts'
import { open, reload } from './steps/open.ts'
import { addRoom, goToCheckout, searchFor } from './steps/search.ts'
import { aNewcomer, signUp } from './steps/sign-up.ts'
import { stayIn } from './steps/stays.ts'
import { openVisits } from './steps/visitors.ts'

const visit = openVisits()

test("a guest's details that were typed but not sent are there after a reload, and gone once they log out", async () => {
  const { page } = await visit()
  await searchFor(page, stayIn(150))
  await addRoom(page, 'Rania House')
  await goToCheckout(page)
  await signUp(page, aNewcomer(66))
  await fillGuestDetails(page)

  await reload(page)
  const field = (name: RegExp) => page.getByRole('textbox', { name })
  await field(/^Identity Number/).waitFor()
  const kept = [
    await field(/^Identity Number/).inputValue(),
    await field(/^Date of Birth/).inputValue(),
    await page.getByRole('combobox', { name: /^Identity Type/ }).inputValue(),
  ]
  await page.getByRole('banner').getByRole('link', { name: 'My bookings' }).click()
  await page.getByRole('button', { name: 'LogOut' }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).waitFor()

  expect(kept).toEqual(['1990123456789', '05-03-1990', 'National ID'])
  expect(await page.evaluate(() => sessionStorage.getItem('DRAFTS'))).toBeNull()
})

test('a half-written message to the resort outlasts a reload, and one that was sent is gone', async () => {
  const { page } = await visit()
  await open(page, '/contact')
  const message = page.getByLabel('Message', { exact: true })
  await page.getByLabel('Full Name').fill('Rahima')
  await message.fill('Do you take dogs?')

  await reload(page)
  const kept = await message.inputValue()
  await page.getByLabel('Email Address').fill('rahima@example.com')
  await page.getByLabel('Phone Number').fill('01712345678')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.getByText('message sent successfully').waitFor()
  await reload(page)

  expect(kept).toBe('Do you take dogs?')
  expect(await message.inputValue()).toBe('')
})
