import { isDeepStrictEqual } from 'node:util'

/** A place in a value, and what is there: `['fields.Name', 'Rahima']`. */
export type Leaf = readonly [place: string, value: unknown]

/** Where two values differ, one place a sentence. */
export function differences(wanted: unknown, found: unknown): string[] {
  return differingPlaces(wanted, found).map(([place, one, other]) => {
    const start = typeof one === 'string' && typeof other === 'string' ? startOfDifference(one, other) : 0
    const from = (value: unknown) =>
      start > 0 && typeof value === 'string' ? `…${written(value.slice(start))}` : written(value)
    return `${place} should be ${from(one)}, and is ${from(other)}`
  })
}

/** Where to begin so that two long texts do not look alike when they are cut. */
function startOfDifference(one: string, other: string): number {
  const differing = one.split('').findIndex((letter, index) => letter !== other[index])
  return differing > LONGEST / 2 ? differing - LONGEST / 4 : 0
}

/** Every place at which two values differ, with what each has there. */
export function differingPlaces(one: unknown, other: unknown, place = ''): (readonly [string, unknown, unknown])[] {
  if (isDeepStrictEqual(one, other)) return []
  if (!isRecord(one) || !isRecord(other)) return [[place, one, other]]
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  return keys.flatMap((key) => differingPlaces(one[key], other[key], within(place, key)))
}

/** All that is in a value: an error has its name and its own properties, a list its length too. */
export function leavesOf(value: unknown, place = ''): Leaf[] {
  if (typeof value === 'function') return []
  if (value instanceof Error) return leavesOf(Object.assign({ name: value.name, message: value.message }, value), place)
  if (!isRecord(value)) return [[place, value]]
  const inner = Object.entries(value).flatMap(([key, part]) => leavesOf(part, within(place, key)))
  return Array.isArray(value) ? [[within(place, 'length'), value.length], ...inner] : inner
}

function within(place: string, key: string): string {
  return place === '' ? key : `${place}.${key}`
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !(value instanceof Error)
}

const LONGEST = 60

/** A value in words, cut where it is long: `type toast, text "Welcome"`. */
export function written(value: unknown): string {
  if (value === undefined || value === null) return 'nothing'
  if (value instanceof Error) return String(value)
  if (typeof value === 'string') return JSON.stringify(cut(value))
  if (Array.isArray(value))
    return value.length === 0 ? 'none' : cut(`${value.length}: ${value.map(written).join('; ')}`)
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (!isRecord(value)) return typeof value
  const parts = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .map(([key, part]) => `${key} ${isRecord(part) ? `(${written(part)})` : written(part)}`)
  return parts.length === 0 ? 'empty' : cut(parts.join(', '))
}

function cut(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}
