// The picture route: `{ImagePath}?w={width}&fm={format}`. Only these are made, so that callers cannot fill a disk with variants.

export const pictureWidths = [32, 320, 480, 640, 720, 960, 1280, 1600, 2000] as const
export type PictureWidth = (typeof pictureWidths)[number]

export const pictureFormats = ['avif', 'webp', 'jpeg'] as const
export type PictureFormat = (typeof pictureFormats)[number]

/** What a link to a page is shown with elsewhere: `?w=1200&h=630&fm=jpeg`, cut to this shape. It is the one picture that has a height. */
export const sharedPictureSize = { width: 1200, height: 630 } as const

/** Too small to see anything, small enough to arrive at once: it stands blurred where the picture will be. */
export const PLACEHOLDER_WIDTH = 32

/** As the site's own pictures look: the largest hero stays under 60 kB on a phone, and what fills a large screen keeps its detail. */
const lakeQuality = (width: number) => (width > 1000 ? 60 : 45)

/** A picture of the content lake in one of the widths; the lake chooses the format by what the browser accepts. */
export function lakePictureUrl(src: string, width: number): string {
  return withQuery(src, `w=${width}&auto=format&fit=max&q=${lakeQuality(width)}`)
}

const SHARED_QUALITY = 75

/** The picture that a link is shown with elsewhere, cut around the point that matters; shares of the width and height. */
export function lakeSharedPictureUrl(src: string, focus?: { x: number; y: number }): string {
  const { width, height } = sharedPictureSize
  const point = focus ? `&crop=focalpoint&fp-x=${rounded(focus.x)}&fp-y=${rounded(focus.y)}` : ''
  return withQuery(src, `w=${width}&h=${height}&fit=crop${point}&fm=jpg&q=${SHARED_QUALITY}`)
}

/** The picture as it was uploaded; where it is cropped, as good as that. */
export function lakeOriginalUrl(src: string): string {
  return src.includes('?') ? withQuery(src, 'q=95') : src
}

const withQuery = (src: string, query: string) => `${src}${src.includes('?') ? '&' : '?'}${query}`

const rounded = (part: number) => Math.round(part * 1000) / 1000
