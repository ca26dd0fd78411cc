import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core'

export type TestBrowser = {
  /** A visitor with a browser of their own: nothing is shared with another. */
  visit(options?: BrowserContextOptions): Promise<Visitor>
  close(): Promise<void>
}

export type Visitor = {
  context: BrowserContext
  page: Page
  /** A console error that the test expects, such as the browser's message about a 404. */
  expectComplaint(pattern: RegExp): void
  /** Closes the window, and throws what its console complained of: a page without complaints is part of every journey. */
  leave(): Promise<void>
}

const DISABLED_FEATURES = [
  // The suggestions below the address are pages of their own, which each window opens: a second of work for what no test sees.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // This flag replaces Playwright's own list, so its entries are here again.
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

const FLAGS = [
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Opens the Chromium that `npm test` found. `debuggingPort`: where another program can drive it too. */
export async function openBrowser({ debuggingPort }: { debuggingPort?: number } = {}): Promise<TestBrowser> {
  const executablePath = process.env['CHROME_PATH'] ?? '/usr/bin/chromium'
  const flags = debuggingPort === undefined ? FLAGS : [...FLAGS, `--remote-debugging-port=${debuggingPort}`]
  const browser = await chromium.launch({
    executablePath,
    args: process.getuid?.() === 0 ? ['--no-sandbox', ...flags] : flags,
  })
  return { visit: (options) => visit(browser, options), close: () => browser.close() }
}

async function visit(browser: Browser, options: BrowserContextOptions = {}): Promise<Visitor> {
  const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'Asia/Dhaka', ...options })
  const complaints: string[] = []
  const expected: RegExp[] = []
  context.on('weberror', (error) => complaints.push(error.error().stack ?? String(error.error())))
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`)
  })
  const page = await context.newPage()

  return {
    context,
    page,
    expectComplaint: (pattern) => void expected.push(pattern),
    async leave() {
      await context.close()
      const unexpected = complaints.filter((complaint) => !expected.some((pattern) => pattern.test(complaint)))
      if (unexpected.length > 0) throw new Error(`The console complained:\n${unexpected.join('\n')}`)
    },
  }
}
