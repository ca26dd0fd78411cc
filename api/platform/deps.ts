import type { Problem, ProblemCode, ProblemDetails } from '#contract/problem.ts'
import type { Db, Reads } from './db/db.ts'
import type { IdentityKeys } from './sealing/seal.ts'
import type { Limits } from './limits.ts'
import type { Say } from './texts/catalogues.ts'
import type { PaymentGateway } from './payment-gateway.ts'

/** All that the API needs from outside, as values. A use case takes the part that it uses: `Pick<Deps, 'db' | 'now'>`. */
export type Deps = {
  db: Db
  /** The database over separate connections: reads for display do not wait behind bookings. */
  reads: Reads
  now: () => Date
  log: Log
  limits: Limits
  secrets: Secrets
  gateway: PaymentGateway
  /** Origin of the site as guests see it, without a trailing slash. */
  publicUrl: string
  /** Other origins whose pages may call, for example `https://www.resort.example`. */
  corsOrigins: readonly string[]
  /** What messages name of the resort, as its content has it now. */
  resort: () => ResortFacts
  /**
   * What papers name of the resort: they stay as they are issued.
   * @throws {ContentUnread} before the content was read: what the product is delivered with is on no paper
   */
  resortOnPaper: () => ResortFacts
  /** Where the resort reads what guests write to it. */
  resortEmail: string
  /** The phone of staff on duty there, E.164: a line by SMS of all that cannot wait. Undefined, e-mail alone. */
  dutyPhone: string | undefined
  /** Whether VAT invoices are issued: the accountant has confirmed the rate, and the content has the BIN. */
  issuesVatInvoices: boolean
  /** The local Studio, to which members of staff are signed in from the desk; undefined where the content is hosted. */
  studio: StudioSignIn | undefined
  /** E.164 prefixes beyond +880 that may sign in, for example `+44`. */
  foreignPrefixes: readonly string[]
}

export type StudioSignIn = {
  /**
   * The Studio's address, at which this member is signed in. Undefined where `target` is no Studio's, and where the sign-in did not begin
   * in the browser with these cookies.
   */
  open(
    member: { email: string; name: string; role: 'editor' | 'contributor' | 'viewer' },
    asked: { target: string; cookies: string },
  ): string | undefined
  /** Ends all sessions there of the member with this e-mail address. */
  endSessions(email: string): void
}

export type ResortFacts = {
  brand: string
  tagline: string
  address: string
  phone: string
  email: string
  /** The Business Identification Number of the VAT office; empty where editors set none. */
  bin: string
  /** Hours of the resort's clock, such as 14:00. */
  checkIn: string
  checkOut: string
}

/** What the resort has written of itself is not known yet: its content has not answered since this process began. */
export class ContentUnread extends Error {
  override name = 'ContentUnread'
}

/** What a use case may throw: a `problem` of these codes, and no other. A route passes on the codes that its endpoint declares. */
export type Throws<Code extends ProblemCode> = {
  readonly problem: (code: Code, say: Say, details?: ProblemDetails) => Problem
}

export type Log = {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

export type Secrets = {
  /** Key of the HMAC over one-time codes; at least 32 bytes. */
  codePepper: Uint8Array
  /** AES-256 keys of identity numbers, 32 bytes each: the first one seals, the others open what they sealed before. */
  identityKeys: IdentityKeys
}
