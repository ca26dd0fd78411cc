import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import type { Deps } from '#api/deps.ts'
import { seedHouses } from '#api/houses/seed/seed-houses.ts'
import { signInGuests, type SignedIn } from './guests.ts'
import { START, startTestApi, type Answer, type TestApi } from './test-api.ts'

/** All tables that a booking, its payment and its cancellation may fill, in the order in which they can be emptied. */
export const ofBookings = [
  'tax_document',
  'unit_night',
  'payment_notice',
  'till_entry',
  'refund',
  'cancellation',
  'payment',
  'payment_attempt',
  'orders',
  'activity',
  'request_budget',
  'outbox',
  'guest',
] as const

/** What signing in fills, and the guests. */
export const ofSignIn = [
  'guest',
  'one_time_code',
  'code_turn',
  'code_pause',
  'failed_code',
  'guest_network',
  'guest_sign_in',
  'request_budget',
  'activity',
  'outbox',
] as const

/** The same of members of staff: their accounts, and what they did. Emptied after the bookings that they made. */
export const ofStaff = [
  'shift_note',
  'till_count',
  'till_shift',
  'receipt_counter',
  'room_block',
  'room_state',
  'allowance',
  'staff_event',
  'staff_recovery_code',
  'staff_session',
  'staff_browser',
  'staff',
] as const

type Options = {
  deps?: Partial<Deps>
  /** With the resort's houses. */
  hasHouses?: boolean
  /** Tables that are emptied before each test, in this order. */
  empties?: readonly string[]
}

/** The API that the tests of a file share: started before the first, closed after the last; before each the clock is back at START. */
export function shareTestApi({ deps = {}, hasHouses = false, empties = [] }: Options = {}): TestApi {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi({ deps })
    if (hasHouses) await seedHouses(api.deps.db)
  })
  afterAll(() => api.close())
  beforeEach(async () => {
    for (const table of empties) await api.deps.db.change(`delete from ${table}`)
    api.clock.now = START
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
    close: () => api.close(),
  }
}

/** Two guests who sign in before each test. */
export function shareGuests(api: TestApi): { guest: SignedIn; other: SignedIn } {
  const guests = { guest: { guestId: 0, token: '', phone: '' }, other: { guestId: 0, token: '', phone: '' } }
  beforeEach(async () => {
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
