import { Op } from './mendoza-op.ts'

/** A text as what it keeps of the former one at its start and end, with what is new between; undefined if it keeps nothing. */
export function diffText(former: string, text: string): unknown[] | undefined {
  // A lone half of a character has no length in UTF-8.
  if (!former.isWellFormed() || !text.isWellFormed()) return undefined
  const start = commonStart(former, text)
  const end = commonEnd(former, text, start)
  if (start === 0 && end === 0) return undefined
  const middle = text.slice(start, text.length - end)
  const kept = former.length - end
  return [
    ...(start > 0 ? [Op.stringAppendSlice, 0, Buffer.byteLength(former.slice(0, start))] : []),
    ...(middle ? [Op.stringAppendString, middle] : []),
    ...(end > 0 ? [Op.stringAppendSlice, Buffer.byteLength(former.slice(0, kept)), Buffer.byteLength(former)] : []),
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
