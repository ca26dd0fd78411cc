import type { BrowserContext, Page } from 'playwright-core'
import type { StoredUser } from '#machines/session.machine.ts'
import { USER_KEY } from '#src/session/stored-user.ts'

/** A page of the site without a script: only what the browser keeps can be seen and changed from it. */
const PLAIN = '/robots.txt'

/** Writes what the browser keeps under this key, or removes it, from a tab that is open beside the others: they hear of it. */
export async function keepFromOtherTab(context: BrowserContext, key: string, value: string | undefined): Promise<void> {
  const other = context.pages().find((page) => page.url().endsWith(PLAIN)) ?? (await openPlain(await context.newPage()))
  await other.evaluate(keep, { key, value })
}

/** Writes it before the page is opened. */
export async function keepBefore(page: Page, key: string, value: string | undefined): Promise<void> {
  await openPlain(page)
  await page.evaluate(keep, { key, value })
}

/** Lets this guest be signed in on the pages that are opened next. */
export function keepUser(page: Page, user: StoredUser): Promise<void> {
  return keepBefore(page, USER_KEY, JSON.stringify(user))
}

/** What the browser keeps under this key. */
export function keptIn(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key)
}

async function openPlain(page: Page): Promise<Page> {
  await page.goto(PLAIN)
  return page
}

/** Runs in the page. */
function keep({ key, value }: { key: string; value: string | undefined }): void {
  if (value === undefined) localStorage.removeItem(key)
  else localStorage.setItem(key, value)
}
