import { Hono } from 'hono'
import type { Fetch } from '#api/money/payments/sslcommerz/ask.ts'
import { openBooks, openSessionStore } from './session-store.ts'
import { type Credentials, type Faults, noFaults, type Sandbox } from './options.ts'
import { guestRoutes } from './guest-routes.ts'
import { startNotices } from './notices.ts'
import { openRefundStore } from './refunds.ts'
import { shopRoutes } from './shop-routes.ts'

export type SandboxOptions = Credentials & {
  /** The SQLite file that keeps its books; `:memory:` for none. */
  file: string
  /** Where it is mounted, as the shop and the guest see it, for example `http://127.0.0.1:3000/sandbox`. */
  baseUrl: string
  /** Carries notices to the shop. */
  notify: Fetch
  now: () => Date
  /** Read on every call. */
  faults?: Faults
  /** Pauses before a notice that was not acknowledged is sent again. */
  retryAfterMs?: readonly number[]
}

export type SandboxGateway = {
  /** Answers requests under the path of `baseUrl`. */
  app: Hono
  /** Sends again what was not acknowledged before a stop. Returns how many. */
  resendNotices(): number
  /** When no notice is on its way. */
  idle(): Promise<void>
  close(): Promise<void>
}

/** A payment gateway that speaks SSLCOMMERZ's protocol and moves no money, so that everything runs without an account. */
export function createSandbox({
  file,
  notify,
  retryAfterMs,
  faults = { ...noFaults },
  ...options
}: SandboxOptions): SandboxGateway {
  const books = openBooks(file)
  const store = openSessionStore(books)
  const shared = { ...options, store, refunds: openRefundStore(books), faults }
  const notices = startNotices({ ...shared, post: notify, ...(retryAfterMs && { retryAfterMs }) })
  const sandbox: Sandbox = { ...shared, notify: notices.send }

  const app = new Hono().basePath(new URL(options.baseUrl).pathname)
  app.route('/', guestRoutes(sandbox))
  app.route('/', shopRoutes(sandbox))

  return {
    app,
    resendNotices() {
      const waiting = store.unnotified()
      for (const { key } of waiting) notices.send(key)
      return waiting.length
    },
    idle: notices.idle,
    async close() {
      await notices.stop()
      books.close()
    },
  }
}
