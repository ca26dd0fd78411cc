import { getGalleryImages, type GalleryImage } from '#contract/catalogue/gallery.ts'
import type { Reads } from '#api/platform/db/db.ts'
import type { Deps } from '#api/platform/deps.ts'
import type { Call } from '#api/platform/http/call.ts'
import { serve, type Route } from '#api/platform/http/serve.ts'
import type { Stored } from '#api/platform/cache.ts'
import { pictureOnWire } from '../houses/house-on-wire.ts'
import { selectImages } from './gallery.sql.ts'

export function galleryRoutes(stored: Stored): Route[] {
  return [serve(getGalleryImages, listImages, { stored })]
}

/** More than the gallery has. */
const MAX_IMAGES = 1_000

/** All that the gallery shows. */
export async function allImages(reads: Reads): Promise<readonly object[]> {
  return selectImages(reads, { category: undefined, limit: MAX_IMAGES, offset: 0 })
}

async function listImages(
  { reads }: Pick<Deps, 'reads'>,
  { query: { category, pageSize, page } }: Call<typeof getGalleryImages>,
): Promise<GalleryImage[]> {
  const images = await selectImages(reads, {
    category: category === 'new' ? undefined : category,
    limit: pageSize,
    offset: (page - 1) * pageSize,
  })
  return images.map(({ category, theme, ...picture }) => ({
    ...pictureOnWire(picture),
    Category: category,
    ...(theme && { Theme: theme }),
  }))
}
