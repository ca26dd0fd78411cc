import type { ContentPicture, PageAnswers, PageContents, PageName, PictureAnswer } from '../types.ts'
import { shapeOfPage } from './page-readers.ts'
import { emptyOf, fitting, isRecord, type Shape, shapeOf, shapeOfField, shapeOfItems } from '../shape.ts'

export type DefaultsOptions = {
  /** The origin of this site. It is cut from the addresses of its own pictures, because a guest may use another host name. */
  ownOrigin?: string | undefined
}

/**
 * An answer with nothing in it but what the query promises: the lake has what imports and other programs wrote, too, and a value of another
 * kind would take its whole page down.
 */
export function checkKinds<Name extends PageName>(page: Name, answer: PageAnswers[Name]): PageAnswers[Name]
export function checkKinds(page: PageName, answer: unknown): unknown {
  return fitting(answer, shapeOfPage(page))
}

/** An answer as its page shows it. Gaps that an editor left become empty values of their kind; a picture without a file is left out. */
export function withDefaults<Name extends PageName>(
  page: Name,
  answer: PageAnswers[Name],
  options?: DefaultsOptions,
): PageContents[Name]
export function withDefaults(page: PageName, answer: unknown, options: DefaultsOptions = {}): unknown {
  return fill(answer, shapeOfPage(page), options)
}

function fill(answer: unknown, shape: Shape, options: DefaultsOptions): unknown {
  if (answer === null || answer === undefined) return emptyOf(shape)
  if (Array.isArray(answer)) {
    return answer.map((item) => fill(item, shapeOfItems(shape), options)).filter((item) => item !== undefined)
  }
  if (isPictureAnswer(answer)) return picture(answer, options)
  if (!isRecord(answer)) return answer
  const own = shapeOf(answer, shape)
  const fields = Object.entries(answer).map(([name, value]) => [name, fill(value, shapeOfField(own, name), options)])
  return Object.fromEntries(fields)
}

function picture(answer: PictureAnswer, { ownOrigin }: DefaultsOptions): object | undefined {
  const { AltText: _alt, crop: _crop, hotspot: _hotspot, asset: _asset, ...others } = answer
  const filled = fillPicture(answer, ownOrigin)
  return filled && { ...others, ...filled }
}

/** A picture with the editor's crop and hotspot worked in; undefined where no file was chosen. */
export function fillPicture(answer: PictureAnswer, ownOrigin?: string): ContentPicture | undefined {
  const { url, metadata } = answer.asset ?? {}
  const { width, height } = metadata?.dimensions ?? {}
  if (!url || !width || !height) return undefined
  const sides = sidesOf(answer.crop, { width, height })
  const cut = cutOf(sides, { width, height })
  const focus = focusOf(answer.hotspot, sides)
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

const UNCUT = { left: 0, right: 0, top: 0, bottom: 0 }

/** The part that is cut from each side. A crop that leaves not even a pixel cuts nothing. */
function sidesOf(crop: PictureAnswer['crop'], { width, height }: Size): typeof UNCUT {
  const [left, right] = [within(crop?.left ?? 0), within(crop?.right ?? 0)]
  const [top, bottom] = [within(crop?.top ?? 0), within(crop?.bottom ?? 0)]
  const leavesSome = (1 - left - right) * width >= 1 && (1 - top - bottom) * height >= 1
  return leavesSome ? { left, right, top, bottom } : UNCUT
}

/** What the crop leaves, in pixels of the original: rounded as the lake's own helper rounds it. */
function cutOf(
  { left, right, top, bottom }: typeof UNCUT,
  { width, height }: Size,
): (Size & { left: number; top: number }) | undefined {
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
function focusOf(
  hotspot: PictureAnswer['hotspot'],
  { left, right, top, bottom }: typeof UNCUT,
): { x: number; y: number } | undefined {
  const x = within(((hotspot?.x ?? 0.5) - left) / (1 - left - right))
  const y = within(((hotspot?.y ?? 0.5) - top) / (1 - top - bottom))
  return hotspot && (x !== 0.5 || y !== 0.5) ? { x, y } : undefined
}

const within = (part: number) => Math.min(1, Math.max(0, part))

function shorten(url: string, origin: string | undefined): string {
  return origin !== undefined && url.startsWith(`${origin}/`) ? url.slice(origin.length) : url
}
