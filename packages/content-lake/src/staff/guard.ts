import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { notSignedIn } from '../core/access.ts'
import { createUses, type StaffLimits } from '../core/staff-limits.ts'
import { isService, type LakeEnv, type LakeLog, type StaffMember } from '../core/lake-env.ts'
import { LakeProblem } from '../core/lake-problem.ts'
import type { Staff } from './staff.ts'

type GuardOptions = { staff: Staff; origins: Origins; log: LakeLog; requirePace: RequirePace }

/** Throws where a member of the staff calls faster than a Studio does. */
type RequirePace = (member: StaffMember, asked: { method: string; path: string }) => void

/** What a viewer may write. */
const WRITES = /\/(data\/mutate\/|users\/me\/keyvalue$)/

export function createPace({ calls, viewerWrites }: StaffLimits, now: () => Date): RequirePace {
  const [all, writes] = [createUses(calls, now), createUses(viewerWrites, now)]
  return ({ id, role }, { method, path }) => {
    if (isService(id)) return
    const isWrite = role === 'viewer' && method !== 'GET' && WRITES.test(path)
    const wait = Math.max(all.wait(id), isWrite ? writes.wait(id) : 0)
    if (wait > 0) throw new LakeProblem(429, 'tooManyCalls', `Too many calls. Please try again in ${wait} seconds.`)
    all.use(id)
    if (isWrite) writes.use(id)
  }
}

/** Two hours: what browsers remember of a preflight at most. */
const PREFLIGHT_SECONDS = 7_200

/** Pictures and files are public: any page may show them. */
const PUBLIC = /^\/lake\/(images|files)\//

/** The Studio begins by asking who is signed in. A 401 to this is a normal answer, so it is not logged. */
const WHO_AM_I = /\/users\/me$/

/** The Studio signs a person out at a 401 of this code, and at no other. */
const NO_SUCH_SESSION = 'SIO-401-ANF'

/**
 * Runs before every route of the lake: refuses pages of foreign origins, dead tokens and missing ones, tells the routes who is calling, and
 * logs every refusal. The dataset is private, so what is not named as open needs a token, new routes as well.
 */
export function guardLake({ staff, origins, log, requirePace }: GuardOptions): MiddlewareHandler<LakeEnv> {
  const crossOrigin = cors({
    origin: (origin) => (origins.isAllowed(origin) ? origin : undefined),
    allowMethods: ['GET', 'POST', 'PUT', 'OPTIONS'],
    exposeHeaders: ['Retry-After'],
    credentials: true,
    maxAge: PREFLIGHT_SECONDS,
  })
  return async (context, next) => {
    const { path, method } = context.req
    if (PUBLIC.test(path)) return next()
    const asked = { method, path, address: context.env.address }
    const origin = context.req.header('Origin')
    if (origin !== undefined && !origins.isAllowed(origin)) {
      log.warn({ ...asked, origin }, 'a foreign origin was refused')
      throw new LakeProblem(403, 'foreignOrigin', `Pages of ${origin} may not call this content lake`)
    }
    return crossOrigin(context, async () => {
      const member = staff.identify(context.req.raw)
      context.set('staff', member)
      if (member === undefined && context.req.header('Authorization') !== undefined) {
        log.warn(asked, 'a dead token was refused')
        const error = { type: 'unauthorized', description: 'You are signed out. Please sign in again.' }
        context.res = context.json({ statusCode: 401, error, errorCode: NO_SUCH_SESSION }, 401)
        return
      }
      if (member === undefined && !isOpen(path)) {
        log.warn({ ...asked, status: 401 }, 'a request was refused')
        throw notSignedIn()
      }
      if (member !== undefined) requirePace(member, asked)
      await next()
      const { status } = context.res
      if (status === 403 || (status === 401 && !WHO_AM_I.test(path)))
        log.warn({ ...asked, status, staff: member?.id }, 'a request was refused')
    })
  }
}

/** What is open before sign-in: sign-in itself, and what reveals nothing. */
const OPEN_CALLS = [
  'auth/fetch',
  'auth/logout',
  'auth/providers',
  // Its answer is that no one is signed in.
  'users/me',
  'ping',
  'data/ping/[^/]+',
  'check/cors',
  'intake/(telemetry-status|batch)',
]

const OPEN = new RegExp(`^/lake/((images|files)/.+|local/login|v[0-9X][0-9-]*/(${OPEN_CALLS.join('|')}))$`)

/** Whether a path of the lake is answered without a token. All others are private, unforeseen ones too. */
function isOpen(path: string): boolean {
  return OPEN.test(path)
}

export type Origins = {
  isAllowed(origin: string): boolean
  /** Whether it is the site's own, by one of its names. */
  isOwn(origin: string): boolean
}

const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]']

/**
 * The origins whose pages may call the lake and be signed in to: the site's own and those that were named. On this machine the
 * site has three names, and a person may type any of them.
 */
export function knowOrigins({ publicUrl, origins }: { publicUrl: string; origins: readonly string[] }): Origins {
  const own = new URL(publicUrl)
  const names = LOOPBACK_NAMES.includes(own.hostname) ? LOOPBACK_NAMES : [own.hostname]
  const port = own.port === '' ? '' : `:${own.port}`
  const ours = new Set(names.map((name) => `${own.protocol}//${name}${port}`))
  const isOwn = (origin: string) => ours.has(origin)
  return { isOwn, isAllowed: (origin) => isOwn(origin) || origins.includes(origin) }
}
