/** Whom an address counts for. Whoever has one IPv6 address has all of its /64: the first four groups, the zeros among them left out. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const [groups = ''] = address.split('::')
  return groups.split(':').slice(0, 4).join(':')
}
