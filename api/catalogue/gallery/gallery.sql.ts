import type { GalleryImage } from '#contract/catalogue/gallery.ts'
import type { Reads } from '#api/platform/db/db.ts'
import type { CataloguePicture } from '../houses/house.ts'

type Category = GalleryImage['Category']
type Theme = NonNullable<GalleryImage['Theme']>
export type GalleryPicture = CataloguePicture & { category: Category; theme: Theme | null }
type Page = { category: Category | undefined; limit: number; offset: number }

/** In the order in which staff show them. */
export async function selectImages(reads: Reads, { category, limit, offset }: Page): Promise<GalleryPicture[]> {
  return reads.query<GalleryPicture>(
    `select path, category, theme, alt, width, height, focus, is_photograph as "isPhotograph" from gallery_image
     where $1::text is null or category = $1
     order by rank limit $2 offset $3`,
    [category ?? null, limit, offset],
  )
}
