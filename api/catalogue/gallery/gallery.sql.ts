import type { GalleryImage } from '#contract/catalogue/gallery.ts'
import type { Reads } from '#api/platform/db/db.ts'
import type { CataloguePicture } from '../houses/house.ts'

export type Category = GalleryImage['Category']
export type GalleryPicture = CataloguePicture & { category: Category }
type Page = { category: Category | undefined; limit: number; offset: number }

/** In the order in which staff show them. */
export async function selectImages(reads: Reads, { category, limit, offset }: Page): Promise<GalleryPicture[]> {
  return reads.query<GalleryPicture>(
    `select path, category, alt, width, height, focus from gallery_image
     where $1::text is null or category = $1
     order by rank limit $2 offset $3`,
    [category ?? null, limit, offset],
  )
}
