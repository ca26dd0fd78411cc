import type { Page } from 'playwright-core'

export const payInSandbox = (page: Page) => choose(page, 'Pay', 'Payment Success & Order Placed Successfully!')
export const failInSandbox = (page: Page) => choose(page, 'Fail', 'Payment Failed & Order Placed Failed!')
export const cancelInSandbox = (page: Page) => choose(page, 'Cancel', 'Payment Cancelled & Order Cancelled!')

/** Presses a button of the payment page and waits for the headline of the result; answers the order's code. */
async function choose(page: Page, button: string, headline: string): Promise<string> {
  await page.getByRole('button', { name: button, exact: true }).click()
  await page.getByRole('heading', { name: headline }).waitFor()
  return new URL(page.url()).searchParams.get('Code') ?? ''
}
