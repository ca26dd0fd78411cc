import type { Page } from 'playwright-core'

/** All that the law and the resort want to know of a guest; the names are there from the sign-up. */
export async function fillGuestDetails(page: Page): Promise<void> {
  const field = (name: RegExp) => page.getByRole('textbox', { name })
  await field(/^Email/).fill('rahima@example.com')
  await page.getByRole('combobox', { name: /^Identity Type/ }).selectOption('National ID')
  await field(/^Identity Number/).fill('1990123456789')
  await field(/^Expiry Date/).fill('31-12-2035')
  await field(/^Date of Birth/).fill('05-03-1990')
  await page.getByText('Address and more (optional)').click()
  await field(/^Address/).fill('12 Lake Road')
  await field(/^City/).fill('Dhaka')
}

/** Chooses to pay 30 %, accepts the terms, submits, and waits for the payment page. */
export async function submitCheckout(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^Pay 30 % now/ }).check()
  await page.getByRole('checkbox', { name: /^I accept the terms/ }).check()
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('heading', { name: 'Sandbox payment' }).waitFor()
}
