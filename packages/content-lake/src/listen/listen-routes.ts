import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { requireStaff } from '../core/access.ts'
import type { LakeEnv, StaffMember } from '../core/lake-env.ts'
import { eventStream } from './event-stream.ts'
import { readListenerRequest } from './listener-request.ts'
import type { ListenerClient, Listeners } from './listeners.ts'

type ListenRouteOptions = {
  listeners: Listeners
  identify: (request: Request) => StaffMember | undefined
  dataset: string
}

/** `data/listen` and `data/live/events` as event streams. */
export function createListenRoutes({ listeners, identify, dataset }: ListenRouteOptions): Hono<LakeEnv> {
  const clientOf = (context: Context<LakeEnv>): ListenerClient => ({
    isSignedIn: () => identify(context.req.raw) !== undefined,
    member: requireStaff(context).id,
  })

  return new Hono<LakeEnv>()
    .use('/data/listen/*', headersAlone)
    .use('/data/live/events/*', headersAlone)
    .get(`/data/listen/${dataset}`, (context) => {
      const { searchParams } = new URL(context.req.url)
      const request = readListenerRequest(searchParams, context.req.header('last-event-id'))
      return eventStream((sink) => listeners.listen(sink, request, clientOf(context)))
    })
    .get(`/data/live/events/${dataset}`, (context) => {
      const includesDrafts = context.req.query('includeDrafts') === 'true'
      return eventStream((sink) => listeners.watch(sink, clientOf(context), { includesDrafts }))
    })
}

/** HEAD is answered like GET without its body: a stream without a reader would never end its listener. */
const headersAlone: MiddlewareHandler<LakeEnv> = async (context, next) => {
  if (context.req.method === 'HEAD') return context.body(null)
  return next()
}
