import path from 'node:path'
import type { Page } from 'playwright-core'

/** Keeps what is on the screen in the folder that SCREENSHOTS names, for whoever wants to look; without it nothing happens. */
export async function keepScreenshot(page: Page, name: string, { isWhole = false } = {}): Promise<void> {
  const folder = process.env['SCREENSHOTS']
  if (folder === undefined || page.isClosed()) return
  const file = `${name.replaceAll(/[^\w]+/g, '-').slice(0, 80)}.png`
  await page.screenshot({ path: path.join(folder, file), fullPage: isWhole })
}
