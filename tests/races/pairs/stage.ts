import { createApp } from '#api/app.ts'
import type { Db, Engine } from '#api/platform/db/db.ts'
import { seedHouses } from '#api/catalogue/houses/seed/seed-houses.ts'
import { API_BASE } from '#contract/endpoint.ts'
import type { Role } from '#contract/values/roles.ts'
import { createAtOnce, type AtOnce } from '#tests/support/races/at-once.ts'
import { aHouse } from '#tests/support/bookings.ts'
import { workerOf, type Worker } from '#tests/support/desk/desk-of-file.ts'
import { aMember } from '#tests/support/desk/members.ts'
import { signInGuests, type SignedIn } from '#tests/support/guests.ts'
import { START, startTestApi, unlimited, type TestApi } from '#tests/support/test-api.ts'
import { openTestDb } from '#tests/support/test-db.ts'
import { watchDeadlocks } from '#tests/support/races/watch-deadlocks.ts'

/** A resort of one house with two rooms, with everyone who acts in it. */
export type Stage = {
  api: TestApi
  /** Proposes what managers decide. */
  reception: Worker
  /** Managers, so that no right stands in the way of an act. */
  colleagues: readonly [Worker, Worker]
  /** A manager too; all acts on a till are on this one's. */
  cashier: Worker
  guest: SignedIn
  next: SignedIn
  stranger: SignedIn
  /** What was logged as an error, and deadlocks. */
  faults: string[]
  atOnce: AtOnce['perform']
  /** Sends what the gateway would: a guest who comes back, or its notice; answers the HTTP status. */
  callBack(path: string, form: Record<string, string>): Promise<number>
  /** Stores all that is in the database, and the time; what it answers puts it back. */
  store(): Promise<() => Promise<void>>
}

/** `watch` stands between the database and all who act. */
export async function openStage(watch = (engine: Engine) => engine): Promise<Stage> {
  const faults: string[] = []
  const atOnce = createAtOnce()
  const deadlocked = (statement: string) => void faults.push(`A deadlock ended: ${statement.replaceAll(/\s+/g, ' ')}`)
  const error = (details: object, message: string) => void faults.push(`Logged: ${message} ${reasonIn(details)}`)
  const api = await startTestApi({
    open: () => openTestDb((engine) => watch(atOnce.watch(watchDeadlocks(engine, deadlocked)))),
    deps: { log: { info: () => {}, warn: () => {}, error } },
  })
  const { db, limits } = api.deps
  api.deps.limits = { ...unlimited, passwordCost: limits.passwordCost }
  await seedHouses(db, [aHouse({ price: 2_200_000, roomPrice: 650_000, unitCount: 2 })])
  const [guest, next, stranger] = await signInGuests(db, 3, START)
  if (!guest || !next || !stranger) throw new Error('It takes three guests')
  const hire = async (role: Role, name: string) => workerOf(api, await aMember(api, role, name))
  const people = {
    reception: await hire('desk', 'Nasrin Akter'),
    colleagues: [await hire('manager', 'Karim Mia'), await hire('manager', 'Rumana Haque')],
    cashier: await hire('manager', 'Jamal Uddin'),
    guest,
    next,
    stranger,
  } as const
  await staySignedIn(db)
  const app = createApp(api.deps)

  return {
    api,
    ...people,
    faults,
    atOnce: (acts, meeting) => atOnce.perform(acts, meeting),
    async callBack(path, form) {
      const init = { method: 'POST', body: new URLSearchParams(form) }
      return (await app.request(`${API_BASE}${path}`, init)).status
    },
    async store() {
      const restore = await api.store()
      return async () => {
        await restore()
        faults.length = 0
      }
    },
  }
}

/** The clock jumps over days, and no act waits for a new code. */
async function staySignedIn(db: Db): Promise<void> {
  await db.change(
    `update staff_session set proved_at = '2030-01-01', active_at = '2030-01-01', idle_expires_at = '2030-01-01',
       expires_at = '2030-01-01'`,
  )
  await db.change(
    "update guest_session set created_at = '2030-01-01', idle_expires_at = '2030-01-01', expires_at = '2030-01-01'",
  )
}

function reasonIn(details: object): string {
  return 'err' in details && details.err instanceof Error ? details.err.message : JSON.stringify(details)
}
