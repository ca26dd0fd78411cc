import type { Page } from 'playwright-core'

type HeldCalls = { count(): number; goOn(): void }

/** Holds back the calls of an address until they may go on, and counts them. */
export async function holdCalls(page: Page, address: string): Promise<HeldCalls> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let count = 0
  await page.route(address, async (route) => {
    count += 1
    await promise
    await route.continue()
  })
  return { count: () => count, goOn: resolve }
}
