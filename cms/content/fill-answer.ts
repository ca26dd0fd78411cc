import type { PageAnswers, PageContents, PageName, PictureAnswer } from '../types.ts'
import { fillPicture, isPictureAnswer } from './fill-picture.ts'

export type FillOptions = {
  /** The origin of this site, which addresses of its own pictures are shortened by: a guest may know it by another. */
  ownOrigin?: string | undefined
}

/**
 * An answer as its page shows it. Where an editor left a gap there is an empty text, number or list, of the kind that `example` has in the
 * same place; a picture without a file is left out.
 */
export function fillAnswer<Name extends PageName>(
  answer: PageAnswers[Name],
  example: PageContents[Name] | undefined,
  options?: FillOptions,
): PageContents[Name]
export function fillAnswer(answer: unknown, example: unknown, options: FillOptions = {}): unknown {
  return fill(answer, example, options)
}

function fill(answer: unknown, example: unknown, options: FillOptions): unknown {
  if (Array.isArray(answer)) {
    const [first] = Array.isArray(example) ? example : []
    return answer.map((item) => fill(item, first, options)).filter((item) => item !== undefined)
  }
  if (isPictureAnswer(answer)) return picture(answer, options)
  if (isRecord(answer)) return fillFields(answer, example, options)
  return answer ?? gapLike(example)
}

function fillFields(answer: Record<string, unknown>, example: unknown, options: FillOptions): object {
  const fields = Object.entries(answer).map(([name, value]) => {
    const shown = isRecord(example) ? example[name] : undefined
    return [name, fill(value, shown, options)] as const
  })
  return Object.fromEntries(fields)
}

function picture(answer: PictureAnswer, { ownOrigin }: FillOptions): object | undefined {
  const { AltText: _alt, crop: _crop, hotspot: _hotspot, asset: _asset, ...others } = answer
  const filled = fillPicture(answer, ownOrigin)
  return filled && { ...others, ...filled }
}

function gapLike(example: unknown): unknown {
  if (typeof example === 'string') return ''
  if (typeof example === 'number') return 0
  if (Array.isArray(example)) return []
  // A picture is either there or not; half of one would be shown as a broken one.
  if (!isRecord(example) || 'ImagePath' in example) return undefined
  return Object.fromEntries(Object.entries(example).map(([name, value]) => [name, gapLike(value)]))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
