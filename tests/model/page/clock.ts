import type { Page } from 'playwright-core'

/** The clock of a page, which stands still. */
export type StoppedClock = {
  /** Lets so much time pass at once, with all that is due in it. */
  pass(ms: number): Promise<void>
}

/** Stops the page's clock once it is open: no delay ends before it is told to. */
export async function stopClock(page: Page, open: () => Promise<void>): Promise<StoppedClock> {
  await page.clock.install()
  await open()
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + 1_000)
  return { pass: (ms) => page.clock.runFor(ms) }
}
