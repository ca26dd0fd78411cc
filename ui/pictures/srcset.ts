import { createContext } from 'react'
import {
  lakePictureUrl,
  PLACEHOLDER_WIDTH,
  type PictureFormat,
  pictureFormats,
  pictureWidths,
} from '#contract/values/pictures.ts'

/** Prefix of every picture's path: '/' when the site's own server stores the pictures, else an origin with a slash. */
export const PictureBase = createContext('/')

const DEFAULT_WIDTH = 960

/** Where a picture has a narrow twin, this decides between them; together they cover every screen once. */
export const NARROW_MEDIA = '(max-width: 699px)'
export const WIDE_MEDIA = '(min-width: 700px)'

/**
 * The last of `sizes` for a picture whose width is that many hundredths of a phone's window. Half of what its screen could resolve is sharp
 * enough at first, and arrives in half the time; see `sharpSizes`.
 */
export function phoneSizes(hundredths: number): string {
  const [half, most] = [Math.round(hundredths * 0.53), Math.round(hundredths * 0.88)]
  return `(min-resolution: 2dppx) ${half}vw, (min-resolution: 1.5dppx) ${most}vw, ${hundredths}vw`
}

/** `sizes` as phones have them once the page is at rest: all that the screen resolves, and a tenth more, since browsers round down. */
export function sharpSizes(sizes: string): string {
  return sizes.replace(/(?:\(min-resolution: [\d.]+dppx\) \w+, )+(\d+)(vw|px)$/, (_, width, unit) => {
    return `${Math.round(Number(width) * 1.1)}${unit}`
  })
}

/** A `srcset` in one format; without a `type` the lake chooses it by what the browser accepts. */
export type PictureSource = { type: string | undefined; srcSet: string }

/** Where a picture is: a path below the base of the site's own pictures, or an address of the content lake's. */
export function pictureFile(base: string, path: string): string {
  return path.startsWith('files/') ? base + path : path
}

/** The best format first, the one for every browser last. Widths above the original's are left out: they would only be enlarged. */
export function pictureSources(src: string, originalWidth = Infinity): PictureSource[] {
  const widths = pictureWidths.filter((width) => width !== PLACEHOLDER_WIDTH && width <= originalWidth)
  const sourceIn = (format: PictureFormat) =>
    widths.map((width) => `${pictureUrl(src, width, format)} ${width}w`).join(', ')
  if (!isOwn(src)) return [{ type: undefined, srcSet: sourceIn('jpeg') }]
  return pictureFormats.map((format) => ({ type: `image/${format}`, srcSet: sourceIn(format) }))
}

/** The lake negotiates the format itself. */
export function pictureUrl(src: string, width: number, format: PictureFormat): string {
  return isOwn(src) ? `${src}?w=${width}&fm=${format}` : lakePictureUrl(src, width)
}

/** For a browser that knows no `srcset`, and as the one address that a reader can save. */
export function fallbackUrl(src: string, originalWidth: number): string {
  const fitting = pictureWidths.filter((width) => width <= Math.min(originalWidth, DEFAULT_WIDTH))
  return pictureUrl(src, fitting.at(-1) ?? PLACEHOLDER_WIDTH, 'jpeg')
}

/** One of the site's own pictures, not the content lake's. */
export const isOwn = (src: string) => src.includes('files/images/')
