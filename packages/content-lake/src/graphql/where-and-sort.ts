import { evaluateSync, parse, toJS } from 'groq-js'
import { isRecord, type LakeDocument } from '../core/document.ts'

/** The documents that a question sees, by their ids. */
export type Documents = ReadonlyMap<string, LakeDocument>

/** Fields with what each must be; `_` is about the document as a whole. Everything must hold. */
export type Where = { readonly [field: string]: unknown }

/** Whether a document is as `where` asks. */
export function fits(document: LakeDocument, where: Where, documents: Documents): boolean {
  return Object.entries(where).every(([field, condition]) => {
    if (!isRecord(condition)) return true
    return field === '_' ? fitsAsWhole(document, condition) : fitsValue(document[field], condition, documents)
  })
}

function fitsAsWhole(document: LakeDocument, { references, is_draft: isDraft }: Record<string, unknown>): boolean {
  const original = typeof document['_originalId'] === 'string' ? document['_originalId'] : document._id
  if (typeof isDraft === 'boolean' && original.startsWith('drafts.') !== isDraft) return false
  return typeof references !== 'string' || refersTo(document, references)
}

function refersTo(value: unknown, id: string): boolean {
  if (typeof value !== 'object' || value === null) return false
  if ('_ref' in value && value._ref === id) return true
  return Object.values(value).some((inner) => refersTo(inner, id))
}

function fitsValue(value: unknown, condition: Record<string, unknown>, documents: Documents): boolean {
  return Object.entries(condition).every(([key, wanted]) => {
    if (wanted === null || wanted === undefined) return true
    const compare = comparisons[key]
    if (compare) return compare(value, wanted)
    // Not a comparison but a field inside, behind a reference too.
    const inside = dereference(value, documents)
    return isRecord(wanted) && fitsValue(inside[key], wanted, documents)
  })
}

function dereference(value: unknown, documents: Documents): Record<string, unknown> {
  if (!isRecord(value)) return {}
  const { _ref: id } = value
  return typeof id === 'string' ? (documents.get(id) ?? {}) : value
}

type Comparison = (value: unknown, wanted: unknown) => boolean

const comparisons: Record<string, Comparison> = {
  eq: (value, wanted) => value === wanted,
  neq: (value, wanted) => value !== wanted,
  gt: ordered((order) => order > 0),
  gte: ordered((order) => order >= 0),
  lt: ordered((order) => order < 0),
  lte: ordered((order) => order <= 0),
  in: (value, wanted) => Array.isArray(wanted) && wanted.includes(value),
  nin: (value, wanted) => Array.isArray(wanted) && !wanted.includes(value),
  is_defined: (value, wanted) => (value !== undefined && value !== null) === wanted,
  matches,
}

/** Values of different kinds have no order: nothing is true of them. */
function ordered(holds: (order: number) => boolean): Comparison {
  return (value, wanted) => {
    if (typeof value === 'number' && typeof wanted === 'number') return holds(value - wanted)
    if (typeof value === 'string' && typeof wanted === 'string') {
      return holds(value < wanted ? -1 : Number(value > wanted))
    }
    return false
  }
}

// Words and wildcards mean the same as in the lake's other language.
function matches(value: unknown, pattern: unknown): boolean {
  const params = { value, pattern }
  return toJS(evaluateSync(parse('$value match $pattern', { params }), { params })) === true
}

/** A field with its direction, or a part with the fields to sort by inside it. */
export type Sorting = { readonly [field: string]: 'ASC' | 'DESC' | Sorting | null }

type Values = Record<string, unknown>

/** Compares by the first field, then by the next where that is equal. What is missing comes last, or first when descending. */
export function compareBy(sorting: readonly Sorting[]): (a: Values, b: Values) => number {
  return (a, b) => {
    for (const fields of sorting) {
      const order = compareFields(fields, a, b)
      if (order !== 0) return order
    }
    return 0
  }
}

function compareFields(fields: Sorting, a: Values, b: Values): number {
  for (const [field, direction] of Object.entries(fields)) {
    const order = direction === null ? 0 : compareField(direction, a[field], b[field])
    if (order !== 0) return order
  }
  return 0
}

function compareField(direction: 'ASC' | 'DESC' | Sorting, a: unknown, b: unknown): number {
  if (typeof direction === 'object') {
    return compareFields(direction, isRecord(a) ? a : {}, isRecord(b) ? b : {})
  }
  return direction === 'ASC' ? compareValues(a, b) : compareValues(b, a)
}

function compareValues(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  if (typeof a === 'string' && typeof b === 'string') return a < b ? -1 : Number(a > b)
  return rankOf(a) - rankOf(b)
}

const rankOf = (value: unknown) => (typeof value === 'number' ? 0 : typeof value === 'string' ? 1 : 2)
