import { seedHouses } from '#api/houses/seed/seed-houses.ts'
import { signInGuest, type SignedIn } from '#tests/support/guests.ts'
import type { TestDb } from '#tests/support/test-db.ts'
import { START, startTestApi, type TestApi, unlimited } from '#tests/support/test-api.ts'

/** What the paths of a flow find: the API with the seeded houses, and a guest who is signed in. */
export type FlowPlace = {
  api: TestApi
  guest: SignedIn
  /** For paths that change what is known of their guest. */
  newGuest(): Promise<SignedIn>
}

/** Passwords are hashed as cheaply as can be: each path of a desk's flow has members of its own. */
const limits = { ...unlimited, passwordCost: { N: 16, r: 1, p: 1 } }

/** What is unavailable on purpose is not logged. */
const log = { info: () => {}, warn: () => {}, error: () => {} }

/** `open` its database; unset, that of the tests. */
export async function openFlowPlace(open?: () => Promise<TestDb>): Promise<FlowPlace> {
  const api = await startTestApi({ deps: { limits, log }, ...(open && { open }) })
  const { db } = api.deps
  await seedHouses(db)
  let guests = 0
  const newGuest = () => {
    const index = guests
    guests += 1
    return signInGuest(db, index, START)
  }
  return { api, guest: await newGuest(), newGuest }
}
