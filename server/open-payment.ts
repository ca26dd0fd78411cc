import path from 'node:path'
import type { PaymentGateway } from '#api/platform/payment-gateway.ts'
import type { Fetch } from '#api/money/payments/sslcommerz/ask.ts'
import { createSslcommerz } from '#api/money/payments/sslcommerz/sslcommerz.ts'
import type { Env } from './env/env.ts'
import { createSandbox, type SandboxGateway } from './sandbox/sandbox.ts'

type PaymentOptions = {
  env: Env
  now: () => Date
  sandboxPassword: string
  /** Reaches the real gateway. */
  fetch: Fetch
  /** Carries the sandbox's notices to this server. */
  notify: Fetch
}

export type Payment = { gateway: PaymentGateway; sandbox: SandboxGateway | undefined }

const SANDBOX_STORE = 'sandbox'
const FALLBACK_EMAIL = 'receipts@ichamotiresort.example'

/** The configured gateway, or the sandbox behind the very same adapter, called without leaving this process. */
export function openPayment({ env, now, sandboxPassword, fetch, notify }: PaymentOptions): Payment {
  if (env.SSLCOMMERZ_STORE_ID !== undefined && env.SSLCOMMERZ_STORE_PASSWORD !== undefined) {
    const store = { storeId: env.SSLCOMMERZ_STORE_ID, storePassword: env.SSLCOMMERZ_STORE_PASSWORD }
    const gateway = createSslcommerz({
      ...store,
      baseUrl: env.SSLCOMMERZ_BASE_URL,
      fetch,
      fallbackEmail: FALLBACK_EMAIL,
    })
    return { gateway, sandbox: undefined }
  }

  const store = { storeId: SANDBOX_STORE, storePassword: sandboxPassword }
  const baseUrl = `${env.PUBLIC_URL}/sandbox`
  const sandbox = createSandbox({ ...store, file: path.join(env.DATA_DIR, 'sandbox.sqlite'), baseUrl, notify, now })
  const toSandbox: Fetch = async (url, init) => sandbox.app.fetch(new Request(url, init))
  return { gateway: createSslcommerz({ ...store, baseUrl, fetch: toSandbox, fallbackEmail: FALLBACK_EMAIL }), sandbox }
}
