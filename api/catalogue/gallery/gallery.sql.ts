import type { GalleryImage } from '#contract/catalogue/gallery.ts'
import type { Db, Reads } from '#api/platform/db/db.ts'

type Category = GalleryImage['Category']

export type GalleryImageRow = { path: string; category: Category }

type Page = { category: Category | undefined; limit: number; offset: number }

/** Newest first. */
export async function selectImages(db: Reads, { category, limit, offset }: Page): Promise<GalleryImageRow[]> {
  return db.query<GalleryImageRow>(
    `select path, category from gallery_image
     where $1::text is null or category = $1
     order by uploaded_at desc, rank, path limit $2 offset $3`,
    [category ?? null, limit, offset],
  )
}

export async function countImages(db: Db): Promise<number> {
  const [row] = await db.query<{ count: number }>('select count(*) as count from gallery_image')
  return row?.count ?? 0
}

/** Nothing when another process has just put it there. */
export async function insertImage(
  db: Db,
  { path, category, rank, uploadedAt }: GalleryImageRow & { rank: number; uploadedAt: string },
): Promise<void> {
  await db.change(
    'insert into gallery_image (path, category, rank, uploaded_at) values ($1, $2, $3, $4) on conflict (path) do nothing',
    [path, category, rank, uploadedAt],
  )
}
