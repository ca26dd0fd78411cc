import { randomUUID } from 'node:crypto'

const HEADER = 'x-request-id'

/** The id of a request: that of a trusted proxy if it looks like one, so that both logs name the same, else a new one. */
export function requestId(headers: Headers, { hops }: { hops: number }): string {
  const given = headers.get(HEADER) ?? ''
  return hops > 0 && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}
