import sharp from 'sharp'
import type { PictureFormat } from '#contract/pictures.ts'

/** Chosen by eye on the resort's own pictures: the largest hero stays under 60 kB on a phone. */
const qualities: Record<PictureFormat, number> = { avif: 46, webp: 68, jpeg: 74 }

/** The picture at `source`, upright and `width` pixels wide at most. */
export async function convertPicture(
  source: string,
  { width, format }: { width: number; format: PictureFormat },
): Promise<Buffer> {
  const resized = sharp(source).rotate().resize({ width, withoutEnlargement: true })
  const quality = qualities[format]
  const encoded = {
    avif: () => resized.avif({ quality, effort: 3 }),
    webp: () => resized.webp({ quality }),
    jpeg: () => resized.jpeg({ quality, mozjpeg: true }),
  }
  return encoded[format]().toBuffer()
}
