import { isDeepStrictEqual } from 'node:util'

/** Where two values differ, one place a sentence. */
export function differences(wanted: unknown, found: unknown, place = ''): string[] {
  if (isDeepStrictEqual(wanted, found)) return []
  if (isRecord(wanted) && isRecord(found)) {
    const keys = [...new Set([...Object.keys(wanted), ...Object.keys(found)])]
    return keys.flatMap((key) => differences(wanted[key], found[key], place === '' ? key : `${place}.${key}`))
  }
  return [`${place} should be ${written(wanted)}, and is ${written(found)}`]
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !(value instanceof Error)
}

function written(value: unknown): string {
  return value instanceof Error ? String(value) : (JSON.stringify(value) ?? 'nothing')
}
