import type { Faults } from './faults.ts'
import type { RefundStore } from './refund-store.ts'
import type { SessionStore } from './session-store.ts'

/** Who may use the sandbox. */
export type Credentials = { storeId: string; storePassword: string }

/** What the sandbox's doors share. */
export type Sandbox = Credentials & {
  store: SessionStore
  refunds: RefundStore
  /** Where it is mounted, as the shop and the guest see it, without a trailing slash. */
  baseUrl: string
  now: () => Date
  /** Sends the notice of a decided page, without being waited for. */
  notify: (key: string) => void
  faults: Faults
}

export function isStore(
  sandbox: Credentials,
  given: { store_id?: string | undefined; store_passwd?: string | undefined },
): boolean {
  return given.store_id === sandbox.storeId && given.store_passwd === sandbox.storePassword
}
