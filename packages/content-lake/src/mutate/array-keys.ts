import { isRecord } from '../is-record.ts'
import { randomId } from '../random-id.ts'

/** The same value, with a `_key` for every object of a list that has none. */
export function withArrayKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => withKey(withArrayKeys(each)))
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withArrayKeys(inner)]))
}

function withKey(value: unknown): unknown {
  return isRecord(value) && value['_key'] === undefined ? { _key: randomId(12), ...value } : value
}
