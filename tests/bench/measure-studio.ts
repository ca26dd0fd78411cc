import path from 'node:path'
import { addAccount } from 'content-lake/testing/accounts'
import { signInToStudio, walkTo } from '#tests/studio/steps/edit.ts'
import type { StaffAccount } from '#tests/studio/steps/staff.ts'
import { openBrowser, type TestBrowser } from '#tests/support/browser.ts'
import { startServer } from '#tests/support/start-server.ts'

const ROUNDS = 5

/** What it takes a member of the staff with an empty cache to come to a document that can be edited, as a table. */
export async function measureStudio(): Promise<string> {
  const server = await startServer({ env: { STUDIO: 'on' } })
  const browser = await openBrowser()
  try {
    const email = 'measurer@resort.example'
    const password = addAccount(path.join(server.dataDir, 'lake'), { email, role: 'editor' })
    const signed = await signInOnce(browser, server.url, { email, password })
    const loads: ColdLoad[] = []
    for (let round = 0; round < ROUNDS; round += 1) loads.push(await loadCold(browser, signed))
    const sorted = loads.toSorted((a, b) => a.seconds - b.seconds)
    const [quickest, median, slowest] = [sorted[0], sorted[Math.floor(ROUNDS / 2)], sorted.at(-1)]
    if (!quickest || !median || !slowest) throw new Error('No load was measured')
    return `| cold load of the Studio to an editable document, ${ROUNDS} times | |
|---|---|
| in the middle | ${median.seconds.toFixed(1)} s |
| quickest, slowest | ${quickest.seconds.toFixed(1)} s, ${slowest.seconds.toFixed(1)} s |
| requests until then | ${median.requests}, ${median.files} of them for the Studio's own files |`
  } finally {
    await browser.close()
    await server.stop()
  }
}

type ColdLoad = { seconds: number; requests: number; files: number }

type Signed = {
  address: string
  storageState: { origins: { origin: string; localStorage: NameAndValue[] }[]; cookies: [] }
}
type NameAndValue = { name: string; value: string }

/** Signs in once and walks to a document; those that follow have its address and the session, and an empty cache. */
async function signInOnce(browser: TestBrowser, baseURL: string, account: StaffAccount): Promise<Signed> {
  const { page, context, leave, expectComplaint } = await browser.visit({ baseURL })
  page.setDefaultTimeout(60_000)
  expectComplaint(/401/)
  await signInToStudio(page, account)
  await walkTo(page, 'Offerings', 'Package')
  await page.getByLabel('Heading', { exact: true }).waitFor()
  const address = page.url()
  const { origins } = await context.storageState()
  await leave()
  return { address, storageState: { origins, cookies: [] } }
}

/** From the address of a document to its fields, ready to be written in. */
async function loadCold(browser: TestBrowser, { address, storageState }: Signed): Promise<ColdLoad> {
  const { page, leave } = await browser.visit({ storageState })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const started = performance.now()
  await page.goto(address)
  await page
    .getByLabel('Heading', { exact: true })
    .and(page.locator(':enabled:not([readonly])'))
    .waitFor({ timeout: 60_000 })
  const seconds = (performance.now() - started) / 1000
  const files = asked.filter((path) => path.startsWith('/studio/static/')).length
  const requests = asked.length
  await leave()
  return { seconds, requests, files }
}
