import type { Db, Reads } from '#api/platform/db/db.ts'

/** The next number of a series. */
export type Counter = { series: string; next: number }

export async function selectCounters(db: Reads): Promise<Counter[]> {
  return db.query<Counter>('select series, next_number as next from receipt_counter order by series', [])
}

/** Never lowers one. */
export async function raiseCounter(db: Db, { series, next }: Counter): Promise<void> {
  await db.change(
    `insert into receipt_counter (series, next_number) values ($1, $2)
     on conflict (series) do update set next_number = greatest(receipt_counter.next_number, excluded.next_number)`,
    [series, next],
  )
}
