import sharp from 'sharp'
import type { Sharp } from 'sharp'
import * as z from 'zod'
import { LakeProblem } from '../core/lake-problem.ts'
import { MAX_PIXELS } from './describe-picture.ts'

/** Both sides of what is made, after `dpr`. */
const MAX_SIDE = 5_000

const side = z.coerce.number().int().min(1).max(MAX_SIDE)
const share = z.coerce.number().min(0).max(1)
const crops = ['top', 'bottom', 'left', 'right', 'center', 'entropy', 'focalpoint'] as const

/** Parameters of the Content Lake's image addresses. What is not named here, such as `blur`, has no effect. */
const Query = z.object({
  w: side.optional(),
  h: side.optional(),
  'max-w': side.optional(),
  'max-h': side.optional(),
  fit: z.enum(['clip', 'max', 'min', 'crop', 'scale', 'fill', 'fillmax']).default('clip'),
  rect: z
    .string()
    .regex(/^\d{1,6}(,\d{1,6}){3}$/)
    .transform((text) => text.split(',').map(Number))
    .optional(),
  crop: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(crops)).max(2))
    .default(['center']),
  'fp-x': share.default(0.5),
  'fp-y': share.default(0.5),
  fm: z.enum(['jpg', 'pjpg', 'png', 'webp', 'avif', 'gif']).optional(),
  auto: z.string().optional(),
  q: z.coerce.number().int().min(1).max(100).optional(),
  dpr: z.coerce.number().min(0.1).max(3).default(1),
  bg: z
    .string()
    .regex(/^([0-9a-f]{3}|[0-9a-f]{6})$/i)
    .optional(),
})

type Crop = (typeof crops)[number]
export type Transform = z.infer<typeof Query>

/** Reads what an address asks for; undefined where it asks for the picture as it is. A value out of bounds is refused. */
export function readTransform(query: URLSearchParams): Transform | undefined {
  const asked = Object.fromEntries([...query].filter(([name]) => Object.hasOwn(Query.shape, name)))
  if (Object.keys(asked).length === 0) return undefined
  const transform = Query.safeParse(asked)
  if (transform.success) return transform.data
  const names = [...new Set(transform.error.issues.map((issue) => String(issue.path[0])))]
  throw new LakeProblem(400, 'invalidTransform', `This picture is not made: ${names.join(', ')} is out of bounds`)
}

type Size = { width: number; height: number }
type Region = Size & { left: number; top: number }

/** What is to be done with a picture, in whole pixels: cut `region` out of it, bring it to `size`, lay it in the middle of `canvas`. */
type Plan = {
  region: Region
  size: Size
  canvas: Size | undefined
  /** Cut where most is to be seen, which depends on the picture itself. */
  isByEntropy: boolean
}

const MAX_PIXELS_MADE = 25_000_000

export function planTransform(transform: Transform, source: Size): Plan {
  const region = regionOf(transform, source)
  const box = boxOf(transform)
  const plan = { region, canvas: undefined, isByEntropy: false }
  const { width, height } = box
  if (width === undefined || height === undefined) {
    const isBounded = transform.fit === 'max' || transform.fit === 'min'
    return checked({ ...plan, size: scaled(region, fitting(region, box, isBounded ? 1 : Infinity)) })
  }
  const both = { width, height }
  const { fit } = transform
  if (fit === 'scale') return checked({ ...plan, size: both })
  if (fit === 'crop') return checked(cropped(transform, region, both))
  if (fit === 'min') {
    const factor = Math.min(1, region.width / width, region.height / height)
    return checked(cropped(transform, region, scaled(both, factor)))
  }
  const most = fit === 'max' || fit === 'fillmax' ? 1 : Infinity
  const canvas = fit === 'fill' || fit === 'fillmax' ? both : undefined
  return checked({ ...plan, size: scaled(region, fitting(region, both, most)), canvas })
}

/** The part that `rect` names, as far as it lies in the picture. */
function regionOf({ rect }: Transform, source: Size): Region {
  const [left = 0, top = 0, width = source.width, height = source.height] = rect ?? []
  const region = {
    left,
    top,
    width: Math.min(width, source.width - left),
    height: Math.min(height, source.height - top),
  }
  if (region.width < 1 || region.height < 1) refuse('its part lies outside')
  return region
}

function boxOf({ w, h, dpr, ...transform }: Transform): Partial<Size> {
  const side = (length: number | undefined, most: number | undefined) => {
    const asked = length === undefined ? most : Math.min(length, most ?? length)
    return asked === undefined ? undefined : Math.max(1, Math.round(asked * dpr))
  }
  const width = side(w, transform['max-w'])
  const height = side(h, transform['max-h'])
  return { ...(width === undefined ? {} : { width }), ...(height === undefined ? {} : { height }) }
}

/** The factor that brings a picture into a box. */
function fitting({ width, height }: Size, box: Partial<Size>, most: number): number {
  const factors = [(box.width ?? Infinity) / width, (box.height ?? Infinity) / height].filter(Number.isFinite)
  return Math.min(factors.length === 0 ? 1 : Math.min(...factors), most)
}

function scaled({ width, height }: Size, factor: number): Size {
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) }
}

/** The largest part of the region that has the shape of `size`, around the point that matters. */
function cropped(transform: Transform, region: Region, size: Size): Plan {
  const isByEntropy = transform.crop.includes('entropy')
  if (isByEntropy) return { region, size, canvas: undefined, isByEntropy }
  const factor = Math.min(region.width / size.width, region.height / size.height)
  const width = Math.max(1, Math.min(region.width, Math.round(size.width * factor)))
  const height = Math.max(1, Math.min(region.height, Math.round(size.height * factor)))
  const { x, y } = pointOf(transform)
  const left = region.left + clamp(Math.round(x * region.width - width / 2), region.width - width)
  const top = region.top + clamp(Math.round(y * region.height - height / 2), region.height - height)
  return { region: { left, top, width, height }, size, canvas: undefined, isByEntropy }
}

const points: Record<Crop, { x?: number; y?: number }> = {
  left: { x: 0 },
  right: { x: 1 },
  top: { y: 0 },
  bottom: { y: 1 },
  center: {},
  entropy: {},
  focalpoint: {},
}

function pointOf(transform: Transform): { x: number; y: number } {
  if (transform.crop.includes('focalpoint')) return { x: transform['fp-x'], y: transform['fp-y'] }
  return Object.assign({ x: 0.5, y: 0.5 }, ...transform.crop.map((side) => points[side]))
}

function clamp(value: number, most: number): number {
  return Math.max(0, Math.min(most, value))
}

/** A long thin picture that is widened becomes longer than any side that was asked for. */
function checked(plan: Plan): Plan {
  const { width, height } = plan.canvas ?? plan.size
  if (width * height > MAX_PIXELS_MADE) refuse('it would be too large')
  return plan
}

function refuse(why: string): never {
  throw new LakeProblem(400, 'invalidTransform', `This picture is not made: ${why}`)
}

export type MadeFormat = 'jpg' | 'pjpg' | 'png' | 'webp' | 'avif' | 'gif'

export type Finish = { format: MadeFormat; quality: number; background: string }

/** Carries a plan out. The picture is read upright, as a camera held it. */
export async function transformPicture(source: string, plan: Plan, finish: Finish): Promise<Buffer> {
  const { region, size, canvas, isByEntropy } = plan
  const picture = sharp(source, { autoOrient: true, failOn: 'error', limitInputPixels: MAX_PIXELS })
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

/** As good as the upload to any eye; what is shown on pages is made of the upload itself. */
const encoders: Record<string, (picture: Sharp) => Sharp> = {
  jpeg: (picture) => picture.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }),
  png: (picture) => picture.png(),
  webp: (picture) => picture.webp({ quality: 95 }),
  heif: (picture) => picture.avif({ quality: 80 }),
}

/** Whether a picture shows where, when and with what it was taken. An SVG or a GIF is never re-encoded. */
export async function hasPrivateMetadata(file: string): Promise<boolean> {
  const { format, exif, xmp, iptc } = await sharp(file).metadata()
  return format in encoders && [exif, xmp, iptc].some((found) => found !== undefined)
}

/** The picture upright and in the colours of the web, without its metadata. */
export async function withoutMetadata(file: string): Promise<Buffer> {
  const { format } = await sharp(file).metadata()
  const picture = sharp(file, { animated: format === 'webp' }).autoOrient()

  return (encoders[format]?.(picture) ?? picture).toBuffer()
}
