import type { Db, Reads } from '#api/platform/db/db.ts'
import type { GalleryPicture } from '../gallery/gallery.sql.ts'
import type { CataloguePicture, HouseContent } from '../houses/house.ts'

/** The hash of what was last taken over; undefined before the first time. */
export async function selectTaken(reads: Reads): Promise<string | undefined> {
  const [row] = await reads.query<{ hash: string }>('select hash from catalogue_content where id = $1', [1])
  return row?.hash
}

/** Answers whether it is another than before. Locks it, so that of two processes that take the same over the second one finds it done. */
export async function storeTaken(db: Db, hash: string): Promise<boolean> {
  const changed = await db.change(
    `insert into catalogue_content (id, hash) values (1, $1)
     on conflict (id) do update set hash = excluded.hash where catalogue_content.hash <> excluded.hash`,
    [hash],
  )
  return changed > 0
}

/** Words and pictures of all houses; of those that are not named there are none. */
export async function replaceWords(db: Db, houses: readonly HouseContent[]): Promise<void> {
  await db.change(
    `update house h set name = coalesce(nullif(c.name, ''), h.own_name), description = coalesce(c.description, ''),
       room_description = coalesce(c.room_description, '')
     from house known left join unnest($1::text[], $2::text[], $3::text[], $4::text[])
       as c(permalink, name, description, room_description) using (permalink)
     where h.id = known.id`,
    [
      houses.map(({ permalink }) => permalink),
      houses.map(({ name }) => name),
      houses.map(({ description }) => description),
      houses.map(({ roomDescription }) => roomDescription),
    ],
  )
  await db.change('delete from house_facility')
  const facilities = houses.flatMap(({ permalink, facilities: its }) =>
    its.map((facility, index) => ({ permalink, rank: index + 1, ...facility })),
  )
  await db.change(
    `insert into house_facility (house_id, rank, name, icon)
     select h.id, c.rank, c.name, c.icon
     from unnest($1::text[], $2::integer[], $3::text[], $4::text[]) as c(permalink, rank, name, icon)
       join house h using (permalink)`,
    [
      facilities.map(({ permalink }) => permalink),
      facilities.map(({ rank }) => rank),
      facilities.map(({ name }) => name),
      facilities.map(({ icon }) => icon),
    ],
  )
  await db.change('delete from house_image')
  const images = houses.flatMap(({ permalink, images: its }) =>
    its.map((image, index) => ({ permalink, rank: index + 1, ...image })),
  )
  await db.change(
    `insert into house_image (house_id, rank, path, alt, width, height, focus, is_photograph, purpose, uploaded_at)
     select h.id, c.rank, c.path, c.alt, c.width, c.height, c.focus::jsonb, c.is_photograph, c.purpose, c.uploaded_at
     from unnest($1::text[], $2::integer[], ${PICTURES(3)}, $9::text[], $10::timestamptz[])
       as c(permalink, rank, path, alt, width, height, focus, is_photograph, purpose, uploaded_at)
       join house h using (permalink)`,
    [
      images.map(({ permalink }) => permalink),
      images.map(({ rank }) => rank),
      ...columnsOf(images),
      images.map(({ purpose }) => purpose),
      images.map(({ uploadedAt }) => uploadedAt),
    ],
  )
}

export async function replaceGallery(db: Db, pictures: readonly GalleryPicture[]): Promise<void> {
  await db.change('delete from gallery_image')
  await db.change(
    `insert into gallery_image (rank, category, theme, path, alt, width, height, focus, is_photograph)
     select c.rank, c.category, c.theme, c.path, c.alt, c.width, c.height, c.focus::jsonb, c.is_photograph
     from unnest($1::integer[], $2::text[], $3::text[], ${PICTURES(4)})
       as c(rank, category, theme, path, alt, width, height, focus, is_photograph)`,
    [
      pictures.map((_, index) => index + 1),
      pictures.map(({ category }) => category),
      pictures.map(({ theme }) => theme),
      ...columnsOf(pictures),
    ],
  )
}

/** What was there stays: a path always shows the same picture. */
export async function insertSources(db: Db, sources: Readonly<Record<string, string>>): Promise<void> {
  await db.change(
    'insert into lake_picture (path, source) select * from unnest($1::text[], $2::text[]) on conflict (path) do nothing',
    [Object.keys(sources), Object.values(sources)],
  )
}

export async function selectSource(reads: Reads, path: string): Promise<string | undefined> {
  const [row] = await reads.query<{ source: string }>('select source from lake_picture where path = $1', [path])
  return row?.source
}

/** SQL: the columns of `columnsOf` as parameters from `$first` on. */
const PICTURES = (first: number) =>
  ['text', 'text', 'integer', 'integer', 'text', 'boolean']
    .map((type, index) => `$${first + index}::${type}[]`)
    .join(', ')

function columnsOf(pictures: readonly CataloguePicture[]) {
  return [
    pictures.map(({ path }) => path),
    pictures.map(({ alt }) => alt),
    pictures.map(({ width }) => width),
    pictures.map(({ height }) => height),
    pictures.map(({ focus }) => (focus ? JSON.stringify(focus) : null)),
    pictures.map(({ isPhotograph }) => isPhotograph),
  ] as const
}
