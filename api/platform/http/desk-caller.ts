import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { API_BASE, DESK_HEADER, DESK_IDLE_HEADER, type AnyEndpoint, type Danger } from '#contract/endpoint.ts'
import { can, type Capability } from '#contract/values/roles.ts'
import type { Deps } from '../deps.ts'
import {
  isLocked,
  isProvedLately,
  staffSessionOfToken,
  usedSession,
  stepOf,
  type Staff,
  type StaffSession,
} from '../sessions/staff-sessions.ts'
import type { ApiEnv } from './env.ts'
import { WordedProblem } from '../worded-problem.ts'

/** A browser at the front desk, as its cookies show it. */
export type DeskBrowser = {
  readonly session: StaffSession | undefined
  /** The token of a browser that is remembered; empty in any other. */
  readonly rememberedBy: string
  /** What the browser calls itself. */
  readonly agent: string
  /** All its cookies, as the header has them. */
  readonly cookies: string
  /** It is outside the networks of the desk, and signs in for the Studio alone. */
  readonly isOutside: boolean
  /** Hands the browser the token of its session, or takes it away. */
  setSession(token: string | undefined): void
  /** Hands the browser the token by which it is remembered. */
  remember(token: string): void
}

const PATH = `${API_BASE}DeskArea`
const SESSION_SECONDS = 7 * 24 * 3600
export const REMEMBERED_SECONDS = 30 * 24 * 3600

/**
 * The browser that calls. Throws `forbidden` unless our own page sent the request: cookies go along with what other pages send, but
 * no other page can set the desk's header or hide its origin.
 */
export async function deskBrowserOf(deps: Deps, context: Context<ApiEnv>): Promise<DeskBrowser> {
  const { origin, protocol } = new URL(deps.publicUrl)
  const from = context.req.header('origin')
  if (context.req.header(DESK_HEADER) !== '1' || (from !== undefined && from !== origin)) {
    throw new WordedProblem('forbidden', (t) => t.calls.crossSite)
  }
  const isSecure = protocol === 'https:'
  const sessionCookie = sessionCookieOf(deps)
  const browserCookie = isSecure ? '__Secure-desk-browser' : 'desk-browser'
  const options = { path: PATH, httpOnly: true, secure: isSecure, sameSite: 'Strict' } as const
  const token = getCookie(context, sessionCookie)

  return {
    session: token === undefined ? undefined : await usedSession(deps, token, usedAt(context, deps.now())),
    rememberedBy: getCookie(context, browserCookie) ?? '',
    agent: context.req.header('user-agent') ?? '',
    cookies: context.req.header('cookie') ?? '',
    isOutside: context.env?.isOutside === true,
    setSession(value) {
      if (value === undefined) deleteCookie(context, sessionCookie, options)
      else setCookie(context, sessionCookie, value, { ...options, maxAge: SESSION_SECONDS })
    },
    remember(value) {
      setCookie(context, browserCookie, value, { ...options, maxAge: REMEMBERED_SECONDS })
    },
  }
}

/**
 * The session that a browser's cookie names, of a request that changes nothing and whose answer other sites cannot read: an event
 * stream is requested without the desk's header.
 */
export async function deskSessionOf(
  deps: Pick<Deps, 'db' | 'now' | 'publicUrl'>,
  context: Context,
): Promise<StaffSession | undefined> {
  const token = getCookie(context, sessionCookieOf(deps))
  return token === undefined ? undefined : staffSessionOfToken(deps, token)
}

function sessionCookieOf({ publicUrl }: Pick<Deps, 'publicUrl'>): string {
  return new URL(publicUrl).protocol === 'https:' ? '__Secure-desk' : 'desk'
}

/** The member of staff who is signed in there; throws where there is none, or not one who may do this. */
export function requireSignedIn(
  { session }: Pick<DeskBrowser, 'session'>,
  capability: Capability | undefined,
  now: Date,
): Staff {
  if (!session || stepOf(session) !== 'signedIn')
    throw new WordedProblem('unauthenticated', (t) => t.calls.unauthenticated)
  if (capability && !can(session.role, capability, session.content))
    throw new WordedProblem('forbidden', (t) => t.desk.notAllowed)
  return { id: session.staffId, name: session.name, role: session.role, isProved: isProvedLately(session, now) }
}

/** The member at a desk that is not locked; with a fresh code, where the call is dangerous with this body. */
export function requireStaff(
  desk: Pick<DeskBrowser, 'session'>,
  { can: capability, danger }: Pick<AnyEndpoint, 'can' | 'danger'>,
  { body, now }: { body: unknown; now: Date },
): Staff {
  const staff = requireSignedIn(desk, capability, now)
  if (desk.session && isLocked(desk.session, now)) throw new WordedProblem('desk_locked', (t) => t.desk.locked)
  if (danger && needsFreshCode(danger, body) && !staff.isProved)
    throw new WordedProblem('sign_in_again', (t) => t.desk.proveAgain)
  return staff
}

function needsFreshCode({ freshCode }: Danger, body: unknown): boolean {
  if (freshCode === 'always') return true
  if (freshCode === 'whenSpent') return false
  const fields: Readonly<Record<string, unknown>> = typeof body === 'object' && body !== null ? { ...body } : {}
  return !Object.entries(freshCode.unless).some(([name, value]) => fields[name] === value)
}

/** Since when the calling browser has not been used, as it reports; one that reports nothing counts as used. */
function usedAt(context: Context, now: Date): Date {
  const idleSeconds = Number(context.req.header(DESK_IDLE_HEADER) ?? 0)
  const isKnown = Number.isFinite(idleSeconds) && idleSeconds > 0
  return isKnown ? new Date(Math.max(0, now.getTime() - idleSeconds * 1000)) : now
}
