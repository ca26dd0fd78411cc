import type { DatabaseSync } from 'node:sqlite'
import * as z from 'zod'

const Row = z.object({ key: z.string(), value: z.string().transform((text): unknown => JSON.parse(text)) })

export function selectPreferences(database: DatabaseSync, staffId: string, keys: readonly string[]) {
  return database
    .prepare('select key, value from staff_preference where staff_id = ? and key in (select value from json_each(?))')
    .all(staffId, JSON.stringify(keys))
    .map((row) => Row.parse(row))
}

export function countPreferences(database: DatabaseSync, staffId: string): number {
  const row = database.prepare('select count(*) as count from staff_preference where staff_id = ?').get(staffId)
  return Number(row?.['count'])
}

export function keepPreference(database: DatabaseSync, staffId: string, key: string, value: unknown): void {
  database
    .prepare(
      `insert into staff_preference (staff_id, key, value) values (?, ?, ?)
       on conflict (staff_id, key) do update set value = excluded.value`,
    )
    .run(staffId, key, JSON.stringify(value))
}
