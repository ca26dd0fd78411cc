import type { Page } from 'playwright-core'

/** Opens an address of the site and waits until the page knows who is here: then its script is at work. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await untilAwake(page)
}

/** Loads the page again. */
export async function reload(page: Page): Promise<void> {
  await page.reload()
  await untilAwake(page)
}

export async function untilAwake(page: Page): Promise<void> {
  const header = page.getByRole('banner')
  const visitor = header.getByRole('button', { name: 'Sign in' })
  const guest = header.getByRole('link', { name: 'My bookings' })
  await visitor.or(guest).first().waitFor()
}
