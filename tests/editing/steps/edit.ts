import type { Page } from 'playwright-core'
import type { StaffAccount } from './member.ts'

/** Opens the Studio as a member comes to it from the sign-in, and waits for the desk. */
export async function signInToStudio(page: Page, { ticket }: Pick<StaffAccount, 'ticket'>): Promise<void> {
  await page.goto(`/studio#sid=${ticket}`)
  await page.getByRole('link', { name: 'Home page' }).waitFor()
}

/** Walks the desk from list to list, to a document at last. */
export async function walkTo(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) await page.getByRole('link', { name }).first().click()
}

/** Opens a group of a document's fields by its tab. */
export async function openGroup(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name }).click()
}

/** Fills a field and waits until the lake has it as a draft. */
export async function fillField(page: Page, label: string, text: string): Promise<void> {
  await untilStored(page, () => page.getByLabel(label, { exact: true }).fill(text))
  await page.getByText('Saved', { exact: true }).waitFor()
}

/** Does something and waits until the lake has it as a draft. */
export async function untilStored(page: Page, act: () => Promise<void>): Promise<void> {
  const stored = page.waitForResponse((answer) => answer.url().includes('/data/actions/') && answer.ok())
  await act()
  await stored
}

/** Publishes the open document and waits until the Studio says so. */
export async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByText(/ was published$/).waitFor()
}
