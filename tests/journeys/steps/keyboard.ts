import type { Locator, Page } from 'playwright-core'

const MAX_TABS = 120

/** Presses Tab until the control has the focus. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor()
  for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The keyboard does not reach ${String(control)}`)
}

export async function pressKey(page: Page, control: Locator, key: string): Promise<void> {
  await tabTo(page, control)
  await page.keyboard.press(key)
}

export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}
