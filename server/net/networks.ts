import { BlockList, isIP } from 'node:net'
import { callerAddress, type PeerEnv } from './address.ts'

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** An address, or many as `203.0.113.0/24`. */
export function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/')
  if (isIP(address) === 0 || rest.length > 0) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (isIP(address) === 6 ? 128 : 32))
}

/** Whether a caller is in one of these networks; without a network everyone is. */
export function inNetworks(
  networks: readonly string[],
  { hops }: { hops: number },
): (context: { req: { raw: Request }; env: PeerEnv['Bindings'] | undefined }) => boolean {
  const allowed = new BlockList()
  for (const network of networks) {
    const [address = '', prefix] = network.split('/')
    if (prefix === undefined) allowed.addAddress(address, familyOf(address))
    else allowed.addSubnet(address, Number(prefix), familyOf(address))
  }
  return (context) => {
    const address = callerAddress(context, hops)
    return networks.length === 0 || (isIP(address) !== 0 && allowed.check(address, familyOf(address)))
  }
}
