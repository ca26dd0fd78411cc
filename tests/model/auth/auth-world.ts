import { createActor, SimulatedClock } from 'xstate'
import { createApp } from '#api/app.ts'
import { authMachine } from '#machines/auth.machine.ts'
import { createApiClient } from '#src/lib/api/api-client.ts'
import { createAuthActors } from '#src/auth/auth.actors.ts'
import { USER_KEY } from '#src/session/stored-user.ts'
import { memoryStorage } from '#tests/support/site-builders.ts'
import { START, type TestApi } from '#tests/support/test-api.ts'
import { createGate } from '#tests/model/engine/gate.ts'

/** The auth dialog of one browser with its real actors over the real API, and the ways to make the API give this or that answer. */
export function createAuthWorld(api: TestApi, phone: string) {
  const app = createApp(api.deps)
  const { limits } = api.deps
  const gate = createGate()
  const clock = new SimulatedClock()
  const kept = memoryStorage()
  const faults = { isNetworkDown: false, isStorageDenied: false }

  const client = createApiClient({
    async fetch(address, init) {
      if (faults.isNetworkDown) throw new TypeError('fetch failed')
      return app.request(address, init, { address: '203.0.113.7' })
    },
    token: () => undefined,
    onUnauthorized: () => {},
  })
  const storage = {
    ...kept,
    set(key: string, value: string) {
      if (faults.isStorageDenied) throw new Error('denied')
      kept.set(key, value)
    },
  }
  const real = createAuthActors({ client, storage })
  const actor = createActor(
    authMachine.provide({
      actors: {
        checkRegistration: gate.hold('checkRegistration', real.checkRegistration),
        requestCode: gate.hold('requestCode', real.requestCode),
        resendCode: gate.hold('resendCode', real.resendCode),
        register: gate.hold('register', real.register),
        signIn: gate.hold('signIn', real.signIn),
        storeUser: gate.hold('storeUser', real.storeUser),
      },
    }),
    { clock },
  )

  return {
    api,
    phone,
    actor,
    gate,
    clock,
    /** Whether the browser kept a signed-in guest. */
    isKept: () => storage.get(USER_KEY) !== undefined,
    async register() {
      await api.deps.db.change(
        `insert into guest (phone, first_name, last_name, created_at) values ($1, 'Rahima', 'Khatun', $2)
         on conflict (phone) do nothing`,
        [phone, START],
      )
    },
    async unregister() {
      await api.deps.db.change('delete from guest where phone = $1', [phone])
    },
    cutNetwork() {
      faults.isNetworkDown = true
    },
    denyStorage() {
      faults.isStorageDenied = true
    },
    /** Lets the API live at the first moment at which every code has expired. */
    outliveCodes() {
      api.clock.now = new Date(START.getTime() + 5 * 60_000)
    },
    /** Lets the API send one code a minute. */
    spaceCodes() {
      api.deps.limits = { ...limits, codePauses: [60] }
    },
    mend() {
      faults.isNetworkDown = false
      faults.isStorageDenied = false
      api.clock.now = START
      api.deps.limits = limits
    },
  }
}

export type AuthWorld = ReturnType<typeof createAuthWorld>
export type ShownAuth = ReturnType<AuthWorld['actor']['getSnapshot']>
