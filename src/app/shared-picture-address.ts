import { sharedPictureSize } from '#contract/pictures.ts'
import type { SharedPicture } from '#src/lib/page-handle.ts'
import type { Addresses } from './structured-data.ts'
import { isOwn, pictureFile } from '#src/ui/pictures/srcset.ts'

const { width, height } = sharedPictureSize
const QUALITY = 75

/** The whole address of a picture, cut to the shape in which others show a link. */
export function sharedPictureAddress({ path, focus }: SharedPicture, { origin, imageBase }: Addresses): string {
  const { href } = new URL(pictureFile(imageBase, path), origin)
  if (isOwn(path)) return `${href}?w=${width}&h=${height}&fm=jpeg`
  const point = focus ? `&crop=focalpoint&fp-x=${rounded(focus.x)}&fp-y=${rounded(focus.y)}` : ''
  return `${href}${path.includes('?') ? '&' : '?'}w=${width}&h=${height}&fit=crop${point}&fm=jpg&q=${QUALITY}`
}

const rounded = (part: number) => Math.round(part * 1000) / 1000
