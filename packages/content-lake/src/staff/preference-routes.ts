import type { DatabaseSync } from 'node:sqlite'
import { Hono } from 'hono'
import * as z from 'zod'
import { requireStaff } from '../core/access.ts'
import { limitBody, readJson } from '../core/http.ts'
import { type LakeEnv, isService } from '../core/lake-env.ts'
import { LakeProblem } from '../core/lake-problem.ts'

const Preferences = z.array(z.object({ key: z.string().min(1).max(200), value: z.json() })).max(50)

const BODY_BYTES = 64 * 1024
const MAX_KEYS = 500

/** `/users/me/keyvalue`: what the Studio remembers for each person, such as the order of a list. */
export function createPreferenceRoutes({ database, now }: { database: DatabaseSync; now: () => Date }): Hono<LakeEnv> {
  const app = new Hono<LakeEnv>()

  app.get('/users/me/keyvalue/:keys', (context) => {
    const { id } = requireStaff(context)
    return context.json(selectPreferences(database, id, context.req.param('keys').split(',')))
  })
  app.put('/users/me/keyvalue', limitBody(BODY_BYTES), async (context) => {
    const { id } = requireStaff(context)
    const preferences = Preferences.safeParse(await readJson(context))
    if (!preferences.success || isService(id)) {
      throw new LakeProblem(400, 'invalidPreferences', 'These are no preferences of a person')
    }
    if (countPreferences(database, id) > MAX_KEYS)
      throw new LakeProblem(413, 'tooMany', 'There are too many preferences')
    const updatedAt = now().toISOString()
    for (const { key, value } of preferences.data) putPreference(database, id, key, value)
    return context.json(preferences.data.map((preference) => ({ ...preference, updatedAt })))
  })
  return app
}

const Row = z.object({ key: z.string(), value: z.string().transform((text): unknown => JSON.parse(text)) })

function selectPreferences(database: DatabaseSync, staffId: string, keys: readonly string[]) {
  return database
    .prepare('select key, value from staff_preference where staff_id = ? and key in (select value from json_each(?))')
    .all(staffId, JSON.stringify(keys))
    .map((row) => Row.parse(row))
}

function countPreferences(database: DatabaseSync, staffId: string): number {
  const row = database.prepare('select count(*) as count from staff_preference where staff_id = ?').get(staffId)
  return Number(row?.['count'])
}

function putPreference(database: DatabaseSync, staffId: string, key: string, value: unknown): void {
  database
    .prepare(
      `insert into staff_preference (staff_id, key, value) values (?, ?, ?)
       on conflict (staff_id, key) do update set value = excluded.value`,
    )
    .run(staffId, key, JSON.stringify(value))
}
