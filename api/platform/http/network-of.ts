import { isIPv6 } from 'node:net'

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
  if (!isIPv6(address)) return [{ name: address, times: 1 }]
  const groups = groupsOf(address)
  const mapped = mappedAddress(groups)
  if (mapped !== undefined) return [{ name: mapped, times: 1 }]
  const [own, ...wider] = WIDTHS
  return [networkWith(groups, own), ...wider.map((width) => networkWith(groups, width))]
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

/** The eight groups of an IPv6 address, with the zeros that `::` leaves out. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = address.split('::')
  const [first, last] = [numbersOf(head), numbersOf(tail ?? '')]
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length
  return [...first, ...Array.from({ length: zeros }, () => 0), ...last]
}

function numbersOf(text: string): number[] {
  if (text === '') return []
  return text.split(':').flatMap((group) => {
    if (!group.includes('.')) return [Number.parseInt(group, 16)]
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number)
    return [a * 256 + b, c * 256 + d]
  })
}

/** `::ffff:203.0.113.9` is an IPv4 address that came through an IPv6 socket. */
function mappedAddress(groups: readonly number[]): string | undefined {
  const [marker, high = 0, low = 0] = groups.slice(5)
  if (marker !== 0xff_ff || groups.slice(0, 5).some((group) => group !== 0)) return undefined
  return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.')
}
