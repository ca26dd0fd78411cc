import type { Deps } from '#api/deps.ts'
import { seedHouses } from '#api/houses/seed/seed-houses.ts'
import { signInGuests, type SignedIn } from '#tests/support/guests.ts'
import { START, startTestApi, type TestApi, unlimited } from '#tests/support/test-api.ts'
import type { TestDb } from '#tests/support/test-db.ts'

/** What the paths of a flow find besides the API with the seeded houses: so many signed-in guests. */
export type FlowNeeds = { guests?: number; deps?: Partial<Deps> }

export type FlowPlace = {
  api: TestApi
  /** Paths beyond the last guest begin with the first again. */
  guest(index?: number): SignedIn
  close(): Promise<void>
}

/** A gateway or a database that is unavailable on purpose is not logged. */
export const silentLog = { info: () => {}, warn: () => {}, error: () => {} }

/** Passwords are hashed as cheaply as can be: each path of a desk's flow has members of its own. */
const limits = { ...unlimited, passwordCost: { N: 16, r: 1, p: 1 } }

/** `open` gives an empty, migrated database. */
export async function openFlowPlace({ guests = 0, deps }: FlowNeeds, open: () => Promise<TestDb>): Promise<FlowPlace> {
  const api = await startTestApi({ open, deps: { limits, ...deps } })
  await seedHouses(api.deps.db)
  const signedIn = await signInGuests(api.deps.db, guests, START)
  return {
    api,
    guest(index = 0) {
      const guest = signedIn[index % signedIn.length]
      if (!guest) throw new Error('This flow needs no guest')
      return guest
    },
    close: () => api.close(),
  }
}
