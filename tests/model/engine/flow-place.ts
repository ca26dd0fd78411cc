import { createApp } from '#api/app.ts'
import type { Db } from '#api/platform/db/db.ts'
import { seedHouses } from '#api/catalogue/houses/seed/seed-houses.ts'
import { signInGuest, type SignedIn } from '#tests/support/guests.ts'
import type { TestDb } from '#tests/support/test-db.ts'
import { START, startTestApi, type TestApi, unlimited } from '#tests/support/test-api.ts'
import { takeSeedContent } from '#tests/support/seed-content.ts'

/** What the paths of a flow find: the API with the seeded houses, and a guest who is signed in. */
export type FlowPlace = {
  api: TestApi
  /** What answers browsers: the API, and the same while it cannot reach its database. */
  apps: { usual: ReturnType<typeof createApp>; lost: ReturnType<typeof createApp> }
  /** Whether it is noted what each step did. */
  isTraced: boolean
  guest: SignedIn
  /** The problems that the API answered with. */
  met: Set<string>
  /** For paths that change what is known of their guest. */
  newGuest(): Promise<SignedIn>
}

/** Passwords are hashed as cheaply as can be: each path of a desk's flow has members of its own. */
const limits = { ...unlimited, passwordCost: { N: 16, r: 1, p: 1 } }

const lostDatabase = () => Promise.reject(new Error('The database is away'))
const lostDb: Db = { query: lostDatabase, change: lostDatabase, inTransaction: lostDatabase }

/** What is unavailable on purpose is not logged. */
const log = { info: () => {}, warn: () => {}, error: () => {} }

type PlaceOptions = {
  /** Opens its database; unset, that of the tests. */
  open?: () => Promise<TestDb>
  isTraced?: boolean
}

export async function openFlowPlace({ open, isTraced = false }: PlaceOptions = {}): Promise<FlowPlace> {
  const api = await startTestApi({ deps: { limits, log }, ...(open && { open }) })
  const { db } = api.deps
  await seedHouses(db)
  await takeSeedContent(api.deps)
  let guests = 0
  const newGuest = () => {
    const index = guests
    guests += 1
    return signInGuest(db, index, START)
  }
  const apps = { usual: createApp(api.deps), lost: createApp({ ...api.deps, db: lostDb, reads: lostDb }) }
  return { api, apps, isTraced, guest: await newGuest(), met: new Set(), newGuest }
}
