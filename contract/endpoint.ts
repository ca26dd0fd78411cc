import * as z from 'zod/mini'
import type { ProblemCode } from './problem.ts'
import type { RequiredField } from './values/required-fields.ts'
import type { StaffLimitKind } from './values/staff-limits.ts'
import type { Capability, IdentityCapability, MoneyCapability, RightsCapability } from './values/roles.ts'

/** The chapters of the API's document, in its order. */
export const areas = ['Houses', 'Sign-in', 'Guests', 'Bookings', 'Payments', 'Reviews', 'Resort', 'Desk'] as const
export type Area = (typeof areas)[number]

/**
 * Whom an endpoint serves. `guest`: with a live token. `either`: as the guest when signed in, as anyone otherwise. `author`: like
 * `either`, or a browser with the key of its review. `session`: a guest whose token the call ends, so that a repeat carries a dead one.
 * `desk`: a browser at the front desk, signed in or not, by the desk's cookie. `staff`: a member of staff who is signed in there.
 */
export type CallerKind = 'anyone' | 'guest' | 'either' | 'author' | 'session' | 'desk' | 'staff'

/**
 * What a repeat with the same ActivityId gets, within a day.
 * - `answer`: the first answer, which is stored in the transaction of the work.
 * - `effect`: the work is not done again, and the answer is read again: it may not be stored.
 * - `secret`: the answer holds a secret, of which only a hash is stored. Within a minute a new secret replaces the first; later
 *   the repeat is refused.
 * - `steps`: the first answer, of work that calls the gateway between two transactions. A repeat continues what was cut off.
 */
export type OnceKind = 'answer' | 'effect' | 'secret' | 'steps'

/** Whose uses a limit counts: those of the caller's network, of the guest, or all together. */
export type CountedBy = 'network' | 'guest' | 'all'

/** The one file of a multipart form. */
export type FilePart = {
  readonly field: RequiredField
  readonly maxBytes: number
  readonly description: string
}

/**
 * A call that gives money away, opens an identity document, changes rights or a guest's login, or opens the Studio, and what stands against
 * abuse. The API hands its work a permit, without which it cannot be done.
 */
export type Danger = {
  /**
   * A code of the authenticator app within the last ten minutes: always; unless the body has one of these values; or only when the work
   * gives something away. Whatever it says, nothing counts against the limit without one.
   */
  readonly freshCode: 'always' | 'whenSpent' | { readonly unless: Readonly<Record<string, string | boolean>> }
  /** What one member may do of it, where it is money or identity. */
  readonly limit?: StaffLimitKind
  /** The act that the log shows, one of `staffActs` of staff/log.ts. */
  readonly act: string
}

/** One call of the wire as a value: the site calls it, the API serves it, and the API's document describes it. */
export type AnyEndpoint = {
  readonly method: 'GET' | 'POST'
  /** Relative to the API's base address; `{Name}` marks a part that a call fills in. */
  readonly path: string
  readonly area: Area
  readonly summary: string
  readonly caller: CallerKind
  /** What a member of staff must be allowed to do. */
  readonly can?: Capability
  readonly danger?: Danger
  readonly once?: OnceKind
  /** It may ask for proof of work, which comes in the header `stamp` (`contract/values/stamps.ts`). */
  readonly takesStamp?: true
  /** What it may refuse beyond what every call of its kind may (`problemsOf`). */
  readonly problems?: readonly ProblemCode[]
  /** The API's limits that each call counts against, by name. */
  readonly limits?: Readonly<Record<string, CountedBy>>
  readonly params?: z.ZodMiniType
  readonly query?: z.ZodMiniType
  readonly body?: z.ZodMiniType
  /** Fields of the body that may not be empty. */
  readonly required?: readonly RequiredField[]
  /** With a file the body is a multipart form, otherwise it is JSON. */
  readonly file?: FilePart
  readonly data: z.ZodMiniType
}

/**
 * A call that needs a dangerous capability does not compile without declaring its danger, and one about money or identity not without a
 * limit. To read changes no rights and gives no money away, but to read identity is the danger itself.
 */
type WithDanger<E> = E extends { can: IdentityCapability } | { method: 'POST'; can: MoneyCapability }
  ? { readonly danger: Danger & { readonly limit: StaffLimitKind } }
  : E extends { method: 'POST'; can: RightsCapability }
    ? { readonly danger: Danger }
    : unknown

/**
 * What staff send while they sign in answers how far the sign-in has come, which is read again when the answer is lost. A call that answers
 * anything else would lose it, and does not compile without `once`.
 */
type WithOnce<E> = E extends { method: 'POST'; caller: 'desk'; data: infer Data extends z.ZodMiniType }
  ? z.output<Data> extends { Step: string }
    ? unknown
    : { readonly once: OnceKind }
  : unknown

export function endpoint<const E extends AnyEndpoint>(definition: E & WithDanger<E> & WithOnce<E>): E {
  return definition
}

/** What a caller of `E` must give: only the parts that the endpoint declares. */
export type RequestOf<E> = PartOf<E, 'params'> & PartOf<E, 'query'> & PartOf<E, 'body'>

type PartOf<E, Part extends 'params' | 'query' | 'body'> =
  E extends Record<Part, infer Schema extends z.ZodMiniType> ? { readonly [P in Part]: z.output<Schema> } : object

/** The `Data` of a successful answer of `E`. */
export type DataOf<E extends { data: z.ZodMiniType }> = z.output<E['data']>

const ofEveryCall = ['malformed', 'forbidden', 'too_many_requests', 'internal', 'unavailable'] as const
const ofGuests = ['unauthenticated'] as const
const ofStaff = ['desk_locked'] as const
const ofDangers = ['sign_in_again', 'forbidden'] as const
const ofForms = ['fields_missing'] as const
const ofRepeats = ['activity_in_flight', 'activity_reused'] as const
const ofPosts = ['body_too_large', 'already_done'] as const

/** All that a call of `E` may refuse: what it declares, and what follows from the kind of call that it is. */
export type ProblemOf<E> =
  | (typeof ofEveryCall)[number]
  | (E extends { caller: 'anyone' | 'either' | 'desk' } ? never : (typeof ofGuests)[number])
  | (E extends { caller: 'staff' } ? (typeof ofStaff)[number] : never)
  | (E extends { danger: Danger } ? (typeof ofDangers)[number] : never)
  | (E extends { required: object } ? (typeof ofForms)[number] : never)
  | (E extends { problems: readonly (infer Code extends ProblemCode)[] } ? Code : never)
  | (E extends { once: OnceKind } ? (typeof ofRepeats)[number] : never)
  | (E extends { method: 'POST' } ? (typeof ofPosts)[number] : never)

/** `ProblemOf` as values. */
export function problemsOf({ method, caller, danger, once, required, problems = [] }: AnyEndpoint): ProblemCode[] {
  const isForAnyone = caller === 'anyone' || caller === 'either' || caller === 'desk'
  const all = [
    ...(isForAnyone ? [] : ofGuests),
    ...(caller === 'staff' ? ofStaff : []),
    ...(danger ? ofDangers : []),
    ...(required ? ofForms : []),
    ...problems,
    ...(once ? ofRepeats : []),
    ...(method === 'POST' ? ofPosts : []),
    ...ofEveryCall,
  ]
  return [...new Set(all)]
}

/** The frame of every answer. `Data` is read by the endpoint's own schema; `Code` is a `ProblemCode` or null. */
export const Envelope = z.object({
  IsError: z.boolean(),
  Msg: z.string(),
  Data: z.unknown(),
  Code: z.nullable(z.string()),
})
export type Envelope = z.infer<typeof Envelope>

/** The header that carries a guest's token. */
export const TOKEN_HEADER = 'datacontent'

/** The header that every call of the front desk carries: a page of another site cannot send it. */
export const DESK_HEADER = 'deskclient'

/** Seconds since someone last used the desk in the calling browser. A desk that was left alone is locked on the server, too. */
export const DESK_IDLE_HEADER = 'deskidle'

/** The base of every API path on its server. */
export const API_BASE = '/api/'

/** A call as HTTP carries it. `path` is relative to the API's base, with the query; `body` is JSON text. */
export type WireRequest = { method: 'GET' | 'POST'; path: string; body: string | undefined }

export function toWireRequest<E extends AnyEndpoint>(endpoint: E, request: RequestOf<E>): WireRequest {
  const { params = {}, query = {}, body }: LooseRequest = request
  const path = fillPath(endpoint.path, (name) => encodeURIComponent(String(params[name])))
  const search = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join('&')
  return {
    method: endpoint.method,
    path: search === '' ? path : `${path}?${search}`,
    body: body === undefined ? undefined : JSON.stringify(body),
  }
}

/** A path with each `{Name}` in it replaced. */
export function fillPath(path: string, valueOf: (name: string) => string): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => valueOf(name))
}

type LooseRequest = {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}
