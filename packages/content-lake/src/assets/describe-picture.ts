import sharp from 'sharp'
import { LakeProblem } from '../core/lake-problem.ts'

export const MAX_PIXELS = 50_000_000

/** What sharp finds in a picture, and the extension and type that it is stored under. Others are refused. */
const formats: Record<string, { extension: string; mimeType: string }> = {
  jpeg: { extension: 'jpg', mimeType: 'image/jpeg' },
  png: { extension: 'png', mimeType: 'image/png' },
  webp: { extension: 'webp', mimeType: 'image/webp' },
  gif: { extension: 'gif', mimeType: 'image/gif' },
  avif: { extension: 'avif', mimeType: 'image/avif' },
  svg: { extension: 'svg', mimeType: 'image/svg+xml' },
}

export type PictureFacts = Awaited<ReturnType<typeof describePicture>>

/** What an upload claims to be. */
type Claim = { name?: string | undefined; type?: string | undefined }

/**
 * What a picture is, by its content alone. A file that is not a picture, is broken or is too large is refused; so is a drawing that claims
 * to be a photo, which may contain what no photo does.
 */
export async function describePicture(content: Buffer, claim: Claim = {}) {
  // Only the header is read, so that a picture with too many pixels is refused as that.
  const header = await sharp(content, { limitInputPixels: false }).metadata().catch(refuseAsNone)
  // AVIF and HEIC share a container; browsers show the first alone.
  const name = header.format === 'heif' && header.compression === 'av1' ? 'avif' : header.format
  const format = formats[name]
  if (format === undefined) refuseAsNone()
  if (name === 'svg' && !claimsToBeDrawing(claim)) {
    throw new LakeProblem(400, 'drawing', 'This file is a drawing (SVG), not the photo that its name promises.')
  }
  const { width, height } = header.autoOrient
  // A moving picture shows its first frame, and no other is read.
  if (width * height > MAX_PIXELS) {
    throw new LakeProblem(413, 'pictureTooLarge', 'This picture is too large: it may have up to 50 megapixels.')
  }
  const small = await shrink(content)
  const isOpaque = !header.hasAlpha
  return {
    ...format,
    width,
    height,
    metadata: {
      _type: 'sanity.imageMetadata',
      hasAlpha: !isOpaque,
      isOpaque,
      dimensions: { _type: 'sanity.imageDimensions', width, height, aspectRatio: width / height },
      lqip: `data:image/jpeg;base64,${small.jpeg.toString('base64')}`,
      palette: paletteOf(small.dominant),
    },
  }
}

const claimsToBeDrawing = ({ name, type }: Claim) =>
  name === undefined ? type?.startsWith('image/svg+xml') === true : /\.svg$/i.test(name)

/** Reads the whole picture, which shows whether it is whole. */
async function shrink(content: Buffer) {
  try {
    const options = { autoOrient: true, failOn: 'error', limitInputPixels: MAX_PIXELS } as const
    const preview = await sharp(content, options)
      .flatten({ background: '#fff' })
      .resize(200, 200, { fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: 20 })
      .png()
      .toBuffer()
    const { dominant } = await sharp(preview).stats()
    return { jpeg: await sharp(preview).resize(20, 20, { fit: 'inside' }).jpeg({ quality: 50 }).toBuffer(), dominant }
  } catch (cause) {
    throw new LakeProblem(400, 'brokenPicture', 'This picture is broken: it could not be read to its end.', {
      cause: String(cause),
    })
  }
}

function refuseAsNone(): never {
  throw new LakeProblem(
    400,
    'noPicture',
    'This file is not a picture that a browser can show: use JPEG, PNG, WebP or AVIF.',
  )
}

type Colour = { r: number; g: number; b: number }

const swatches = ['dominant', 'vibrant', 'muted', 'darkMuted', 'darkVibrant', 'lightMuted', 'lightVibrant'] as const

/** The palette that the Studio and sites read. All its swatches are the picture's main colour: nothing here needs more. */
function paletteOf(colour: Colour) {
  const background = `#${[colour.r, colour.g, colour.b].map(hexByte).join('')}`
  const foreground = isLight(colour) ? '#000' : '#fff'
  const swatch = { _type: 'sanity.imagePaletteSwatch', background, foreground, title: foreground, population: 1 }
  return { _type: 'sanity.imagePalette', ...Object.fromEntries(swatches.map((name) => [name, { ...swatch }])) }
}

function hexByte(value: number): string {
  return Math.round(value).toString(16).padStart(2, '0')
}

/** Judges by how bright an eye finds it. */
function isLight({ r, g, b }: Colour): boolean {
  return (r * 299 + g * 587 + b * 114) / 1000 > 140
}
