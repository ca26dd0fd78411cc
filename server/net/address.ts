import type { IncomingMessage } from 'node:http'
import type { MiddlewareHandler } from 'hono'

/** What @hono/node-server passes of a request's connection; other callers give the same by hand. */
export type PeerEnv = { Bindings: { incoming?: { socket: { remoteAddress?: string | undefined } } } }

type Asked = { headers: Headers; peer: string; hops: number }

type Upgrading = Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } }

/** Headers by which a proxy shows itself. */
const PROXY_HEADERS = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'x-forwarded-host']

/** This machine itself, as the connection of a request that never crossed a network. */
export const loopbackPeer = { incoming: { socket: { remoteAddress: '127.0.0.1' } } } satisfies PeerEnv['Bindings']

function peerOf(env: PeerEnv['Bindings'] | undefined): string {
  return plainAddress(env?.incoming?.socket.remoteAddress ?? 'unknown')
}

type Call = { req: { raw: Request }; env: PeerEnv['Bindings'] | undefined }

/** The address of the client that a request is from, behind so many trusted proxies. */
export function callerAddress({ req, env }: Call, hops: number): string {
  return clientAddress({ headers: req.raw.headers, peer: peerOf(env), hops })
}

/** The address of a client that asks for a WebSocket. */
export function upgradingAddress({ headers, socket }: Upgrading, hops: number): string {
  const { 'x-forwarded-for': forwarded = '' } = headers
  const asked = new Headers({ 'x-forwarded-for': String(forwarded) })
  return clientAddress({ headers: asked, peer: peerOf({ incoming: { socket } }), hops })
}

/** The client's address: what the outermost of `hops` trusted proxies saw. What comes before it anybody can write. */
function clientAddress({ headers, peer, hops }: Asked): string {
  const forwarded = (headers.get('x-forwarded-for') ?? '').split(',').map((address) => plainAddress(address.trim()))
  const chain = [...forwarded.filter((address) => address !== ''), peer]
  return chain[Math.max(0, chain.length - 1 - hops)] ?? peer
}

/**
 * Whether a person at this machine asks. A proxy on this machine is not such a person, and neither is a page of a foreign
 * name that was made to resolve to this machine.
 */
function isFromThisMachine({ headers, peer, hops }: Asked): boolean {
  const isProxied = PROXY_HEADERS.some((name) => headers.has(name))
  if (isProxied && hops === 0) return false
  return isLoopback(peer) && isLoopback(clientAddress({ headers, peer, hops })) && isLoopbackHost(headers.get('host'))
}

/** A `Host` header that names this machine and nothing that others can name. */
export function isLoopbackHost(host: string | null): boolean {
  return host === null || /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i.test(host)
}

function isLoopback(address: string): boolean {
  return address === '::1' || /^127(\.\d{1,3}){3}$/.test(address)
}

/** IPv4 as it is when it comes through an IPv6 socket. */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:/i, '')
}

/** Lets a person at this machine through; for anybody else there is nothing here. */
export function thisMachineOnly({ hops }: { hops: number }): MiddlewareHandler<PeerEnv> {
  return async (context, next) => {
    const { headers } = context.req.raw
    if (!isFromThisMachine({ headers, peer: peerOf(context.env), hops })) return context.notFound()
    return next()
  }
}
