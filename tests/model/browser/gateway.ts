import type { Page } from 'playwright-core'

/** Lets a page that leaves for a payment stay where it is: the gateway has nothing to show. */
export async function quietGateway(page: Page): Promise<void> {
  await page.route('https://gateway.example/**', (route) => route.fulfill({ status: 204 }))
}

/** An address that no browser goes to. */
export const NO_ADDRESS = 'javascript:void(0)'

/** Shows the page again as a browser does that had cached it whole, when its guest comes back from the payment. */
export function comeBack(page: Page): Promise<void> {
  return page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
}
