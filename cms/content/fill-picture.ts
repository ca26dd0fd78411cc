import type { ContentPicture, PictureAnswer } from '../types.ts'

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

export function isPictureAnswer(answer: unknown): answer is PictureAnswer {
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

/** Where the hotspot lies in what the crop leaves. The middle is where a picture is held anyway. */
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
