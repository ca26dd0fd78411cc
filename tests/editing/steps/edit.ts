import type { Page } from 'playwright-core'
import type { StaffAccount } from './member.ts'

const LOST_PRESS_MS = 5_000

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

/**
 * Publishes the open document and waits until the Studio says so. The Studio can lose a press while it redraws the button: as a person
 * would, this presses again when nothing happens.
 */
export async function publish(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Publish', exact: true })
  const published = page.getByText(/ was published$/)
  await button.click()
  const begun = published.or(page.getByRole('button', { name: 'Publishing…' })).first()
  const isBegun = await begun.waitFor({ timeout: LOST_PRESS_MS }).then(
    () => true,
    () => false,
  )
  if (!isBegun) await button.click()
  await published.waitFor()
}
