import { createHash } from 'node:crypto'

/** A hash of a JSON value that does not depend on the order of its keys. */
export function canonicalHash(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(value, sortKeys) ?? '')
    .digest('hex')
}

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
