import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import type { Deps } from '#api/platform/deps.ts'
import { seedHouses } from '#api/catalogue/houses/seed/seed-houses.ts'
import { signInGuests, type SignedIn } from './guests.ts'
import { START, startTestApi, type Answer, type TestApi } from './test-api.ts'

type Options = {
  deps?: Partial<Deps>
  /** With the resort's houses. */
  hasHouses?: boolean
}

/** The API that the tests of a file share: started before the first, closed after the last. Each test finds what was there before the first, and the clock at START. */
export function shareTestApi({ deps = {}, hasHouses = false }: Options = {}): TestApi {
  let api: TestApi
  let restore: (() => Promise<void>) | undefined
  beforeAll(async () => {
    api = await startTestApi({ deps })
    if (hasHouses) await seedHouses(api.deps.db)
  })
  afterAll(() => api.close())
  beforeEach(async () => {
    if (restore) await restore()
    else restore = await api.store()
  })
  return {
    get deps() {
      return api.deps
    },
    get gateway() {
      return api.gateway
    },
    get clock() {
      return api.clock
    },
    call: (endpoint, request, caller) => api.call(endpoint, request, caller),
    raw: (path, init, caller) => api.raw(path, init, caller),
    store: () => api.store(),
    close: () => api.close(),
  }
}

/** Two guests who are signed in. */
export function shareGuests(api: TestApi): { guest: SignedIn; other: SignedIn } {
  const guests = { guest: { guestId: 0, token: '', phone: '' }, other: { guestId: 0, token: '', phone: '' } }
  beforeAll(async () => {
    const [guest, other] = await signInGuests(api.deps.db, 2, START)
    Object.assign(guests.guest, guest)
    Object.assign(guests.other, other)
  })
  return guests
}

/** The answer to a request that is refused with a sentence and changes nothing of what `readRows` reads. */
export async function refusedBy(request: () => Promise<Answer>, readRows: () => Promise<unknown>): Promise<Answer> {
  const before = await readRows()
  const answer = await request()
  expect(await readRows()).toEqual(before)
  expect(answer).toMatchObject({ IsError: true, Msg: expect.stringMatching(/\w/) })
  return answer
}
