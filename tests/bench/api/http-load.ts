import { Agent, request } from 'node:http'
import { closedLoop, type Latencies, type LoopSize } from './closed-loop.ts'

export type Call = { method: 'GET' | 'POST'; path: string; body?: string | undefined; token?: string | undefined }

const SUCCESS = '{"IsError":false'

/** Sends calls over so many kept connections. Whatever is not a success is an error. */
export async function loadServer(port: number, size: LoopSize, nextCall: () => Call): Promise<Latencies> {
  const agent = new Agent({ keepAlive: true, maxSockets: size.connections })
  try {
    return await closedLoop(size, async () => {
      const { status, text } = await send(agent, port, nextCall())
      return status === 200 && text.startsWith(SUCCESS)
    })
  } finally {
    agent.destroy()
  }
}

/** One call over a connection of its own; throws for whatever is not answered with 200. */
export async function askServer(port: number, path: string): Promise<unknown> {
  const agent = new Agent()
  const { status, text } = await send(agent, port, { method: 'GET', path })
  agent.destroy()
  if (status !== 200) throw new Error(`${path} was answered with ${status}: ${text}`)
  return JSON.parse(text)
}

function send(agent: Agent, port: number, call: Call): Promise<{ status: number; text: string }> {
  const { method, path, body, token } = call
  const headers = {
    ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    ...(token !== undefined && { datacontent: token }),
  }
  return new Promise((resolve, reject) => {
    const outgoing = request({ agent, host: '127.0.0.1', port, method, path: `/api/${path}`, headers }, (incoming) => {
      const chunks: Buffer[] = []
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
      incoming.on('error', reject)
      incoming.on('end', () => resolve({ status: incoming.statusCode ?? 0, text: Buffer.concat(chunks).toString() }))
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}
