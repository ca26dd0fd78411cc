import { isRecord, type LakeDocument } from '../core/document.ts'
import type { Effects } from '../store/transaction.ts'

/** The operations of a Mendoza patch that we write, by their numbers in the format. */
const Op = {
  value: 0,
  pushFieldCopy: 10,
  pushFieldBlank: 11,
  pushElementCopy: 12,
  returnIntoObjectSameKeyPop: 15,
  returnIntoArrayPop: 16,
  objectSetFieldValue: 17,
  objectDeleteField: 19,
  arrayAppendValue: 20,
  arrayAppendSlice: 21,
  stringAppendString: 22,
  stringAppendSlice: 23,
} as const

/** Patches between two states of a document, without `_rev`, which is the transaction's id. */
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
  if (Array.isArray(former) && Array.isArray(value)) return diffArray(former, value)
  return undefined
}

/** A list as runs of the former one, with elements of the same `_key` changed in place and the rest new; undefined if either is empty. */
function diffArray(former: unknown[], list: unknown[]): unknown[] | undefined {
  if (former.length === 0 || list.length === 0) return undefined
  const formerTexts = former.map((element) => JSON.stringify(element))
  const texts = list.map((element) => JSON.stringify(element))
  const places = new Map(formerTexts.map((text, place) => [text, place] as const).toReversed())
  const steps: unknown[] = []
  for (let index = 0; index < list.length;) {
    const place = places.get(texts[index] ?? '')
    if (place !== undefined) {
      const length = runLength(formerTexts, place, texts, index)
      steps.push(Op.arrayAppendSlice, place, place + length)
      index += length
      continue
    }
    steps.push(...diffElement(former, list[index]))
    index++
  }
  return steps
}

function diffElement(former: unknown[], element: unknown): unknown[] {
  const key = isRecord(element) ? element['_key'] : undefined
  const place = key === undefined ? -1 : former.findIndex((each) => isRecord(each) && each['_key'] === key)
  const counterpart = former[place]
  if (!isRecord(element) || !isRecord(counterpart)) return [Op.arrayAppendValue, element]
  return [Op.pushElementCopy, place, ...diffObject(counterpart, element), Op.returnIntoArrayPop]
}

function runLength(former: readonly string[], place: number, texts: readonly string[], index: number): number {
  let length = 1
  while (index + length < texts.length && former[place + length] === texts[index + length]) length++
  return length
}

/** A text as what it keeps of the former one at its start and end, with what is new between; undefined if it keeps nothing. */
function diffText(former: string, text: string): unknown[] | undefined {
  // A lone half of a character has no length in UTF-8.
  if (!former.isWellFormed() || !text.isWellFormed()) return undefined
  const start = commonStart(former, text)
  const end = commonEnd(former, text, start)
  if (start === 0 && end === 0) return undefined
  const middle = text.slice(start, text.length - end)
  const common = former.length - end
  return [
    ...(start > 0 ? [Op.stringAppendSlice, 0, Buffer.byteLength(former.slice(0, start))] : []),
    ...(middle ? [Op.stringAppendString, middle] : []),
    ...(end > 0 ? [Op.stringAppendSlice, Buffer.byteLength(former.slice(0, common)), Buffer.byteLength(former)] : []),
  ]
}

function commonStart(one: string, other: string): number {
  const shorter = Math.min(one.length, other.length)
  let length = 0
  while (length < shorter && one[length] === other[length]) length++
  return isWithinPair(one, length) || isWithinPair(other, length) ? length - 1 : length
}

function commonEnd(one: string, other: string, start: number): number {
  const shorter = Math.min(one.length, other.length) - start
  let length = 0
  while (length < shorter && one.at(-1 - length) === other.at(-1 - length)) length++
  const isSplit = isWithinPair(one, one.length - length) || isWithinPair(other, other.length - length)
  return isSplit ? length - 1 : length
}

/** Whether a cut there would part the two halves of one character. */
function isWithinPair(text: string, place: number): boolean {
  const before = text.charCodeAt(place - 1)
  return before >= 0xd800 && before <= 0xdbff
}
