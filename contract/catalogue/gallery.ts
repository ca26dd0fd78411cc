import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { galleryCategories, galleryThemes } from '#contract/values/gallery-categories.ts'
import { CataloguePicture } from './houses.ts'
import { queryInteger } from '#contract/wire.ts'

export const GalleryImage = z.extend(CataloguePicture, {
  Category: z.enum(galleryCategories),
  Theme: z.optional(z.enum(galleryThemes)),
})
export type GalleryImage = z.infer<typeof GalleryImage>

/** `Data` is the list itself, in the order in which staff show them. The specification asks for `category=new`: those of every category. */
export const getGalleryImages = endpoint({
  method: 'GET',
  path: 'GalleryArea/Gallery/GetImages',
  area: 'Resort',
  summary: 'The pictures of the gallery',
  caller: 'anyone',
  query: z.strictObject({
    category: z._default(z.union([z.literal('new'), z.enum(galleryCategories)]), 'new'),
    pageSize: z._default(queryInteger({ min: 1, max: 40 }), 40),
    page: z._default(queryInteger({ min: 1, max: 1_000_000 }), 1),
  }),
  data: z.array(GalleryImage),
})
