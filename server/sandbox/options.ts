import type { RefundStore } from './refunds.ts'
import type { SessionStore } from './session-store.ts'

/** Who may use the sandbox. */
export type Credentials = { storeId: string; storePassword: string }

/** What the sandbox's routes share. */
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

/** What the sandbox does wrong, in tests only. It reads the values with every call, so that a test may change them on the way. */
export type Faults = {
  /** Session, validation and query answer 503. */
  isUnreachable: boolean
  /** Session, validation and query take so long. */
  delayMs: number
  /** Paisa that are missing from every amount that it reports. */
  missingPaisa: number
  /** The currency that it reports instead of the requested one. */
  currency: string | undefined
  /** Its judgement on payments: '0' is safe. */
  riskLevel: '0' | '1'
  /** How often each notice is sent. */
  noticeCopies: number
}

export const noFaults: Readonly<Faults> = {
  isUnreachable: false,
  delayMs: 0,
  missingPaisa: 0,
  currency: undefined,
  riskLevel: '0',
  noticeCopies: 1,
}
