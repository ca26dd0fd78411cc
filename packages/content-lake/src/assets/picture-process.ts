import { setPriority } from 'node:os'
import sharp, { type Sharp } from 'sharp'
import { MAX_PIXELS } from './describe-picture.ts'
import type { PictureRecipe } from './make-picture.ts'

// A separate process, which ends when it is idle: the memory and time of a large picture come back, and bookings go first.
setPriority(10)
sharp.concurrency(1)
sharp.cache(false)

const TIMEOUT_SECONDS = 60

/** Carries a recipe out. The picture is read upright, as a camera held it, and loses its metadata. */
export async function makePicture({ source, target, ...recipe }: PictureRecipe): Promise<void> {
  const { isAnimated = false, part, resize, margins, background = '#fff', format, options } = recipe
  const picture = sharp(source, {
    animated: isAnimated,
    autoOrient: true,
    failOn: 'error',
    limitInputPixels: MAX_PIXELS,
  }).timeout({ seconds: TIMEOUT_SECONDS })
  if (part) picture.extract(part)
  if (resize) picture.resize(resize)
  if (margins) picture.extend({ ...margins, background })
  await encoded(picture, { format, options, background }).toFile(target)
}

type Finish = Required<Pick<PictureRecipe, 'format' | 'options' | 'background'>>

function encoded(picture: Sharp, { format, options, background }: Finish): Sharp {
  return format === 'jpeg'
    ? picture.flatten({ background }).jpeg({ mozjpeg: true, ...options })
    : picture.toFormat(format, { ...(format === 'avif' && { effort: 3 }), ...options })
}
