import type { Page } from 'playwright-core'

/** Chooses where a link leads, from the list below its field: the entry that is called so. */
export async function choosePage(page: Page, words: string, entry: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Choose a page of this site' }).fill(words)
  await page.getByRole('button', { name: entry, exact: true }).click()
}
