import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { notSignedIn } from '../access.ts'
import type { LakeEnv } from '../lake-env.ts'
import { LakeProblem } from '../lake-problem.ts'
import type { LakeLog } from '../log.ts'
import type { Staff } from './create-staff.ts'
import { isOpen } from './open-paths.ts'
import type { Origins } from './origins.ts'

type GuardOptions = { staff: Staff; origins: Origins; log: LakeLog }

/** Two hours: what browsers remember of a preflight at most. */
const PREFLIGHT_SECONDS = 7_200

/** Pictures and files are public: any page may show them. */
const PUBLIC = /^\/lake\/(images|files)\//

/** The Studio begins by asking who is there. That nobody is, is an answer and no refusal. */
const WHO_AM_I = /\/users\/me$/

/** The Studio signs a person out at a 401 of this code, and at no other. */
const NO_SUCH_SESSION = 'SIO-401-ANF'

/**
 * Stands before every route of the lake: refuses pages of foreign origins, dead tokens and whoever has none, tells the routes who
 * asks, and logs whatever was refused. The dataset is private, so what is not named as open needs a token, new routes as well.
 */
export function guardLake({ staff, origins, log }: GuardOptions): MiddlewareHandler<LakeEnv> {
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
      await next()
      const { status } = context.res
      if (status === 403 || (status === 401 && !WHO_AM_I.test(path)))
        log.warn({ ...asked, status, staff: member?.id }, 'a request was refused')
    })
  }
}
