import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { type AnyEndpoint, type CountedBy, type DataOf, TOKEN_HEADER, fillPath } from '#contract/endpoint.ts'
import type { Problem } from '#contract/problem.ts'
import type { StaffLimitKind } from '#contract/values/staff-limits.ts'
import { REVIEW_KEY_HEADER } from '#contract/catalogue/reviews.ts'
import { STAMP_HEADER } from '#contract/values/stamps.ts'
import type { Stored } from '#api/platform/cache.ts'
import type { Activity } from '../activity/claim.ts'
import { recallOr } from '../activity/once.ts'
import { permitFor, type Permit } from '../staff-limits/permit.ts'
import type { Deps } from '../deps.ts'
import { isSharedBudget, standardBudgets, type BudgetName } from '../limits.ts'
import { guestOfToken, sessionName, type Guest } from '../sessions/sessions.ts'
import type { Staff } from '../sessions/staff-sessions.ts'
import { countSharedUse, countUse } from '../throttle/throttle.ts'
import { onceBindings, type Call, type KnownLimits, type Work, type WorkDeps } from './call.ts'
import { deskBrowserOf, requireStaff, type DeskBrowser } from './desk-caller.ts'
import { countUseByNetwork } from './count-networks.ts'
import type { ApiEnv } from './env.ts'
import { networkOf } from './network-of.ts'
import { readRequest, type RequestParts } from './read-request.ts'
import { envelopeOf, isRawJson } from './raw-json.ts'
import { wordsFor, type Texts } from '../texts/catalogues.ts'
import { problem, WordedProblem } from '../worded-problem.ts'

/** An endpoint with its work; `createApp` mounts it at the endpoint's method and path. */
export type Route = {
  readonly endpoint: AnyEndpoint
  bind(deps: Deps): (context: Context<ApiEnv>) => Promise<Response>
}

type Options<E extends AnyEndpoint> = {
  /** What can be refused by looking at the call alone, before it counts against any limit. */
  check?: (deps: WorkDeps<E>, call: Call<E>) => Promise<unknown>
  /** The envelope's sentence for people. */
  message?: (t: Texts, data: DataOf<E>) => string
  /** Where the answers of an endpoint for anyone are stored. */
  stored?: Stored
}

/**
 * Serves an endpoint. For every call, in this order:
 * 0. An answer that is stored for this address is sent as it is.
 * 1. read: each part by its schema, then the required fields. Where the body is a file, the limits by network count before it is read.
 * 2. authenticate, as the endpoint's `caller` asks.
 * 3. check, where the route has one.
 * 4. replay: a repeat whose first answer is stored gets it, and counts against no limit. The kinds `effect`, `secret` and `steps`
 *    recognize a repeat when their work begins.
 * 5. limit: one use of each of the endpoint's limits.
 * 6. work, then the envelope. Problems are put into the envelope by `onError`.
 */
export function serve<const E extends AnyEndpoint>(
  endpoint: E & KnownLimits<E>,
  work: Work<E>,
  { check, message = () => '', stored }: Options<E> = {},
): Route {
  const { file, once, limits = {} } = endpoint
  const allLimits = Object.entries(limits)
  const isEarly = ([, countedBy]: [string, CountedBy]) => file !== undefined && countedBy === 'network'

  return {
    endpoint,
    bind(deps) {
      return async (context) => {
        const make = () => answer(context)
        const json = await (stored ? stored(addressOf(context.req.url), make) : make())
        return context.body(json, 200, { 'Content-Type': 'application/json' })
      }

      async function answer(context: Context<ApiEnv>): Promise<string> {
        const own: WorkDeps<E> = { ...deps, problem }
        const network = networkOf(context.env?.address ?? 'unknown')
        await countUses(deps, allLimits.filter(isEarly), { network })
        const parts = await readRequest(endpoint, context.req)
        const caller = await authenticate(deps, endpoint, { context, body: parts.body })
        const activity = once && activityOf(endpoint, parts, caller)
        const stamp = context.req.header(STAMP_HEADER)
        const t = wordsFor(context)
        const call = {
          ...parts,
          ...caller,
          network,
          stamp,
          t,
          ...(activity && { once: onceBindings(deps, activity)[once] }),
        }
        // eslint-disable-next-line typescript/consistent-type-assertions -- each part was made by the very declaration that Call infers it from
        const typed = call as unknown as Call<E>
        await check?.(own, typed)

        const first = async () => {
          await countUses(
            deps,
            allLimits.filter((limit) => !isEarly(limit)),
            call,
          )
          return work(own, typed)
        }
        const data = await (once === 'answer' && activity ? recallOr(deps, activity, first) : first())
        return envelopeOf(data, isRawJson(data) ? '' : message(t, data))
      }
    },
  }
}

/** A request's path and query, which are all that an answer for anyone depends on. */
function addressOf(url: string): string {
  return url.slice(url.indexOf('/', url.indexOf('//') + 2))
}

/** The path of an endpoint as the router matches it: `/Message/OTP/:phone`. */
export function patternOf(path: string): string {
  return `/${fillPath(path, (name) => `:${name}`)}`
}

type Caller = {
  guest?: Guest | undefined
  reviewKey?: string | undefined
  token?: string
  sessionName?: string
  desk?: DeskBrowser
  staff?: Staff
  permit?: Permit<StaffLimitKind | undefined>
}

async function authenticate(
  deps: Deps,
  endpoint: AnyEndpoint,
  { context, body }: { context: Context<ApiEnv>; body: unknown },
): Promise<Caller> {
  const { caller } = endpoint
  if (caller === 'anyone') return {}
  if (caller === 'desk' || caller === 'staff') {
    const desk = await deskBrowserOf(deps, context)
    if (caller === 'desk') return { desk }
    const staff = requireStaff(desk, endpoint, { body, now: deps.now() })
    return { desk, staff, ...(endpoint.danger && { permit: permitFor(staff, endpoint.danger.limit) }) }
  }
  const token = context.req.header(TOKEN_HEADER)
  if (caller === 'session') {
    if (token === undefined) throw unauthenticated()
    return { token, sessionName: sessionName(token) }
  }
  const guest = token === undefined ? undefined : await guestOfToken(deps, token)
  if (caller === 'guest' && !guest) throw unauthenticated()
  return { guest, reviewKey: context.req.header(REVIEW_KEY_HEADER) }
}

function unauthenticated(): Problem {
  return new WordedProblem('unauthenticated', (t) => t.calls.unauthenticated)
}

function activityOf({ path, method }: AnyEndpoint, parts: RequestParts, caller: Caller): Activity {
  const {
    ActivityId,
    activityId = ActivityId,
    ...rest
  }: Fields = { ...fieldsOf(parts.params), ...fieldsOf(parts.query), ...fieldsOf(parts.body) }
  if (typeof activityId !== 'string') throw new Error(`${path} takes no ActivityId`)
  return { principal: principalOf(caller), route: path, activityId, body: bodyOf() }

  /** What must be the same in a repeat. */
  function bodyOf(): unknown {
    if (method === 'GET') return rest
    if (!parts.file) return parts.body
    const { name, content } = parts.file
    return { ...rest, fileName: name, content: createHash('sha256').update(content).digest('hex') }
  }
}

/** Unauthenticated callers share one principal; only ActivityId distinguishes them. */
function principalOf({ guest, staff, sessionName }: Caller): string {
  if (guest) return `guest:${guest.id}`
  if (staff) return `staff:${staff.id}`
  return sessionName === undefined ? 'anyone' : `session:${sessionName}`
}

type Fields = { ActivityId?: unknown; activityId?: unknown; [name: string]: unknown }

function fieldsOf(part: unknown): Fields {
  return typeof part === 'object' && part !== null ? { ...part } : {}
}

type Subject = { network: string; guest?: Guest | undefined }

async function countUses(
  deps: Deps,
  limits: readonly [string, CountedBy][],
  { network, guest }: Subject,
): Promise<void> {
  for (const [name, countedBy] of limits) {
    if (!isBudgetName(name)) throw new Error(`The API has no limit ${name}`)
    if (countedBy === 'network') await countUseByNetwork(deps, name, { network })
    else if (countedBy === 'all' && isSharedBudget(name)) await countSharedUse(deps, name)
    else if (guest) await countUse(deps, name, String(guest.id))
    else throw new Error(`The limit ${name} counts by guest, and there is none`)
  }
}

function isBudgetName(name: string): name is BudgetName {
  return Object.hasOwn(standardBudgets, name)
}
