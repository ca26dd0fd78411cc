import { Agent } from 'node:http'
import { send, type Asked } from '../send.ts'

/** A request of an attacker, who reads nothing of the answer but its status. */
export type Shot = Asked
type Shots = Iterable<Shot | Promise<Shot>>

const CONNECTIONS = 16

/** Sends them as fast as one client can; answers how often which status came, 0 where the server hung up. */
export async function flood(url: string, shots: Shots): Promise<Record<number, number>> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const seen: Record<number, number> = {}
  const waiting = shots[Symbol.iterator]()
  async function shoot(): Promise<void> {
    for (let next = waiting.next(); next.done !== true; next = waiting.next()) {
      const { status } = await send(agent, url, await next.value).catch(() => ({ status: 0 }))
      seen[status] = (seen[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, shoot))
  agent.destroy()
  return seen
}

/** `count` shots, each made from its number. */
export function* times<Made extends Shot | Promise<Shot>>(
  count: number,
  make: (index: number) => Made,
): Generator<Made> {
  for (let index = 0; index < count; index += 1) yield make(index)
}

export function json(path: string, body: object, headers: Readonly<Record<string, string>> = {}): Shot {
  return {
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  }
}
