import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from 'playwright-core'
import type { Fetch } from '#api/money/payments/sslcommerz/ask.ts'
import { totpCode, totpStep } from '#api/staff/secrets/totp.ts'
import { changePassword, enrol, signInToDesk } from '#contract/staff/account.ts'
import { LIVE_PATH } from '#contract/live.ts'
import { addStaff } from '#contract/staff/staff.ts'
import { type AnyEndpoint, API_BASE, type DataOf, DESK_HEADER, type RequestOf } from '#contract/endpoint.ts'
import type { Role } from '#contract/values/roles.ts'
import { readData } from '#tests/support/guests.ts'
import { callSite } from '#tests/support/shopper.ts'
import { firstAccountOf, type RunningServer } from '#tests/support/start-server.ts'
import { takeCookies } from '#tests/support/test-api.ts'

/** A member of staff who is signed in: what their browser sends along. */
export type StaffBrowser = { url: string; cookies: Map<string, string> }

type Account = { email: string; password: string }

/** The owner of a new server, whose password stands in the file that it left. */
export async function signInFirstOwner(server: RunningServer): Promise<StaffBrowser> {
  return signInToNewAccount(server.url, firstAccountOf(server))
}

/** A colleague, added by an owner. */
export async function signInColleague(owner: StaffBrowser, role: Role, name: string): Promise<StaffBrowser> {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@resort.test`
  const body = { ActivityId: randomUUID(), Email: email, Name: name, Role: role }
  const { Password: password } = await callDesk(owner, addStaff, { body })
  return signInToNewAccount(owner.url, { email, password })
}

/** Lets a browser act as this member, who used it a moment ago: a desk that was left alone would sign them out. */
export async function enterDesk(context: BrowserContext, { url, cookies }: StaffBrowser): Promise<void> {
  const path = `${API_BASE}DeskArea`
  const { hostname: domain } = new URL(url)
  await context.addCookies(
    [...cookies].map(([name, value]) => ({ name, value, domain, path, httpOnly: true, sameSite: 'Strict' as const })),
  )
  await context.addInitScript(() => {
    // Axe opens a blank page too, which has no storage.
    if (location.origin !== 'null') localStorage.setItem('DESK_USED_AT', String(Date.now()))
  })
}

/** For a desk whose network passes no event streams on: what others do it learns by reading again. */
export async function withholdHints(page: Page): Promise<void> {
  await page.route(`**/${LIVE_PATH}`, () => {})
}

/** A call as the desk's page makes it. */
export async function callDesk<E extends AnyEndpoint>(
  { url, cookies }: StaffBrowser,
  endpoint: E,
  request: RequestOf<E>,
): Promise<DataOf<E>> {
  const reach: Fetch = async (address, init) => {
    const headers = new Headers(init?.headers)
    headers.set(DESK_HEADER, '1')
    headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await fetch(address, { ...init, headers })
    takeCookies(cookies, response.headers)
    return response
  }
  return readData<E['data']>(endpoint, await callSite({ url, fetch: reach }, endpoint, request))
}

async function signInToNewAccount(url: string, { email, password }: Account): Promise<StaffBrowser> {
  const browser: StaffBrowser = { url, cookies: new Map() }
  const { Enrolment } = await callDesk(browser, signInToDesk, { body: { Email: email, Password: password } })
  const code = totpCode(Enrolment?.Secret ?? '', totpStep(new Date()))
  await callDesk(browser, enrol, { body: { Code: code } })
  await callDesk(browser, changePassword, { body: { Current: '', Password: 'seven boats on the Turag' } })
  return browser
}
