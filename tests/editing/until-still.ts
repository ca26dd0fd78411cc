import type { Page } from 'playwright-core'

const PATIENCE_MS = 60_000
const ALIKE_SIGHTS = 3

/** Waits until nothing on the screen loads, turns, slides or says for a moment that it is done. */
export async function untilStill(page: Page): Promise<void> {
  // The site's clock goes on.
  const ticking = page.frameLocator('iframe').locator('time')
  const end = Date.now() + PATIENCE_MS
  let last: Buffer | undefined
  let alike = 0
  while (alike < ALIKE_SIGHTS) {
    if (Date.now() > end) throw new Error('The screen does not come to rest')
    await page.waitForFunction(isWhole, undefined, { timeout: PATIENCE_MS })
    const sight = await page.screenshot({ animations: 'allow', mask: [ticking] })
    alike = last?.equals(sight) === true ? alike + 1 : 0
    last = sight
  }
}

/** Runs in the page. */
function isWhole(): boolean {
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const waiting = [...document.querySelectorAll('[data-ui="Spinner"], [data-ui="Toast"]')]
  return !waiting.some(isSeen) && [...document.images].every((image) => image.complete || !isSeen(image))
}
