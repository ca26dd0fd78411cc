import { ImageIcon } from '@sanity/icons/Image'
import {
  type CustomValidator,
  defineField,
  defineType,
  type ImageOptions,
  type Rule,
  type SanityDocument,
  type ValidationContext,
} from 'sanity'
import { askContent, publishedIdOf } from './ask-content.ts'

type Picture = {
  asset?: { _ref?: string }
  AltText?: string
  crop?: { top?: number; bottom?: number; left?: number; right?: number }
}

/** A picture field that holds no file is as good as empty. */
export const chosenPicture: CustomValidator<Picture | undefined> = (value) =>
  value?.asset ? true : 'Please choose a picture: its place on the page stays empty without one.'

/** Share of the requested size above which no eye sees a difference. */
const SHARP_ENOUGH = 0.8

/** The size of a picture that fills its place sharply, and its shape. */
export type PicturePlace = { width: number; height: number }

/** What is left of the picture after its crop, in pixels; the asset's id has the size of the whole. */
function sizeOf({ asset, crop = {} }: Picture): PicturePlace | undefined {
  const [, width, height] = /-(\d+)x(\d+)-[a-z]+$/.exec(asset?._ref ?? '') ?? []
  if (width === undefined || height === undefined) return undefined
  const { top = 0, bottom = 0, left = 0, right = 0 } = crop
  return {
    width: Math.round(Number(width) * (1 - left - right)),
    height: Math.round(Number(height) * (1 - top - bottom)),
  }
}

function fittingPicture(
  placeIn: (document: SanityDocument | undefined) => PicturePlace,
): CustomValidator<Picture | undefined> {
  return (value, { document }) => {
    const size = value && sizeOf(value)
    if (!size) return true
    const place = placeIn(document)
    const isWide = place.width > place.height
    if (isWide && size.height > size.width)
      return 'This picture is upright, and its place is wide: most of it is cut off.'
    if (!isWide && size.width > size.height)
      return 'This picture is wide, and its place is upright: most of it is cut off.'
    return (
      (size.width >= place.width * SHARP_ENOUGH && size.height >= place.height * SHARP_ENOUGH) ||
      `This picture has ${size.width} × ${size.height} pixels, and looks blurred in its place: ${place.width} × ${place.height} or more stay sharp.`
    )
  }
}

const describedPicture: CustomValidator<string | undefined> = (value, context) =>
  !pictureAround(context).asset ||
  Boolean(value?.trim()) ||
  'Please say what the picture shows, for those who cannot see it.'

/** Another picture in the same place, and the words of the one before: they hardly describe both. */
const ownDescription: CustomValidator<string | undefined> = async (value, context) => {
  const { document, path } = context
  const { asset } = pictureAround(context)
  if (!document || !path || !asset || !value) return true
  const published = await askContent<SanityDocument | null>(context, 'published', '*[_id == $id][0]', {
    id: publishedIdOf(context),
  })
  const before = pictureAt(published, path.slice(0, -1))
  if (!before?.asset || before.asset._ref === asset._ref || before.AltText !== value) return true
  return 'The picture is a new one, and these are the words of the one before. Do they still say what it shows?'
}

const pictureAround = ({ parent }: Pick<ValidationContext, 'parent'>): Picture =>
  typeof parent === 'object' && parent !== null ? parent : {}

/** The value at a path of the document. A path has names of fields and keys of list entries. */
function pictureAt(document: unknown, path: NonNullable<ValidationContext['path']>): Picture | undefined {
  let found: unknown = document
  for (const part of path) {
    if (Array.isArray(found))
      found = found.find((entry) => typeof part === 'object' && '_key' in part && entry._key === part._key)
    else if (isRecord(found)) found = typeof part === 'string' ? found[part] : undefined
  }
  return isRecord(found) ? found : undefined
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

const options = {
  hotspot: true,
  accept: 'image/jpeg,image/png,image/webp,image/avif',
  metadata: ['lqip', 'blurhash', 'palette'],
} satisfies ImageOptions

/** Names and aspect ratios, width by height, in which the site shows a picture: the box for cropping previews them. */
type Shapes = Readonly<Record<string, number>>

function optionsFor(shapes: Shapes): ImageOptions {
  const previews = Object.entries(shapes).map(([title, aspectRatio]) => ({ title, aspectRatio }))
  return { ...options, hotspot: { previews } }
}

const shapesOf = ({ width, height }: PicturePlace): Shapes => ({ 'In its place': width / height })

/** Documents whose pictures promise a guest what they will find. */
const OF_THE_RESORT: readonly string[] = ['house', 'gallery']

/** A picture with its description. A named type, so that the description is known to every way of reading it. */
export const picture = defineType({
  name: 'picture',
  title: 'Picture',
  type: 'image',
  icon: ImageIcon,
  options,
  fields: [
    defineField({
      name: 'AltText',
      title: 'What it shows',
      type: 'string',
      description:
        'Read aloud to those who cannot see it, and shown while it loads. One sentence, up to 160 characters, without “picture of”.',
      validation: (rule) => [
        rule.custom(describedPicture),
        rule.custom(ownDescription).warning(),
        rule.max(160).error('Please shorten this to 160 characters: it is read aloud in one breath.'),
      ],
    }),
    defineField({
      name: 'isPhotograph',
      title: 'It is a photograph',
      type: 'boolean',
      description: 'Without this mark guests read “Artist’s impression” under it.',
      hidden: ({ document }) => !OF_THE_RESORT.includes(document?._type ?? ''),
    }),
  ],
})

type PlaceIn = (document?: SanityDocument) => PicturePlace

/** A picture that must be there, with a warning where it does not fit its place. */
export const pictureIn = (place: PicturePlace, shapes = shapesOf(place), placeIn: PlaceIn = () => place) => ({
  type: 'picture' as const,
  options: optionsFor(shapes),
  validation: (rule: Rule) => [rule.custom(chosenPicture), rule.custom(fittingPicture(placeIn)).warning()],
})

/** A picture as a field. The description says its shape and its least size. */
export function pictureField(name: string, title: string, description: string, ...place: Parameters<typeof pictureIn>) {
  return defineField({ name, title, description, ...pictureIn(...place) })
}

/** Another cut of a picture of the document, which may be missing. It has no description: that of the first is read. */
export function otherCutField(name: string, title: string, description: string, place: PicturePlace) {
  return defineField({
    name,
    title,
    type: 'image',
    icon: ImageIcon,
    description,
    options: optionsFor(shapesOf(place)),
    validation: (rule) => rule.custom(fittingPicture(() => place)).warning(),
  })
}
