import sharp, { type Sharp } from 'sharp'
import { MOST_PIXELS } from './describe-picture.ts'
import type { Plan } from './plan-transform.ts'

export type MadeFormat = 'jpg' | 'pjpg' | 'png' | 'webp' | 'avif' | 'gif'

export type Finish = { format: MadeFormat; quality: number; background: string }

/** Carries a plan out. The picture is read upright, as a camera held it. */
export async function transformPicture(source: string, plan: Plan, finish: Finish): Promise<Buffer> {
  const { region, size, canvas, isByEntropy } = plan
  const picture = sharp(source, { autoOrient: true, failOn: 'error', limitInputPixels: MOST_PIXELS })
    .timeout({ seconds: 30 })
    .extract(region)
    .resize(size.width, size.height, isByEntropy ? { fit: 'cover', position: 'entropy' } : { fit: 'fill' })
  if (canvas) picture.extend({ ...margins(size, canvas), background: finish.background })
  return encode(picture, finish).toBuffer()
}

function margins(size: Plan['size'], canvas: Plan['size']) {
  const left = Math.floor((canvas.width - size.width) / 2)
  const top = Math.floor((canvas.height - size.height) / 2)
  return { left, top, right: canvas.width - size.width - left, bottom: canvas.height - size.height - top }
}

function encode(picture: Sharp, { format, quality, background }: Finish): Sharp {
  const jpeg = { quality, mozjpeg: true }
  const encoded = {
    jpg: () => picture.flatten({ background }).jpeg(jpeg),
    pjpg: () => picture.flatten({ background }).jpeg({ ...jpeg, progressive: true }),
    png: () => picture.png(),
    webp: () => picture.webp({ quality }),
    avif: () => picture.avif({ quality, effort: 3 }),
    gif: () => picture.gif(),
  } satisfies Record<MadeFormat, () => Sharp>
  return encoded[format]()
}
