import { afterEach, beforeAll, inject } from 'vitest'
import type { BrowserContextOptions } from 'playwright-core'
import { USER_KEY } from '#ui/lib/browser-storage.ts'
import { openBrowser, type TestBrowser, type Visitor } from '#tests/support/browser.ts'
import { untilReady } from '#tests/support/start-server.ts'
import type { Shopper } from '#tests/support/shopper.ts'
import { blankPictures } from './pictures.ts'
import { isSavingScreenshots, saveScreenshot } from './screenshots.ts'

/** `guest`: who is signed in already. `hasPictures`: pictures are loaded, which a journey that looks at none need not wait for. */
export type VisitOptions = BrowserContextOptions & { guest?: Shopper; hasPictures?: boolean }

export type Visit = (options?: VisitOptions) => Promise<Visitor>

/** One Chromium for all files of a worker; it ends with the worker. */
let opened: Promise<TestBrowser> | undefined
const workersBrowser = (): Promise<TestBrowser> => (opened ??= openBrowser())

/**
 * Visitors of the tests of a file. What a test opened is closed after it, and fails it if a console complained.
 * `ownUrl` answers where their site is: the journeys' common server, if none is given.
 */
export function openVisits(ownUrl?: () => string): Visit {
  const url = ownUrl ?? (() => inject('siteUrl'))
  let visitors: Visitor[] = []
  if (!ownUrl) beforeAll(() => untilReady(url()))
  afterEach(async ({ task }) => {
    const leaving = visitors
    visitors = []
    if (task.result?.state === 'fail') await saveLastScreen(leaving, task.name)
    await Promise.all(leaving.map((visitor) => visitor.leave()))
  })

  return async ({ guest, hasPictures = false, ...options } = {}) => {
    const visitor = await (
      await workersBrowser()
    ).visit({
      baseURL: url(),
      viewport: { width: 1440, height: 900 },
      ...(guest && { storageState: signedIn(url(), guest) }),
      ...options,
    })
    visitor.context.setDefaultTimeout(20_000)
    if (!hasPictures && !isSavingScreenshots()) await blankPictures(visitor.context)
    // A page has loaded when its pictures have, and a server that just started makes them first.
    visitor.context.setDefaultNavigationTimeout(60_000)
    visitors.push(visitor)
    return visitor
  }
}

function signedIn(url: string, { user }: Shopper): NonNullable<BrowserContextOptions['storageState']> {
  const localStorage = [{ name: USER_KEY, value: JSON.stringify(user) }]
  return { cookies: [], origins: [{ origin: new URL(url).origin, localStorage }] }
}

async function saveLastScreen(visitors: readonly Visitor[], test: string): Promise<void> {
  for (const [index, { page }] of visitors.entries()) await saveScreenshot(page, `failed ${index} ${test}`)
}
