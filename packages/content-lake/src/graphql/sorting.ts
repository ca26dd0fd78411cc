import { isRecord } from '../is-record.ts'

/** A field with its direction, or a part with the fields to sort by inside it. */
export type Sorting = { readonly [field: string]: 'ASC' | 'DESC' | Sorting | null }

type Values = Record<string, unknown>

/** By the first field, then by the next where that is the same. What is missing comes last, or first when descending. */
export function compareBy(sorting: readonly Sorting[]): (one: Values, other: Values) => number {
  return (one, other) => {
    for (const fields of sorting) {
      const order = compareFields(fields, one, other)
      if (order !== 0) return order
    }
    return 0
  }
}

function compareFields(fields: Sorting, one: Values, other: Values): number {
  for (const [field, direction] of Object.entries(fields)) {
    const order = direction === null ? 0 : compareField(direction, one[field], other[field])
    if (order !== 0) return order
  }
  return 0
}

function compareField(direction: 'ASC' | 'DESC' | Sorting, one: unknown, other: unknown): number {
  if (typeof direction === 'object') {
    return compareFields(direction, isRecord(one) ? one : {}, isRecord(other) ? other : {})
  }
  return direction === 'ASC' ? compareValues(one, other) : compareValues(other, one)
}

function compareValues(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  if (typeof one === 'string' && typeof other === 'string') return one < other ? -1 : Number(one > other)
  return rankOf(one) - rankOf(other)
}

const rankOf = (value: unknown) => (typeof value === 'number' ? 0 : typeof value === 'string' ? 1 : 2)
