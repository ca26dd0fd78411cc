import type { AnyMachineSnapshot } from 'xstate'
import { Problem } from '#contract/problem.ts'
import type { AuthField } from '#machines/parts/auth-dialog.ts'
import { USER_KEY } from '#ui/lib/browser-storage.ts'
import { createAuthActors } from '#src/auth/auth.actors.ts'
import { solveStamp } from '#src/auth/solve-stamp.ts'
import type { Opened } from '#tests/model/engine/machine-flow.ts'
import { lastCode } from '#tests/support/guests.ts'
import { memoryStorage } from '#tests/support/site-builders.ts'
import { START } from '#tests/support/test-api.ts'

const CODE_LIFE_MS = 5 * 60_000

/** How the API refuses a code that comes too late, and a request for a code that comes too soon. */
export const codeExpired = new Problem('code_expired', 'The code has expired. Please ask for a new one.')
export const tooEarly = new Problem(
  'too_many_requests',
  'A new code can be sent in 60 seconds. The one that we sent before still works.',
  { retryAfterSeconds: 60 },
)

/** What a browser throws that stores nothing. */
export const denied = new Error('denied')

/** The dialog of one browser, in which a phone of its own is typed. */
export function openDialog({ place, index, clientOf }: Opened) {
  const api = place.api
  const phone = `+88017${String(index).padStart(8, '0')}`
  const entries = memoryStorage()
  const browser = { isDenied: false }
  const storage = {
    ...entries,
    set(key: string, value: string) {
      if (browser.isDenied) throw denied
      entries.set(key, value)
    },
  }

  async function setRegistered(isRegistered: boolean): Promise<void> {
    const { db } = api.deps
    if (!isRegistered) return void (await db.change('delete from guest where phone = $1', [phone]))
    await db.change(
      `insert into guest (phone, first_name, last_name, created_at) values ($1, 'Rahima', 'Khatun', $2)
       on conflict (phone) do nothing`,
      [phone, START],
    )
  }

  return {
    actors: createAuthActors({ client: clientOf(), storage, earnStamp: async (needed) => solveStamp(needed) }),
    api,
    setRegistered,
    /** The API sends a code to guests alone, and one for registering to everybody else. */
    prepareCode: (shown: AnyMachineSnapshot) => setRegistered(!isSigningUp(shown)),
    isStored: () => entries.get(USER_KEY) !== undefined,
    typed: async (field: AuthField) => (field === 'code' ? lastCode(api, phone) : field === 'phone' ? phone : field),
    deny() {
      browser.isDenied = true
      return () => void (browser.isDenied = false)
    },
    expireCodes() {
      const { now } = api.clock
      api.clock.now = new Date(now.getTime() + CODE_LIFE_MS)
      return () => void (api.clock.now = now)
    },
    limitCodes() {
      const { limits } = api.deps
      api.deps.limits = { ...limits, codePauses: [60] }
      return () => void (api.deps.limits = limits)
    },
  }
}

export type DialogWorld = ReturnType<typeof openDialog>

/** Whether the dialog is on the way of a guest without an account. */
export function isSigningUp(snapshot: AnyMachineSnapshot): boolean {
  return snapshot.matches('SIGNUP') || snapshot.matches('OTP')
}
