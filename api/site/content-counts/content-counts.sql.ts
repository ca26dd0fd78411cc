import type { ContentCount, CountedPlace, DocumentFigures } from '#contract/values/content-counts.ts'
import type { Db } from '#api/platform/db/db.ts'

export type CountedRow = { day: string; document: string; place: CountedPlace; views: number; clicks: number }

/** Adds to what is stored of the same day, document and place. Each of them may stand once in `rows`. */
export async function addCounts(db: Db, rows: readonly CountedRow[]): Promise<void> {
  const column = <Name extends keyof CountedRow>(name: Name) => rows.map((row) => row[name])
  await db.change(
    `insert into content_count (day, document, place, views, clicks)
     select * from unnest($1::date[], $2::text[], $3::text[], $4::integer[], $5::integer[])
     on conflict (document, day, place)
     do update set views = content_count.views + excluded.views, clicks = content_count.clicks + excluded.clicks`,
    [column('day'), column('document'), column('place'), column('views'), column('clicks')],
  )
}

export async function selectCountsSince(db: Db, document: string, day: string): Promise<ContentCount[]> {
  return db.query<ContentCount>(
    'select day, place, views, clicks from content_count where document = $1 and day >= $2 order by day, place',
    [document, day],
  )
}

/** The sums of all documents, on all pages. */
export async function selectSumsSince(db: Db, day: string): Promise<DocumentFigures[]> {
  return db.query<DocumentFigures>(
    `select document, cast(sum(views) as integer) as views, cast(sum(clicks) as integer) as clicks
     from content_count where day >= $1 group by document order by views desc, document`,
    [day],
  )
}
