import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import sharp from 'sharp'
import type { PictureFormat } from '#contract/pictures.ts'

/** Chosen by eye on the resort's own pictures: the largest hero stays under 60 kB on a phone. */
const qualities: Record<PictureFormat, number> = { avif: 46, webp: 68, jpeg: 74 }

/** Makes `target`, `width` pixels wide at most, out of the picture at `source`. */
export async function convertPicture(
  source: string,
  target: string,
  { width, format }: { width: number; format: PictureFormat },
): Promise<void> {
  const resized = sharp(source).rotate().resize({ width, withoutEnlargement: true })
  const quality = qualities[format]
  const picture = await {
    avif: () => resized.avif({ quality, effort: 3 }),
    webp: () => resized.webp({ quality }),
    jpeg: () => resized.jpeg({ quality, mozjpeg: true }),
  }
    [format]()
    .toBuffer()
  await mkdir(dirname(target), { recursive: true })
  // Renamed when whole, so that a crash or a second process never leaves half a picture to be served for ever.
  const draft = `${target}.${randomUUID()}.draft`
  await writeFile(draft, picture)
  await rename(draft, target)
}
