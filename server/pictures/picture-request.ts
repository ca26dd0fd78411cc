import {
  type PictureFormat,
  pictureFormats,
  type PictureWidth,
  pictureWidths,
  sharedPictureSize,
} from '#contract/values/pictures.ts'

/** One picture that can be asked for: the original, or a width and format of it. `file` lies below the pictures' folder. */
export type PictureRequest = { file: string; variant?: PictureVariant }

/** With a height the picture is cut to this shape. */
export type PictureVariant =
  | { width: PictureWidth; height?: undefined; format: PictureFormat }
  | (typeof sharedPictureSize & { format: 'jpeg' })

export type Refused = 'not_found' | 'not_made'

const SAFE_PATH = /^(?:[a-z0-9][a-z0-9-]*\/)+[a-z0-9][a-z0-9-]*\.(?:jpg|jpeg|png|webp)$/i

const SHARED = `w=${sharedPictureSize.width}&h=${sharedPictureSize.height}&fm=jpeg`

/** Reads `/files/images/{category}/{file}?w=…&fm=…`. */
export function readPictureRequest(path: string, query: URLSearchParams): PictureRequest | Refused {
  const file = path.replace(/^\/files\/images\//, '')
  if (file === path || !SAFE_PATH.test(file)) return 'not_found'
  const names = [...query.keys()]
  if (names.length === 0) return { file }
  if (String(query) === SHARED) return { file, variant: { ...sharedPictureSize, format: 'jpeg' } }
  const width = pictureWidths.find((known) => String(known) === query.get('w'))
  const format = pictureFormats.find((known) => known === query.get('fm'))
  // Exactly these two, each once: any other address would be the same picture under another key of every cache.
  if (names.length !== 2 || width === undefined || format === undefined) return 'not_made'
  return { file, variant: { width, format } }
}
