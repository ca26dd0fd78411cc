import { isIPv6 } from 'node:net'

/** What limits count by: an IPv4 address itself, of IPv6 the /64, whose holder may take any address in it. */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%')
  if (!isIPv6(bare)) return address
  const groups = groupsOf(bare)
  const mapped = mappedAddress(groups)
  if (mapped !== undefined) return mapped
  const prefix = groups.slice(0, 4).map((group) => group.toString(16))
  return `${prefix.join(':')}::/64`
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
