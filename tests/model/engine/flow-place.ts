import type { Deps } from '#api/deps.ts'
import { seedHouses } from '#api/houses/seed/seed-houses.ts'
import { signInGuests, type SignedIn } from '#tests/support/guests.ts'
import { START, startTestApi, type TestApi, unlimited } from '#tests/support/test-api.ts'
import type { TestDb } from '#tests/support/test-db.ts'

/** What the paths of a flow find: the API with the seeded houses and so many signed-in guests, or nothing at all. */
export type FlowNeeds = { api: false } | { api: true; guests?: number; deps?: Partial<Deps> }

export type FlowPlace = {
  api(): TestApi
  /** Paths beyond the last guest begin with the first again. */
  guest(index?: number): SignedIn
  close(): Promise<void>
}

/** Of a gateway or a database that is away on purpose nobody wants to read. */
export const silentLog = { info: () => {}, warn: () => {}, error: () => {} }

/** `open` gives an empty, migrated database. */
export async function openFlowPlace(needs: FlowNeeds, open: () => Promise<TestDb>): Promise<FlowPlace> {
  if (!needs.api) return placeOf(undefined, [])
  const api = await startTestApi({ open, deps: { limits: unlimited, ...needs.deps } })
  await seedHouses(api.deps.db)
  return placeOf(api, await signInGuests(api.deps.db, needs.guests ?? 0, START))
}

function placeOf(api: TestApi | undefined, guests: readonly SignedIn[]): FlowPlace {
  return {
    api() {
      if (!api) throw new Error('This flow needs no API')
      return api
    },
    guest(index = 0) {
      const guest = guests[index % guests.length]
      if (!guest) throw new Error('This flow needs no guest')
      return guest
    },
    close: async () => api?.close(),
  }
}
