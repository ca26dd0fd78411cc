import { Agent, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'

/** What so many workers, each beginning anew as soon as it has its answer, did in so many seconds. */
export type Latencies = { seconds: number; errors: number; ms: number[] }

export type LoopSize = { connections: number; seconds: number }

/** `once` answers whether it went well. */
export async function closedLoop({ connections, seconds }: LoopSize, once: () => Promise<boolean>): Promise<Latencies> {
  const ms: number[] = []
  let errors = 0
  const began = performance.now()
  const end = began + seconds * 1000

  async function work(): Promise<void> {
    for (let at = performance.now(); at < end;) {
      const isGood = await once()
      const now = performance.now()
      ms.push(now - at)
      if (!isGood) errors += 1
      at = now
    }
  }
  await Promise.all(Array.from({ length: connections }, work))
  return { seconds: (performance.now() - began) / 1000, errors, ms }
}

export const nothingYet: Latencies = { seconds: 0, errors: 0, ms: [] }

export function together(one: Latencies, other: Latencies): Latencies {
  return { seconds: one.seconds + other.seconds, errors: one.errors + other.errors, ms: [...one.ms, ...other.ms] }
}

export function perSecond({ ms, errors, seconds }: Latencies): number {
  return (ms.length - errors) / seconds
}

/** `share` 0.95: what 95 of 100 were faster than, or as fast as. */
export function percentile(ms: readonly number[], share: number): number {
  const sorted = ms.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** `token` is a guest's. */
export type Call = {
  method: 'GET' | 'POST'
  path: string
  body?: string | undefined
  token?: string | undefined
}

const SUCCESS = Buffer.from('{"IsError":false')

/** Sends calls over so many connections that stay open. Any answer but a success is an error. */
export async function loadServer(port: number, size: LoopSize, nextCall: () => Call): Promise<Latencies> {
  const agent = new Agent({ keepAlive: true, maxSockets: size.connections })
  try {
    return await closedLoop(size, async () => isSuccess(await send(agent, port, nextCall())))
  } finally {
    agent.destroy()
  }
}

type Pages = { nextPath: () => string; status: number }

/** Asks for pages as browsers do. Any other status is an error. */
export async function loadPages(origin: string, size: LoopSize, { nextPath, status }: Pages): Promise<Latencies> {
  const agent = new Agent({ keepAlive: true, maxSockets: size.connections })
  try {
    return await closedLoop(size, async () => (await askPage(agent, new URL(nextPath(), origin))).status === status)
  } finally {
    agent.destroy()
  }
}

/** A page as a browser asks for it. Its bytes are received, counted and thrown away. */
export function askPage(agent: Agent, url: URL): Promise<{ status: number | undefined; bytes: number }> {
  const headers = { Accept: 'text/html', 'Accept-Encoding': 'gzip, deflate, br' }
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { agent, headers }, (incoming) => {
      let bytes = 0
      incoming.on('data', (part: Buffer) => {
        bytes += part.length
      })
      incoming.on('error', reject)
      incoming.on('end', () => resolve({ status: incoming.statusCode, bytes }))
    })
    outgoing.on('error', reject)
    outgoing.end()
  })
}

/** One call over a connection of its own; throws for any answer but 200. */
export async function askServer(port: number, path: string): Promise<unknown> {
  const agent = new Agent()
  const incoming = await send(agent, port, { method: 'GET', path })
  const answer = await text(incoming)
  agent.destroy()
  if (incoming.statusCode !== 200) throw new Error(`${path} was answered with ${incoming.statusCode}: ${answer}`)
  return JSON.parse(answer)
}

/** Whether all of an answer came and its beginning is that of a success. More is not read: that would cost what is measured. */
function isSuccess(incoming: IncomingMessage): Promise<boolean> {
  return new Promise((resolve, reject) => {
    let isGood = false
    incoming.once('data', (first: Buffer) => {
      isGood = incoming.statusCode === 200 && first.subarray(0, SUCCESS.length).equals(SUCCESS)
    })
    incoming.on('error', reject)
    incoming.on('end', () => resolve(isGood))
  })
}

function send(agent: Agent, port: number, call: Call): Promise<IncomingMessage> {
  const { method, path, body, token } = call
  const headers = {
    ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    ...(token !== undefined && { datacontent: token }),
  }
  return new Promise((resolve, reject) => {
    const outgoing = request({ agent, host: '127.0.0.1', port, method, path: `/api/${path}`, headers }, resolve)
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}
