import sharp from 'sharp'
import * as z from 'zod'
import { LakeProblem } from '../core/lake-problem.ts'
import type { PictureRecipe } from './make-picture.ts'

/** Both sides of what is made, after `dpr`. */
const MAX_SIDE = 5_000

const side = z.coerce.number().int().min(1).max(MAX_SIDE)
const share = z.coerce.number().min(0).max(1)
const crops = ['top', 'bottom', 'left', 'right', 'center', 'entropy', 'focalpoint'] as const

const inSteps = (quality: number) => Math.max(5, Math.round(quality / 5) * 5)

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
  // In steps: strangers could have a hundred files made of each size.
  q: z.coerce.number().int().min(1).max(100).transform(inSteps).optional(),
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

/** What is made at most, in pixels: an AVIF costs several times as much as the others. */
const MAX_PIXELS_MADE = { avif: 4_000_000, others: 8_000_000 }

/** A picture is never made larger than it is, which would make it no better: a box that is larger keeps its shape. A drawing may grow. */
export function planTransform(transform: Transform, source: Size & { isDrawing?: boolean }): Plan {
  const region = regionOf(transform, source)
  const most = source.isDrawing ? Infinity : 1
  const box = boxOf(transform)
  const plan = { region, canvas: undefined, isByEntropy: false }
  const { width, height } = box
  if (width === undefined || height === undefined) return { ...plan, size: scaled(region, fitting(region, box, most)) }
  const both = { width, height }
  const { fit } = transform
  if (fit === 'scale') return { ...plan, size: within(both, region, most) }
  if (fit === 'crop') return cropped(transform, region, within(both, region, most))
  if (fit === 'min') return cropped(transform, region, within(both, region, 1))
  const canvas = fit === 'fill' || fit === 'fillmax' ? both : undefined
  return { ...plan, size: scaled(region, fitting(region, both, most)), canvas }
}

/** The box, or as much of its shape as the region has. */
function within(box: Size, region: Size, most: number): Size {
  return most === Infinity ? box : scaled(box, Math.min(1, region.width / box.width, region.height / box.height))
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

function refuse(why: string): never {
  throw new LakeProblem(400, 'invalidTransform', `This picture is not made: ${why}`)
}

export type MadeFormat = 'jpg' | 'pjpg' | 'png' | 'webp' | 'avif' | 'gif'

export type Finish = { format: MadeFormat; quality: number; background: string }

/** How the picture of a plan is made of the file `source`: smaller than planned where that would cost too much. */
export function recipeOf(
  source: string,
  plan: Plan,
  { format, quality, background }: Finish,
): Omit<PictureRecipe, 'target'> {
  const { region, isByEntropy } = plan
  const { size, canvas } = bounded(plan, format)
  return {
    source,
    part: region,
    resize: { ...size, ...(isByEntropy ? { fit: 'cover', position: 'entropy' } : { fit: 'fill' }) },
    ...(canvas && { margins: margins(size, canvas) }),
    background,
    format: format === 'jpg' || format === 'pjpg' ? 'jpeg' : format,
    // A PNG or a GIF of a quality would have fewer colours.
    options: format === 'png' || format === 'gif' ? {} : { quality, ...(format === 'pjpg' && { progressive: true }) },
  }
}

function bounded({ size, canvas }: Plan, format: MadeFormat): Pick<Plan, 'size' | 'canvas'> {
  const { width, height } = canvas ?? size
  const most = format === 'avif' ? MAX_PIXELS_MADE.avif : MAX_PIXELS_MADE.others
  const factor = Math.min(1, Math.sqrt(most / (width * height)))
  return factor === 1 ? { size, canvas } : { size: scaled(size, factor), canvas: canvas && scaled(canvas, factor) }
}

function margins(size: Plan['size'], canvas: Plan['size']) {
  const left = Math.floor((canvas.width - size.width) / 2)
  const top = Math.floor((canvas.height - size.height) / 2)
  return { left, top, right: canvas.width - size.width - left, bottom: canvas.height - size.height - top }
}

/** As good as the upload to any eye; what is shown on pages is made of the upload itself. */
const reEncoded = {
  jpeg: { format: 'jpeg', options: { quality: 95, chromaSubsampling: '4:4:4' } },
  png: { format: 'png', options: {} },
  webp: { format: 'webp', options: { quality: 95 }, isAnimated: true },
  heif: { format: 'avif', options: { quality: 80 } },
} as const satisfies Partial<Record<string, Pick<PictureRecipe, 'format' | 'options' | 'isAnimated'>>>

const isReEncoded = (format: string): format is keyof typeof reEncoded => format in reEncoded

/**
 * How a picture is made upright and in the colours of the web without its metadata; undefined where it does not show where, when and
 * with what it was taken. An SVG or a GIF is never re-encoded.
 */
export async function recipeWithoutMetadata(source: string): Promise<Omit<PictureRecipe, 'target'> | undefined> {
  const { format, exif, xmp, iptc } = await sharp(source).metadata()
  if (!isReEncoded(format) || ![exif, xmp, iptc].some((found) => found !== undefined)) return undefined
  return { source, ...reEncoded[format] }
}
