import type { ContentPicture, PageAnswers, PageContents, PageName, PictureAnswer } from '../types.ts'

export type DefaultsOptions = {
  /** The origin of this site. It is cut from the addresses of its own pictures, because a guest may use another host name. */
  ownOrigin?: string | undefined
}

/**
 * An answer as its page shows it. Gaps that an editor left become empty values of the type that `example` has in the same place; a picture
 * without a file is left out.
 */
export function withDefaults<Name extends PageName>(
  answer: PageAnswers[Name],
  example: PageContents[Name] | undefined,
  options?: DefaultsOptions,
): PageContents[Name]
export function withDefaults(answer: unknown, example: unknown, options: DefaultsOptions = {}): unknown {
  return fill(answer, example, options)
}

function fill(answer: unknown, example: unknown, options: DefaultsOptions): unknown {
  if (Array.isArray(answer)) {
    const [first] = Array.isArray(example) ? example : []
    return answer.map((item) => fill(item, first, options)).filter((item) => item !== undefined)
  }
  if (isPictureAnswer(answer)) return picture(answer, options)
  if (isRecord(answer)) return fillFields(answer, example, options)
  return answer ?? gapLike(example)
}

function fillFields(answer: Record<string, unknown>, example: unknown, options: DefaultsOptions): object {
  const fields = Object.entries(answer).map(([name, value]) => {
    const shown = isRecord(example) ? example[name] : undefined
    return [name, fill(value, shown, options)] as const
  })
  return Object.fromEntries(fields)
}

function picture(answer: PictureAnswer, { ownOrigin }: DefaultsOptions): object | undefined {
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

/** A picture with the editor's crop and hotspot worked in; undefined where no file was chosen. */
export function fillPicture(answer: PictureAnswer, ownOrigin?: string): ContentPicture | undefined {
  const { url, metadata } = answer.asset ?? {}
  const { width, height } = metadata?.dimensions ?? {}
  if (!url || !width || !height) return undefined
  const cut = cutOf(answer.crop, { width, height })
  const focus = focusOf(answer)
  return {
    ImagePath: shorten(url, ownOrigin) + (cut ? `?rect=${cut.left},${cut.top},${cut.width},${cut.height}` : ''),
    AltText: answer.AltText ?? '',
    Width: cut?.width ?? width,
    Height: cut?.height ?? height,
    ...(metadata?.lqip && { Placeholder: metadata.lqip }),
    ...(focus && { Focus: focus }),
  }
}

function isPictureAnswer(answer: unknown): answer is PictureAnswer {
  return typeof answer === 'object' && answer !== null && 'asset' in answer && 'AltText' in answer
}

type Size = { width: number; height: number }

/** What the crop leaves, in pixels of the original: rounded as the lake's own helper rounds it. */
function cutOf(
  crop: PictureAnswer['crop'],
  { width, height }: Size,
): (Size & { left: number; top: number }) | undefined {
  const { left, right, top, bottom } = sidesOf(crop)
  if (left + right + top + bottom === 0) return undefined
  const [x, y] = [Math.round(left * width), Math.round(top * height)]
  return {
    left: x,
    top: y,
    width: Math.round(width - right * width - x),
    height: Math.round(height - bottom * height - y),
  }
}

/** Where the hotspot lies in what the crop leaves. Undefined in the middle, which is the default. */
function focusOf({ crop, hotspot }: PictureAnswer): { x: number; y: number } | undefined {
  const { left, right, top, bottom } = sidesOf(crop)
  const x = within(((hotspot?.x ?? 0.5) - left) / (1 - left - right))
  const y = within(((hotspot?.y ?? 0.5) - top) / (1 - top - bottom))
  return hotspot && (x !== 0.5 || y !== 0.5) ? { x, y } : undefined
}

function sidesOf(crop: PictureAnswer['crop']) {
  return { left: crop?.left ?? 0, right: crop?.right ?? 0, top: crop?.top ?? 0, bottom: crop?.bottom ?? 0 }
}

const within = (part: number) => Math.min(1, Math.max(0, part))

function shorten(url: string, origin: string | undefined): string {
  return origin !== undefined && url.startsWith(`${origin}/`) ? url.slice(origin.length) : url
}
