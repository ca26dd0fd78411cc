import ipaddr from 'ipaddr.js'

/** What limits count by. A wide network may make `times` as many calls as one address. */
export type Network = { name: string; times: number }

/** The holder of a /64 may take any address in it. A /48, which one person may hold, has 65,536 of them, and a /32 as many /48s. */
const WIDTHS = [
  { bits: 64, times: 1 },
  { bits: 48, times: 8 },
  { bits: 32, times: 64 },
] as const

/** The network of a caller: of IPv4 the address itself, of IPv6 the /64. */
export function networkOf(caller: string): string {
  return networksOf(caller)[0].name
}

/** The networks that a caller counts for, the narrowest first. */
export function networksOf(caller: string): [Network, ...Network[]] {
  const address = addressIn(caller)
  if (!ipaddr.IPv6.isValid(address)) return [{ name: address, times: 1 }]
  // An IPv4 address that came through an IPv6 socket (`::ffff:203.0.113.9`) is read as IPv4.
  const read = ipaddr.process(address)
  if (!('parts' in read)) return [{ name: read.toString(), times: 1 }]
  const [own, ...wider] = WIDTHS
  return [networkWith(read.parts, own), ...wider.map((width) => networkWith(read.parts, width))]
}

function networkWith(groups: readonly number[], { bits, times }: { bits: number; times: number }): Network {
  const prefix = groups.slice(0, bits / 16).map((group) => group.toString(16))
  return { name: `${prefix.join(':')}::/${bits}`, times }
}

/** Some proxies add the port: `203.0.113.9:51234`, `[2001:db8::7]:51234`. Neither is a zone (`%eth0`) part of the address, nor a length (`/64`). */
function addressIn(caller: string): string {
  const inBrackets = /^\[([^\]]+)\](?::\d+)?$/.exec(caller)?.[1]
  const beforePort = /^(\d+(?:\.\d+){3}):\d+$/.exec(caller)?.[1]
  return (inBrackets ?? beforePort ?? caller).replace(/[%/].*$/, '')
}
