import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { getRequestListener } from '@hono/node-server'
import { API_BASE, type Envelope } from '#contract/endpoint.ts'
import { problemStatus } from '#contract/problem.ts'
import type { PeerEnv } from './net/address.ts'
import { StartProblem } from './start-problem.ts'

export type Fetch = (request: Request, env: PeerEnv['Bindings']) => Response | Promise<Response>

/** A step in front of `Fetch`, of the kind that Vite gives. */
export type NodeMiddleware = (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void

/** Takes an upgrade to a WebSocket: true when taken. */
export type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean

/** The handler of requests; it may change while the server starts. */
export type Handler = {
  fetch: Fetch
  middleware?: NodeMiddleware | undefined
  upgrade?: Upgrade | undefined
  /** Ends answers that never end otherwise, such as a listener's, when the server closes. */
  endStreams?: (() => void) | undefined
}

/** Answers while a server starts. The API's clients read an envelope, and call again. */
export const starting: Handler = {
  fetch({ url }) {
    const init = { status: problemStatus.unavailable, headers: { 'Retry-After': '2' } }
    if (!new URL(url).pathname.startsWith(API_BASE)) return new Response(STARTING, init)
    return Response.json({ IsError: true, Msg: STARTING, Data: null, Code: 'unavailable' } satisfies Envelope, init)
  },
}

const STARTING = 'We will be back in a moment. Please try again shortly'

export type Listener = {
  /** Accepts nothing new, lets what is under way finish for at most `patienceMs`, then ends it. */
  close(patienceMs: number): Promise<void>
}

const REQUEST_TIMEOUT_MS = 60_000
/** Longer than a balancer keeps an idle connection, so that it never uses one that is just being closed. */
const KEEP_ALIVE_MS = 65_000

/** Opens the port. One that is unavailable is reported in a sentence. */
export async function listen(
  handler: () => Handler,
  { host, port }: { host: string; port: number },
): Promise<Listener> {
  const answer = getRequestListener((request, peer) => handler().fetch(request, peer))
  const server = createServer(
    { requestTimeout: REQUEST_TIMEOUT_MS, headersTimeout: 20_000, keepAliveTimeout: KEEP_ALIVE_MS },
    (incoming, outgoing) => {
      const next = () => void answer(incoming, outgoing)
      const { middleware } = handler()
      if (middleware) middleware(incoming, outgoing, next)
      else next()
    },
  )
  const upgraded = new Set<Duplex>()
  let isClosing = false
  server.on('upgrade', (request, socket, head) => {
    // A client that disconnects in the middle of it is not a fault of ours.
    socket.on('error', () => socket.destroy())
    upgraded.add(socket)
    socket.once('close', () => upgraded.delete(socket))
    if (!handler().upgrade?.(request, socket, head)) socket.destroy()
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(asStartProblem(error, host, port)))
    server.listen(port, host, resolve)
  })

  return {
    close: (patienceMs) =>
      new Promise((resolve) => {
        const impatience = setTimeout(() => server.closeAllConnections(), patienceMs)
        // A persistent connection becomes idle only after its last answer.
        const sweeping = setInterval(() => server.closeIdleConnections(), 50)
        server.close(() => {
          clearTimeout(impatience)
          clearInterval(sweeping)
          resolve()
        })
        if (!isClosing) handler().endStreams?.()
        isClosing = true
        // No longer the server's own, they would keep it from closing.
        for (const socket of upgraded) socket.destroy()
        server.closeIdleConnections()
      }),
  }
}

function asStartProblem(error: Error, host: string, port: number): Error {
  const code = 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') {
    return new StartProblem(`Port ${port} is in use: stop what uses it, or choose another with PORT=${port + 1}.`, {
      cause: error,
    })
  }
  if (code === 'EACCES')
    return new StartProblem(`PORT ${port} may not be used by this account: choose one above 1023.`, { cause: error })
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartProblem(`HOST ${host} is not an address of this machine.`, { cause: error })
  }
  return error
}
