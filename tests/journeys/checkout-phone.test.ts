import { expect, test } from 'vitest'
import { PHONE } from './steps/examine.ts'
import { newGuest } from './steps/guests.ts'
import { addRoom, goToCheckout, openResults } from './steps/search.ts'
import { stayIn } from './steps/stays.ts'
import { openVisits } from './steps/visitors.ts'

const visit = openVisits()

test("the bar at a phone's foot leads to what is missing, shows what is paid now, and pays", async () => {
  const { page } = await visit({ guest: await newGuest(171), viewport: PHONE })
  await openResults(page, stayIn(186))
  await addRoom(page, 'Rania House')
  await goToCheckout(page)
  const bar = page.getByRole('group', { name: 'Your stay' })
  const field = (name: string) => page.getByRole('textbox', { name })

  await page.getByRole('button', { name: 'Edit the details of the guest' }).click()
  await field('Last Name').fill('')
  await bar.getByRole('button', { name: 'Next: your details' }).click()
  await field('Last Name').and(page.locator(':focus')).fill('Khatun')
  await page.getByRole('heading', { name: 'Checkout' }).scrollIntoViewIfNeeded()
  await bar.getByText('BDT 14,950').waitFor()
  await bar.getByRole('button', { name: 'Next: payment' }).click()
  await page.getByRole('radio', { name: /^Pay 30 % now/ }).check()
  await page.getByRole('checkbox', { name: /^I accept the terms/ }).check()
  await page.getByRole('button', { name: 'Submit' }).waitFor()
  const whileSubmitIsSeen = await bar.count()
  await page.getByRole('heading', { name: 'Checkout' }).scrollIntoViewIfNeeded()
  await bar.getByRole('button', { name: 'Pay BDT 4,485' }).click()
  await page.getByRole('heading', { name: 'Sandbox payment' }).waitFor()

  expect(whileSubmitIsSeen).toBe(0)
})
