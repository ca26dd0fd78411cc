import type { TestBrowser } from '#tests/support/browser.ts'
import { signInToStudio, walkTo } from '#tests/studio/steps/edit.ts'
import type { StaffAccount } from '#tests/studio/steps/staff.ts'

export type ColdLoad = { seconds: number; requests: number; files: number }

type Signed = {
  address: string
  storageState: { origins: { origin: string; localStorage: NameAndValue[] }[]; cookies: [] }
}
type NameAndValue = { name: string; value: string }

/** Signs in once and walks to a document; whoever comes after that has its address and the session, and an empty cache. */
export async function signInOnce(browser: TestBrowser, baseURL: string, account: StaffAccount): Promise<Signed> {
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
export async function loadCold(browser: TestBrowser, { address, storageState }: Signed): Promise<ColdLoad> {
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
