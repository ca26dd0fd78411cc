import { createApp } from '#api/app.ts'
import type { Log } from '#api/platform/deps.ts'
import { seedHouses } from '#api/catalogue/houses/seed/seed-houses.ts'
import { signatureOf } from '#api/money/payments/sslcommerz/read-callback.ts'
import { createSslcommerz } from '#api/money/payments/sslcommerz/sslcommerz.ts'
import { type Faults, noFaults } from '#server/sandbox/options.ts'
import { createSandbox, type SandboxGateway } from '#server/sandbox/sandbox.ts'
import { choose, type PageForm } from './paying.ts'
import { START, startTestApi, type TestApi } from './test-api.ts'
import type { TestDb } from './test-db.ts'

type Network = {
  losesNotices: boolean
  losesSessionAnswers: boolean
  losesRefundAnswers: boolean
  /** Brings us the gateway's answer to what was asked at this address: later, or another one. */
  bring(url: string, answer: Response): Promise<Response>
}

export type Shop = {
  api: TestApi
  sandbox: SandboxGateway
  faults: Faults
  /** What lies between the gateway and us. */
  network: Network
  warnings: string[]
  /** Chooses on a payment page, waits for the notice, and comes back; answers the address that the guest lands on. */
  pay(paymentUrl: string, method?: string): Promise<URL>
  fail(paymentUrl: string): Promise<URL>
  cancel(paymentUrl: string): Promise<URL>
  /** Chooses on a payment page without coming back; the notice has been sent by then. */
  choose(paymentUrl: string, choice: 'pay' | 'fail' | 'cancel', method?: string): Promise<PageForm>
  /** Pays without coming back, and no notice arrives. */
  payUnheard(paymentUrl: string): Promise<PageForm>
  /** Comes back by the page's form, or by a forged one. */
  goBack(form: PageForm): Promise<URL>
  /** Sets our clock forward or back; the gateway's goes on as before. */
  jump(seconds: number): void
  /** Sends a callback. */
  notice(fields: Readonly<Record<string, string>>): Promise<Response>
  /** Forgets faults and warnings. */
  reset(): void
  close(): Promise<void>
}

export const STORE = { storeId: 'resort-sandbox', storePassword: 'sandbox-secret' }
const goodNetwork: Readonly<Network> = {
  losesNotices: false,
  losesSessionAnswers: false,
  losesRefundAnswers: false,
  bring: async (_url, answer) => answer,
}
const SANDBOX_URL = 'http://resort.test/sandbox'

/** The API with SSLCOMMERZ's adapter over the product's own sandbox, all in this process. */
export async function startTestApiWithSandbox({
  open,
  onError = console.error,
}: {
  open?: () => Promise<TestDb>
  onError?: Log['error']
} = {}): Promise<Shop> {
  const faults: Faults = { ...noFaults }
  const network: Network = { ...goodNetwork }
  const warnings: string[] = []
  const clock = { now: () => START, jumped: 0 }
  const carryNotice = { to: async (_url: string, _init?: RequestInit): Promise<Response> => new Response() }

  const sandbox = createSandbox({
    ...STORE,
    file: ':memory:',
    baseUrl: SANDBOX_URL,
    now: () => new Date(clock.now().getTime() - clock.jumped * 1000),
    faults,
    retryAfterMs: [],
    notify(url, init) {
      if (network.losesNotices) throw new Error('The notice was lost')
      return carryNotice.to(url, init)
    },
  })
  const reach = async (url: string, init?: RequestInit) => sandbox.app.request(url, init)
  const gateway = createSslcommerz({
    ...STORE,
    baseUrl: SANDBOX_URL,
    fallbackEmail: 'payments@resort.test',
    async fetch(url, init) {
      const answer = await reach(url, init)
      if (network.losesSessionAnswers && url.endsWith('api.php')) throw new Error('The answer was lost')
      if (network.losesRefundAnswers && url.includes('refund_trans_id')) throw new Error('The answer was lost')
      return network.bring(url, answer)
    },
  })
  const log = {
    info: () => {},
    warn: (_: object, message: string) => void warnings.push(message),
    error: onError,
  }
  const api = await startTestApi({ deps: { gateway, log }, ...(open && { open }) })
  const app = createApp(api.deps)
  clock.now = api.deps.now
  carryNotice.to = async (url, init) => app.request(url, init)
  await seedHouses(api.deps.db)

  const shop: Shop = {
    api,
    sandbox,
    faults,
    network,
    warnings,
    pay: async (url, method) => shop.goBack(await shop.choose(url, 'pay', method)),
    fail: async (url) => shop.goBack(await shop.choose(url, 'fail')),
    cancel: async (url) => shop.goBack(await shop.choose(url, 'cancel')),
    async choose(url, choice, method) {
      const form = await choose(reach, url, choice, method)
      await sandbox.idle()
      return form
    },
    async payUnheard(url) {
      network.losesNotices = true
      const form = await shop.choose(url, 'pay')
      network.losesNotices = false
      return form
    },
    async goBack({ action, fields }) {
      const answer = await app.request(action, { method: 'POST', body: new URLSearchParams(fields) })
      const location = answer.headers.get('location')
      if (answer.status !== 303 || location === null) throw new Error(`The way back answered ${answer.status}`)
      return new URL(location)
    },
    jump(seconds) {
      clock.jumped += seconds
      api.clock.advance(seconds)
    },
    notice: async (fields) =>
      app.request('/api/BookingArea/Payment/Notice/sslcommerz', { method: 'POST', body: new URLSearchParams(fields) }),
    reset() {
      Object.assign(faults, noFaults)
      Object.assign(network, goodNetwork)
      warnings.length = 0
      clock.jumped = 0
    },
    async close() {
      await sandbox.close()
      await api.close()
    },
  }
  return shop
}

/** A notice of our store as the gateway signs it, or as someone does who guesses the password. */
export function signedNotice(changes: Readonly<Record<string, string>>, password = STORE.storePassword) {
  const fields = { currency: 'BDT', store_id: STORE.storeId, ...changes }
  return { ...fields, verify_key: Object.keys(fields).join(','), verify_sign: signatureOf(fields, password) }
}
