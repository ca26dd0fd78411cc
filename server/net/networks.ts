import { BlockList, isIP } from 'node:net'
import type { MiddlewareHandler } from 'hono'
import { clientAddress, type PeerEnv, peerOf } from './address.ts'

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** An address, or many as `203.0.113.0/24`. */
export function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/')
  if (isIP(address) === 0 || rest.length > 0) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (isIP(address) === 6 ? 128 : 32))
}

/** Lets these networks through; for any other address there is nothing here. Without a network it lets everyone through. */
export function networksOnly(networks: readonly string[], { hops }: { hops: number }): MiddlewareHandler<PeerEnv> {
  const allowed = new BlockList()
  for (const network of networks) {
    const [address = '', prefix] = network.split('/')
    if (prefix === undefined) allowed.addAddress(address, familyOf(address))
    else allowed.addSubnet(address, Number(prefix), familyOf(address))
  }
  return async (context, next) => {
    const address = clientAddress({ headers: context.req.raw.headers, peer: peerOf(context.env), hops })
    const isAllowed = networks.length === 0 || (isIP(address) !== 0 && allowed.check(address, familyOf(address)))
    return isAllowed ? next() : context.notFound()
  }
}
