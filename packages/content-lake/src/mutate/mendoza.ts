import type { LakeDocument } from '../document.ts'
import type { Effects } from '../store/transaction.ts'
import { isRecord } from '../is-record.ts'
import { diffArray } from './mendoza-array.ts'
import { Op } from './mendoza-op.ts'
import { diffText } from './mendoza-text.ts'

/** Patches between two states of a document, without `_rev`, which the transaction's id tells. */
export function documentPatch(before: LakeDocument | undefined, after: LakeDocument | undefined): Effects {
  const [left, right] = [withoutRevision(before), withoutRevision(after)]
  return { apply: mendozaPatch(left, right), revert: mendozaPatch(right, left) }
}

/** A Mendoza patch that turns one JSON value into another; objects by their fields, everything else as a whole. */
export function mendozaPatch(left: unknown, right: unknown): unknown[] {
  return isRecord(left) && isRecord(right) ? diffObject(left, right) : [Op.value, right]
}

function withoutRevision(document: LakeDocument | undefined): object | null {
  if (!document) return null
  const { _rev, ...rest } = document
  return rest
}

function diffObject(left: Record<string, unknown>, right: Record<string, unknown>): unknown[] {
  // A patch names fields of the left by their place among all its sorted names.
  const names = Object.keys(left).sort()
  const removed = names.flatMap((name, place) => (Object.hasOwn(right, name) ? [] : [Op.objectDeleteField, place]))
  const changed = Object.entries(right).flatMap(([name, value]) => {
    const place = names.indexOf(name)
    if (place < 0) return [Op.objectSetFieldValue, value, name]
    const former = left[name]
    if (JSON.stringify(former) === JSON.stringify(value)) return []
    return diffField(former, value, place) ?? [Op.objectSetFieldValue, value, name]
  })
  return [...removed, ...changed]
}

/** Steps into a field and changes parts of it; undefined where the two have nothing in common. */
function diffField(former: unknown, value: unknown, place: number): unknown[] | undefined {
  if (isRecord(former) && isRecord(value)) {
    return [Op.pushFieldCopy, place, ...diffObject(former, value), Op.returnIntoObjectSameKeyPop]
  }
  const parts = diffParts(former, value)
  return parts && [Op.pushFieldBlank, place, ...parts, Op.returnIntoObjectSameKeyPop]
}

function diffParts(former: unknown, value: unknown): unknown[] | undefined {
  if (typeof former === 'string' && typeof value === 'string') return diffText(former, value)
  if (Array.isArray(former) && Array.isArray(value)) return diffArray(former, value, diffObject)
  return undefined
}
