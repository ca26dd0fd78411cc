import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** One hand on a phone. Every touch of the screen is counted; what is typed is typed into the field that has the focus. */
export function handOn(page: Page) {
  const count = { taps: 0, typed: 0 }
  return {
    count,
    async tap(place: Locator): Promise<void> {
      await place.tap()
      count.taps += 1
    },
    /** A list of the phone's own opens by one tap, and its entry is another. */
    async choose(list: Locator, entry: string): Promise<void> {
      await list.tap()
      await list.selectOption(entry)
      await page.keyboard.press('Escape')
      count.taps += 2
    },
    async type(field: Locator, text: string): Promise<void> {
      const isFocused = () => field.evaluate((element) => element === document.activeElement)
      await expect.poll(isFocused, { message: `${String(field)} has the focus without another tap` }).toBe(true)
      await page.keyboard.type(text)
      count.typed += 1
    },
    /** The key of a phone's keyboard that goes to the next field: it passes buttons over. */
    async next(): Promise<void> {
      do await page.keyboard.press('Tab')
      while (await page.evaluate(() => !document.activeElement?.matches('input, textarea')))
    },
  }
}
