// Guests do these on several pages.

import type { Locator, Page } from 'playwright-core'

/** Fills a field as a password manager does: what has the focus keeps it. A value that is in it already is typed again. */
export async function fillIn(field: Locator, value: string): Promise<void> {
  await field.evaluate((input, text) => {
    if (!(input instanceof HTMLInputElement)) throw new Error('This is no field')
    for (const part of input.value === text ? ['', text] : [text]) {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, part)
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }, value)
}

/** Taps a button as on an iPhone: the field that has the focus keeps it. */
export async function tap(button: Locator): Promise<void> {
  await button.dispatchEvent('click')
}

/** Another tab of the same browser stores something. */
export async function storeInOtherTab(page: Page, key: string, value: string): Promise<void> {
  const other = await page.context().newPage()
  await other.goto(new URL('/robots.txt', page.url()).href)
  await other.evaluate(([name = '', text = '']) => localStorage.setItem(name, text), [key, value])
  await other.close()
}
