import { PLACEHOLDER_WIDTH, type PictureFormat, pictureWidths } from '#contract/pictures.ts'

const DEFAULT_WIDTH = 960

/** Where a picture has a narrow twin, this decides between them; together they cover every screen once. */
export const NARROW_MEDIA = '(max-width: 699px)'
export const WIDE_MEDIA = '(min-width: 700px)'

export type PictureSource = { type: string; srcSet: string }

/** The `srcset` of a picture in one format. Widths above the original's are left out: they would only be enlarged. */
export function pictureSource(src: string, format: PictureFormat, originalWidth = Infinity): PictureSource {
  const widths = pictureWidths.filter((width) => width !== PLACEHOLDER_WIDTH && width <= originalWidth)
  const srcSet = widths.map((width) => `${pictureUrl(src, width, format)} ${width}w`).join(', ')
  return { type: `image/${format}`, srcSet }
}

export function pictureUrl(src: string, width: number, format: PictureFormat): string {
  return `${src}?w=${width}&fm=${format}`
}

/** For a browser that knows no `srcset`, and as the one address that a reader can save. */
export function fallbackUrl(src: string, originalWidth: number): string {
  const fitting = pictureWidths.filter((width) => width <= Math.min(originalWidth, DEFAULT_WIDTH))
  return pictureUrl(src, fitting.at(-1) ?? PLACEHOLDER_WIDTH, 'jpeg')
}
