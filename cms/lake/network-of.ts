import { isIPv6 } from 'node:net'

/**
 * Whom an address counts for: an IPv4 address for itself, one of IPv6 for the /64 that its holder was given, in which they may take
 * any address they like.
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%')
  if (!isIPv6(bare)) return address
  const [head = '', tail] = bare.split('::')
  const [first, last] = [groupsOf(head), groupsOf(tail ?? '')]
  const left = tail === undefined ? 0 : 8 - first.length - last.length
  const groups = [...first, ...Array.from({ length: left }, () => 0), ...last]
  const shown = groups.slice(0, 4).map((group) => group.toString(16))
  return `${shown.join(':')}::/64`
}

function groupsOf(text: string): number[] {
  if (text === '') return []
  // An IPv4 address at the end takes the place of two groups, which are beyond the first half.
  return text.split(':').flatMap((group) => (group.includes('.') ? [0, 0] : [Number.parseInt(group, 16)]))
}
