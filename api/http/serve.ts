import type { Context } from 'hono'
import type { AnyEndpoint, DataOf, RequestOf } from '#contract/endpoint.ts'
import { TOKEN_HEADER, type Envelope } from '#contract/envelope.ts'
import { REVIEW_KEY_HEADER } from '#contract/reviews.ts'
import { networkOf } from './network-of.ts'
import { readParts } from './read-parts.ts'
import type { RequestTrace } from './trace.ts'

/** What the listening server tells the API of a request. */
export type ServerBindings = { address: string; trace: RequestTrace }
export type ApiEnv = { Bindings: Partial<ServerBindings> }

/** Who calls: the network that their address counts for, and the guest's token and the key of a review if they were sent. */
export type Caller = { network: string; token: string | undefined; reviewKey: string | undefined }

export type Call<E> = RequestOf<E> & { caller: Caller }

/** A door of the API: hung by `createApp` at its endpoint's method and path. */
export type Route = {
  endpoint: AnyEndpoint
  handle: (context: Context<ApiEnv>) => Promise<Response>
  /** Only where a body may be larger than the API's own limit. */
  bodyLimit?: BodyLimit
}

/** `sentence` answers whoever sends more. */
export type BodyLimit = { bytes: number; sentence: string }

type ServeOptions<E extends AnyEndpoint> = { say?: (data: DataOf<E>) => string }

/** Parses by the endpoint's schemas, does the work, answers in the envelope. */
export function serve<E extends AnyEndpoint>(
  endpoint: E,
  work: (call: Call<E>) => Promise<DataOf<E>>,
  { say = () => '' }: ServeOptions<E> = {},
): Route {
  return {
    endpoint,
    async handle(context) {
      const parts = await readParts(endpoint, context.req)
      const data = await work(Object.assign(parts, { caller: callerOf(context) }))
      return context.json({ IsError: false, Msg: say(data), Data: data, Code: null } satisfies Envelope)
    },
  }
}

export function callerOf(context: Context<ApiEnv>): Caller {
  return {
    network: networkOf(context.env?.address ?? 'unknown'),
    token: context.req.header(TOKEN_HEADER),
    reviewKey: context.req.header(REVIEW_KEY_HEADER),
  }
}
