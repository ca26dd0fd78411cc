import type { Page } from 'playwright-core'

/** Pays on the payment page and waits for the result; answers the order's code. */
export async function payInSandbox(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await page.getByRole('heading', { name: 'Payment Success & Order Placed Successfully!' }).waitFor()
  return new URL(page.url()).searchParams.get('Code') ?? ''
}
