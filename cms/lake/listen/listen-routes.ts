import { Hono } from 'hono'
import type { LakeEnv } from '../lake-env.ts'
import { LAKE_DATASET } from '../lake-names.ts'
import { eventStream } from './event-stream.ts'
import { readListenerRequest } from './listener-request.ts'
import type { Listeners } from './listeners.ts'

/** `data/listen` and `data/live/events` as event streams. */
export function createListenRoutes(listeners: Listeners): Hono<LakeEnv> {
  return new Hono<LakeEnv>()
    .get(`/data/listen/${LAKE_DATASET}`, (context) => {
      const request = readListenerRequest(new URL(context.req.url).searchParams)
      const isAnonymous = !context.var.staff
      return eventStream((sink) => listeners.listen(sink, request, { isAnonymous }))
    })
    .get(`/data/live/events/${LAKE_DATASET}`, (context) => {
      const includeDrafts = context.req.query('includeDrafts') === 'true' && context.var.staff !== undefined
      return eventStream((sink) => listeners.watch(sink, { includeDrafts }))
    })
}
