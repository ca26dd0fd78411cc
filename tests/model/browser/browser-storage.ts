import type { Page } from 'playwright-core'
import type { StoredUser } from '#machines/parts/shared.ts'
import { USER_KEY } from '#ui/lib/browser-storage.ts'

/** A page of the site without a script: only the browser's storage can be seen and changed from it. */
const PLAIN = '/robots.txt'

/** Stores a value under this key, or removes it, from a tab that is open beside this page, which is notified. */
export async function storeFromOtherTab(page: Page, key: string, value: string | undefined): Promise<void> {
  const other =
    page
      .context()
      .pages()
      .find((tab) => tab.url().endsWith(PLAIN)) ?? (await openBeside(page))
  // Only what this tab has seen can be removed in it.
  if (value === undefined) await other.waitForFunction((name) => localStorage.getItem(name) !== null, key)
  await other.evaluate(store, { key, value })
}

/** Writes it before the page is opened. */
export async function storeBefore(page: Page, key: string, value: string | undefined): Promise<void> {
  await page.goto(PLAIN)
  await page.evaluate(store, { key, value })
}

/** Lets this guest be signed in on the pages that are opened next. */
export function storeUser(page: Page, user: StoredUser): Promise<void> {
  return storeBefore(page, USER_KEY, JSON.stringify(user))
}

/** What the browser stores under this key. */
export function storedIn(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key)
}

/** What lies behind is drawn seldom: the page comes to the front again. */
async function openBeside(page: Page): Promise<Page> {
  const other = await page.context().newPage()
  await other.goto(PLAIN)
  await page.bringToFront()
  return other
}

/** Runs in the page. */
function store({ key, value }: { key: string; value: string | undefined }): void {
  if (value === undefined) localStorage.removeItem(key)
  else localStorage.setItem(key, value)
}
