import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core'

export type TestBrowser = {
  /** A visitor with a browser of their own: nothing is shared with another. */
  visit(options?: BrowserContextOptions): Promise<Visitor>
  close(): Promise<void>
}

export type Visitor = {
  context: BrowserContext
  page: Page
  /** Closes the window, and throws what its console complained of: a page without complaints is part of every journey. */
  leave(): Promise<void>
}

const FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Opens the Chromium that `npm test` found. */
export async function openBrowser(): Promise<TestBrowser> {
  const executablePath = process.env['CHROME_PATH'] ?? '/usr/bin/chromium'
  const browser = await chromium.launch({
    executablePath,
    args: process.getuid?.() === 0 ? ['--no-sandbox', ...FLAGS] : FLAGS,
  })
  return { visit: (options) => visit(browser, options), close: () => browser.close() }
}

async function visit(browser: Browser, options: BrowserContextOptions = {}): Promise<Visitor> {
  const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'Asia/Dhaka', ...options })
  const complaints: string[] = []
  context.on('weberror', (error) => complaints.push(error.error().stack ?? String(error.error())))
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`)
  })
  const page = await context.newPage()

  return {
    context,
    page,
    async leave() {
      await context.close()
      if (complaints.length > 0) throw new Error(`The console complained:\n${complaints.join('\n')}`)
    },
  }
}
