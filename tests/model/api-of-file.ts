import { afterAll, beforeAll } from 'vitest'
import type { Deps } from '#api/deps.ts'
import { seedHouses } from '#api/houses/seed/seed-houses.ts'
import { signInGuests, type SignedIn } from '#tests/support/many-guests.ts'
import { START, startTestApi, type TestApi } from '#tests/support/test-api.ts'
import { unlimited } from '#tests/support/unlimited.ts'

type ApiOptions = { guests?: number; deps?: Partial<Deps> }

/** A busy machine is no failure. */
const PATIENCE_MS = 60_000

/** The API of all tests of a file, with the seeded houses and so many signed-in guests. Its answers are there once tests run. */
export function apiOfFile({ guests: count = 0, deps }: ApiOptions = {}) {
  let started: TestApi | undefined
  let guests: SignedIn[] = []
  beforeAll(async () => {
    started = await startTestApi({ deps: { limits: unlimited, ...deps } })
    await seedHouses(started.deps.db)
    guests = await signInGuests(started.deps.db, count, START)
  }, PATIENCE_MS)
  afterAll(() => started?.close())

  return {
    api(): TestApi {
      if (!started) throw new Error('The API starts with the tests')
      return started
    },
    guest(index = 0): SignedIn {
      const guest = guests[index]
      if (!guest) throw new Error(`There are ${count} guests`)
      return guest
    },
  }
}
