import * as z from 'zod'

/** What a Studio sends: JSON-RPC 2.0. */
const Call = z.object({ id: z.string().max(100), method: z.string().max(100), params: z.unknown() })

/** Codes of Bifur, by which the Content Lake's presence service is known. */
export const problems = {
  unauthorized: { code: 4001, message: 'Unauthorized' },
  unknownMethod: { code: -32_601, message: 'Method not found' },
  badParams: { code: -32_602, message: 'Invalid params' },
} as const

export type Problem = (typeof problems)[keyof typeof problems]

export const Authorization = z.object({ authorization: z.string() })
export const Session = z.object({ session: z.string().max(200) })
/** Where a person is, in the Studio's own words: passed on as it came. */
export const Announcement = z.object({ data: z.looseObject({ sessionId: z.string().max(200) }) })

export function readCall(text: string): z.infer<typeof Call> | undefined {
  try {
    return Call.safeParse(JSON.parse(text)).data
  } catch {
    return undefined // Not even JSON.
  }
}

/** What the others are told: somebody asks who is there, tells where they are, or leaves. `i` is who. */
export type PresenceEvent =
  | { type: 'rollCall'; i: string; session: string }
  | { type: 'state'; i: string; m: object }
  | { type: 'disconnect'; i: string; m: { session: string } }

export const answer = (id: string, result: unknown) => JSON.stringify({ jsonrpc: '2.0', id, result })
export const refusal = (id: string, error: Problem) => JSON.stringify({ jsonrpc: '2.0', id, error })
export const notification = (subscription: string, result: PresenceEvent) =>
  JSON.stringify({ jsonrpc: '2.0', method: 'presence_subscription', params: { subscription, result } })
