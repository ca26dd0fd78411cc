import { Hono } from 'hono'
import type { LakeEnv } from './lake-env.ts'
import type { LakeLog } from './log.ts'
import type { Staff } from './staff/create-staff.ts'
import type { Origins } from './staff/origins.ts'
import { createPreferencesApp } from './staff/preferences.routes.ts'
import { createSessionApp } from './staff/session.routes.ts'
import { createSignInPage } from './staff/sign-in.routes.ts'
import { createProjectApp } from './studio-stubs/project.routes.ts'
import { createQuietApp } from './studio-stubs/quiet.routes.ts'

type DoorOptions = {
  staff: Staff
  origins: Origins
  now: () => Date
  log: LakeLog
  publicUrl: string
  networkOf: (address: string) => string
}

type Doors = {
  /** Mounted at `/lake`: pages for people. */
  pages: Hono<LakeEnv>
  /** Mounted at `/lake/v…`: calls of the Content Lake's API. */
  calls: Hono<LakeEnv>
}

/** All by which staff come in, and what the Studio asks around the content. `guardLake` stands before them. */
export function openDoors({ staff, origins, now, log, publicUrl, networkOf }: DoorOptions): Doors {
  const pages = createSignInPage({ staff, origins, now, log, publicUrl, networkOf })
  const calls = new Hono<LakeEnv>()
    .route('/', createPreferencesApp({ database: staff.database, now }))
    .route('/', createSessionApp({ staff, now, publicUrl }))
    .route('/', createProjectApp({ staff }))
    .route('/', createQuietApp())
  return { pages, calls }
}
