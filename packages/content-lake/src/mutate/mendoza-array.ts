import { isRecord } from '../is-record.ts'
import { Op } from './mendoza-op.ts'

type DiffObject = (left: Record<string, unknown>, right: Record<string, unknown>) => unknown[]

/** A list as runs of the former one, with elements of the same `_key` changed in place and the rest new; undefined if either is empty. */
export function diffArray(former: unknown[], list: unknown[], diffObject: DiffObject): unknown[] | undefined {
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
    steps.push(...diffElement(former, list[index], diffObject))
    index++
  }
  return steps
}

function diffElement(former: unknown[], element: unknown, diffObject: DiffObject): unknown[] {
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
