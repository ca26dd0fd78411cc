import type { Page } from 'playwright-core'

/** The clock of a page. While it stands still no delay ends before a test lets it; a page that still fetches its parts needs it to go. */
export type PageClock = {
  stop(): Promise<void>
  go(): Promise<void>
  /** Goes forward at once to where so much time has passed: what is due comes once. */
  pass(ms: number): Promise<void>
}

/** Takes the clock into hand, before the page is opened. It shows this time, or the present. */
export async function takeClock(page: Page, time?: Date): Promise<PageClock> {
  await page.clock.install(time && { time })
  let isStopped = false
  return {
    async stop() {
      if (isStopped) return
      isStopped = true
      await pauseSoon(page)
    },
    async go() {
      if (!isStopped) return
      isStopped = false
      await page.clock.resume()
    },
    pass: (ms) => page.clock.fastForward(ms),
  }
}

/** The clock goes on while it learns when to stop: that moment must not be over by then. */
async function pauseSoon(page: Page, withinMs = 100): Promise<void> {
  const now = await page.evaluate(() => Date.now())
  try {
    await page.clock.pauseAt(now + withinMs)
  } catch (error) {
    if (withinMs > 2_000) throw error
    await pauseSoon(page, withinMs * 3)
  }
}
