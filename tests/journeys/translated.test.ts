import { expect, test } from 'vitest'
import { fillGuestDetails, submitCheckout } from './steps/checkout.ts'
import { untilAwake } from './steps/open.ts'
import { orderIn } from './steps/orders.ts'
import { payInSandbox } from './steps/sandbox.ts'
import { addRoom, goToCheckout, openResults } from './steps/search.ts'
import { aNewcomer, readCode, signUp } from './steps/sign-up.ts'
import { stayIn } from './steps/stays.ts'
import { translate } from './steps/translate.ts'
import { openVisits } from './steps/visitors.ts'

const visit = openVisits()

test('on pages that a browser translates a guest signs up, corrects a form, books, pays and cancels', async () => {
  const { page, expectComplaint } = await visit()
  const button = (name: string) => page.getByRole('button', { name })
  const typeWrongCode = async (...sent: Parameters<typeof readCode>) => {
    await page.getByLabel('Code').fill('000000')
    await page.getByText('The code is wrong').waitFor()
    return readCode(...sent)
  }
  expectComplaint(/422/)

  await openResults(page, stayIn(196))
  await translate(page)
  await addRoom(page, 'Rania House')
  await goToCheckout(page)
  await signUp(page, aNewcomer(181), typeWrongCode)
  await page.getByRole('checkbox', { name: /^I accept the terms/ }).check()
  await button('Submit').click()
  await page.getByText('Identity Number is required').first().waitFor()
  await fillGuestDetails(page)
  await submitCheckout(page)
  const code = await payInSandbox(page)
  await untilAwake(page)
  await translate(page)
  await page.getByRole('banner').getByRole('link', { name: 'My bookings' }).click()
  await orderIn(page, code).getByRole('button', { name: 'Cancel' }).click()
  await button('Cancel the booking').click()
  await page.getByText('Your booking is cancelled').waitFor()

  expect(await page.locator('font font').count()).toBeGreaterThan(20)
})
