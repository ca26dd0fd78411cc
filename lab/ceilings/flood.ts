import { Agent, request } from 'node:http'

/** A request of an attacker, who reads nothing of the answer but its status. */
export type Shot = {
  method?: 'GET' | 'POST' | 'PUT'
  path: string
  headers?: Readonly<Record<string, string>>
  body?: string | Buffer
}

const CONNECTIONS = 16

/** Sends them as fast as one client can; answers how often which status came. */
export async function flood(url: string, shots: Iterable<Shot>): Promise<Record<number, number>> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const seen: Record<number, number> = {}
  const waiting = shots[Symbol.iterator]()
  async function shoot(): Promise<void> {
    for (let next = waiting.next(); next.done !== true; next = waiting.next()) {
      const status = await statusOf(agent, url, next.value)
      seen[status] = (seen[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, shoot))
  agent.destroy()
  return seen
}

/** `count` shots, each made from its number. */
export function* times(count: number, make: (index: number) => Shot): Generator<Shot> {
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

/** 0 where the server hung up. */
function statusOf(agent: Agent, url: string, { method = 'GET', path, headers = {}, body }: Shot): Promise<number> {
  return new Promise((resolve) => {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
    let status = 0
    const sent = request(`${url}${path}`, { agent, method, headers: { ...headers, ...length } }, (answer) => {
      status = answer.statusCode ?? 0
      answer.resume()
    })
    sent.on('error', () => {})
    sent.on('close', () => resolve(status))
    sent.end(body)
  })
}
