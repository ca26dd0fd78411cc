import { LakeProblem } from '../lake-problem.ts'
import type { Crop, Transform } from './transform.ts'

export type Size = { width: number; height: number }
export type Region = Size & { left: number; top: number }

/** What is to be done with a picture, in whole pixels: cut `region` out of it, bring it to `size`, lay it in the middle of `canvas`. */
export type Plan = {
  region: Region
  size: Size
  canvas: Size | undefined
  /** Cut where most is to be seen, which only the picture itself tells. */
  isByEntropy: boolean
}

const MOST_PIXELS_MADE = 25_000_000

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
  if (width * height > MOST_PIXELS_MADE) refuse('it would be too large')
  return plan
}

function refuse(why: string): never {
  throw new LakeProblem(400, 'invalidTransform', `This picture is not made: ${why}`)
}
