import { Hono, type Context, type MiddlewareHandler } from 'hono'
import type { LakeEnv } from '../lake-env.ts'
import { LAKE_DATASET } from '../lake-names.ts'
import { eventStream } from './event-stream.ts'
import { readListenerRequest } from './listener-request.ts'
import type { StaffMember } from '../staff/staff-member.ts'
import type { Hearer, Listeners } from './listeners.ts'

type ListenRouteOptions = { listeners: Listeners; identify: (request: Request) => StaffMember | undefined }

/** `data/listen` and `data/live/events` as event streams. */
export function createListenRoutes({ listeners, identify }: ListenRouteOptions): Hono<LakeEnv> {
  const hearerOf = ({ req }: Context<LakeEnv>): Hearer => ({ isSignedIn: () => identify(req.raw) !== undefined })

  return new Hono<LakeEnv>()
    .use('/data/listen/*', headersAlone)
    .use('/data/live/events/*', headersAlone)
    .get(`/data/listen/${LAKE_DATASET}`, (context) => {
      const request = readListenerRequest(new URL(context.req.url).searchParams)
      return eventStream((sink) => listeners.listen(sink, request, hearerOf(context)))
    })
    .get(`/data/live/events/${LAKE_DATASET}`, (context) => {
      const includesDrafts = context.req.query('includeDrafts') === 'true'
      return eventStream((sink) => listeners.watch(sink, hearerOf(context), { includesDrafts }))
    })
}

/** HEAD is answered like GET without its body: a stream that nobody takes would never end its listener. */
const headersAlone: MiddlewareHandler<LakeEnv> = async (context, next) => {
  if (context.req.method === 'HEAD') return context.body(null)
  return next()
}
