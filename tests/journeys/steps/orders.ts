import type { Locator, Page } from 'playwright-core'
import { open } from './open.ts'

/** All orders in the order history. */
export function ordersOn(page: Page): Locator {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })
}

/** One's order in the order history. */
export function orderIn(page: Page, code: string): Locator {
  return ordersOn(page).filter({ hasText: `Order ${code}` })
}

export async function openHistory(page: Page): Promise<void> {
  await open(page, '/profile/order')
  await page.getByRole('heading', { name: 'Order History' }).waitFor()
}

/** The values of a description list by their terms: 'Due' is '৳10,465'. */
export async function factsOf(place: Locator): Promise<Record<string, string>> {
  const [terms, values] = await Promise.all([
    place.getByRole('term').allTextContents(),
    place.getByRole('definition').allTextContents(),
  ])
  return Object.fromEntries(terms.map((term, index) => [term, withSpaces(values[index] ?? '')]))
}

/** The words as they are written, in spite of the case they are shown in. What keeps a sum on its line is a space. */
export async function textOf(place: Locator): Promise<string> {
  return withSpaces((await place.textContent()) ?? '')
}

function withSpaces(text: string): string {
  return text.replaceAll('\u00a0', ' ')
}
