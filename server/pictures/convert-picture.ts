import sharp from 'sharp'
import type { PictureFormat } from '#contract/values/pictures.ts'
import type { PictureVariant } from './picture-request.ts'

/** Chosen by eye on the resort's own pictures: the largest hero stays under 60 kB on a phone. */
const qualities: Record<PictureFormat, number> = { avif: 46, webp: 68, jpeg: 74 }

/** The picture at `source`, upright and `width` pixels wide at most; with a height, of just this size. */
export async function convertPicture(source: string, { width, height, format }: PictureVariant): Promise<Buffer> {
  const upright = sharp(source).rotate()
  const resized =
    height === undefined
      ? upright.resize({ width, withoutEnlargement: true })
      : upright.resize({ width, height, fit: 'cover' })
  const quality = qualities[format]
  const encoded = {
    avif: () => resized.avif({ quality, effort: 3 }),
    webp: () => resized.webp({ quality }),
    jpeg: () => resized.jpeg({ quality, mozjpeg: true }),
  }
  return encoded[format]().toBuffer()
}
