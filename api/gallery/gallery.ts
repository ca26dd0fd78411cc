import { getGalleryImages, type GalleryImage } from '#contract/gallery.ts'
import type { Deps } from '../deps.ts'
import type { Call } from '../http/call.ts'
import { serve, type Route } from '../http/serve.ts'
import { selectImages } from './gallery.sql.ts'

export const galleryRoutes: Route[] = [serve(getGalleryImages, listImages)]

/** Newest first. */
async function listImages(
  { db }: Pick<Deps, 'db'>,
  { query: { category, pageSize, page } }: Call<typeof getGalleryImages>,
): Promise<GalleryImage[]> {
  const images = await selectImages(db, {
    category: category === 'new' ? undefined : category,
    limit: pageSize,
    offset: (page - 1) * pageSize,
  })
  return images.map(({ path, category }) => ({ ImagePath: path, Category: category }))
}
