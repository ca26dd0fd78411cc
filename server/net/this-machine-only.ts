import type { MiddlewareHandler } from 'hono'
import { isFromThisMachine, peerOf, type PeerEnv } from './address.ts'

/** Lets a person at this machine through; for anybody else there is nothing here. */
export function thisMachineOnly({ hops }: { hops: number }): MiddlewareHandler<PeerEnv> {
  return async (context, next) => {
    const { headers } = context.req.raw
    if (!isFromThisMachine({ headers, peer: peerOf(context.env), hops })) return context.notFound()
    return next()
  }
}
