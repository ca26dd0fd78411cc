import { getGalleryImages } from '#contract/gallery.ts'
import type { Deps } from '../deps.ts'
import { serve, type Route } from '../http/serve.ts'
import { selectImages } from './gallery.sql.ts'

export function galleryRoutes({ db }: Pick<Deps, 'db'>): Route[] {
  return [
    serve(getGalleryImages, async ({ query: { category, pageSize, page } }) => {
      const images = await selectImages(db, {
        category: category === 'new' ? undefined : category,
        limit: pageSize,
        offset: (page - 1) * pageSize,
      })
      return images.map(({ path, category }) => ({ ImagePath: path, Category: category }))
    }),
  ]
}
