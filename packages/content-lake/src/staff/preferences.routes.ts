import type { DatabaseSync } from 'node:sqlite'
import { Hono } from 'hono'
import * as z from 'zod'
import { requireStaff } from '../access.ts'
import type { LakeEnv } from '../lake-env.ts'
import { LakeProblem } from '../lake-problem.ts'
import { limitBody, readJson } from '../read-json.ts'
import { SERVICE } from './create-staff.ts'
import { countPreferences, keepPreference, selectPreferences } from './preferences.sql.ts'

const Preferences = z.array(z.object({ key: z.string().min(1).max(200), value: z.json() })).max(50)

const BODY_BYTES = 64 * 1024
const MOST_KEYS = 500

/** `/users/me/keyvalue`: what the Studio remembers for each person, such as the order of a list. */
export function createPreferencesApp({ database, now }: { database: DatabaseSync; now: () => Date }): Hono<LakeEnv> {
  const app = new Hono<LakeEnv>()

  app.get('/users/me/keyvalue/:keys', (context) => {
    const { id } = requireStaff(context)
    return context.json(selectPreferences(database, id, context.req.param('keys').split(',')))
  })
  app.put('/users/me/keyvalue', limitBody(BODY_BYTES), async (context) => {
    const { id } = requireStaff(context)
    const preferences = Preferences.safeParse(await readJson(context))
    if (!preferences.success || id === SERVICE.id) {
      throw new LakeProblem(400, 'invalidPreferences', 'These are no preferences of a person')
    }
    if (countPreferences(database, id) > MOST_KEYS)
      throw new LakeProblem(413, 'tooMany', 'There are too many preferences')
    const updatedAt = now().toISOString()
    for (const { key, value } of preferences.data) keepPreference(database, id, key, value)
    return context.json(preferences.data.map((preference) => ({ ...preference, updatedAt })))
  })
  return app
}
