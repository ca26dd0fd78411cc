import { createHash } from 'node:crypto'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSslcommerz } from '#api/money/payments/sslcommerz/sslcommerz.ts'
import { folderOfTest } from '#tests/support/folders.ts'
import { noFaults } from './options.ts'
import { createSandbox, type SandboxGateway } from './sandbox.ts'

const STORE = { storeId: 'resort-sandbox', storePassword: 'secret' }
const BASE = 'http://sandbox.test/sandbox'
const ATTEMPT = '01JF8Z3K7Q9R2S4T5V6W7X8Y9Z'

let folder: string
let received: Record<string, string>[]
let shopAnswers: number
let sandbox: SandboxGateway
beforeEach(() => {
  folder = folderOfTest()
  received = []
  shopAnswers = 200
  sandbox = start()
})
afterEach(() => sandbox.close())

function start(): SandboxGateway {
  return createSandbox({
    ...STORE,
    file: path.join(folder, 'sandbox.sqlite'),
    baseUrl: BASE,
    now: () => new Date('2026-11-20T06:00:00Z'),
    faults: { ...noFaults },
    retryAfterMs: [],
    notify: async (_url, init) => {
      received.push(Object.fromEntries(new URLSearchParams(init?.body instanceof URLSearchParams ? init.body : '')))
      return new Response('', { status: shopAnswers })
    },
  })
}

function gateway() {
  return createSslcommerz({
    ...STORE,
    baseUrl: BASE,
    fallbackEmail: 'payments@resort.test',
    fetch: async (url, init) => sandbox.app.request(url, init),
  })
}

function openPage() {
  return gateway().createSession({
    attemptId: ATTEMPT,
    amount: 450_050,
    guest: {
      name: 'Rahim <b>',
      email: '',
      phone: '+8801712345678',
      address: '',
      city: '',
      country: '',
      postalCode: '',
    },
    description: 'Booking <script>alert(1)</script>',
    returnUrls: { success: 'http://resort.test/ok', fail: 'http://resort.test/no', cancel: 'http://resort.test/back' },
    callbackUrl: 'http://resort.test/notice',
  })
}

function choose(url: string, choice: string, method = 'bKash') {
  return sandbox.app.request(url, { method: 'POST', body: new URLSearchParams({ choice, method }) })
}

test('the page says that no money moves, shows the sum, and runs no markup of the shop', async () => {
  const { paymentUrl } = await openPage()

  const page = await sandbox.app.request(paymentUrl)

  const text = await page.text()
  expect(text).toContain('no money moves')
  expect(text).toContain('BDT 4500.50')
  expect(text).toContain(ATTEMPT)
  expect(text).not.toContain('<script>alert(1)')
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
})

test("the pages' own policy allows their style and script, to the letter", async () => {
  const { paymentUrl } = await openPage()

  const pages = [await sandbox.app.request(paymentUrl), await choose(paymentUrl, 'pay')]

  for (const page of pages) {
    const text = await page.text()
    const inline = text.matchAll(/<(style|script)>([^]*?)<\/\1>/g)
    const hashes = Array.from(inline, ([, , code = '']) => createHash('sha256').update(code).digest('base64'))
    expect(hashes.length).toBeGreaterThan(0)
    for (const hash of hashes) expect(page.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`)
  }
})

test('a second choice on the same page changes nothing', async () => {
  const { paymentUrl, sessionRef } = await openPage()
  await choose(paymentUrl, 'fail')

  const again = await choose(paymentUrl, 'pay')

  expect(await again.text()).toContain('action="http://resort.test/no"')
  expect(await gateway().query({ attemptId: ATTEMPT, sessionRef })).toEqual({ state: 'failed' })
})

test('a choice that the page does not offer leads back to the page', async () => {
  const { paymentUrl, sessionRef } = await openPage()

  const answer = await choose(paymentUrl, 'steal')

  expect(answer.status).toBe(303)
  expect(await gateway().query({ attemptId: ATTEMPT, sessionRef })).toEqual({ state: 'pending' })
})

test('a payment outlives the process, and its unacknowledged notice is sent again at the next start', async () => {
  shopAnswers = 500
  const { paymentUrl, sessionRef } = await openPage()
  await choose(paymentUrl, 'pay')
  await sandbox.idle()
  await sandbox.close()

  shopAnswers = 200
  sandbox = start()
  const resent = sandbox.resendNotices()
  await sandbox.idle()

  expect(resent).toBe(1)
  expect(received).toHaveLength(2)
  expect(sandbox.resendNotices()).toBe(0)
  expect(await gateway().query({ attemptId: ATTEMPT, sessionRef })).toMatchObject({
    state: 'paid',
    amount: 450_050,
  })
})
