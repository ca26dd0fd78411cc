import { afterAll, afterEach, beforeAll, inject } from 'vitest'
import type { BrowserContextOptions } from 'playwright-core'
import { openBrowser, type TestBrowser, type Visitor } from '#tests/support/browser.ts'
import { saveScreenshot } from './screenshots.ts'

export type Visit = (options?: BrowserContextOptions) => Promise<Visitor>

/**
 * A browser for the tests of a file. What a test opened is closed after it, and fails it if a console complained.
 * `url` answers where the site is: the journeys' common server, if none is given.
 */
export function openVisits(url: () => string = () => inject('siteUrl')): Visit {
  let browser: TestBrowser
  let visitors: Visitor[] = []
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterEach(async ({ task }) => {
    const leaving = visitors
    visitors = []
    if (task.result?.state === 'fail') await saveLastScreen(leaving, task.name)
    await Promise.all(leaving.map((visitor) => visitor.leave()))
  })
  afterAll(() => browser.close())

  return async (options = {}) => {
    const visitor = await browser.visit({ baseURL: url(), viewport: { width: 1440, height: 900 }, ...options })
    visitor.context.setDefaultTimeout(20_000)
    // A page has loaded when its pictures have, and a server that just started makes them first.
    visitor.context.setDefaultNavigationTimeout(60_000)
    visitors.push(visitor)
    return visitor
  }
}

async function saveLastScreen(visitors: readonly Visitor[], test: string): Promise<void> {
  for (const [index, { page }] of visitors.entries()) await saveScreenshot(page, `failed ${index} ${test}`)
}
