import type { Db } from '#api/platform/db/db.ts'

export type CountedVisits = { day: string; source: string; visits: number }

/** Makes the row of this source, if there is none, and locks it until the transaction ends. */
export async function insertLockedRow(db: Db, { day, source }: Pick<CountedVisits, 'day' | 'source'>): Promise<void> {
  await db.change(
    `insert into visit_count (day, source, visits) values ($1, $2, 0)
     on conflict (day, source) do update set visits = visit_count.visits`,
    [day, source],
  )
}

export async function selectSourcesOf(db: Db, day: string): Promise<string[]> {
  const rows = await db.query<{ source: string }>('select source from visit_count where day = $1', [day])
  return rows.map(({ source }) => source)
}

/** Adds to what is stored of the same day and source. Each of them may stand once in `rows`. */
export async function addVisits(db: Db, rows: readonly CountedVisits[]): Promise<void> {
  await db.change(
    `insert into visit_count (day, source, visits)
     select * from unnest($1::date[], $2::text[], $3::integer[])
     on conflict (day, source) do update set visits = visit_count.visits + excluded.visits`,
    [rows.map(({ day }) => day), rows.map(({ source }) => source), rows.map(({ visits }) => visits)],
  )
}

export async function selectVisitsSince(db: Db, day: string): Promise<Omit<CountedVisits, 'day'>[]> {
  return db.query(
    `select source, cast(sum(visits) as integer) as visits from visit_count where day >= $1 and visits > 0
     group by source order by source`,
    [day],
  )
}
