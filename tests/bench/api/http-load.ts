import { Agent, request, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { closedLoop, type Latencies, type LoopSize } from './closed-loop.ts'

export type Call = { method: 'GET' | 'POST'; path: string; body?: string | undefined; token?: string | undefined }

const SUCCESS = Buffer.from('{"IsError":false')

/** Sends calls over so many kept connections. Whatever is not a success is an error. */
export async function loadServer(port: number, size: LoopSize, nextCall: () => Call): Promise<Latencies> {
  const agent = new Agent({ keepAlive: true, maxSockets: size.connections })
  try {
    return await closedLoop(size, async () => isSuccess(await send(agent, port, nextCall())))
  } finally {
    agent.destroy()
  }
}

/** One call over a connection of its own; throws for whatever is not answered with 200. */
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
